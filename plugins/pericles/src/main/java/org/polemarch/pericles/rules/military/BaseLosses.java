package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.Treachery;

/**
 * 9.44 Bases fall when the winner has units of the kind, the loser has none left, and the winner committed more tokens:
 * one for every two points of the differential not used on units. The loser's Treachery there goes with them (9.83).
 */
@Cites({"9.44", "9.83"})
public class BaseLosses implements Procedure<PericlesState, BaseLosses.Raze> {

    public record Raze(Battle.Fight fight, Battle.Result result) implements Frame {}

    private final Casualty casualty;
    private final Treachery treachery;

    @Inject
    public BaseLosses(Casualty casualty, Treachery treachery) {
        this.casualty = casualty;
        this.treachery = treachery;
    }

    @Override
    public void run(Raze frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Side loser = frame.result().loser();
        List<Piece> bases = List.of(Piece.cityBase(loser), Piece.leagueBase(loser));
        int fallen = state.board().fallen(bases);
        if (fallen > 0) {
            treachery.returnAll(play, loser, frame.fight().theater(), "9.83");
        }
        if (areExposed(frame, state)) {
            int units = state.board().fallen(loser) - fallen;
            int most = (frame.result().differential() - units)
                    / state.data().amounts().pointsPerBaseLost();
            casualty.inflict(
                    play,
                    new Casualty.Pick(
                            frame.fight(),
                            frame.result(),
                            Casualty.Step.BASES,
                            List.of(new Casualty.Toll(bases, most))),
                    frame);
        }
    }

    /** Whether nothing covers the loser's bases. */
    protected boolean areExposed(Raze frame, PericlesState state) {
        Side winner = frame.result().winner();
        Side loser = frame.result().loser();
        Battle.Fight fight = frame.fight();
        BattleSum sum = state.battle().orElseThrow();
        return state.board().units(winner, fight.theater(), fight.arm()) > 0
                && state.board().units(loser, fight.theater(), fight.arm()) == 0
                && sum.of(winner).strategos() > sum.of(loser).strategos();
    }
}
