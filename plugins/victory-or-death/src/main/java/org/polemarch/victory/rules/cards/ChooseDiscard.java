package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;

/** The owner chooses which cards of its hand it discards, one by one, unseen. */
@Cites("cards")
public class ChooseDiscard implements Decision<VictoryState, ChooseDiscard.Choose, Discards.Discard> {

    /** So many cards are still owed. */
    public record Choose(Power power, int count) implements Frame {}

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Discards discards;

    @Inject
    public ChooseDiscard(Seating seating, Discards discards, NoAnswer noAnswer) {
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
        discards.fromHand(frame.power().ordinal(), move.card().kind(), false, play);
        if (frame.count() > 1) {
            play.next(new Owe.FromHand(frame.power(), frame.count() - 1));
        }
    }
}
