package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.Things;

/**
 * 4.5 Who does not lead a city defends its locations only with its leader's permission, given to one power for one
 * location until the turn ends. It may be withdrawn as long as that power has no counter there. What was refused can be
 * asked for again with another tile.
 */
@Cites("4.5/permission")
public class Permission {

    public record Ask(Power power, Location location) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.line(location, Side.DEFENCE), Things.location(location), Target.button(notation()));
        }
    }

    public record Withdraw(Power power, Location location) implements Move {}

    public record Withdrawn(Seat leader, Power power, Location location) implements GameEvent {}

    public record AlreadyThere(Power power, Location location) implements Reason {}

    /** It was asked with this tile and refused. */
    public record RefusedBefore(Power power, Location location) implements Reason {}

    private final Seating seating;
    private final Ask[] asks;
    private final Withdraw[] withdrawals;

    @Inject
    public Permission(Seating seating, PeriklesData data) {
        this.seating = seating;
        asks = new Ask[data.locations().size() * Power.COUNT];
        withdrawals = new Withdraw[asks.length];
        for (LocationTile tile : data.locations()) {
            for (Power power : Power.values()) {
                int at = tile.index() * Power.COUNT + power.index();
                asks[at] = new Ask(power, tile.location());
                withdrawals[at] = new Withdraw(power, tile.location());
            }
        }
    }

    private static int index(int power, int slot, PeriklesState state) {
        return state.tiles().open(slot) * Power.COUNT + power;
    }

    /** Whether permission may be asked for a power that lacks nothing else: it was not refused with this tile. */
    public boolean mayAsk(int power, int slot, PeriklesState state) {
        return !state.relations().refused(slot).has(power);
    }

    public Ask ask(int power, int slot, PeriklesState state) {
        return asks[index(power, slot, state)];
    }

    /** Whether a player has given a permission that he can still withdraw. */
    public boolean anyToWithdraw(int player, PeriklesState state) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            if (!withdrawable(player, slot, state).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The powers from which a player can withdraw the permission to defend a location. */
    protected IndexSet withdrawable(int player, int slot, PeriklesState state) {
        IndexSet permitted = state.relations().permitted(slot);
        if (permitted.isEmpty() || state.cities().leader(state.cityOf(slot)) != player) {
            return IndexSet.EMPTY;
        }
        return permitted.minus(state.forces().present(Forces.line(slot, Side.DEFENCE)));
    }

    public void addWithdrawals(int player, PeriklesState state, List<Move> moves) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            IndexSet powers = withdrawable(player, slot, state);
            for (int power = powers.first(); power >= 0; power = powers.after(power)) {
                moves.add(withdrawals[index(power, slot, state)]);
            }
        }
    }

    public void addRefusals(Refusals refusals, int player, PeriklesState state) {
        for (int slot = 0; slot < state.tiles().slots(); slot++) {
            LocationTile tile = state.tile(slot);
            boolean leads = state.leads(player, tile.city().index());
            IndexSet permitted = state.relations().permitted(slot);
            for (Power power : Power.values()) {
                int at = index(power.index(), slot, state);
                if (leads && permitted.minus(withdrawable(player, slot, state)).has(power.index())) {
                    refusals.move(withdrawals[at], new AlreadyThere(power, tile.location()));
                }
                if (state.leads(player, power.index()) && !mayAsk(power.index(), slot, state)) {
                    refusals.move(asks[at], new RefusedBefore(power, tile.location()));
                }
            }
        }
    }

    /** Carries a request or a withdrawal out; false if the move is neither. */
    public boolean handles(Move move, Seat player, Play<PeriklesState> play) {
        if (move instanceof Ask ask) {
            play.next(new GrantPermission.Request(player, ask.power(), ask.location()));
            return true;
        }
        if (move instanceof Withdraw withdraw) {
            PeriklesState state = play.state();
            state.relations()
                    .withdraw(
                            state.slotOf(withdraw.location()), withdraw.power().index());
            play.report(() -> new Withdrawn(player, withdraw.power(), withdraw.location()));
            return true;
        }
        return false;
    }

    public Seat leader(Location location, PeriklesState state) {
        return seating.seat(
                state.cities().leader(state.data().of(location).city().index()));
    }
}
