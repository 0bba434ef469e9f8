package org.polemarch.pericles.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.FinalScoring;

/** 14.0 A short scenario ends and is scored by its own rule: Honor alone, or who won the issue. */
@Cites("14.0")
public class ScenarioEnd implements Procedure<PericlesState, ScenarioEnd.Score> {

    public record Score() implements Frame {}

    static final Score SCORE = new Score();

    private final FinalScoring scoring;

    @Inject
    public ScenarioEnd(FinalScoring scoring) {
        this.scoring = scoring;
    }

    @Override
    public void run(Score frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        switch (state.scenario().kind()) {
            case POLITICAL_ONLY -> issue(play);
            case BATTLE_ONLY -> {
                state.treasury().returnCommitments();
                state.endExpedition();
                mostHonor(play, Ending.BATTLE_FOUGHT);
            }
            default -> mostHonor(play, Ending.HONOR_ONLY);
        }
    }

    /** The Side with more Honor has won; the tie-break of 11.14 belongs to the longer scenarios, so equals draw. */
    protected void mostHonor(Play<PericlesState> play, Ending why) {
        PericlesState state = play.state();
        if (state.honor(Side.ATHENS) == state.honor(Side.SPARTA)) {
            scoring.draw(play, why);
        } else {
            scoring.finish(play, why);
        }
    }

    protected void issue(Play<PericlesState> play) {
        PericlesState state = play.state();
        ScenarioFacts scenario = state.scenario();
        state.display()
                .winner(scenario.assembly(), scenario.decisive())
                .ifPresentOrElse(
                        faction -> scoring.win(play, Ending.ISSUE_WON, faction),
                        () -> scoring.draw(play, Ending.ISSUE_NOT_WON));
    }
}
