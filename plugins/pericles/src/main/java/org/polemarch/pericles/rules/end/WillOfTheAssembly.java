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
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.BeginTurn;

/** 11.4 The Will of the Assembly is judged for each Side, and a new turn begins. */
@Cites({"11.4", "11.41", "11.42", "5.12"})
public class WillOfTheAssembly implements Procedure<PericlesState, WillOfTheAssembly.Judge> {

    /** The Will is to be judged. */
    public record Judge() implements Frame {}

    /** A Side met the Will of its Assembly, or failed it. */
    public record WillJudged(Side side, boolean met) implements GameEvent {}

    /** A Will that could not be done is not judged. */
    @Cites("11.41")
    public record WillSetAside(Side side) implements GameEvent {}

    /** The one frame of its kind. */
    static final Judge JUDGE = new Judge();

    private final Honors honors;

    @Inject
    public WillOfTheAssembly(Honors honors) {
        this.honors = honors;
    }

    @Override
    public void run(Judge frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        AristophanesFacts card = state.data().play(state.cards().currentPlay());
        for (int i = 0; i < 2; i++) {
            Side side = Side.of(i);
            AristophanesFacts.SideFacts will = AristophanesCard.of(card, side);
            if (will.goal() != Goal.NONE && !state.ignoresWill(side)) {
                judge(play, side, met(state, side, will));
            } else if (will.goal() != Goal.NONE) {
                play.report(() -> new WillSetAside(side));
            }
        }
        state.setBattle(Optional.empty());
        state.advanceTurn();
        play.next(BeginTurn.TURN);
    }

    private void judge(Play<PericlesState> play, Side side, boolean met) {
        PericlesState state = play.state();
        play.report(() -> new WillJudged(side, met));
        int change = met ? state.data().honor().willMet : -state.data().honor().willFailed;
        honors.change(play, side.first(), change, "why.will", "11.4");
        honors.change(play, side.second(), change, "why.will", "11.4");
        state.setWillFailed(side, !met);
    }

    /** Whether a Side meets a goal as things stand. */
    public static boolean met(PericlesState state, Side side, AristophanesFacts.SideFacts will) {
        int met = 0;
        for (Theater theater : will.theaters()) {
            Status status = state.board().status(side, theater);
            boolean here = switch (will.goal()) {
                case CONTROL -> status == Status.FRIENDLY;
                case CONTROL_OR_CONTEST -> status == Status.FRIENDLY || status == Status.CONTESTED;
                default -> state.built(side, theater) && state.board().bases(side, theater) > 0;
            };
            if (here) {
                met++;
            }
        }
        return met >= will.atLeast();
    }
}
