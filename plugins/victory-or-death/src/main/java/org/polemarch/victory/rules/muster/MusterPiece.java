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
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.reactions.Window;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.Liberties;

/** A card musters pieces, one at a time, anew or in place; each muster is answered before the next. */
@Cites({"pieces", "pieces/mustering-in-place"})
public class MusterPiece implements Decision<VictoryState, MusterPiece.Choose, Move> {

    /** A piece is to be mustered; so many are left, this one included. */
    public record Choose(CardName card, Use use, int index, int left) implements Frame {}

    /** The card musters elsewhere. */
    @Cites("cards/complex")
    public record NotByThisCard(CardName card, Space space) implements Reason {}

    /** The card has mustered that very piece already. */
    @Cites("pieces/mustering-in-place")
    public record MusteredAlready(Sort sort, Space space) implements Reason {}

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;
    private final Liberties liberties;
    private final MusterMoves moves;

    @Inject
    public MusterPiece(CardList cards, Seating seating, Liberties liberties, MusterMoves moves, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
        this.liberties = liberties;
        this.moves = moves;
    }

    /** Begins the effect; false if there is nothing to ask. */
    public boolean begin(Effect.Muster effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index, effect.most());
        if (legal(question, play.state()).size() == 1) {
            return false;
        }
        play.next(question);
        return true;
    }

    private Effect.Muster effect(Choose frame) {
        return (Effect.Muster) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Muster effect = effect(frame);
        int power = frame.use().actor();
        long where = effect.where().in(state, frame.use());
        List<Move> answers = new ArrayList<>();
        boolean exhausted = false;
        for (int sort = 0; sort < Sort.CITY.ordinal(); sort++) {
            if ((effect.sorts() >> sort & 1) != 0) {
                moves.musters(sort, Mustering.spaces(state, power, sort, where), answers);
                moves.inPlaces(
                        sort, Mustering.inPlace(state, power, sort, where) & ~mustered(frame, effect, sort), answers);
                exhausted |= state.board().available(power, sort) == 0;
            }
        }
        answers.add(MusterMoves.DECLINE);
        int open = liberties.of(power, state) & (Liberties.TOKENS | (exhausted ? Liberties.LIFT : 0));
        Liberties.list(open, answers);
        return answers;
    }

    /** The piece that this effect has mustered already: a second one is another piece. */
    private static long mustered(Choose frame, Effect.Muster effect, int sort) {
        int piece = frame.use().bound();
        return frame.left() < effect.most() && PieceAt.sort(piece) == sort ? 1L << PieceAt.space(piece) : 0;
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        Effect.Muster effect = effect(frame);
        int power = frame.use().actor();
        long where = effect.where().in(state, frame.use());
        List<Refusal> refusals = new ArrayList<>(liberties.refusals(power, Liberties.TOKENS, state));
        for (Sort sort : List.of(Sort.HOPLITE, Sort.TRIREME)) {
            if ((effect.sorts() & sort.bit()) == 0) {
                continue;
            }
            long legal = Mustering.spaces(state, power, sort.ordinal(), where);
            // Where the other sort has its home, what is said of that one is the reason.
            Sort other = sort == Sort.HOPLITE ? Sort.TRIREME : Sort.HOPLITE;
            long others =
                    (effect.sorts() & other.bit()) == 0 ? 0 : state.atlas().home(other.ordinal());
            for (Space space : state.atlas().list(state.atlas().everywhere() & ~legal & ~others)) {
                Reason why = (where >> space.index() & 1) == 0
                        ? new NotByThisCard(frame.card(), space)
                        : Mustering.whyNot(state, power, sort, space);
                refusals.add(new Refusal(new MusterMoves.Muster(sort, space), why));
            }
            long unsupplied = state.board().pieces(power, sort.ordinal())
                    & where
                    & ~Mustering.inPlace(state, power, sort.ordinal(), where);
            for (Space space : state.atlas().list(unsupplied)) {
                refusals.add(new Refusal(
                        new MusterMoves.InPlace(sort, space), new Mustering.InPlaceUnsupplied(sort, space)));
            }
            for (Space space : state.atlas().list(mustered(frame, effect, sort.ordinal()))) {
                refusals.add(new Refusal(new MusterMoves.InPlace(sort, space), new MusteredAlready(sort, space)));
            }
        }
        return noAnswer.to(power, legal(frame, state), state).told(refusals).refusals();
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (Liberties.takeWithinCard(move, frame.use().actor(), frame, play)) {
            return;
        }
        int power = frame.use().actor();
        if (move instanceof MusterMoves.Muster muster) {
            PieceAt piece = play.state()
                    .atlas()
                    .piece(PieceAt.code(
                            power, muster.sort().ordinal(), muster.space().index()));
            Arrival.muster(piece, play);
            mustered(piece.code(), frame, play);
        } else if (move instanceof MusterMoves.InPlace inPlace) {
            PieceAt piece = play.state()
                    .atlas()
                    .piece(PieceAt.code(
                            power, inPlace.sort().ordinal(), inPlace.space().index()));
            play.report(() -> new Arrival.MusteredInPlace(piece));
            mustered(piece.code(), frame, play);
        } else {
            play.report(() -> new Perform.Forgone(Power.of(power), frame.card()));
            play.next(new Perform.Step(frame.use(), frame.index() + 1));
        }
    }

    private static void mustered(int piece, Choose frame, Play<VictoryState> play) {
        Use use = frame.use().bind(piece);
        Window.Open answers = new Window.Open(Trigger.mustered(piece));
        if (frame.left() > 1) {
            play.next(
                    answers,
                    new Help.Wanted(Power.of(use.actor())),
                    new Choose(frame.card(), use, frame.index(), frame.left() - 1));
        } else {
            play.next(answers, new Perform.Step(use, frame.index() + 1));
        }
    }
}
