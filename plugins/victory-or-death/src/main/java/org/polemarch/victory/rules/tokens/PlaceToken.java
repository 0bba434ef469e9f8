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
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;

/** A token from the bowl goes to any Neutral space or any Land space without pieces; no supply line is needed. */
@Cites("tokens/using")
public class PlaceToken implements Decision<VictoryState, PlaceToken.Where, PlaceToken.TokenTo> {

    /** A token is to be placed. */
    public record Where(Power power) implements Frame {}

    /** The space for the token. */
    public record TokenTo(Space space) implements Move {
        @Override
        public String notation() {
            return "token " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(space.id()));
        }
    }

    /** A token lies on the map. */
    public record TokenPlaced(Power power, Space space) implements GameEvent {}

    /** Tokens never lie at sea. */
    public record NoTokenAtSea(Space space) implements Reason {}

    /** A piece stands there. */
    public record PieceInTheWay(Space space) implements Reason {}

    /** A token of the power lies there already. */
    public record TokenThere(Space space) implements Reason {}

    private final Seating seating;
    private final NoAnswer noAnswer;
    private final TokenTo[] moves;

    @Inject
    public PlaceToken(VictoryData data, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.seating = seating;
        moves = new TokenTo[data.atlas().size()];
        for (Space space : data.atlas().spaces()) {
            moves[space.index()] = new TokenTo(space);
        }
    }

    @Override
    public Seat decider(Where frame, VictoryState state) {
        return seating.seat(frame.power().ordinal());
    }

    @Override
    public List<TokenTo> legal(Where frame, VictoryState state) {
        Board board = state.board();
        long free = (state.atlas().neutral() | (state.atlas().land() & ~board.occupied(0) & ~board.occupied(1)))
                & ~board.tokens(frame.power().ordinal());
        List<TokenTo> answers = new ArrayList<>(Long.bitCount(free));
        for (long left = free; left != 0; left &= left - 1) {
            answers.add(moves[Long.numberOfTrailingZeros(left)]);
        }
        return answers;
    }

    @Override
    public List<Refusal> refusals(Where frame, VictoryState state) {
        List<Refusal> refusals = new ArrayList<>();
        List<TokenTo> legal = legal(frame, state);
        for (TokenTo move : moves) {
            if (!legal.contains(move)) {
                Space space = move.space();
                Reason reason = space.kind() == Space.Kind.SEA
                        ? new NoTokenAtSea(space)
                        : (state.board().tokens(frame.power().ordinal()) >> space.index() & 1) != 0
                                ? new TokenThere(space)
                                : new PieceInTheWay(space);
                refusals.add(new Refusal(move, reason));
            }
        }
        return noAnswer.to(frame.power().ordinal(), legal(frame, state), state)
                .told(refusals)
                .refusals();
    }

    @Override
    public void apply(TokenTo move, Where frame, Play<VictoryState> play) {
        play.state().takeLiberty(0);
        play.state().board().placeToken(frame.power().ordinal(), move.space().index());
        play.report(() -> new TokenPlaced(frame.power(), move.space()));
    }
}
