package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.NoAnswer;

/** Three of the ten cards are discarded; the first one named will lie face up on the pile for the whole game. */
@Cites("setup/discards")
public class OpeningDiscard implements Decision<VictoryState, OpeningDiscard.Choose, Discards.Discard> {

    /** So many are still to be discarded. */
    public record Choose(Power power, int left) implements Frame {}

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Discards discards;

    @Inject
    public OpeningDiscard(Seating seating, Discards discards, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
        this.discards = discards;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Discards.Discard> legal(Choose frame, VictoryState state) {
        List<Discards.Discard> moves = new ArrayList<>();
        discards.list(state.cards().hand(frame.power().ordinal()), moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(Discards.Discard move, Choose frame, Play<VictoryState> play) {
        int power = frame.power().ordinal();
        if (play.state().cards().open(power) == Cards.NONE) {
            play.state().cards().chooseOpen(power, move.card().kind());
            play.report(() -> new Discards.Discarded(frame.power(), move.card()));
        } else {
            discards.fromHand(power, move.card().kind(), false, play);
        }
        if (frame.left() > 1) {
            play.next(new Choose(frame.power(), frame.left() - 1));
        }
    }
}
