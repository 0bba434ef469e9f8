package org.polemarch.pericles.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.pericles.data.ScenarioFacts;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.end.FinalScoring;

/**
 * 11.14 The result: the winning Faction first, then its compatriot, then the other Side by Honor. While the game goes on
 * it is scored as if it ended now.
 */
@Cites("11.14")
public final class Ranking {

    private static final String[] BONUS = {"score.political", "score.bases", "score.geography"};

    /** The result, or how it would stand. */
    public Outcome of(PericlesState state) {
        if (state.ending() != Ending.RUNNING) {
            return outcome(state, state.winner());
        }
        PericlesState now = state.copy();
        if (now.scenario().kind() == ScenarioFacts.Kind.POLITICAL_ONLY) {
            return outcome(now, ahead(now));
        }
        if (now.scenario().endBonuses()) {
            FinalScoring.bonuses(now);
        }
        return outcome(now, Optional.of(FinalScoring.best(now)));
    }

    /** Where one issue decides: on whose half it lies. */
    private static Optional<Faction> ahead(PericlesState state) {
        Side side = Side.valueOf(state.scenario().side());
        Issue issue = Issue.valueOf(state.scenario().decisiveIssue());
        for (Faction faction : List.of(side.first(), side.second())) {
            if (state.display().won(faction, issue)) {
                return Optional.of(faction);
            }
        }
        return Optional.empty();
    }

    private static Outcome outcome(PericlesState state, Optional<Faction> winner) {
        List<Score> scores = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Faction faction = Faction.of(i);
            List<Score.Line> lines = new ArrayList<>();
            int honor = state.honor(faction);
            for (int b = 0; b < BONUS.length; b++) {
                honor -= state.bonus(faction, b);
            }
            lines.add(new Score.Line("score.honor", honor));
            for (int b = 0; b < BONUS.length; b++) {
                if (state.bonus(faction, b) != 0) {
                    lines.add(new Score.Line(BONUS[b], state.bonus(faction, b)));
                }
            }
            scores.add(new Score(faction.seat(), rank(state, faction, winner), state.honor(faction), lines));
        }
        return new Outcome(scores, state.ending().key());
    }

    private static int rank(PericlesState state, Faction faction, Optional<Faction> winner) {
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
