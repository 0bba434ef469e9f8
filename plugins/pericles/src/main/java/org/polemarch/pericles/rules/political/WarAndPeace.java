package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Display;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.Honors;

/** 7.41 One winner of War/Peace is enough for War; Peace takes one on both Sides. */
@Cites({"7.41", "7.4"})
public class WarAndPeace implements Procedure<PericlesState, WarAndPeace.Resolve> {

    public record Resolve() implements Frame {}

    public record WarDeclared() implements GameEvent {}

    public record PeaceDeclared(Faction athens, Faction sparta) implements GameEvent {}

    /** One Side alone cannot make Peace. */
    public record NoPeace(Faction faction) implements GameEvent {}

    public static final Resolve RESOLVE = new Resolve();

    private final Honors honors;
    private final FinalScoring scoring;

    @Inject
    public WarAndPeace(Honors honors, FinalScoring scoring) {
        this.honors = honors;
        this.scoring = scoring;
    }

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Optional<Faction> athens = state.display().winner(Side.ATHENS, Issue.WAR_PEACE);
        Optional<Faction> sparta = state.display().winner(Side.SPARTA, Issue.WAR_PEACE);
        state.display().takeOff(Side.ATHENS, Issue.WAR_PEACE, Display.POOL);
        state.display().takeOff(Side.SPARTA, Issue.WAR_PEACE, Display.POOL);
        if (!state.war()) {
            if (endsPeace(athens, sparta, play)) {
                state.setWar(true);
                play.report(WarDeclared::new);
            }
        } else if (athens.isPresent() && sparta.isPresent()) {
            peace(play, athens.get(), sparta.get());
        } else if (athens.isPresent() || sparta.isPresent()) {
            Faction alone = athens.orElseGet(sparta::orElseThrow);
            play.report(() -> new NoPeace(alone));
        }
    }

    /** Whether these winners of War/Peace, if any, make War. */
    protected boolean endsPeace(Optional<Faction> athens, Optional<Faction> sparta, Play<PericlesState> play) {
        return athens.isPresent() || sparta.isPresent();
    }

    protected void peace(Play<PericlesState> play, Faction athens, Faction sparta) {
        PericlesState state = play.state();
        state.setWar(false);
        play.report(() -> new PeaceDeclared(athens, sparta));
        int honor = state.data().honor().peaceDeclared();
        honors.change(play, athens, honor, "why.peace", "7.41");
        honors.change(play, sparta, honor, "why.peace", "7.41");
        // 7.41 C: checked before any other effect.
        if (endsTheGame(state)) {
            scoring.finish(play, Ending.PEACE_DECLARED);
        } else {
            play.next(Homecoming.BEGIN);
        }
    }

    protected boolean endsTheGame(PericlesState state) {
        int from = state.scenario().peaceEndsFrom();
        return from > 0 && state.turn() >= from;
    }
}
