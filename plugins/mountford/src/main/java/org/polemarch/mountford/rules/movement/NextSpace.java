package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;

/**
 * 3 and 2.2.5: an army enters the next space of its leg. There unfamiliar country takes its toll, then the enemy may
 * intercept, then the army may ravage.
 */
@Cites({"3", "2.2.5", "3.3"})
public class NextSpace extends Rule implements Procedure<MountfordState, NextSpace.Enter> {

    /** The army takes this one of the steps that lead on from where it stands. */
    public record Enter(int army, int step) implements Frame {}

    private final Routes routes;
    private final Armies armies;
    private final UnfamiliarCountry country;

    @Inject
    public NextSpace(MountfordData data, Routes routes, Armies armies, UnfamiliarCountry country) {
        super(data);
        this.routes = routes;
        this.armies = armies;
        this.country = country;
    }

    @Override
    public void run(Enter frame, Play<MountfordState> play) {
        int army = frame.army();
        MountfordState state = play.state();
        March march = state.march();
        int from = state.armySpace(army);
        RouteMap map = routes.on(state, march.graph());
        int space = map.steps(from)[frame.step()];
        march.step(map.after(from, frame.step(), march.target(), march.passes()));
        state.moveArmy(army, space);
        play.report(() -> new Marching.Moved(tiles.tile(army), atlas.space(space)));
        if (march.storm() && storm(from, space) && sunk(army, play)) {
            return;
        }
        if (Entering.together(state, army, space)) {
            state.op().arrive(army);
        }
        play.next(new Entering.Entered(army, false));
        if (country.demandsRoll(state, army, space, map.pass(from, frame.step()))) {
            play.next(new UnfamiliarCountry.Toll(army));
        }
    }

    protected boolean storm(int from, int space) {
        return (from == atlas.stormA() && space == atlas.stormB())
                || (from == atlas.stormB() && space == atlas.stormA());
    }

    protected boolean sunk(int army, Play<MountfordState> play) {
        int roll = play.roll(6, "roll.storm");
        boolean sunk = roll >= figures.stormFrom();
        play.report(() -> new Marching.StormBraved(tiles.tile(army), roll, sunk));
        if (sunk) {
            armies.destroy(play, army, LossCause.STORM);
        }
        return sunk;
    }
}
