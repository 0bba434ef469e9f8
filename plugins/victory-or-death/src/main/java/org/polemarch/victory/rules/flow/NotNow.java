package org.polemarch.victory.rules.flow;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.Function;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;

/**
 * Why what lies in sight is no answer to the question asked: a card of another power, a card in hand while something else is
 * asked, and the map while a card is asked.
 */
@Cites({"players", "turn/play"})
public class NotNow {

    /** The card is another power's, even if the same person plays it. */
    public record AnothersCard(CardName card, Power owner, Power power) implements Reason {}

    @Cites("turn/play")
    public record WaitsInHand(CardName card) implements Reason {}

    public record OnTheTable(CardName card, boolean status) implements Reason {
        public OnTheTable(Card card) {
            this(card.name(), card.type() == CardType.STATUS);
        }

        @Override
        public String cites() {
            return status ? "cards/status" : "cards/prepare";
        }
    }

    /** Before the first turn only cards are chosen. */
    @Cites("setup")
    public record BeforeTheFirstTurn() implements Reason {}

    @Cites("pieces")
    public record OwnPieceStays(Power power) implements Reason {}

    public record TeammatesPiece(Power owner) implements Reason {}

    @Cites("battle")
    public record EnemyPieceStays() implements Reason {}

    /** No card says anything about that space yet. */
    @Cites("cards/play")
    public record NothingThere() implements Reason {}

    /** Only pieces of the power that is asked are chosen here. */
    @Cites("pieces")
    public record NotOwnPiece(PieceAt piece, Power power) implements Reason {}

    @Cites("pieces")
    public record PieceIsAsked() implements Reason {}

    private final CardList cards;
    private final Seating seating;

    @Inject
    public NotNow(CardList cards, Seating seating) {
        this.cards = cards;
        this.seating = seating;
    }

    /** Everything in sight of a power that has these answers. */
    public void refuse(int power, List<? extends Move> legal, VictoryState state, Refusals refusals) {
        for (int owner = 0; owner < Power.COUNT; owner++) {
            boolean known = seating.samePerson(owner, power);
            if (owner == power) {
                hand(power, WaitsInHand::new, state, refusals);
            } else if (known) {
                hand(owner, name -> anothers(name, power), state, refusals);
            }
            for (Card card : cards.onTable(owner, state)) {
                if (known || card.type() == CardType.STATUS) {
                    Reason why = owner == power ? new OnTheTable(card) : anothers(card.name(), power);
                    refusals.thing(Things.card(card.name()), why);
                }
            }
        }
        spaces(power, legal, state, refusals);
    }

    private Reason anothers(CardName card, int power) {
        return new AnothersCard(card, cards.card(card.kind()).owner(), Power.of(power));
    }

    /** Why cards in a hand are none of the answers. */
    public void hand(int owner, Function<CardName, Reason> why, VictoryState state, Refusals refusals) {
        for (int kind : state.cards().hand(owner).toArray()) {
            CardName card = cards.card(kind).name();
            refusals.thing(Things.card(card), why.apply(card));
        }
    }

    /** Why pieces are none of the answers where pieces are chosen. */
    public void pieces(Function<PieceAt, Reason> why, VictoryState state, Refusals refusals) {
        for (Power owner : Power.values()) {
            for (Sort sort : Sort.values()) {
                long there = state.board().pieces(owner.ordinal(), sort.ordinal());
                for (Space space : state.atlas().list(there)) {
                    PieceAt piece = state.atlas().piece(owner.ordinal(), sort, space);
                    refusals.thing(Things.piece(piece), why.apply(piece));
                }
            }
        }
    }

    /** Why nothing on the map is an answer. */
    protected void spaces(int power, List<? extends Move> legal, VictoryState state, Refusals refusals) {
        Board board = state.board();
        long everywhere = state.atlas().everywhere();
        if (legal.stream().flatMap(move -> move.targets().stream()).anyMatch(NotNow::isPiece)) {
            spaces(everywhere, new PieceIsAsked(), state, refusals);
        } else if (state.step() == Step.SET_UP) {
            spaces(everywhere, new BeforeTheFirstTurn(), state, refusals);
        } else {
            Power friend = Power.of(Power.ally(power));
            spaces(board.pieces(power), new OwnPieceStays(Power.of(power)), state, refusals);
            spaces(board.pieces(friend.ordinal()), new TeammatesPiece(friend), state, refusals);
            spaces(board.occupied(Power.team(power) ^ 1), new EnemyPieceStays(), state, refusals);
            spaces(everywhere, new NothingThere(), state, refusals);
        }
    }

    private static boolean isPiece(Target target) {
        return target.kind() == Target.Kind.PIECE;
    }

    private static void spaces(long spaces, Reason why, VictoryState state, Refusals refusals) {
        refusals.things(Things.spaces(state.atlas().list(spaces)), why);
    }
}
