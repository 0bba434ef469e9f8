package org.polemarch.pericles.scoring;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.FinalScoring;

/**
 * 11.14 The result: the winning Faction first, then its compatriot, then the other Side by Honor. During the game, it
 * is scored as if it ended now.
 */
@Cites("11.14")
public class Scoring {

    private static final String[] BONUS = {"score.political", "score.bases", "score.geography"};

    private final FinalScoring scoring;

    @Inject
    public Scoring(FinalScoring scoring) {
        this.scoring = scoring;
    }

    public Outcome of(PericlesState state) {
        if (state.ending() != Ending.RUNNING) {
            return outcome(state, state.winner());
        }
        PericlesState now = state.copy();
        ScenarioFacts scenario = now.scenario();
        if (scenario.kind() == ScenarioFacts.Kind.POLITICAL_ONLY) {
            return outcome(now, now.display().winner(scenario.assembly(), scenario.decisive()));
        }
        if (scenario.endBonuses()) {
            scoring.bonuses(now);
        }
        return outcome(now, Optional.of(scoring.best(now)));
    }

    private Outcome outcome(PericlesState state, Optional<Faction> winner) {
        List<Score> scores = new ArrayList<>();
        for (Faction faction : Faction.values()) {
            List<Score.Line> bonuses = new ArrayList<>();
            int honor = state.honor(faction);
            for (int b = 0; b < BONUS.length; b++) {
                int bonus = state.bonus(faction, b);
                honor -= bonus;
                if (bonus != 0) {
                    bonuses.add(new Score.Line(BONUS[b], bonus));
                }
            }
            bonuses.add(0, new Score.Line("score.honor", honor));
            scores.add(new Score(faction.seat(), rank(state, faction, winner), state.honor(faction), bonuses));
        }
        return new Outcome(scores, state.ending().key());
    }

    protected int rank(PericlesState state, Faction faction, Optional<Faction> winner) {
        if (winner.isEmpty()) {
            boolean played = state.scenario().plays(faction.side());
            return played ? 1 : 3;
        }
        if (faction.side() == winner.get().side()) {
            return faction == winner.get() ? 1 : 2;
        }
        return state.honor(faction) >= state.honor(faction.compatriot()) ? 3 : 4;
    }
}
