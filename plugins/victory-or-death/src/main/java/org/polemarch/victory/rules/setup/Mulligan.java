package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawDeck;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.turn.DrawCards;

/** Optional rule: once, before discarding, a power may reshuffle its whole deck and draw ten cards again. */
@Cites("setup/mulligan")
public class Mulligan implements Decision<VictoryState, Mulligan.Offer, Mulligan.Reply> {

    /** The power looks at its ten cards. */
    public record Offer(Power power) implements Frame {}

    /** Whether to keep them. */
    public sealed interface Reply extends Move {}

    /** Keep the cards. */
    public record Keep() implements Reply {}

    /** Shuffle and draw again. */
    public record DrawAgain() implements Reply {}

    /** A power drew again. */
    public record DrewAgain(Power power) implements GameEvent {}

    /** The discards come once the ten cards are settled. */
    public record FirstTheTen() implements Reason {}

    private static final List<Reply> REPLIES = List.of(new Keep(), new DrawAgain());

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final DrawCards drawCards;

    @Inject
    public Mulligan(Seating seating, DrawCards drawCards, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
        this.drawCards = drawCards;
    }

    @Override
    public Seat decider(Offer frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Reply> legal(Offer frame, VictoryState state) {
        return REPLIES;
    }

    @Override
    public List<Refusal> refusals(Offer frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .hand(card -> new FirstTheTen())
                .refusals();
    }

    @Override
    public void apply(Reply move, Offer frame, Play<VictoryState> play) {
        if (move instanceof DrawAgain) {
            int power = frame.power().ordinal();
            play.report(() -> new DrewAgain(frame.power()));
            play.state().cards().handToDeck(power);
            DrawDeck.shuffle(power, play);
            drawCards.draw(power, play.state().data().game().openingDraw(), play);
        }
    }
}
