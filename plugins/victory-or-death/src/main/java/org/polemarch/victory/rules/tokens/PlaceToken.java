package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/** A token goes from the bowl to the map. */
@Cites("tokens/using")
public class PlaceToken extends Question<PlaceToken.Where, PlaceToken.TokenTo> {

    public record Where(Power power) implements Frame {}

    public record TokenTo(Space space) implements Move {
        @Override
        public String notation() {
            return "token " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space));
        }
    }

    public record TokenPlaced(Power power, Space space) implements GameEvent {}

    /** Tokens never lie at sea. */
    public record NoTokenAtSea(Space space) implements Reason {}

    public record PieceInTheWay(Space space) implements Reason {}

    /** A token of the power lies there already. */
    public record TokenThere(Space space) implements Reason {}

    private final TokenPlaces places;
    private final TokenTo[] moves;

    @Inject
    public PlaceToken(VictoryData data, TokenPlaces places, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.places = places;
        moves = data.atlas().spaces().stream().map(TokenTo::new).toArray(TokenTo[]::new);
    }

    @Override
    protected int asked(Where frame) {
        return frame.power().ordinal();
    }

    @Override
    public List<TokenTo> legal(Where frame, VictoryState state) {
        long free = places.free(asked(frame), state);
        List<TokenTo> answers = new ArrayList<>(Long.bitCount(free));
        for (int space = Spaces.first(free); space >= 0; space = Spaces.after(free, space)) {
            answers.add(moves[space]);
        }
        return answers;
    }

    @Override
    protected void refuse(Where frame, List<TokenTo> legal, VictoryState state, Refusals refusals) {
        for (TokenTo move : moves) {
            if (!legal.contains(move)) {
                refusals.move(move, whyNot(move.space(), asked(frame), state));
            }
        }
    }

    private static Reason whyNot(Space space, int power, VictoryState state) {
        if (space.kind() == Space.Kind.SEA) {
            return new NoTokenAtSea(space);
        }
        return Spaces.has(state.board().tokens(power), space) ? new TokenThere(space) : new PieceInTheWay(space);
    }

    @Override
    public void apply(TokenTo move, Where frame, Play<VictoryState> play) {
        play.state().takeLiberty(0);
        play.state().board().placeToken(asked(frame), move.space().index());
        play.report(() -> new TokenPlaced(frame.power(), move.space()));
    }
}
