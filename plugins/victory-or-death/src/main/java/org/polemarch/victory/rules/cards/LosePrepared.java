package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;

/** A power must discard one of its face-down Prepare cards, of its choice and unseen. */
@Cites("cards/secrecy")
public class LosePrepared extends PickDiscard<LosePrepared.Choose> {

    public record Choose(Power power) implements Frame {}

    public record PreparedLost(Power power, CardName card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new PreparedLostUnseen(power));
        }
    }

    /** A face-down card was discarded that this seat does not know. */
    public record PreparedLostUnseen(Power power) implements GameEvent {}

    @Inject
    public LosePrepared(Discards discards, Seating seating, NotNow notNow) {
        super(discards, seating, notNow);
    }

    @Override
    protected int asked(Choose frame) {
        return frame.power().ordinal();
    }

    @Override
    protected Deck pile(Choose frame, VictoryState state) {
        return state.cards().prepared(asked(frame));
    }

    @Override
    public void apply(Discards.Discard move, Choose frame, Play<VictoryState> play) {
        play.state().cards().discardPrepared(asked(frame), move.card().kind(), false);
        play.report(() -> new PreparedLost(frame.power(), move.card()));
    }
}
