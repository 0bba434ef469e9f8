package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
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

    /** A battle was fought. */
    public record BattleFought(Theater theater, Arm arm, int athens, int sparta) implements GameEvent {}

    private final BattleDecks decks;
    private final LoserLosses losses;

    @Inject
    public Battle(BattleDecks decks, LoserLosses losses) {
        this.decks = decks;
        this.losses = losses;
    }

    @Override
    public void run(Fight frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        state.board().clearFallen();
        BattleSum.Terms athens = terms(state, Side.ATHENS, frame, decks.draw(play, Side.ATHENS));
        BattleSum.Terms sparta = terms(state, Side.SPARTA, frame, decks.draw(play, Side.SPARTA));
        state.setBattle(Optional.of(new BattleSum(frame.theater(), frame.arm(), frame.general(), athens, sparta)));
        play.report(() -> new BattleFought(frame.theater(), frame.arm(), athens.total(), sparta.total()));
        int difference = athens.total() - sparta.total();
        if (difference != 0) {
            Side winner = difference > 0 ? Side.ATHENS : Side.SPARTA;
            losses.begin(play, frame, new Result(winner, Math.abs(difference)));
        }
    }

    /** Who won and by how much. */
    public record Result(Side winner, int differential) {}

    private static BattleSum.Terms terms(PericlesState state, Side side, Fight fight, int card) {
        return new BattleSum.Terms(
                state.board().unitValue(side, fight.theater(), fight.arm()),
                state.board().baseValue(side, fight.theater()),
                state.board().treachery(side, fight.theater()),
                state.treasury().committed(side),
                side == Side.ATHENS && state.stateShipCommitted() ? 1 : 0,
                side == Side.SPARTA ? state.board().count(fight.theater(), Piece.THE_300) : 0,
                state.data().cardId(side, card),
                state.data().card(side, card).value());
    }
}
