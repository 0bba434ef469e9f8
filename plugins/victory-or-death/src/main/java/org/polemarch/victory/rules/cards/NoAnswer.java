package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.PlayStep;

/**
 * Why what lies in sight is no answer to the question asked: a card of another power, a card in hand while something else is
 * asked, and the map while a card is asked. A question says first what it knows better itself.
 */
@Cites({"players", "turn/play"})
public class NoAnswer {

    /** The card is another power's, be it that of the same person. */
    public record AnothersCard(CardName card, Power owner, Power power) implements Reason {}

    /** The card waits in hand for the Play step. */
    @Cites("turn/play")
    public record WaitsInHand(CardName card) implements Reason {}

    /** Before the first turn only cards are chosen. */
    @Cites("setup")
    public record BeforeTheFirstTurn() implements Reason {}

    /** Pieces do not move. */
    @Cites("pieces")
    public record OwnPieceStays(Power power) implements Reason {}

    /** The teammate commands its own pieces. */
    public record TeammatesPiece(Power owner) implements Reason {}

    /** Enemy pieces go by cards. */
    @Cites("battle")
    public record EnemyPieceStays() implements Reason {}

    /** No card says anything about that space yet. */
    @Cites("cards/play")
    public record NothingThere() implements Reason {}

    /** Only pieces of the own power are chosen here. */
    @Cites("pieces")
    public record NotOwnPiece(PieceAt piece, Power power) implements Reason {}

    /** Pieces are chosen, and not spaces. */
    @Cites("pieces")
    public record PieceIsAsked() implements Reason {}

    private final CardList cards;
    private final Seating seating;

    @Inject
    public NoAnswer(CardList cards, Seating seating) {
        this.cards = cards;
        this.seating = seating;
    }

    /** The refusals of a question to a power that has these answers. */
    public Asked to(int power, List<? extends Move> legal, VictoryState state) {
        return new Asked(power, legal, state);
    }

    /** A question, and what it says better itself. */
    public final class Asked {

        private final int power;
        private final VictoryState state;
        private final boolean piecesAsked;
        private final Set<Target> spoken = new HashSet<>();
        private final List<Refusal> refusals = new ArrayList<>();
        private Function<CardName, Reason> inHand = WaitsInHand::new;

        private Asked(int power, List<? extends Move> legal, VictoryState state) {
            this.power = power;
            this.state = state;
            legal.forEach(move -> spoken.addAll(move.targets()));
            piecesAsked = spoken.stream().anyMatch(target -> target.kind() == Target.Kind.PIECE);
        }

        /** What the question refuses itself. */
        public Asked told(List<Refusal> own) {
            own.forEach(refusal -> spoken.addAll(refusal.targets()));
            refusals.addAll(own);
            return this;
        }

        /** Why the own cards in hand are none of the answers. */
        public Asked hand(Function<CardName, Reason> why) {
            inHand = why;
            return this;
        }

        /** Why pieces are none of the answers where pieces are chosen. */
        public Asked pieces(Function<PieceAt, Reason> why) {
            Map<Reason, List<Target>> byReason = new LinkedHashMap<>();
            for (int owner = 0; owner < Power.COUNT; owner++) {
                for (int sort = 0; sort < Sort.COUNT; sort++) {
                    for (Space space : state.atlas().list(state.board().pieces(owner, sort))) {
                        PieceAt piece = state.atlas().piece(PieceAt.code(owner, sort, space.index()));
                        byReason.computeIfAbsent(why.apply(piece), reason -> new ArrayList<>())
                                .add(Target.piece(piece.toString()));
                    }
                }
            }
            byReason.forEach((reason, pieces) -> refuse(pieces, reason));
            return this;
        }

        /** All of it, with everything else in sight of the power. */
        public List<Refusal> refusals() {
            for (int owner = 0; owner < Power.COUNT; owner++) {
                if (seating.samePerson(owner, power)) {
                    for (int kind : state.cards().hand(owner).toArray()) {
                        Card card = cards.card(kind);
                        refuse(card, owner == power ? inHand.apply(card.name()) : anothers(card));
                    }
                }
                for (Card card : cards.onTable(owner, state)) {
                    if (seating.samePerson(owner, power) || card.type() == CardType.STATUS) {
                        refuse(card, owner == power ? PlayStep.onTheTable(card) : anothers(card));
                    }
                }
            }
            spaces();
            return refusals;
        }

        private AnothersCard anothers(Card card) {
            return new AnothersCard(card.name(), card.owner(), Power.of(power));
        }

        private void refuse(Card card, Reason why) {
            refuse(List.of(Target.card(card.name().id())), why);
        }

        private void spaces() {
            if (piecesAsked) {
                refuse(state.atlas().everywhere(), new PieceIsAsked());
            } else if (state.step() == Step.SET_UP) {
                refuse(state.atlas().everywhere(), new BeforeTheFirstTurn());
            } else {
                Power friend = Power.of(Power.ally(power));
                refuse(state.board().pieces(power), new OwnPieceStays(Power.of(power)));
                refuse(state.board().pieces(friend.ordinal()), new TeammatesPiece(friend));
                refuse(state.board().occupied(Power.team(power) ^ 1), new EnemyPieceStays());
                refuse(state.atlas().everywhere(), new NothingThere());
            }
        }

        private void refuse(long spaces, Reason why) {
            refuse(
                    state.atlas().list(spaces).stream()
                            .map(space -> Target.space(space.id()))
                            .toList(),
                    why);
        }

        /** Of what was spoken of before nothing more is said. */
        private void refuse(List<Target> things, Reason why) {
            List<Target> left = things.stream().filter(spoken::add).toList();
            if (!left.isEmpty()) {
                refusals.add(Refusal.of(left, why));
            }
        }
    }
}
