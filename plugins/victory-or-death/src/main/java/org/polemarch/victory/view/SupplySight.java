package org.polemarch.victory.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.supply.SupplyLines;

/** The supply line of a piece as a player would draw it: the one with the fewest gaps, of these a shortest. */
public class SupplySight {

    private static final int GAP = 100;

    private final SupplyLines supply;

    @Inject
    public SupplySight(SupplyLines supply) {
        this.supply = supply;
    }

    public List<VictoryView.PieceView> pieces(VictoryState state) {
        List<VictoryView.PieceView> pieces = new ArrayList<>();
        Lines[] lines = {new Lines(0, state), new Lines(1, state)};
        for (Power power : Power.values()) {
            for (Sort sort : Sort.values()) {
                for (Space space : state.atlas().list(state.board().pieces(power.ordinal(), sort.ordinal()))) {
                    pieces.add(lines[power.team().ordinal()].of(new PieceAt(power, sort, space)));
                }
            }
        }
        return pieces;
    }

    /** Why a line of a team cannot pass a space. */
    protected VictoryView.Why why(Space space, int team, VictoryState state) {
        if (Spaces.has(state.board().occupied(team ^ 1), space)) {
            return VictoryView.Why.ENEMY;
        }
        return switch (space.kind()) {
            case SEA -> VictoryView.Why.NO_PORT;
            case LAND -> VictoryView.Why.EMPTY;
            case NEUTRAL -> VictoryView.Why.NO_TOKEN;
        };
    }

    /** The best lines of a team from every space. */
    private final class Lines {

        private final VictoryState state;
        private final Atlas atlas;
        private final int team;
        private final long passable;
        private final long cities;
        private final int[] cost;

        Lines(int team, VictoryState state) {
            this.state = state;
            this.team = team;
            atlas = state.atlas();
            passable = supply.passable(team, state);
            cities = state.board().teamPieces(team, Sort.CITY.ordinal());
            cost = costs();
        }

        VictoryView.PieceView of(PieceAt piece) {
            List<Space> line = cities == 0 ? List.of(piece.space()) : line(piece.space());
            List<VictoryView.Gap> gaps = new ArrayList<>();
            for (Space space : line) {
                if (piece.sort() != Sort.CITY && !Spaces.has(passable, space)) {
                    gaps.add(new VictoryView.Gap(space.id(), why(space, team, state)));
                }
            }
            return new VictoryView.PieceView(
                    piece.toString(),
                    piece.power(),
                    piece.sort(),
                    piece.space().id(),
                    cities == 0
                            ? VictoryView.Supply.NO_CITY
                            : gaps.isEmpty() ? VictoryView.Supply.SUPPLIED : VictoryView.Supply.BROKEN,
                    line.stream().map(Space::id).toList(),
                    gaps);
        }

        /** From the Cities outwards every space learns what a line from it would cost. */
        private int[] costs() {
            int[] costs = new int[atlas.size()];
            Arrays.fill(costs, Integer.MAX_VALUE);
            for (Space city : atlas.list(cities)) {
                costs[city.index()] = step(city);
            }
            boolean changed = true;
            while (changed) {
                changed = false;
                for (Space space : atlas.spaces()) {
                    for (Space next : atlas.list(atlas.neighbours(space.index()))) {
                        int beyond = costs[next.index()];
                        if (beyond != Integer.MAX_VALUE && beyond + step(space) < costs[space.index()]) {
                            costs[space.index()] = beyond + step(space);
                            changed = true;
                        }
                    }
                }
            }
            return costs;
        }

        private int step(Space space) {
            return Spaces.has(passable, space) ? 1 : GAP;
        }

        /** The piece follows the cheapest neighbour until it is at a City. */
        private List<Space> line(Space start) {
            List<Space> line = new ArrayList<>();
            Space at = start;
            line.add(at);
            while (!Spaces.has(cities, at)) {
                Space best = at;
                for (Space next : atlas.list(atlas.neighbours(at.index()))) {
                    best = cost[next.index()] < cost[best.index()] ? next : best;
                }
                at = best;
                line.add(at);
            }
            return line;
        }
    }
}
