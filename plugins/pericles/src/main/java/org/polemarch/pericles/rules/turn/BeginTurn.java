package org.polemarch.pericles.rules.turn;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.Granaries;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.aristophanes.EntourageKept;
import org.polemarch.pericles.rules.assembly.AssemblyRound;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.end.EndPhase;
import org.polemarch.pericles.rules.political.ControllingFaction;
import org.polemarch.pericles.rules.political.Games;
import org.polemarch.pericles.rules.political.IssueAward;
import org.polemarch.pericles.rules.political.Oration;
import org.polemarch.pericles.rules.political.StrategyBoard;
import org.polemarch.pericles.rules.political.UniqueIssues;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.PoliticalCapital;

/** 4.0 Sequence of Play: what a turn consists of, in order. */
@Cites({"4.0", "11.4", "12.3"})
public class BeginTurn implements Procedure<PericlesState, BeginTurn.Turn> {

    public record Turn() implements Frame {}

    public record TurnBegan(int turn, int from, int to) implements GameEvent {}

    public static final Turn TURN = new Turn();

    private final Granaries granaries;

    @Inject
    public BeginTurn(Granaries granaries) {
        this.granaries = granaries;
    }

    @Override
    public void run(Turn frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        int turn = state.turn();
        play.report(() -> new TurnBegan(
                turn, state.data().turn(turn).from(), state.data().turn(turn).to()));
        state.setStateShipReady(true);
        state.clearBuilt();
        state.queues().reset();
        state.setGranaryAtStart(granaries.feedAthens(state));
        for (Side side : Side.values()) {
            tokens(play, side);
        }
        List<Frame> sequence = sequence();
        for (int i = sequence.size() - 1; i >= 0; i--) {
            play.next(sequence.get(i));
        }
    }

    /** The segments of a turn; after the last the next turn begins. */
    protected List<Frame> sequence() {
        return List.of(
                AristophanesCard.DRAW,
                EntourageKept.KEEP,
                Deal.DEAL,
                Boule.OPEN,
                AssemblyRound.FIRST,
                Oration.COUNT,
                ControllingFaction.DETERMINE,
                StrategyBoard.OPEN,
                WarAndPeace.RESOLVE,
                Games.RESOLVE,
                UniqueIssues.RESOLVE,
                IssueAward.AWARD,
                HonorOrder.BEGIN,
                PoliticalCapital.RETURN,
                EndPhase.BEGIN,
                TURN);
    }

    /** Tokens out of play are so for one turn only; a failed Will takes its toll in the turn after (11.4). */
    protected void tokens(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        int back = state.treasury().bringBack(side, state.data().amounts().strategos());
        if (back > 0) {
            play.report(() -> new AristophanesCard.StockChanged(side, back, "11.4"));
        }
        if (state.willFailed(side)) {
            int lost = state.treasury().takeOut(side, state.data().amounts().willTokens());
            play.report(() -> new AristophanesCard.StockChanged(side, -lost, "11.4"));
            state.setWillFailed(side, false);
        }
    }
}
