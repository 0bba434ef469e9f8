package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;

/** A card lets its owner put available tokens into the bowl without paying. */
@Cites("tokens/buying")
public class TokensToBowl implements Decision<VictoryState, TokensToBowl.HowMany, TokensToBowl.Fill> {

    /** At most so many tokens. */
    public record HowMany(CardName card, Power power, int most) implements Frame {}

    /** So many tokens. */
    public record Fill(int count) implements Move {}

    /** Tokens came into the bowl for nothing. */
    public record BowlFilled(Power power, int count) implements GameEvent {}

    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public TokensToBowl(Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
    }

    @Override
    public Seat decider(HowMany frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<Fill> legal(HowMany frame, VictoryState state) {
        List<Fill> moves = new ArrayList<>(frame.most() + 1);
        for (int count = frame.most(); count >= 0; count--) {
            moves.add(new Fill(count));
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(HowMany frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(Fill move, HowMany frame, Play<VictoryState> play) {
        for (int i = 0; i < move.count(); i++) {
            play.state().board().fillBowl(frame.power().ordinal());
        }
        if (move.count() > 0) {
            play.report(() -> new BowlFilled(frame.power(), move.count()));
        }
    }
}
