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
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.NoAnswer;
import org.polemarch.victory.rules.cards.Perform;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.LiftPiece;

/** A card takes own pieces off the board, one by one, to muster them again. The piece just mustered may be one of them. */
@Cites("reactions")
public class LiftForRedeploy implements Decision<VictoryState, LiftForRedeploy.Choose, Move> {

    /** So many more may be taken off; so many of each sort already were. */
    public record Choose(CardName card, Use use, int index, int left, int hoplites, int triremes) implements Frame {}

    /** No more pieces. */
    public record LiftedAll() implements Move {}

    /** A City could not be mustered again. */
    @Cites("pieces/cities")
    public record CitiesAreNotMustered() implements Reason {}

    private static final LiftedAll LIFTED_ALL = new LiftedAll();

    private final CardList cards;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public LiftForRedeploy(CardList cards, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.seating = seating;
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Redeploy effect =
                (Effect.Redeploy) cards.card(frame.use().card()).effects().get(frame.index());
        List<Move> moves = new ArrayList<>();
        moves.add(LIFTED_ALL);
        LiftPiece.list(frame.use().actor(), effect.sorts(), state, moves);
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        return noAnswer.to(frame.use().actor(), legal(frame, state), state)
                .pieces(piece -> whyNot(piece, Power.of(frame.use().actor())))
                .refusals();
    }

    private static Reason whyNot(PieceAt piece, Power power) {
        return piece.power() == power ? new CitiesAreNotMustered() : new NoAnswer.NotOwnPiece(piece, power);
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        int hoplites = frame.hoplites();
        int triremes = frame.triremes();
        int left = 0;
        if (move instanceof LiftPiece.TakeOff off) {
            LiftPiece.lift(off.piece(), play);
            hoplites += off.piece().sort() == Sort.HOPLITE ? 1 : 0;
            triremes += off.piece().sort() == Sort.TRIREME ? 1 : 0;
            left = frame.left() - 1;
        }
        if (left > 0) {
            play.next(new Choose(frame.card(), frame.use(), frame.index(), left, hoplites, triremes));
        } else if (hoplites + triremes > 0) {
            play.next(
                    new Help.Wanted(Power.of(frame.use().actor())),
                    new MusterAgain.Choose(frame.card(), frame.use(), frame.index(), hoplites, triremes));
        } else {
            play.next(new Perform.Step(frame.use(), frame.index() + 1));
        }
    }
}
