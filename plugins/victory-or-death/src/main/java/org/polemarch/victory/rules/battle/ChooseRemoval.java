package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.PieceSelector;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.muster.MusterMoves;

/** A card removes pieces: no initiator, no adjacency, no supply is needed, and it is no battle. */
@Cites("battle/remove")
public class ChooseRemoval implements Decision<VictoryState, ChooseRemoval.Choose, Move> {

    /** A piece may be removed; so many are left, this one included. */
    public record Choose(CardName card, Use use, int index, int left) implements Frame {}

    /** Remove that piece. */
    public record Remove(PieceAt piece) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.toString()));
        }
    }

    /** A card keeps the piece. */
    @Cites("cards/duration")
    public record IsSafe(PieceAt piece) implements Reason {}

    /** The card speaks of other pieces. */
    public record NotRemoved(CardName card, PieceAt piece) implements Reason {}

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public ChooseRemoval(CardList cards, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
    }

    /** Begins the effect; false if there is nothing to remove. */
    public boolean begin(Effect.Remove effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index, effect.most());
        if (legal(question, play.state()).size() == 1) {
            return false;
        }
        play.next(question);
        return true;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Remove effect =
                (Effect.Remove) cards.card(frame.use().card()).effects().get(frame.index());
        List<Move> moves = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                add(effect.target(), power, sort, frame.use(), state, moves);
            }
        }
        moves.add(MusterMoves.DECLINE);
        return moves;
    }

    private static void add(PieceSelector target, int power, int sort, Use use, VictoryState state, List<Move> moves) {
        for (long left = target.of(power, sort, state, use); left != 0; left &= left - 1) {
            int piece = PieceAt.code(power, sort, Long.numberOfTrailingZeros(left));
            if (Removal.possible(piece, Loss.CARD, state)) {
                moves.add(new Remove(state.atlas().piece(piece)));
            }
        }
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        Effect.Remove effect =
                (Effect.Remove) cards.card(frame.use().card()).effects().get(frame.index());
        List<Refusal> refusals = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                for (Space space : state.atlas().list(effect.target().of(power, sort, state, frame.use()))) {
                    PieceAt piece = state.atlas().piece(PieceAt.code(power, sort, space.index()));
                    if (!Removal.possible(piece.code(), Loss.CARD, state)) {
                        refusals.add(new Refusal(
                                new Remove(piece),
                                state.isProtected(piece.code(), Loss.CARD)
                                        ? new IsSafe(piece)
                                        : new ChooseBattle.CityIsDefended(piece)));
                    }
                }
            }
        }
        return noAnswer.to(frame.use().actor(), legal(frame, state), state)
                .told(refusals)
                .pieces(piece -> new NotRemoved(frame.card(), piece))
                .refusals();
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        Perform.Step done = new Perform.Step(frame.use(), frame.index() + 1);
        if (!(move instanceof Remove remove)) {
            play.report(() -> new Perform.Forgone(Power.of(frame.use().actor()), frame.card()));
            play.next(done);
            return;
        }
        Frame then = frame.left() > 1 ? new More.Removal(frame) : done;
        play.next(
                new Removal.Begin(remove.piece().code(), Loss.CARD, frame.use().actor(), then, then));
    }
}
