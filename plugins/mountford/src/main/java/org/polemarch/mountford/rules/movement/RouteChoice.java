package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.components.NotNow;

/** 3: "If more than one equally short legal route is available, the player may choose among them." */
@Cites({"3", "3.4.2"})
public class RouteChoice extends Rule implements Decision<MountfordState, RouteChoice.Fork, RouteChoice.Via> {

    /** The army stands where legal ways part. */
    public record Fork(int army) implements Frame {}

    public record Via(Space space) implements Things.AtSpace {}

    /** That way is longer and crosses no fewer passes, or leads nowhere. */
    public record NotTheShortestWay(Space space, String cites) implements Reason {}

    /** Argos is neutral, and the space is held by it. */
    public record ArgosIsClosed(Space space) implements Reason {}

    /** SPs of the army may not enter that space, or none beyond it on that way. */
    public record OutOfTheirRange(Space space, String cites) implements Reason {}

    /** The army moves from space to space along paths. */
    public record NotNext(Space from, Space space) implements Reason {}

    private final Routes routes;
    private final Marching marching;
    private final NotNow notNow;
    private final Via[] via;

    @Inject
    public RouteChoice(MountfordData data, Routes routes, Marching marching, NotNow notNow) {
        super(data);
        this.notNow = notNow;
        this.routes = routes;
        this.marching = marching;
        via = new Via[atlas.size()];
        for (int i = 0; i < via.length; i++) {
            via[i] = new Via(atlas.space(i));
        }
    }

    @Override
    public Seat decider(Fork fork, MountfordState state) {
        return Seats.of(state.armySeat(fork.army()));
    }

    @Override
    public List<Via> legal(Fork fork, MountfordState state) {
        March march = state.march();
        int from = state.armySpace(fork.army());
        RouteMap map = routes.on(state, march.graph());
        int[] steps = map.steps(from);
        SpaceSet range = marching.rangeOf(state, fork.army());
        List<Via> legal = new ArrayList<>(steps.length);
        for (int i = 0; i < steps.length; i++) {
            if (marching.onWay(map, march, from, i, range)) {
                legal.add(via[steps[i]]);
            }
        }
        return legal;
    }

    @Override
    public void apply(Via move, Fork fork, Play<MountfordState> play) {
        MountfordState state = play.state();
        int[] steps = routes.on(state, state.march().graph()).steps(state.armySpace(fork.army()));
        for (int i = 0; i < steps.length; i++) {
            if (steps[i] == move.space().index()) {
                play.next(new NextSpace.Enter(fork.army(), i));
                return;
            }
        }
        throw new IllegalArgumentException("no step to " + move.space());
    }

    @Override
    public List<Refusal> refusals(Fork fork, MountfordState state) {
        List<Via> legal = legal(fork, state);
        Refusals refusals = new Refusals(legal);
        int here = state.armySpace(fork.army());
        SpaceSet beside = new SpaceSet();
        for (int space : paths.adjacent(here)) {
            beside.add(space);
            if (!legal.contains(via[space])) {
                refusals.move(via[space], whyNot(fork, state, space));
            }
        }
        for (int space = 0; space < via.length; space++) {
            if (!legal.contains(via[space]) && !beside.has(space)) {
                refusals.move(via[space], new NotNext(atlas.space(here), atlas.space(space)));
            }
        }
        notNow.tiles(state, state.armySeat(fork.army()), refusals);
        notNow.pieces(state, state.armySeat(fork.army()), refusals);
        return refusals.list();
    }

    protected Reason whyNot(Fork fork, MountfordState state, int space) {
        March march = state.march();
        int from = state.armySpace(fork.army());
        RouteMap map = routes.on(state, march.graph());
        int[] steps = map.steps(from);
        for (int i = 0; i < steps.length; i++) {
            if (steps[i] == space
                    && !map.after(from, i, march.target(), march.passes()).isEmpty()) {
                return new OutOfTheirRange(
                        atlas.space(space), marching.keptFromArgolid(state, fork.army()) ? "9.3.4" : "9.3.1");
            }
        }
        if (Routes.closed(march.graph()) && state.heldByArgos().has(space)) {
            return new ArgosIsClosed(atlas.space(space));
        }
        return new NotTheShortestWay(atlas.space(space), "3");
    }
}
