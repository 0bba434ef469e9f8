package org.polemarch.victory.scoring;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.scoring.KeyLocations;

/** How a position compares with those of other games, and what lies on the table. */
public class Yardstick {

    private final KeyLocations keyLocations;

    @Inject
    public Yardstick(KeyLocations keyLocations) {
        this.keyLocations = keyLocations;
    }

    /** A place is held as a key location is. */
    public Standing standing(VictoryState state) {
        VictoryData.Game game = state.data().game();
        int span = game.firstYearBc() - game.lastYearBc();
        int year = state.ending() == Ending.RUNNING
                ? game.firstYearBc() - span * (state.round() - 1) / game.rounds()
                : game.lastYearBc();
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        int total = state.points(0) + state.points(1);
        double athens = total == 0 ? 0.5 : (double) state.points(Team.DEMOS.ordinal()) / total;
        for (VictoryData.SpaceFigures space : state.data().spaces()) {
            for (Place place : space.places().orElse(List.of())) {
                holder(space, state)
                        .ifPresent(team -> holders.put(place, team == Team.DEMOS ? Camp.ATHENS : Camp.SPARTA));
            }
        }
        return Standing.ofTwo(year, athens, holders);
    }

    private Optional<Team> holder(VictoryData.SpaceFigures figures, VictoryState state) {
        Space space = state.atlas().space(figures.id(), "the gazetteer");
        return Arrays.stream(Team.values())
                .filter(team -> Spaces.has(keyLocations.held(team.ordinal(), state), space))
                .findFirst();
    }

    public SortedMap<String, Integer> census(VictoryState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Cards cards = state.cards();
        Board board = state.board();
        for (Power power : Power.values()) {
            int index = power.ordinal();
            int onTable = cards.prepared(index).size() + cards.status(index).size();
            int piles = cards.draw(index).size()
                    + cards.hand(index).size()
                    + cards.discards(index).size();
            census.put("cards " + power.id(), piles + onTable);
            for (Sort sort : Sort.values()) {
                int there = Long.bitCount(board.pieces(index, sort.ordinal()));
                census.put(sort.id() + " " + power.id(), board.available(index, sort.ordinal()) + there);
            }
            int tokens = board.bowl(index) + Long.bitCount(board.tokens(index));
            census.put("tokens " + power.id(), board.availableTokens(index) + tokens);
        }
        return census;
    }
}
