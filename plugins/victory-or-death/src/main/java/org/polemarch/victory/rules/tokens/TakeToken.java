package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** A power may take its own tokens off the map at any time; they can be bought again at once. */
@Cites("tokens/removing")
public class TakeToken extends Question<TakeToken.Which, TakeToken.TokenFrom> {

    public record Which(Power power) implements Frame {}

    public record TokenFrom(Space space) implements Move {
        @Override
        public String notation() {
            return "recall " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space));
        }
    }

    public record TokenTaken(Power power, Space space) implements GameEvent {}

    @Inject
    public TakeToken(Seating seating, NotNow notNow) {
        super(seating, notNow);
    }

    @Override
    protected int asked(Which frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<TokenFrom> legal(Which frame, VictoryState state) {
        long tokens = state.board().tokens(asked(frame));
        List<TokenFrom> moves = new ArrayList<>(Long.bitCount(tokens));
        for (int space = Spaces.first(tokens); space >= 0; space = Spaces.after(tokens, space)) {
            moves.add(new TokenFrom(state.atlas().space(space)));
        }
        return moves;
    }

    @Override
    public void apply(TokenFrom move, Which frame, Play<VictoryState> play) {
        play.state().board().removeTokens(asked(frame), Spaces.of(move.space().index()));
        play.state().takeLiberty(0);
        play.report(() -> new TokenTaken(frame.power(), move.space()));
    }
}
