package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.movement.NavalTransport;

/**
 * 2.3.2: an army goes home by visiting the homes of its SPs in any order and dropping them off; what is dropped in an
 * unfriendly space is eliminated. When the last SP is gone the leader is discarded. While Persia is at war, Peloponnesian
 * SPs may go home to any space there, each as the owner says (9.3.3).
 */
@Cites({"2.3.2", "9.3.3"})
public class HomeReturn extends Rule implements Procedure<MountfordState, HomeReturn.Begin> {

    /** The army goes home; {@code inPersia} if it has chosen the space of Persia it goes to as its home. */
    public record Begin(int army, boolean inPersia) implements Frame {
        public Begin(int army) {
            this(army, false);
        }
    }

    public record DroppedOff(Tile leader, Kind kind, int count, Space space) implements GameEvent {}

    /** An army that must go home has no way to the homes of the SPs it still has, and is lost. */
    public record NoWayLeft(Tile leader, Space space) implements GameEvent {}

    private final Relations relations;
    private final Armies armies;
    private final HomeChoice choice;

    @Inject
    public HomeReturn(MountfordData data, Relations relations, Armies armies, HomeChoice choice) {
        super(data);
        this.relations = relations;
        this.armies = armies;
        this.choice = choice;
    }

    @Override
    public void run(Begin frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int army = frame.army();
        int space = state.armySpace(army);
        if (space < 0) {
            return;
        }
        IndexSet arrived = kindsHome(state, army, space);
        for (int kind = arrived.first(); kind >= 0; kind = arrived.after(kind)) {
            dropOff(play, army, kind, space);
        }
        boolean stay = frame.inPersia() && state.persiaAtWar() && atlas.persia().has(space);
        if (stay && state.armySize(army) == 1) {
            settle(play, army, state.armyKinds(army).first(), 1);
        }
        if (state.armySize(army) == 0) {
            armies.dismiss(play, army, "2.3.2");
            return;
        }
        if (stay) {
            play.next(new PersianHomeChoice.Ask(tiles.tile(army), atlas.space(space), false));
            return;
        }
        List<HomeChoice.Home> homes = choice.homes(state, army);
        if (homes.size() == 1) {
            play.next(new Homeward.Leg(army, homes.get(0).space(), homes.get(0).storm()));
        } else if (!homes.isEmpty()) {
            play.next(new HomeChoice.Ask(army));
        } else if (state.armyNaval(army) > 0 && !armies.transports(state, army)) {
            play.next(new NavalTransport.Overload(army, false), frame);
        } else {
            play.report(() -> new NoWayLeft(tiles.tile(army), atlas.space(space)));
            armies.destroy(play, army, LossCause.NO_WAY_HOME);
        }
    }

    protected IndexSet kindsHome(MountfordState state, int army, int space) {
        return state.armyKinds(army).and(kinds.homeOf(space));
    }

    private void dropOff(Play<MountfordState> play, int army, int kind, int space) {
        MountfordState state = play.state();
        int count = state.armySp(army, kind);
        if (relations.unfriendly(state, kinds.kind(kind).nationality().power(), space)) {
            for (int i = 0; i < count; i++) {
                armies.lose(play, army, kind, LossCause.UNFRIENDLY_HOME);
            }
            return;
        }
        settle(play, army, kind, count);
    }

    /** A number of SPs of an army stay where it is, at home. */
    public void settle(Play<MountfordState> play, int army, int kind, int count) {
        MountfordState state = play.state();
        int space = state.armySpace(army);
        state.removeFromArmy(army, kind, count);
        state.addLoose(space, kind, count);
        // Whoever fought in this operation has fought, back home or not (3.5).
        boolean ships = kinds.kind(kind).type() == SpType.NAVAL;
        if (state.op().fought(army, ships)) {
            state.op().fightFrom(space, ships);
        }
        play.report(() -> new DroppedOff(tiles.tile(army), kinds.kind(kind), count, atlas.space(space)));
    }

    /** Whether an army can go home: it has no SPs, or some way to some home, or ships that could carry a part of it. */
    public boolean possible(MountfordState state, int army) {
        if (state.armySize(army) == 0 || state.armyNaval(army) > 0) {
            return true;
        }
        int space = state.armySpace(army);
        return !kindsHome(state, army, space).isEmpty()
                || !choice.homes(state, army).isEmpty();
    }
}
