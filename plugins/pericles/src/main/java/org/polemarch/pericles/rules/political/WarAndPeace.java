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
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.end.FinalScoring;

/** 7.41 One winner of War/Peace is enough for War; Peace takes one on both Sides. */
@Cites({"7.41", "7.4"})
public class WarAndPeace implements Procedure<PericlesState, WarAndPeace.Resolve> {

    /** War/Peace is to be resolved. */
    public record Resolve() implements Frame {}

    /** War was declared by those who won the issue. */
    public record WarDeclared() implements GameEvent {}

    /** Peace was declared. */
    public record PeaceDeclared(Faction athens, Faction sparta) implements GameEvent {}

    /** One Side alone cannot make Peace. */
    public record NoPeace(Faction faction) implements GameEvent {}

    /** The one frame of its kind. */
    public static final Resolve RESOLVE = new Resolve();

    private final Honors honors;
    private final FinalScoring scoring;
    private final SendHome sendHome;

    @Inject
    public WarAndPeace(Honors honors, FinalScoring scoring, SendHome sendHome) {
        this.honors = honors;
        this.scoring = scoring;
        this.sendHome = sendHome;
    }

    @Override
    public void run(Resolve frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Optional<Faction> athens = winner(state, Side.ATHENS);
        Optional<Faction> sparta = winner(state, Side.SPARTA);
        takeOff(state, Side.ATHENS);
        takeOff(state, Side.SPARTA);
        if (!state.war()) {
            if (athens.isPresent() || sparta.isPresent()) {
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

    private void peace(Play<PericlesState> play, Faction athens, Faction sparta) {
        PericlesState state = play.state();
        state.setWar(false);
        play.report(() -> new PeaceDeclared(athens, sparta));
        int honor = state.data().honor().peaceDeclared;
        honors.change(play, athens, honor, "why.peace", "7.41");
        honors.change(play, sparta, honor, "why.peace", "7.41");
        // 7.41 C: checked before any other effect.
        int from = state.scenario().peaceEndsFrom();
        if (from > 0 && state.turn() >= from) {
            scoring.finish(play, Ending.PEACE_DECLARED);
            return;
        }
        sendHome.begin(play);
    }

    private static Optional<Faction> winner(PericlesState state, Side side) {
        if (state.display().won(side.first(), Issue.WAR_PEACE)) {
            return Optional.of(side.first());
        }
        return state.display().won(side.second(), Issue.WAR_PEACE) ? Optional.of(side.second()) : Optional.empty();
    }

    private static void takeOff(PericlesState state, Side side) {
        int slot = state.display().onDisplay(side, Issue.WAR_PEACE);
        if (slot >= 0) {
            state.display().put(side, slot, Display.POOL);
        }
    }
}
