package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.VictoryState;

/**
 * What a power may do at any time beside the question it is asked: on its own turn buy a token and take its own pieces off
 * the board, on any turn put a token from the bowl on the map and take its own tokens off.
 */
@Cites({"tokens", "pieces"})
public class Liberties {

    /** Discard a card and put a token into the bowl. */
    public record Buy() implements Move.Aside {}

    /** Put a token from the bowl on the map. */
    public record Bribe() implements Move.Aside {}

    public record Recall() implements Move.Aside {}

    public record Lift() implements Move.Aside {}

    /** Tokens are bought only on your own turn, before the Draw step. */
    @Cites("tokens/buying")
    public record BuyOnOwnTurn() implements Reason {}

    @Cites("tokens/using")
    public record BowlIsEmpty(Power power) implements Reason {}

    @Cites("tokens/removing")
    public record NoTokenOnTheMap(Power power) implements Reason {}

    /** Pieces are taken off only on your own turn. */
    @Cites("pieces")
    public record LiftOnOwnTurn() implements Reason {}

    @Cites("pieces")
    public record NoPieceOnTheBoard(Power power) implements Reason {}

    /** The bit of {@link Buy} in a set of liberties. */
    public static final int BUY = 1;

    /** The bit of {@link Bribe}. */
    public static final int BRIBE = 2;

    /** The bit of {@link Recall}. */
    public static final int RECALL = 4;

    /** The bit of {@link Lift}. */
    public static final int LIFT = 8;

    /** All that can be done with tokens. */
    public static final int TOKENS = BUY | BRIBE | RECALL;

    public static final int ALL = TOKENS | LIFT;

    private static final Move[] MOVES = {new Buy(), new Bribe(), new Recall(), new Lift()};

    private final BuyToken buyToken;

    @Inject
    public Liberties(BuyToken buyToken) {
        this.buyToken = buyToken;
    }

    /** What a power may do now, as bits. All of it is public. */
    public int open(int power, VictoryState state) {
        int open = 0;
        if (state.board().bowl(power) > 0) {
            open |= BRIBE;
        }
        if (state.board().tokens(power) != 0) {
            open |= RECALL;
        }
        if (onOwnTurn(power, state)) {
            if (buyToken.possible(power, state)) {
                open |= BUY;
            }
            if (state.board().pieces(power) != 0) {
                open |= LIFT;
            }
        }
        return open;
    }

    /** "At any time during your own turn prior to your Draw step." */
    protected boolean onOwnTurn(int power, VictoryState state) {
        Step step = state.step();
        return power == state.mover()
                && (step == Step.STRATEGY || step == Step.PLAY || step == Step.PLANNING || step == Step.SUPPLY);
    }

    /** Refuses those of the wanted liberties that the power does not have. */
    public void refuse(int power, int wanted, VictoryState state, Refusals refusals) {
        int closed = wanted & ~open(power, state);
        for (int i = 0; i < MOVES.length; i++) {
            int which = 1 << i;
            if ((closed & which) != 0) {
                refusals.move(MOVES[i], whyNot(which, power, state));
            }
        }
    }

    private Reason whyNot(int which, int power, VictoryState state) {
        Power who = Power.of(power);
        return switch (which) {
            case BUY -> onOwnTurn(power, state) ? buyToken.whyNot(power, state) : new BuyOnOwnTurn();
            case BRIBE -> new BowlIsEmpty(who);
            case RECALL -> new NoTokenOnTheMap(who);
            default -> onOwnTurn(power, state) ? new NoPieceOnTheBoard(who) : new LiftOnOwnTurn();
        };
    }

    /** Adds the answers for those of the wanted liberties that the power has. */
    public void list(int power, int wanted, VictoryState state, List<Move> moves) {
        int open = open(power, state) & wanted;
        for (int i = 0; i < MOVES.length; i++) {
            if ((open >> i & 1) != 0) {
                moves.add(MOVES[i]);
            }
        }
    }

    /** Whether the answer is one of these; then it is carried out and the question asked again. */
    public boolean take(Move move, int power, Frame again, Play<VictoryState> play) {
        Power who = Power.of(power);
        if (move instanceof Buy) {
            play.state().takeLiberty(BUY);
            play.next(new BuyToken.Pay(who), again);
        } else if (move instanceof Bribe) {
            play.state().takeLiberty(BRIBE);
            play.next(new PlaceToken.Where(who), again);
        } else if (move instanceof Recall) {
            play.state().takeLiberty(RECALL);
            play.next(new TakeToken.Which(who), again);
        } else if (move instanceof Lift) {
            play.state().takeLiberty(LIFT);
            play.next(new LiftPiece.Which(who), again);
        } else {
            return false;
        }
        return true;
    }

    /** The same in the midst of a card: the teammate may answer with tokens before the question is asked again. */
    public boolean takeWithinCard(Move move, int power, Frame again, Play<VictoryState> play) {
        if (!(move instanceof Buy || move instanceof Bribe || move instanceof Recall || move instanceof Lift)) {
            return false;
        }
        play.next(again);
        return take(move, power, new Help.Wanted(Power.of(power)), play);
    }
}
