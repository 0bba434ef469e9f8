package org.polemarch.victory.rules.muster;

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
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.tokens.Liberties;

/**
 * A card places a piece: wherever it says, without supply, as long as the piece may stand there. The rules on pieces go
 * before the card: where it may not stand, nothing is placed and the card goes on.
 */
@Cites({"pieces", "pieces/precedence", "pieces/cities"})
public class PlacePiece implements Decision<VictoryState, PlacePiece.Choose, Move> {

    /** A piece is to be placed. */
    public record Choose(CardName card, Use use, int index) implements Frame {}

    /** The card places elsewhere. */
    @Cites("cards/complex")
    public record NotPlacedHere(CardName card, Space space) implements Reason {}

    /** A team has one City in a space at most. */
    @Cites("pieces/cities")
    public record CityThere(Space space) implements Reason {}

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;
    private final MusterMoves moves;

    @Inject
    public PlacePiece(CardList cards, Seating seating, Liberties liberties, MusterMoves moves, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
        this.liberties = liberties;
        this.moves = moves;
    }

    /** Begins the effect; false if there is nothing to ask. */
    public boolean begin(Effect.Place effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index);
        if (legal(question, play.state()).size() == 1) {
            return false;
        }
        play.next(question);
        return true;
    }

    /** Where a piece of the sort may stand, were one available. */
    private static long free(VictoryState state, int power, int sort, long where) {
        Board board = state.board();
        int team = Power.team(power);
        long taken = sort == Sort.CITY.ordinal() ? board.teamPieces(team, sort) : board.pieces(power, sort);
        return where & state.atlas().home(sort) & ~board.occupied(team ^ 1) & ~taken;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Place effect =
                (Effect.Place) cards.card(frame.use().card()).effects().get(frame.index());
        int power = frame.use().actor();
        int sort = effect.sort().ordinal();
        long where = effect.where().in(state, frame.use());
        long free = free(state, power, sort, where);
        boolean available = state.board().available(power, sort) > 0;
        List<Move> answers = new ArrayList<>();
        if (available) {
            moves.places(sort, free, answers);
        }
        for (long left = named(effect, power, where, state); left != 0; left &= left - 1) {
            answers.add(new MusterMoves.Name(effect.sort(), state.atlas().space(Long.numberOfTrailingZeros(left))));
        }
        answers.add(MusterMoves.DECLINE);
        if (!available && free != 0) {
            Liberties.list(liberties.of(power, state) & Liberties.LIFT, answers);
        }
        return answers;
    }

    /** Who does without the piece, or has one there already, does not lose what the card says next. */
    private static long named(Effect.Place effect, int power, long where, VictoryState state) {
        int sort = effect.sort().ordinal();
        return switch (effect.later()) {
            case NOTHING -> 0;
            case PIECE -> where & state.board().pieces(power, sort);
            case SPACE -> where & state.atlas().home(sort) & ~state.board().occupied(Power.team(power) ^ 1);
        };
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        Effect.Place effect =
                (Effect.Place) cards.card(frame.use().card()).effects().get(frame.index());
        int power = frame.use().actor();
        long where = effect.where().in(state, frame.use());
        long free = state.board().available(power, effect.sort().ordinal()) > 0
                ? free(state, power, effect.sort().ordinal(), where)
                : 0;
        List<Refusal> refusals = new ArrayList<>();
        for (Space space : state.atlas().list(state.atlas().everywhere() & ~free)) {
            Reason why = (where >> space.index() & 1) == 0
                    ? new NotPlacedHere(frame.card(), space)
                    : whyNot(effect.sort(), space, power, state);
            refusals.add(new Refusal(new MusterMoves.Place(effect.sort(), space), why));
        }
        return noAnswer.to(power, legal(frame, state), state).told(refusals).refusals();
    }

    private static Reason whyNot(Sort sort, Space space, int power, VictoryState state) {
        Board board = state.board();
        int team = Power.team(power);
        if ((state.atlas().home(sort.ordinal()) >> space.index() & 1) == 0) {
            return new Mustering.WrongKind(sort, space);
        }
        if ((board.occupied(team ^ 1) >> space.index() & 1) != 0) {
            return new Mustering.EnemyThere(space);
        }
        if (sort == Sort.CITY && (board.teamPieces(team, sort.ordinal()) >> space.index() & 1) != 0) {
            return new CityThere(space);
        }
        return (board.pieces(power, sort.ordinal()) >> space.index() & 1) != 0
                ? new Mustering.OneThere(sort, space)
                : new Mustering.NoneLeft(sort);
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (Liberties.take(move, frame.use().actor(), frame, play)) {
            return;
        }
        Use use = frame.use();
        int power = use.actor();
        if (move instanceof MusterMoves.Place place) {
            PieceAt piece = play.state()
                    .atlas()
                    .piece(PieceAt.code(
                            power, place.sort().ordinal(), place.space().index()));
            Arrival.place(piece, play);
            use = use.bind(piece.code());
        } else if (move instanceof MusterMoves.Name name) {
            use = use.bind(
                    PieceAt.code(power, name.sort().ordinal(), name.space().index()));
        } else {
            play.report(() -> new Perform.Forgone(Power.of(power), frame.card()));
        }
        play.next(new Perform.Step(use, frame.index() + 1));
    }
}
