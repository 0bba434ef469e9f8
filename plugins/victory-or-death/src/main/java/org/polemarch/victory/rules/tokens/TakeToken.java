package org.polemarch.victory.rules.tokens;

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
import org.polemarch.api.play.Target;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;

/** A power may take its own tokens off the map at any time; they can be bought again at once. */
@Cites("tokens/removing")
public class TakeToken implements Decision<VictoryState, TakeToken.Which, TakeToken.TokenFrom> {

    /** A token is to be taken off. */
    public record Which(Power power) implements Frame {}

    /** The token to take. */
    public record TokenFrom(Space space) implements Move {
        @Override
        public String notation() {
            return "recall " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(space.id()));
        }
    }

    /** A token left the map. */
    public record TokenTaken(Power power, Space space) implements GameEvent {}

    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public TakeToken(Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
    }

    @Override
    public Seat decider(Which frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<TokenFrom> legal(Which frame, VictoryState state) {
        List<TokenFrom> answers = new ArrayList<>();
        for (long left = state.board().tokens(frame.power().ordinal()); left != 0; left &= left - 1) {
            answers.add(new TokenFrom(state.atlas().space(Long.numberOfTrailingZeros(left))));
        }
        return answers;
    }

    @Override
    public List<Refusal> refusals(Which frame, VictoryState state) {
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(TokenFrom move, Which frame, Play<VictoryState> play) {
        play.state()
                .board()
                .removeTokens(frame.power().ordinal(), 1L << move.space().index());
        play.state().takeLiberty(0);
        play.report(() -> new TokenTaken(frame.power(), move.space()));
    }
}
