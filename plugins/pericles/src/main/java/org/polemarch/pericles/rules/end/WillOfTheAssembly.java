package org.polemarch.pericles.rules.end;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.WillGoals;

/** 11.4 The Will of the Assembly is judged for each Side, and the turn is over. */
@Cites({"11.4", "11.41", "11.42", "5.12"})
public class WillOfTheAssembly implements Procedure<PericlesState, WillOfTheAssembly.Judge> {

    public record Judge() implements Frame {}

    /** A Side met the Will of its Assembly, or failed it. */
    public record WillJudged(Side side, boolean met) implements GameEvent {}

    /** A Will that could not be done is not judged. */
    @Cites("11.41")
    public record WillSetAside(Side side) implements GameEvent {}

    static final Judge JUDGE = new Judge();

    private final Honors honors;
    private final WillGoals goals;

    @Inject
    public WillOfTheAssembly(Honors honors, WillGoals goals) {
        this.honors = honors;
        this.goals = goals;
    }

    @Override
    public void run(Judge frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        AristophanesFacts card = state.data().play(state.cards().currentPlay());
        for (Side side : Side.values()) {
            AristophanesFacts.SideFacts will = card.of(side);
            if (will.goal() != Goal.NONE && !state.ignoresWill(side)) {
                judge(play, side, goals.isMet(side, will, state));
            } else if (will.goal() != Goal.NONE) {
                play.report(() -> new WillSetAside(side));
            }
        }
        state.setBattle(Optional.empty());
        state.advanceTurn();
    }

    protected void judge(Play<PericlesState> play, Side side, boolean met) {
        PericlesState state = play.state();
        play.report(() -> new WillJudged(side, met));
        int change =
                met ? state.data().honor().willMet() : -state.data().honor().willFailed();
        honors.changeBoth(play, side, change, "why.will", "11.4");
        state.setWillFailed(side, !met);
    }
}
