package org.polemarch.mountford.rules.control;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;

/**
 * 1.1.2 Control: a garrison gives its owner control at once; the original controller who comes back needs none. A space in
 * rebellion is controlled by nobody. The falls of Argos and Syracuse follow from control (9.3.4, 9.3.2).
 */
@Cites({"1.1.2", "1.2.3", "1.2.4"})
public class Control extends Rule {

    public record Seized(Space space, Power power) implements GameEvent {}

    public record Rebelled(Space space) implements GameEvent {}

    public record RebellionEnded(Space space) implements GameEvent {}

    /** The home guard of a city that was taken is back in it. */
    @Cites("7.3")
    public record GuardReturned(Kind kind, int count) implements GameEvent {}

    private final Syracuse syracuse;
    private final Argos argos;
    private final int syracuseSpace;
    private final int argosSpace;

    @Inject
    public Control(MountfordData data, Syracuse syracuse, Argos argos) {
        super(data);
        this.syracuse = syracuse;
        this.argos = argos;
        syracuseSpace = atlas.at("syracuse");
        argosSpace = atlas.at("argos");
    }

    /** Gives a power control of a space: by its garrison, or by taking the foreign one away. */
    public void seize(Play<MountfordState> play, int space, Power power) {
        MountfordState state = play.state();
        state.rebels().remove(space);
        state.setControl(space, power);
        state.setSiege(space, 0, 0);
        play.report(() -> new Seized(atlas.space(space), power));
        if (atlas.colour(space) == power) {
            recallGuards(play, space);
        }
        if (space == syracuseSpace && power.seat() == 0 && state.syracuse() != Entry.REMOVED) {
            syracuse.fall(play);
        }
        if (space == argosSpace && power.seat() == 1 && state.argos() != Entry.REMOVED) {
            argos.fall(play);
        }
    }

    /** The home guard set aside when a city was taken is back when the city is. */
    private void recallGuards(Play<MountfordState> play, int space) {
        MountfordState state = play.state();
        for (int kind : kinds.atHome(space)) {
            if (state.setAside(kind) > 0) {
                int count = state.setAside(kind);
                state.addLoose(space, kind, count);
                state.setAside(kind, 0);
                play.report(() -> new GuardReturned(kinds.kind(kind), count));
            }
        }
    }

    /** Whether a rebellion marker may be placed: an Athenian-controlled space of the empire. */
    public boolean mayRebel(MountfordState state, int space) {
        return atlas.empire().has(space) && state.owner(space) == Power.ATHENS;
    }

    /** Puts a rebellion marker in a space of the empire. */
    public void rebel(Play<MountfordState> play, int space) {
        MountfordState state = play.state();
        if (!mayRebel(state, space)) {
            return;
        }
        state.rebels().add(space);
        play.report(() -> new Rebelled(atlas.space(space)));
    }

    /** Takes a rebellion marker off. */
    public void calm(Play<MountfordState> play, int space) {
        play.state().rebels().remove(space);
        play.report(() -> new RebellionEnded(atlas.space(space)));
    }
}
