package org.polemarch.pericles.rules.end;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Ending;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.Granaries;

/** 11.1 Victory determination: the automatic victories, then the end of the scenario. */
@Cites({"11.1", "11.11", "11.12", "11.13"})
public class Victory implements Procedure<PericlesState, Victory.Determine> {

    public record Determine() implements Frame {}

    static final Determine DETERMINE = new Determine();

    private final FinalScoring scoring;
    private final Granaries granaries;

    @Inject
    public Victory(FinalScoring scoring, Granaries granaries) {
        this.scoring = scoring;
        this.granaries = granaries;
    }

    @Override
    public void run(Determine frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        if (state.scenario().automaticVictories() && automatic(play)) {
            return;
        }
        int peaceFrom = state.scenario().peaceEndsFrom();
        if (state.turn() >= state.scenario().lastTurn()) {
            scoring.finish(play, Ending.LAST_TURN);
        } else if (state.scenario().peaceInEffectEnds() && !state.war() && peaceFrom > 0 && state.turn() >= peaceFrom) {
            scoring.finish(play, Ending.PEACE_IN_EFFECT);
        }
    }

    protected boolean automatic(Play<PericlesState> play) {
        PericlesState state = play.state();
        int from = state.scenario().honorVictoryFrom();
        if (from > 0 && state.turn() >= from) {
            for (Side side : Side.values()) {
                if (isOverwhelming(state, state.controlling(side))) {
                    scoring.win(play, Ending.HONOR_VICTORY, state.controlling(side));
                    return true;
                }
            }
        }
        boolean athensTaken = state.board().status(Side.SPARTA, Theater.ATHENS) == Status.FRIENDLY;
        boolean spartaTaken = state.board().status(Side.ATHENS, Theater.SPARTA) == Status.FRIENDLY;
        if (athensTaken && spartaTaken) {
            scoring.draw(play, Ending.BOTH_CONQUERED);
        } else if (athensTaken || spartaTaken) {
            scoring.conquer(play, athensTaken ? Side.SPARTA : Side.ATHENS, Ending.CONQUEST);
        } else if (!state.granaryAtStart() && !granaries.feedAthens(state)) {
            scoring.conquer(play, Side.SPARTA, Ending.STARVATION);
        } else {
            return false;
        }
        return true;
    }

    protected boolean isOverwhelming(PericlesState state, Faction faction) {
        Side side = faction.side();
        int times = state.data().amounts().honorVictoryMultiple();
        return state.honor(faction) > state.honor(faction.compatriot())
                && state.honor(faction) >= times * state.honor(side.enemy().first())
                && state.honor(faction) >= times * state.honor(side.enemy().second())
                && state.honor(side) > state.honor(side.enemy());
    }
}
