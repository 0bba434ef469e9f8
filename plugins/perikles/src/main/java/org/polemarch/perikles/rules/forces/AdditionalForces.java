package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.perikles.model.Action;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/**
 * 4.5 For one cube from a city he leads a player may send one or two more counters of that city. The cube is paid with
 * the first of them, so nobody pays for nothing.
 */
@Cites({"4.5/additional", "7/persians"})
public class AdditionalForces implements Decision<PeriklesState, AdditionalForces.Choose, Move> {

    /** A player sends another counter for a cube, paid already or not, or has done. */
    public record Choose(Seat player, boolean paid) implements Frame {}

    /** No additional counter. */
    public record Done() implements Move {}

    /** A player paid a cube. */
    public record CubePaid(Seat player, Power city) implements GameEvent {}

    /** The player has no cube in the city of the counters. */
    public record NoCubeToPay(Power city) implements Reason {}

    /** The cube was paid for counters of another city. */
    public record OneCityOnly(Power city) implements Reason {}

    /** The cube pays for no more counters. */
    public record NoMoreAdditional(int most) implements Reason {}

    private static final Done DONE = new Done();

    private final Deployment deployment;
    private final Permission permission;
    private final SlaveRevolt revolt;

    @Inject
    public AdditionalForces(Deployment deployment, Permission permission, SlaveRevolt revolt) {
        this.deployment = deployment;
        this.permission = permission;
        this.revolt = revolt;
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    /** The powers of which a player could send an additional counter now. */
    int powers(int player, PeriklesState state) {
        Action action = state.action();
        if (action.extra() == state.data().game().extraCountersPerTile()) {
            return 0;
        }
        if (action.extraPower() != Action.NO_POWER) {
            return 1 << action.extraPower();
        }
        return payable(player, state);
    }

    private static int payable(int player, PeriklesState state) {
        Cities cities = state.cities();
        int powers = state.powersOf(player);
        if ((powers & Power.PERSIA.bit()) != 0) {
            return cities.templeCubes(player) > 0 ? powers : 0;
        }
        int payable = 0;
        for (int city = 0; city < Power.CITIES; city++) {
            if ((powers >> city & 1) != 0 && cities.cubes(player, city) > 0) {
                payable |= 1 << city;
            }
        }
        return payable;
    }

    @Override
    public List<Move> legal(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Move> moves = new ArrayList<>(64);
        deployment.addMoves(player, powers(player, state), state, moves);
        permission.addWithdrawals(player, state, moves);
        revolt.addPlays(player, state, moves);
        moves.add(DONE);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        int player = frame.player().index();
        List<Refusal> refusals = new ArrayList<>();
        int powers = powers(player, state);
        int others = state.powersOf(player) & ~powers;
        for (Power power : Power.values()) {
            if ((others & power.bit()) != 0) {
                List<Move> barred = new ArrayList<>();
                deployment.addMoves(player, power.bit(), state, barred);
                Reason reason = why(power, state);
                barred.forEach(move -> refusals.add(new Refusal(move, reason)));
            }
        }
        deployment.addRefusals(player, state.powersOf(player), state, refusals);
        permission.addRefusals(player, state, refusals);
        revolt.addRefusals(player, state, refusals);
        return refusals;
    }

    private static Reason why(Power power, PeriklesState state) {
        int most = state.data().game().extraCountersPerTile();
        if (state.action().extra() == most) {
            return new NoMoreAdditional(most);
        }
        return state.action().extraPower() == Action.NO_POWER
                ? new NoCubeToPay(power)
                : new OneCityOnly(Power.of(state.action().extraPower()));
    }

    @Override
    public void apply(Move move, Choose frame, Play<PeriklesState> play) {
        Seat player = frame.player();
        Action action = play.state().action();
        play.next(new CommitAction.Step(player));
        if (move instanceof Deployment.Send send) {
            deployment.send(send, player, play);
            boolean toPay = action.extraPower() == Action.NO_POWER;
            action.addExtra(send.power().ordinal());
            if (toPay) {
                pay(player, send.power(), play);
            }
        } else if (move instanceof Done) {
            action.end();
        } else if (!permission.handles(move, player, play)) {
            revolt.play(move, player, play);
        }
    }

    private static void pay(Seat player, Power power, Play<PeriklesState> play) {
        if (power == Power.PERSIA) {
            play.next(new PayForPersians.Pay(player)); // they have no city of their own
            return;
        }
        play.state().cities().remove(player.index(), power.ordinal(), 1);
        play.report(() -> new CubePaid(player, power));
    }
}
