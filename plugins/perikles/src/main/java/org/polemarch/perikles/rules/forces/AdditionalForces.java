package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.perikles.model.Action;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/**
 * 4.5 For one cube from a city he leads a player may send one or two more counters of that city. The cube is paid with
 * the first of them, so nobody pays for nothing.
 */
@Cites({"4.5/additional", "7/persians"})
public class AdditionalForces extends Sending<AdditionalForces.Choose> {

    /** A player sends another counter for a cube, paid already or not, or has done. */
    public record Choose(Seat player, boolean paid) implements Frame {}

    public record Done() implements Move.Ending {}

    public record CubePaid(Seat player, Power city) implements GameEvent {}

    public record NoCubeToPay(Power city) implements Reason {}

    /** The cube was paid for counters of another city. */
    public record OneCityOnly(Power city) implements Reason {}

    public record NoMoreAdditional(int most) implements Reason {}

    private static final Done DONE = new Done();

    @Inject
    public AdditionalForces(Deployment deployment, Permission permission, SlaveRevolt revolt) {
        super(deployment, permission, revolt);
    }

    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public IndexSet powers(int player, PeriklesState state) {
        Action action = state.action();
        if (action.extra() == mostCounters(state)) {
            return IndexSet.EMPTY;
        }
        return action.extraPower() == Action.NO_POWER
                ? payable(player, state)
                : IndexSet.EMPTY.with(action.extraPower());
    }

    protected int mostCounters(PeriklesState state) {
        return state.data().game().extraCountersPerTile();
    }

    /** The powers for whose counters a player has a cube to pay. */
    protected IndexSet payable(int player, PeriklesState state) {
        Cities cities = state.cities();
        IndexSet payable = state.powersOf(player);
        if (payable.has(Power.PERSIA.index())) {
            return cities.templeCubes(player) > 0 ? payable : IndexSet.EMPTY;
        }
        for (int city = payable.first(); city >= 0; city = payable.after(city)) {
            if (cities.cubes(player, city) == 0) {
                payable = payable.without(city);
            }
        }
        return payable;
    }

    @Override
    protected void addRefusals(Refusals refusals, int player, PeriklesState state) {
        IndexSet others = state.powersOf(player).minus(powers(player, state));
        for (int power = others.first(); power >= 0; power = others.after(power)) {
            List<Move> barred = new ArrayList<>();
            deployment.addMoves(player, IndexSet.of(power), state, barred);
            Reason reason = reason(Power.of(power), state);
            barred.forEach(move -> refusals.move(move, reason));
        }
    }

    private Reason reason(Power power, PeriklesState state) {
        Action action = state.action();
        if (action.extra() == mostCounters(state)) {
            return new NoMoreAdditional(mostCounters(state));
        }
        return action.extraPower() == Action.NO_POWER
                ? new NoCubeToPay(power)
                : new OneCityOnly(Power.of(action.extraPower()));
    }

    @Override
    protected Move done() {
        return DONE;
    }

    @Override
    protected void sent(Deployment.Send send, Seat player, Play<PeriklesState> play) {
        Action action = play.state().action();
        boolean toPay = action.extraPower() == Action.NO_POWER;
        action.addExtra(send.power().index());
        if (toPay) {
            pay(player, send.power(), play);
        }
    }

    @Override
    protected void end(PeriklesState state) {
        state.action().end();
    }

    protected void pay(Seat player, Power power, Play<PeriklesState> play) {
        if (power == Power.PERSIA) {
            play.next(new PayForPersians.Pay(player)); // they have no city of their own
            return;
        }
        play.state().cities().remove(player.index(), power.index(), 1);
        play.report(() -> new CubePaid(player, power));
    }
}
