package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/** What moving Hoplites and moving Galleys have in common. */
@Cites({"move-hoplites", "move-galleys", "stacking"})
public final class Marching {

    /** A unit moved. */
    public record Moved(Side side, Space from, Space to) implements GameEvent {}

    /** There is no way: what is in the way is controlled by the opponent or holds the player's full stack. */
    public record NoWay(Space from, Space to, List<Space> enemy, List<Space> full, String cites) implements Reason {
        public NoWay {
            enemy = List.copyOf(enemy);
            full = List.copyOf(full);
        }
    }

    /** A unit would end where it began. */
    public record OnTheSpot(Space space, String cites) implements Reason {}

    /** The player has no unit there. */
    public record NoUnits(Space space, String cites) implements Reason {}

    /**
     * Where a unit can get to from its place.
     *
     * @param reach the bits of the spaces it can get to
     * @param barriers the bits of the spaces that stop it
     * @param section where the rules say so
     */
    record Roads(int reach, int barriers, String section) {}

    private static final int COST = 1;

    private final PersonalBoards boards;
    private final Stacking stacking;
    private final Leagues leagues;

    @Inject
    public Marching(PersonalBoards boards, Stacking stacking, Leagues leagues) {
        this.boards = boards;
        this.stacking = stacking;
        this.leagues = leagues;
    }

    /** "This action costs 1 Prestige", however many units move. */
    void pay(Side side, Play<PolisState> play) {
        boards.payPrestige(side, COST, play);
    }

    /** One unit moves. */
    void move(Side side, Space from, Space to, Play<PolisState> play) {
        play.state().moveUnit(side, from, to);
        leagues.liftSieges(side, from, play.state());
        play.report(() -> new Moved(side, from, to));
    }

    boolean hasRoom(Side side, Space to, PolisState state) {
        return stacking.room(side, to, state) > 0;
    }

    /** The bits of the spaces with room for another unit of the side. */
    int withRoom(Side side, PolisState state) {
        return ~stacking.full(side, state);
    }

    /** Why a unit cannot go there, if it cannot, the cost included. */
    Optional<Reason> reason(Side side, Space from, Space to, Roads roads, PolisState state) {
        Optional<Reason> barred = barred(side, from, to, roads, state);
        return barred.isEmpty() && state.prestige(side) < COST
                ? Optional.of(new Barred.NoPrestige(roads.section()))
                : barred;
    }

    /** Why a unit cannot follow there, if it cannot. */
    Optional<Reason> barred(Side side, Space from, Space to, Roads roads, PolisState state) {
        if (state.units(side, from) == 0) {
            return Optional.of(new NoUnits(from, roads.section()));
        }
        if (from == to) {
            return Optional.of(new OnTheSpot(to, roads.section()));
        }
        if (!hasRoom(side, to, state)) {
            return Optional.of(new Barred.Full(to, stacking.limit(state)));
        }
        if ((roads.reach() & to.bit()) != 0) {
            return Optional.empty();
        }
        int enemy = state.controlled(side.other());
        int barriers = roads.barriers() & ~to.bit();
        return Optional.of(new NoWay(from, to, spaces(barriers & enemy), spaces(barriers & ~enemy), roads.section()));
    }

    private static List<Space> spaces(int bits) {
        List<Space> spaces = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            spaces.add(Space.at(Integer.numberOfTrailingZeros(left)));
        }
        return spaces;
    }
}
