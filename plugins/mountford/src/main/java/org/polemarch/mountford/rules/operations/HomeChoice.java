package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.RouteMap;
import org.polemarch.mountford.rules.armies.Routes;

/** 2.3.2: the owner says which home the army visits next, and whether it braves the open sea (3.3). */
@Cites({"2.3.2", "3.3"})
public class HomeChoice extends Rule implements Decision<MountfordState, HomeChoice.Ask, HomeChoice.Home> {

    /** The army of that leader has several ways home. */
    public record Ask(int army) implements Frame {}

    public record Home(Space space, boolean storm) implements Things.Voyage {
        @Override
        public String notation() {
            return "home " + space.id() + (storm ? " by-storm" : "");
        }
    }

    private final Armies armies;
    private final Routes routes;
    private final Home[] home;
    private final Home[] byStorm;

    @Inject
    public HomeChoice(MountfordData data, Armies armies, Routes routes) {
        super(data);
        this.armies = armies;
        this.routes = routes;
        home = new Home[atlas.size()];
        byStorm = new Home[atlas.size()];
        for (int i = 0; i < home.length; i++) {
            home[i] = new Home(atlas.space(i), false);
            byStorm[i] = new Home(atlas.space(i), true);
        }
    }

    /** The homes the army can reach, in a fixed order. */
    public List<Home> homes(MountfordState state, int army) {
        SpaceSet targets = new SpaceSet();
        IndexSet led = state.armyKinds(army);
        for (int kind = led.first(); kind >= 0; kind = led.after(kind)) {
            targets.add(kinds.kind(kind).home());
        }
        if (state.persiaAtWar() && state.armySeat(army) == 1) {
            targets.addAll(atlas.persia());
        }
        List<Home> homes = new ArrayList<>(4);
        SpaceSet open = armies.byStorm(state, army);
        int from = state.armySpace(army);
        RouteMap map = routes.on(state, armies.graph(state, army, false));
        for (int space = targets.next(0); space >= 0; space = targets.next(space + 1)) {
            if (space == from || map.reachable(from, space)) {
                homes.add(home[space]);
            }
            if (open.has(space)) {
                homes.add(byStorm[space]);
            }
        }
        return homes;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.armySeat(ask.army()));
    }

    @Override
    public List<Home> legal(Ask ask, MountfordState state) {
        return homes(state, ask.army());
    }

    @Override
    public void apply(Home move, Ask ask, Play<MountfordState> play) {
        play.next(new Homeward.Leg(ask.army(), move.space(), move.storm()));
    }
}
