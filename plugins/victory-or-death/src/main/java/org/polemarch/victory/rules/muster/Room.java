package org.polemarch.victory.rules.muster;

import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.VictoryState;

/**
 * Where a piece may stand: in a space of its kind without enemies; a power has one Hoplite or Trireme in a space, a team one
 * City.
 */
@Cites({"pieces", "pieces/hoplites", "pieces/triremes", "pieces/cities", "board"})
public class Room {

    public record NoneLeft(Sort sort) implements Reason {}

    @Cites("board")
    public record WrongKind(Sort sort, Space.Kind home, Space space) implements Reason {
        WrongKind(Sort sort, Space space) {
            this(sort, sort == Sort.TRIREME ? Space.Kind.SEA : Space.Kind.LAND, space);
        }
    }

    public record EnemyThere(Space space) implements Reason {}

    /** The power has such a piece there already. */
    public record OneThere(Sort sort, Space space) implements Reason {
        @Override
        public String cites() {
            return sort == Sort.HOPLITE ? "pieces/hoplites" : "pieces/triremes";
        }
    }

    /** A team has one City in a space at most. */
    @Cites("pieces/cities")
    public record CityThere(Space space) implements Reason {}

    /** Where a piece of that sort may stand, were one available. */
    public long free(int power, int sort, VictoryState state) {
        return state.atlas().home(sort) & ~enemies(power, state) & ~taken(power, sort, state);
    }

    protected long enemies(int power, VictoryState state) {
        return state.board().occupied(Power.team(power) ^ 1);
    }

    /** The spaces where a piece of that sort leaves no room for another of the power. */
    protected long taken(int power, int sort, VictoryState state) {
        Board board = state.board();
        return sort == Sort.CITY.ordinal() ? board.teamPieces(Power.team(power), sort) : board.pieces(power, sort);
    }

    /** What keeps a piece of the power from standing there, if anything does. */
    public Optional<Reason> obstacle(int power, Sort sort, Space space, VictoryState state) {
        if (!Spaces.has(state.atlas().home(sort.ordinal()), space)) {
            return Optional.of(new WrongKind(sort, space));
        }
        if (Spaces.has(enemies(power, state), space)) {
            return Optional.of(new EnemyThere(space));
        }
        if (Spaces.has(taken(power, sort.ordinal(), state), space)) {
            return Optional.of(sort == Sort.CITY ? new CityThere(space) : new OneThere(sort, space));
        }
        return state.board().available(power, sort.ordinal()) == 0 ? Optional.of(new NoneLeft(sort)) : Optional.empty();
    }
}
