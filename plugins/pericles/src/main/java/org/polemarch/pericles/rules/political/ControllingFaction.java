package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import java.util.Optional;
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

    public record Determine() implements Frame {}

    public record ControlDetermined(Faction faction, int issues, int othersIssues, boolean changed)
            implements GameEvent {}

    /** The Favor of the Assembly moved between the Factions and lies with neither. */
    public record FavorNeutral(Side side) implements GameEvent {}

    public record FavorMoved(Side side, Faction holder) implements GameEvent {}

    public static final Determine DETERMINE = new Determine();

    private final Honors honors;

    @Inject
    public ControllingFaction(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Determine frame, Play<PericlesState> play) {
        for (Side side : Side.values()) {
            if (play.state().scenario().plays(side)) {
                determine(play, side);
            }
        }
    }

    protected void determine(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        int first = state.display().won(side.first());
        int second = state.display().won(side.second());
        Optional<Faction> ostracized = state.display().winner(side, Issue.OSTRACISM);
        Faction controlling;
        if (ostracized.isPresent()) {
            controlling = ostracized.get();
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
        state.display().takeOff(side, Issue.OSTRACISM, Display.POOL); // it has done its work and may be proposed again
    }

    protected void favor(Play<PericlesState> play, Faction faction) {
        PericlesState state = play.state();
        Side side = faction.side();
        if (state.favor(side) == faction.direction()) {
            int honor = state.data().honor().favorHeld();
            honors.change(play, faction, honor, "why.favor", "7.2");
            honors.change(play, faction.compatriot(), -honor, "why.favor", "7.2");
        } else {
            moveFavor(play, side, state.favor(side) + faction.direction());
        }
    }

    private static void moveFavor(Play<PericlesState> play, Side side, int favor) {
        if (play.state().favor(side) != favor) {
            play.state().setFavor(side, favor);
            play.report(() -> side.towards(favor)
                    .<GameEvent>map(holder -> new FavorMoved(side, holder))
                    .orElseGet(() -> new FavorNeutral(side)));
        }
    }

    /** Favor, then Oration Honor, then the current Controlling Faction. */
    protected Faction tied(PericlesState state, Side side) {
        return side.towards(state.favor(side))
                .or(() -> side.towards(state.oration(side)))
                .orElseGet(() -> state.controlling(side));
    }
}
