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
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.LiftPiece;
import org.polemarch.victory.rules.tokens.OwnPieces;

/** A card takes own pieces off the board, one by one, to muster them again. The piece just mustered may be one of them. */
@Cites("reactions")
public class LiftForRedeploy extends Question<LiftForRedeploy.Choose, Move> implements CardEffect<Effect.Redeploy> {

    /** That many more may be taken off; that many of each sort already were. */
    public record Choose(CardName card, Use use, int index, int left, int hoplites, int triremes) implements Frame {}

    public record LiftedAll() implements Move.Ending {}

    /** A City could not be mustered again. */
    @Cites("pieces/cities")
    public record CitiesAreNotMustered() implements Reason {}

    private static final LiftedAll LIFTED_ALL = new LiftedAll();

    private final CardList cards;
    private final OwnPieces pieces;

    @Inject
    public LiftForRedeploy(CardList cards, OwnPieces pieces, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.pieces = pieces;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public Begun begin(Effect.Redeploy effect, Card card, Use use, int index, Play<VictoryState> play) {
        play.next(new Choose(card.name(), use, index, effect.most(), 0, 0));
        return Begun.SCHEDULED;
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Redeploy effect =
                (Effect.Redeploy) cards.card(frame.use().card()).effects().get(frame.index());
        List<Move> moves = new ArrayList<>();
        moves.add(LIFTED_ALL);
        pieces.list(asked(frame), effect.sorts(), state, moves);
        return moves;
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        notNow().pieces(piece -> whyNot(piece, Power.of(asked(frame))), state, refusals);
    }

    private static Reason whyNot(PieceAt piece, Power power) {
        return piece.power() == power ? new CitiesAreNotMustered() : new NotNow.NotOwnPiece(piece, power);
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        int hoplites = frame.hoplites();
        int triremes = frame.triremes();
        int left = 0;
        if (move instanceof LiftPiece.TakeOff off) {
            pieces.lift(off.piece(), play);
            hoplites += off.piece().sort() == Sort.HOPLITE ? 1 : 0;
            triremes += off.piece().sort() == Sort.TRIREME ? 1 : 0;
            left = frame.left() - 1;
        }
        if (left > 0) {
            play.next(new Choose(frame.card(), frame.use(), frame.index(), left, hoplites, triremes));
        } else if (hoplites + triremes > 0) {
            play.next(
                    new Help.Wanted(Power.of(asked(frame))),
                    new MusterAgain.Choose(frame.card(), frame.use(), frame.index(), hoplites, triremes));
        } else {
            play.next(new NextEffect(frame.use(), frame.index() + 1));
        }
    }
}
