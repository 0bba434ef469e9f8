package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.flow.Happened;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.Liberties;

/** A card musters pieces, one at a time, new or in place; each muster is answered before the next. */
@Cites({"pieces", "pieces/mustering-in-place"})
public class MusterPiece extends CardQuestion<MusterPiece.Choose> implements CardEffect<Effect.Muster> {

    /** A piece is to be mustered; that many are left, this one included. */
    public record Choose(CardName card, Use use, int index, int left) implements Frame {}

    @Cites("cards/complex")
    public record NotByThisCard(CardName card, Space space) implements Reason {}

    @Cites("pieces/mustering-in-place")
    public record MusteredAlready(Sort sort, Space space) implements Reason {}

    private final CardList cards;
    private final Mustering mustering;
    private final MusterMoves moves;
    private final Arrival arrival;
    private final Liberties liberties;

    @Inject
    public MusterPiece(
            CardList cards,
            Mustering mustering,
            MusterMoves moves,
            Arrival arrival,
            Liberties liberties,
            Seating seating,
            NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.mustering = mustering;
        this.moves = moves;
        this.arrival = arrival;
        this.liberties = liberties;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public boolean needsSupply(Effect.Muster effect, Use use, VictoryState state) {
        return true;
    }

    @Override
    public Begun begin(Effect.Muster effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index, effect.most());
        if (legal(question, play.state()).size() == 1) {
            return Begun.IMPOSSIBLE;
        }
        play.next(question);
        return Begun.SCHEDULED;
    }

    private Effect.Muster effect(Choose frame) {
        return (Effect.Muster) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Muster effect = effect(frame);
        int power = asked(frame);
        long where = effect.where().in(state, frame.use());
        List<Move> answers = new ArrayList<>();
        boolean exhausted = false;
        for (int sort = 0; sort < Sort.CITY.ordinal(); sort++) {
            if (Sort.in(effect.sorts(), sort)) {
                moves.musters(sort, mustering.spaces(power, sort, where, state), answers);
                long inPlace = mustering.inPlace(power, sort, where, state) & ~mustered(frame, effect, sort);
                moves.inPlaces(sort, inPlace, answers);
                exhausted |= state.board().available(power, sort) == 0;
            }
        }
        answers.add(DECLINE);
        liberties.list(power, exhausted ? Liberties.ALL : Liberties.TOKENS, state, answers);
        return answers;
    }

    /** The piece that this effect has mustered already: a second one is another piece. */
    protected long mustered(Choose frame, Effect.Muster effect, int sort) {
        int piece = frame.use().bound();
        return frame.left() < effect.most() && PieceAt.sort(piece) == sort ? Spaces.of(PieceAt.space(piece)) : 0;
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        Effect.Muster effect = effect(frame);
        liberties.refuse(asked(frame), Liberties.TOKENS, state, refusals);
        for (Sort sort : List.of(Sort.HOPLITE, Sort.TRIREME)) {
            if (Sort.in(effect.sorts(), sort.ordinal())) {
                // Where the other sort has its home, what is said of that one is the reason.
                Sort other = sort == Sort.HOPLITE ? Sort.TRIREME : Sort.HOPLITE;
                long others =
                        Sort.in(effect.sorts(), other.ordinal()) ? state.atlas().home(other.ordinal()) : 0;
                refuse(sort, ~others, frame, state, refusals);
            }
        }
    }

    private void refuse(Sort sort, long spokenOf, Choose frame, VictoryState state, Refusals refusals) {
        Atlas atlas = state.atlas();
        Effect.Muster effect = effect(frame);
        int power = asked(frame);
        long where = effect.where().in(state, frame.use());
        long legal = mustering.spaces(power, sort.ordinal(), where, state);
        for (Space space : atlas.list(atlas.everywhere() & ~legal & spokenOf)) {
            Reason why = Spaces.has(where, space)
                    ? mustering.whyNot(power, sort, space, state)
                    : new NotByThisCard(frame.card(), space);
            refusals.move(new MusterMoves.Muster(sort, space), why);
        }
        long inPlace = mustering.inPlace(power, sort.ordinal(), where, state);
        for (Space space : atlas.list(state.board().pieces(power, sort.ordinal()) & where & ~inPlace)) {
            refusals.move(new MusterMoves.InPlace(sort, space), new Mustering.InPlaceUnsupplied(sort, space));
        }
        for (Space space : atlas.list(mustered(frame, effect, sort.ordinal()))) {
            refusals.move(new MusterMoves.InPlace(sort, space), new MusteredAlready(sort, space));
        }
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (liberties.takeWithinCard(move, power, frame, play)) {
            return;
        }
        Atlas atlas = play.state().atlas();
        if (move instanceof MusterMoves.Muster muster) {
            PieceAt piece = atlas.piece(power, muster.sort(), muster.space());
            arrival.muster(piece, play);
            mustered(piece.code(), frame, play);
        } else if (move instanceof MusterMoves.InPlace inPlace) {
            PieceAt piece = atlas.piece(power, inPlace.sort(), inPlace.space());
            play.report(() -> new Arrival.MusteredInPlace(piece));
            mustered(piece.code(), frame, play);
        } else {
            decline(frame.card(), frame.use(), frame.index(), play);
        }
    }

    private static void mustered(int piece, Choose frame, Play<VictoryState> play) {
        Use use = frame.use().bind(piece);
        Happened answers = new Happened(Trigger.mustered(piece));
        if (frame.left() > 1) {
            play.next(
                    answers,
                    new Help.Wanted(Power.of(use.actor())),
                    new Choose(frame.card(), use, frame.index(), frame.left() - 1));
        } else {
            play.next(answers, new NextEffect(use, frame.index() + 1));
        }
    }
}
