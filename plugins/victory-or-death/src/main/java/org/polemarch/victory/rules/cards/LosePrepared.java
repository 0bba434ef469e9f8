package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;

/** A power must discard one of its face-down Prepare cards, of its choice and unseen. */
@Cites("cards/secrecy")
public class LosePrepared implements Decision<VictoryState, LosePrepared.Choose, Discards.Discard> {

    /** The owner chooses. */
    public record Choose(Power power) implements Frame {}

    /** A face-down card was discarded. */
    public record PreparedLost(Power power, CardName card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new PreparedLostUnseen(power));
        }
    }

    /** A face-down card was discarded that this seat does not know. */
    public record PreparedLostUnseen(Power power) implements GameEvent {}

    private final CardList cards;
    private final Discards discards;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public LosePrepared(CardList cards, Discards discards, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.discards = discards;
        this.seating = seating;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Discards.Discard> legal(Choose frame, VictoryState state) {
        List<Discards.Discard> moves = new ArrayList<>();
        discards.list(state.cards().prepared(frame.power().ordinal()), moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(Discards.Discard move, Choose frame, Play<VictoryState> play) {
        play.state()
                .cards()
                .discardPrepared(frame.power().ordinal(), move.card().kind(), false);
        play.report(() ->
                new PreparedLost(frame.power(), cards.card(move.card().kind()).name()));
    }
}
