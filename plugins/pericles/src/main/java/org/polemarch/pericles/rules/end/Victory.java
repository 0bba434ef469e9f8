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

/** 11.1 Victory determination: the automatic victories, then the end of the scenario. */
@Cites({"11.1", "11.11", "11.12", "11.13"})
public class Victory implements Procedure<PericlesState, Victory.Determine> {

    /** Victory is to be determined. */
    public record Determine() implements Frame {}

    /** The one frame of its kind. */
    static final Determine DETERMINE = new Determine();

    private final FinalScoring scoring;

    @Inject
    public Victory(FinalScoring scoring) {
        this.scoring = scoring;
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

    private boolean automatic(Play<PericlesState> play) {
        PericlesState state = play.state();
        int from = state.scenario().honorVictoryFrom();
        if (from > 0 && state.turn() >= from) {
            for (int i = 0; i < 2; i++) {
                if (overwhelming(state, state.controlling(Side.of(i)))) {
                    state.win(Ending.HONOR_VICTORY, state.controlling(Side.of(i)));
                    FinalScoring.end(play, Ending.HONOR_VICTORY);
                    return true;
                }
            }
        }
        boolean athensTaken = state.board().status(Side.SPARTA, Theater.ATHENS) == Status.FRIENDLY;
        boolean spartaTaken = state.board().status(Side.ATHENS, Theater.SPARTA) == Status.FRIENDLY;
        if (athensTaken && spartaTaken) {
            state.draw(Ending.BOTH_CONQUERED);
            FinalScoring.end(play, Ending.BOTH_CONQUERED);
        } else if (athensTaken || spartaTaken) {
            scoring.conquer(play, athensTaken ? Side.SPARTA : Side.ATHENS, Ending.CONQUEST);
        } else if (!state.granaryAtStart() && !Granaries.supplied(state)) {
            scoring.conquer(play, Side.SPARTA, Ending.STARVATION);
        } else {
            return false;
        }
        return true;
    }

    private static boolean overwhelming(PericlesState state, Faction faction) {
        Side side = faction.side();
        int times = state.data().amounts().honorVictoryMultiple;
        return state.honor(faction) > state.honor(faction.compatriot())
                && state.honor(faction) >= times * state.honor(side.enemy().first())
                && state.honor(faction) >= times * state.honor(side.enemy().second())
                && state.honor(side) > state.honor(side.enemy());
    }
}
