package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;

/**
 * 4.5 Who does not lead a city defends its locations only with its leader's permission, given to one power for one
 * location until the turn ends. It may be withdrawn as long as that power has no counter there. What was refused can be
 * asked for again with another tile.
 */
@Cites("4.5/permission")
public class Permission {

    /** A player asks that a power may defend a location. */
    public record Ask(Power power, Location location) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(
                    Target.space(location.id() + "-" + Side.DEFENCE.id()),
                    Target.space(location.id()),
                    Target.button(notation()));
        }
    }

    /** A player withdraws a permission. */
    public record Withdraw(Power power, Location location) implements Move {}

    /** A permission was withdrawn. */
    public record Withdrawn(Seat leader, Power power, Location location) implements GameEvent {}

    /** The power defends there already. */
    public record AlreadyThere(Power power, Location location) implements Reason {}

    /** It was asked with this tile and refused. */
    public record RefusedBefore(Power power, Location location) implements Reason {}

    private static final Ask[] ASK = new Ask[Location.COUNT * Power.COUNT];
    private static final Withdraw[] WITHDRAW = new Withdraw[Location.COUNT * Power.COUNT];

    static {
        for (Location location : Location.values()) {
            for (Power power : Power.values()) {
                ASK[index(location.ordinal(), power.ordinal())] = new Ask(power, location);
                WITHDRAW[index(location.ordinal(), power.ordinal())] = new Withdraw(power, location);
            }
        }
    }

    private final Seating seating;

    @Inject
    public Permission(Seating seating) {
        this.seating = seating;
    }

    private static int index(int location, int power) {
        return location * Power.COUNT + power;
    }

    /** Whether permission may be asked for a power that lacks nothing else: it was not refused with this tile. */
    boolean mayAsk(int power, int slot, PeriklesState state) {
        return (state.relations().refused(slot) >> power & 1) == 0;
    }

    Ask ask(int power, int slot, PeriklesState state) {
        return ASK[index(state.tiles().open(slot), power)];
    }

    /** Whether a player has given a permission that he can still withdraw. */
    boolean anyToWithdraw(int player, PeriklesState state) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (withdrawable(player, slot, state) != 0) {
                return true;
            }
        }
        return false;
    }

    private static int withdrawable(int player, int slot, PeriklesState state) {
        int permitted = state.relations().permitted(slot);
        if (permitted == 0
                || state.cities().leader(state.data().cityOf(state.tiles().open(slot))) != player) {
            return 0;
        }
        return permitted & ~state.forces().present(Forces.line(slot, Side.DEFENCE));
    }

    void addWithdrawals(int player, PeriklesState state, List<Move> moves) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            int powers = withdrawable(player, slot, state);
            for (int power = 0; powers >> power != 0; power++) {
                if ((powers >> power & 1) != 0) {
                    moves.add(WITHDRAW[index(state.tiles().open(slot), power)]);
                }
            }
        }
    }

    void addRefusals(int player, PeriklesState state, List<Refusal> refusals) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            Location location = Location.of(state.tiles().open(slot));
            boolean leads = state.leads(player, state.data().cityOf(location.ordinal()));
            int there = state.relations().permitted(slot) & state.forces().present(Forces.line(slot, Side.DEFENCE));
            for (Power power : Power.values()) {
                int at = index(location.ordinal(), power.ordinal());
                if (leads && (there & power.bit()) != 0) {
                    refusals.add(new Refusal(WITHDRAW[at], new AlreadyThere(power, location)));
                }
                if (state.leads(player, power.ordinal()) && !mayAsk(power.ordinal(), slot, state)) {
                    refusals.add(new Refusal(ASK[at], new RefusedBefore(power, location)));
                }
            }
        }
    }

    /** Carries a request or a withdrawal out; false if the move is neither. */
    boolean handles(Move move, Seat player, Play<PeriklesState> play) {
        if (move instanceof Ask ask) {
            play.next(new GrantPermission.Request(player, ask.power(), ask.location()));
            return true;
        }
        if (move instanceof Withdraw withdraw) {
            PeriklesState state = play.state();
            int slot = state.tiles().slotOf(withdraw.location().ordinal());
            state.relations().withdraw(slot, withdraw.power().ordinal());
            play.report(() -> new Withdrawn(player, withdraw.power(), withdraw.location()));
            return true;
        }
        return false;
    }

    /** The leader of the city that controls a location. */
    Seat leader(Location location, PeriklesState state) {
        return seating.seat(state.cities().leader(state.data().cityOf(location.ordinal())));
    }
}
