package org.polemarch.pericles.scoring;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/** What makes games comparable and countable: the standing by public facts and the census of components. */
@Cites({"2.0", "3.1", "3.11"})
public class Yardstick {

    /** Year, share of Honor, and who alone holds the Theater of a shared place. */
    public Standing standing(PericlesState state) {
        int athens = state.honor(Side.ATHENS);
        int sparta = state.honor(Side.SPARTA);
        double share = athens + sparta == 0 ? 0.5 : (double) athens / (athens + sparta);
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        for (Theater theater : Theater.onMap()) {
            for (Side side : Side.values()) {
                if (state.board().status(side, theater) == Status.FRIENDLY) {
                    state.data()
                            .theater(theater)
                            .places()
                            .forEach(place -> holders.put(place, side == Side.ATHENS ? Camp.ATHENS : Camp.SPARTA));
                }
            }
        }
        return Standing.ofTwo(state.data().turn(state.turn()).from(), share, holders);
    }

    /** How many of each component there are, wherever they lie (2.0). */
    public SortedMap<String, Integer> census(PericlesState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        for (Piece piece : Piece.values()) {
            census.put(
                    piece.id(),
                    state.board().onMap(piece)
                            + state.board().supply(piece)
                            + state.board().gone(piece));
        }
        Cards cards = state.cards();
        for (Side side : Side.values()) {
            String name = side.id();
            int tokens = state.treasury().stock(side)
                    + state.treasury().board(side)
                    + state.treasury().out(side);
            int held = 0;
            for (Faction faction : List.of(side.first(), side.second())) {
                tokens += state.treasury().held(faction);
                tokens += state.treasury().isOpen(faction) ? state.treasury().committed(faction) : 0;
                held += cards.hand(faction)
                        .and(state.data().ordinaryCards(side))
                        .size();
                held += cards.entourage(faction).size();
            }
            census.put(name + "-strategos", tokens);
            census.put(
                    name + "-cards",
                    held
                            + cards.battle(side).size()
                            + cards.debateDiscards(side).size()
                            + cards.battleDiscards(side).size());
            census.put(
                    name + "-treachery",
                    state.board().treacheryOnMap(side) + state.board().treacherySupply(side));
        }
        census.put("plays", cards.plays().size() + cards.performed().size());
        census.put("persian-bases", state.board().persianBases() + state.board().persianBasesLeft());
        return census;
    }
}
