package org.polemarch.pericles.view;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;

/** What makes games comparable and countable: the standing by public facts and the census of components. */
@Cites({"2.0", "3.1", "3.11"})
public final class Yardstick {

    private static final Map<Place, Theater> PLACES = places();

    private static Map<Place, Theater> places() {
        Map<Place, Theater> places = new EnumMap<>(Place.class);
        places.put(Place.ATHENS, Theater.ATHENS);
        places.put(Place.AEGINA, Theater.ATHENS);
        places.put(Place.DECELEA, Theater.ATHENS);
        places.put(Place.SPARTA, Theater.SPARTA);
        places.put(Place.ARGOS, Theater.SPARTA);
        places.put(Place.MANTINEA, Theater.SPARTA);
        places.put(Place.PYLOS, Theater.SPARTA);
        places.put(Place.CYTHERA, Theater.SPARTA);
        places.put(Place.CORINTH, Theater.ISTHMUS);
        places.put(Place.MEGARA, Theater.ISTHMUS);
        places.put(Place.THEBES, Theater.BOEOTIA);
        places.put(Place.PLATAEA, Theater.BOEOTIA);
        places.put(Place.DELIUM, Theater.BOEOTIA);
        places.put(Place.EUBOEA, Theater.ATHENS);
        places.put(Place.CORCYRA, Theater.CORCYRA);
        places.put(Place.CEPHALLENIA, Theater.CORCYRA);
        places.put(Place.LEUCAS, Theater.CORCYRA);
        places.put(Place.SYRACUSE, Theater.SICILY);
        places.put(Place.NAUPACTUS, Theater.NAUPACTUS);
        places.put(Place.POTIDAEA, Theater.CHALCIDICE);
        places.put(Place.AMPHIPOLIS, Theater.AMPHIPOLIS);
        places.put(Place.BYZANTIUM, Theater.HELLESPONT);
        places.put(Place.SESTOS, Theater.HELLESPONT);
        places.put(Place.LESBOS, Theater.LESBOS);
        places.put(Place.CHIOS, Theater.CHIOS);
        places.put(Place.SAMOS, Theater.SAMOS);
        places.put(Place.RHODES, Theater.SPORADES);
        places.put(Place.MELOS, Theater.CYCLADES);
        places.put(Place.NAXOS, Theater.CYCLADES);
        places.put(Place.EPHESUS, Theater.IONIA);
        places.put(Place.MILETUS, Theater.IONIA);
        return places;
    }

    /** Year, share of Honor, and who alone holds the Theater of a shared place. */
    public Standing standing(PericlesState state) {
        int athens = state.honor(Side.ATHENS);
        int sparta = state.honor(Side.SPARTA);
        double share = athens + sparta == 0 ? 0.5 : (double) athens / (athens + sparta);
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        PLACES.forEach((place, theater) -> {
            if (state.board().status(Side.ATHENS, theater) == Status.FRIENDLY) {
                holders.put(place, Camp.ATHENS);
            } else if (state.board().status(Side.SPARTA, theater) == Status.FRIENDLY) {
                holders.put(place, Camp.SPARTA);
            }
        });
        return Standing.ofTwo(state.data().turn(state.turn()).from(), share, holders);
    }

    /** How many of each component there are, wherever they lie (2.0). */
    public SortedMap<String, Integer> census(PericlesState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        for (int i = 0; i < Piece.COUNT; i++) {
            Piece piece = Piece.of(i);
            census.put(
                    piece.id(),
                    state.board().onMap(piece)
                            + state.board().supply(piece)
                            + state.board().gone(piece));
        }
        Cards cards = state.cards();
        int ordinary = (1 << PericlesData.ORDINARY_CARDS) - 1;
        for (int i = 0; i < 2; i++) {
            Side side = Side.of(i);
            String name = side.name().toLowerCase(Locale.ROOT);
            int tokens = state.treasury().stock(side)
                    + state.treasury().board(side)
                    + state.treasury().out(side);
            int held = 0;
            for (int f = 0; f < 2; f++) {
                Faction faction = Faction.of(2 * i + f);
                tokens += state.treasury().held(faction);
                tokens += state.treasury().isOpen(faction) ? state.treasury().committed(faction) : 0;
                held += Integer.bitCount(cards.hand(faction) & ordinary);
                held += Integer.bitCount(cards.entourage(faction));
            }
            census.put(name + "-strategos", tokens);
            census.put(
                    name + "-cards",
                    held
                            + cards.battle(side).size()
                            + Integer.bitCount(cards.debateDiscards(side))
                            + Integer.bitCount(cards.battleDiscards(side)));
            census.put(
                    name + "-treachery",
                    state.board().treacheryOnMap(side) + state.board().treacherySupply(side));
        }
        census.put("plays", cards.plays().size() + Integer.bitCount(cards.performed()));
        census.put("persian-bases", state.board().persianBases() + state.board().persianBasesLeft());
        return census;
    }
}
