package org.polemarch.victory.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.VictoryState;

/** The supply line of a piece as a player would draw it: the one with the fewest gaps, of these a shortest. */
final class SupplySight {

    private static final int GAP = 100;

    private final Atlas atlas;
    private final Board board;
    private final int team;
    private final long passable;
    private final long cities;

    SupplySight(VictoryState state, int team) {
        this.atlas = state.atlas();
        this.board = state.board();
        this.team = team;
        passable = SupplyLines.passable(state, team);
        cities = board.teamPieces(team, Sort.CITY.ordinal());
    }

    VictoryView.PieceView see(int code) {
        List<Space> line = cities == 0 ? List.of(atlas.space(PieceAt.space(code))) : line(PieceAt.space(code));
        List<VictoryView.Gap> gaps = new ArrayList<>();
        for (Space space : line) {
            if (PieceAt.sort(code) != Sort.CITY.ordinal() && (passable >> space.index() & 1) == 0) {
                gaps.add(new VictoryView.Gap(space.id(), why(space)));
            }
        }
        PieceAt piece = atlas.piece(code);
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

    private VictoryView.Why why(Space space) {
        if ((board.occupied(team ^ 1) >> space.index() & 1) != 0) {
            return VictoryView.Why.ENEMY;
        }
        return space.kind() == Space.Kind.SEA
                ? VictoryView.Why.NO_PORT
                : space.kind() == Space.Kind.LAND ? VictoryView.Why.EMPTY : VictoryView.Why.NO_TOKEN;
    }

    /** From the City outwards every space learns what a line from it would cost; the piece then follows the cheapest. */
    private List<Space> line(int start) {
        int[] cost = new int[atlas.size()];
        Arrays.fill(cost, Integer.MAX_VALUE);
        for (Space city : atlas.list(cities)) {
            cost[city.index()] = step(city.index());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int space = 0; space < cost.length; space++) {
                for (Space next : atlas.list(atlas.neighbours(space))) {
                    if (cost[next.index()] != Integer.MAX_VALUE && cost[next.index()] + step(space) < cost[space]) {
                        cost[space] = cost[next.index()] + step(space);
                        changed = true;
                    }
                }
            }
        }
        List<Space> line = new ArrayList<>();
        int at = start;
        line.add(atlas.space(at));
        while ((cities >> at & 1) == 0) {
            int best = at;
            for (Space next : atlas.list(atlas.neighbours(at))) {
                best = cost[next.index()] < cost[best] ? next.index() : best;
            }
            at = best;
            line.add(atlas.space(at));
        }
        return line;
    }

    private int step(int space) {
        return (passable >> space & 1) != 0 ? 1 : GAP;
    }

    /** All pieces of the board with their supply. */
    static List<VictoryView.PieceView> all(VictoryState state) {
        List<VictoryView.PieceView> pieces = new ArrayList<>();
        SupplySight[] sights = {new SupplySight(state, 0), new SupplySight(state, 1)};
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                for (Space space : state.atlas().list(state.board().pieces(power, sort))) {
                    pieces.add(sights[Power.team(power)].see(PieceAt.code(power, sort, space.index())));
                }
            }
        }
        return pieces;
    }
}
