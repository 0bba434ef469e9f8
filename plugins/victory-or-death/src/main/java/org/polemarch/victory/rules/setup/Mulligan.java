package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.DrawCards;
import org.polemarch.victory.rules.cards.DrawDeck;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** Optional rule: once, before discarding, a power may reshuffle its whole deck and draw ten cards again. */
@Cites("setup/mulligan")
public class Mulligan extends Question<Mulligan.Offer, Mulligan.Reply> {

    /** The power looks at its ten cards. */
    public record Offer(Power power) implements Frame {}

    /** Whether to keep them. */
    public sealed interface Reply extends Move {}

    public record Keep() implements Reply {}

    public record DrawAgain() implements Reply {}

    public record DrewAgain(Power power) implements GameEvent {}

    /** The discards come once the ten cards are settled. */
    public record FirstTheTen() implements Reason {}

    private static final List<Reply> REPLIES = List.of(new Keep(), new DrawAgain());

    private final DrawDeck drawDeck;
    private final DrawCards drawCards;

    @Inject
    public Mulligan(DrawDeck drawDeck, DrawCards drawCards, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.drawDeck = drawDeck;
        this.drawCards = drawCards;
    }

    @Override
    protected int asked(Offer frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<Reply> legal(Offer frame, VictoryState state) {
        return REPLIES;
    }

    @Override
    protected void refuse(Offer frame, List<Reply> legal, VictoryState state, Refusals refusals) {
        notNow().hand(asked(frame), card -> new FirstTheTen(), state, refusals);
    }

    @Override
    public void apply(Reply move, Offer frame, Play<VictoryState> play) {
        if (move instanceof DrawAgain) {
            int power = asked(frame);
            play.report(() -> new DrewAgain(frame.power()));
            play.state().cards().handToDeck(power);
            drawDeck.shuffle(power, play);
            drawCards.draw(power, play.state().data().game().openingDraw(), play);
        }
    }
}
