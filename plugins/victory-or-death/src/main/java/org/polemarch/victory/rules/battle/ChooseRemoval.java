package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.CardQuestion;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;

/** A card removes pieces: no initiator, no adjacency, no supply is needed, and it is no battle. */
@Cites("battle/remove")
public class ChooseRemoval extends CardQuestion<ChooseRemoval.Choose> implements CardEffect<Effect.Remove> {

    /** A piece may be removed; that many are left, this one included. */
    public record Choose(CardName card, Use use, int index, int left) implements Frame {}

    public record Remove(PieceAt piece) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record NotRemoved(CardName card, PieceAt piece) implements Reason {}

    private final CardList cards;
    private final Protection protection;

    @Inject
    public ChooseRemoval(CardList cards, Protection protection, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.protection = protection;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public boolean matters(Effect.Remove effect, Use use, VictoryState state) {
        return effect.target().spaces(state, use) != 0;
    }

    @Override
    public Begun begin(Effect.Remove effect, Card card, Use use, int index, Play<VictoryState> play) {
        Choose question = new Choose(card.name(), use, index, effect.most());
        if (!anyLeft(question, play.state())) {
            return Begun.IMPOSSIBLE;
        }
        play.next(question);
        return Begun.SCHEDULED;
    }

    /** Whether there is a piece to remove. */
    public boolean anyLeft(Choose frame, VictoryState state) {
        return legal(frame, state).size() > 1;
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        List<Move> moves = new ArrayList<>();
        for (PieceAt piece : targets(frame, state)) {
            if (protection.mayFall(piece.code(), Loss.CARD, state)) {
                moves.add(new Remove(piece));
            }
        }
        moves.add(DECLINE);
        return moves;
    }

    /** The pieces the card means, whether or not they will be saved. */
    private List<PieceAt> targets(Choose frame, VictoryState state) {
        Effect.Remove effect =
                (Effect.Remove) cards.card(frame.use().card()).effects().get(frame.index());
        List<PieceAt> pieces = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            for (int sort = 0; sort < Sort.COUNT; sort++) {
                long there = effect.target().of(power, sort, state, frame.use());
                for (int space = Spaces.first(there); space >= 0; space = Spaces.after(there, space)) {
                    pieces.add(state.atlas().piece(PieceAt.code(power, sort, space)));
                }
            }
        }
        return pieces;
    }

    @Override
    protected void refuse(Choose frame, List<Move> legal, VictoryState state, Refusals refusals) {
        for (PieceAt piece : targets(frame, state)) {
            refusals.move(new Remove(piece), protection.obstacle(piece, Loss.CARD, state));
        }
        notNow().pieces(piece -> new NotRemoved(frame.card(), piece), state, refusals);
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        if (!(move instanceof Remove remove)) {
            decline(frame.card(), frame.use(), frame.index(), play);
            return;
        }
        Frame then = frame.left() > 1 ? new More.Removal(frame) : new NextEffect(frame.use(), frame.index() + 1);
        play.next(new Removal.Begin(remove.piece().code(), Loss.CARD, asked(frame), then, then));
    }
}
