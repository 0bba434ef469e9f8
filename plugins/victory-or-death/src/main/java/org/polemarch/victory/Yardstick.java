package org.polemarch.victory;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Standing;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.VictoryState;

/** How a position compares with those of other games, and what lies on the table. */
final class Yardstick {

    /** A place is held by the team whose Hoplite or City is there. */
    Standing standing(VictoryState state) {
        VictoryData.Game game = state.data().game();
        int span = game.firstYearBc() - game.lastYearBc();
        int year = state.ending() == Ending.RUNNING
                ? game.firstYearBc() - span * (state.round() - 1) / game.rounds()
                : game.lastYearBc();
        int total = state.points(0) + state.points(1);
        double athens = total == 0 ? 0.5 : (double) state.points(Team.DEMOS.ordinal()) / total;
        Map<Place, Camp> holders = new EnumMap<>(Place.class);
        for (int space = 0; space < state.atlas().size(); space++) {
            long here = 1L << space;
            for (Team team : Team.values()) {
                long held = state.board().teamPieces(team.ordinal(), Sort.HOPLITE.ordinal())
                        | state.board().teamPieces(team.ordinal(), Sort.CITY.ordinal());
                if ((held & here) != 0) {
                    state.data()
                            .spaces()
                            .get(space)
                            .place()
                            .ifPresent(place -> holders.put(place, team == Team.DEMOS ? Camp.ATHENS : Camp.SPARTA));
                }
            }
        }
        return Standing.ofTwo(year, athens, holders);
    }

    SortedMap<String, Integer> census(VictoryState state) {
        SortedMap<String, Integer> census = new TreeMap<>();
        Cards cards = state.cards();
        for (Power power : Power.values()) {
            int index = power.ordinal();
            census.put(
                    "cards " + power.id(),
                    cards.draw(index).size()
                            + cards.hand(index).size()
                            + cards.discards(index).size()
                            + cards.prepared(index).size()
                            + cards.status(index).size());
            for (Sort sort : Sort.values()) {
                census.put(
                        sort.id() + " " + power.id(),
                        state.board().available(index, sort.ordinal())
                                + Long.bitCount(state.board().pieces(index, sort.ordinal())));
            }
            census.put(
                    "tokens " + power.id(),
                    state.board().availableTokens(index)
                            + state.board().bowl(index)
                            + Long.bitCount(state.board().tokens(index)));
        }
        return census;
    }
}
