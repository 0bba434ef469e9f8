package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.BattleDecks;

/**
 * 9.42 Each Side totals its units of the battle's kind, bases, Treachery, committed tokens and a battle card; the larger
 * total wins by the difference. It is fought even where a Side has no such unit.
 */
@Cites({"9.42", "9.4", "9.41", "9.43", "12.3", "12.4", "9.8"})
public class Battle implements Procedure<PericlesState, Battle.Fight> {

    /** A battle of that kind is to be fought; whether it is the second of the expedition. */
    public record Fight(Faction general, Theater theater, Arm arm, boolean second) implements Frame {}

    public record Result(Side winner, int differential) {
        public Side loser() {
            return winner.enemy();
        }
    }

    public record BattleFought(Theater theater, Arm arm, int athens, int sparta) implements GameEvent {

        /** The key of what came of it. */
        public String result() {
            return athens == sparta ? "battle.drawn" : athens > sparta ? "battle.athens" : "battle.sparta";
        }
    }

    private final BattleDecks decks;

    @Inject
    public Battle(BattleDecks decks) {
        this.decks = decks;
    }

    @Override
    public void run(Fight frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        state.board().clearFallen();
        BattleSum.Terms athens = terms(Side.ATHENS, frame, decks.draw(play, Side.ATHENS), state);
        BattleSum.Terms sparta = terms(Side.SPARTA, frame, decks.draw(play, Side.SPARTA), state);
        state.setBattle(Optional.of(new BattleSum(frame.theater(), frame.arm(), frame.general(), athens, sparta)));
        play.report(() -> new BattleFought(frame.theater(), frame.arm(), athens.total(), sparta.total()));
        int difference = athens.total() - sparta.total();
        if (difference != 0) {
            Side winner = difference > 0 ? Side.ATHENS : Side.SPARTA;
            List<Frame> steps = aftermath(frame, new Result(winner, Math.abs(difference)));
            for (int i = steps.size() - 1; i >= 0; i--) {
                play.next(steps.get(i));
            }
        }
    }

    /** What one Side brings to the battle. */
    protected BattleSum.Terms terms(Side side, Fight fight, int card, PericlesState state) {
        Board board = state.board();
        return new BattleSum.Terms(
                board.unitValue(side, fight.theater(), fight.arm()),
                board.baseValue(side, fight.theater()),
                board.treachery(side, fight.theater()),
                state.treasury().committed(side),
                side == Side.ATHENS && state.stateShipCommitted() ? 1 : 0,
                side == Side.SPARTA ? board.count(fight.theater(), Piece.THE_300) : 0,
                state.data().cardId(side, card),
                decks.value(side, card, state));
    }

    /** What a battle that was won leads to, in the order it is done. */
    protected List<Frame> aftermath(Fight fight, Result result) {
        return List.of(
                new LoserLosses.Suffer(fight, result),
                new BaseLosses.Raze(fight, result),
                new WinnerLosses.Suffer(fight, result),
                new BattleHonor.Award(fight, result));
    }
}
