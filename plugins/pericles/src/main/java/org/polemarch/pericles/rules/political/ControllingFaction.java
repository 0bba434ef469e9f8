package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.Honors;

/** 7.2 Who won Ostracism, or else more issues, controls the government; the Favor of the Assembly follows. */
@Cites("7.2")
public class ControllingFaction implements Procedure<PericlesState, ControllingFaction.Determine> {

    /** The Controlling Factions are to be determined. */
    public record Determine() implements Frame {}

    /** A Faction controls its city-state. */
    public record ControlDetermined(Faction faction, int issues, int othersIssues, boolean changed)
            implements GameEvent {}

    /** The Favor of the Assembly moved between the Factions and lies with neither. */
    public record FavorNeutral(Side side) implements GameEvent {}

    /** The Favor of the Assembly moved to that Faction. */
    public record FavorMoved(Side side, Faction holder) implements GameEvent {}

    /** The one frame of its kind. */
    public static final Determine DETERMINE = new Determine();

    private final Honors honors;

    @Inject
    public ControllingFaction(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Determine frame, Play<PericlesState> play) {
        for (int i = 0; i < 2; i++) {
            if (play.state().scenario().plays(Side.of(i))) {
                determine(play, Side.of(i));
            }
        }
    }

    private void determine(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        int first = state.display().won(side.first());
        int second = state.display().won(side.second());
        Faction controlling;
        if (state.display().won(side.first(), Issue.OSTRACISM)) {
            controlling = side.first();
            moveFavor(play, side, controlling.direction());
        } else if (state.display().won(side.second(), Issue.OSTRACISM)) {
            controlling = side.second();
            moveFavor(play, side, controlling.direction());
        } else if (first != second) {
            controlling = first > second ? side.first() : side.second();
            favor(play, controlling);
        } else {
            controlling = tied(state, side);
        }
        boolean changed = controlling != state.controlling(side);
        state.setControlling(controlling);
        int issues = state.display().won(controlling);
        int others = state.display().won(controlling.compatriot());
        play.report(() -> new ControlDetermined(controlling, issues, others, changed));
        int ostracism = state.display().onDisplay(side, Issue.OSTRACISM);
        if (ostracism >= 0) {
            state.display().put(side, ostracism, Display.POOL); // it has done its work and may be proposed again
        }
    }

    private void favor(Play<PericlesState> play, Faction faction) {
        PericlesState state = play.state();
        Side side = faction.side();
        if (state.favor(side) == faction.direction()) {
            int honor = state.data().honor().favorHeld;
            honors.change(play, faction, honor, "why.favor", "7.2");
            honors.change(play, faction.compatriot(), -honor, "why.favor", "7.2");
        } else {
            moveFavor(play, side, state.favor(side) + faction.direction());
        }
    }

    private static void moveFavor(Play<PericlesState> play, Side side, int favor) {
        if (play.state().favor(side) != favor) {
            play.state().setFavor(side, favor);
            play.report(() -> favor == 0
                    ? new FavorNeutral(side)
                    : new FavorMoved(side, favor < 0 ? side.first() : side.second()));
        }
    }

    /** Favor, then Oration Honor, then the current Controlling Faction. */
    private static Faction tied(PericlesState state, Side side) {
        int direction = state.favor(side) != 0 ? state.favor(side) : state.oration(side);
        if (direction == 0) {
            return state.controlling(side);
        }
        return direction < 0 ? side.first() : side.second();
    }
}
