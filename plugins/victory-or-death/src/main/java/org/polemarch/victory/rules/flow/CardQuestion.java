package org.polemarch.victory.rules.flow;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** A question to the user of a card. Accepting what a card offers is optional; the card continues either way. */
@Cites("cards/complex")
public abstract class CardQuestion<F extends Frame> extends Question<F, Move> {

    public record Decline() implements Move.Declining {}

    /** The power does without something the card offers. */
    public record Forgone(Power power, CardName card) implements GameEvent {}

    protected static final Decline DECLINE = new Decline();

    protected CardQuestion(Seating seating, NotNow notNow) {
        super(seating, notNow);
    }

    /** The power does without the effect of that number. */
    protected void decline(CardName card, Use use, int index, Play<VictoryState> play) {
        play.report(() -> new Forgone(Power.of(use.actor()), card));
        play.next(new NextEffect(use, index + 1));
    }
}
