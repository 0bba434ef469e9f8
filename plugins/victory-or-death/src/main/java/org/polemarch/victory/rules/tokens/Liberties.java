package org.polemarch.victory.rules.tokens;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
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
    public record Buy() implements Move {}

    /** Put a token from the bowl on the map. */
    public record Bribe() implements Move {}

    /** Take a token off the map. */
    public record Recall() implements Move {}

    /** Take a piece off the board. */
    public record Lift() implements Move {}

    /** Tokens are bought on the own turn before the Draw step. */
    @Cites("tokens/buying")
    public record BuyOnOwnTurn() implements Reason {}

    /** No token of the power lies in the bowl. */
    @Cites("tokens/using")
    public record BowlIsEmpty(Power power) implements Reason {}

    /** No token of the power lies on the map. */
    @Cites("tokens/removing")
    public record NoTokenOnTheMap(Power power) implements Reason {}

    /** Own pieces are taken off on the own turn. */
    @Cites("pieces")
    public record LiftOnOwnTurn() implements Reason {}

    /** The power has no piece on the board. */
    @Cites("pieces")
    public record NoPieceOnTheBoard(Power power) implements Reason {}

    /** Tokens may be bought. */
    public static final int BUY = 1;

    /** A token lies in the bowl. */
    public static final int BRIBE = 2;

    /** A token lies on the map. */
    public static final int RECALL = 4;

    /** Own pieces may be taken off. */
    public static final int LIFT = 8;

    /** All that can be done with tokens. */
    public static final int TOKENS = BUY | BRIBE | RECALL;

    /** All of these. */
    public static final int ALL = TOKENS | LIFT;

    private static final Move[] MOVES = {new Buy(), new Bribe(), new Recall(), new Lift()};

    private final BuyToken buyToken;

    @Inject
    public Liberties(BuyToken buyToken) {
        this.buyToken = buyToken;
    }

    /** What a power may do now, as bits. All of it is public. */
    public int of(int power, VictoryState state) {
        int open = 0;
        if (state.board().bowl(power) > 0) {
            open |= BRIBE;
        }
        if (state.board().tokens(power) != 0) {
            open |= RECALL;
        }
        if (power == state.mover() && onTurn(state.step())) {
            if (buyToken.possible(power, state)) {
                open |= BUY;
            }
            if (state.board().pieces(power) != 0) {
                open |= LIFT;
            }
        }
        return open;
    }

    /** Why the power that is asked cannot do those of these things that it cannot. */
    public List<Refusal> refusals(int power, int wanted, VictoryState state) {
        int closed = wanted & ~of(power, state);
        boolean time = power == state.mover() && onTurn(state.step());
        Power who = Power.of(power);
        List<Refusal> refusals = new ArrayList<>();
        if ((closed & BUY) != 0) {
            refusals.add(new Refusal(MOVES[0], time ? BuyToken.whyNot(power, state) : new BuyOnOwnTurn()));
        }
        if ((closed & BRIBE) != 0) {
            refusals.add(new Refusal(MOVES[1], new BowlIsEmpty(who)));
        }
        if ((closed & RECALL) != 0) {
            refusals.add(new Refusal(MOVES[2], new NoTokenOnTheMap(who)));
        }
        if ((closed & LIFT) != 0) {
            refusals.add(new Refusal(MOVES[3], time ? new NoPieceOnTheBoard(who) : new LiftOnOwnTurn()));
        }
        return refusals;
    }

    /** "At any time during your own turn prior to your Draw step." */
    private static boolean onTurn(Step step) {
        return step == Step.STRATEGY || step == Step.PLAY || step == Step.PLANNING || step == Step.SUPPLY;
    }

    /** Adds the answers for a set of liberties. */
    public static void list(int open, List<Move> moves) {
        for (int i = 0; i < MOVES.length; i++) {
            if ((open >> i & 1) != 0) {
                moves.add(MOVES[i]);
            }
        }
    }

    /** Whether the answer is one of these; then it is carried out and the question asked again. */
    public static boolean take(Move move, int power, Frame again, Play<VictoryState> play) {
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
    public static boolean takeWithinCard(Move move, int power, Frame again, Play<VictoryState> play) {
        if (!(move instanceof Buy || move instanceof Bribe || move instanceof Recall || move instanceof Lift)) {
            return false;
        }
        play.next(again);
        return take(move, power, new Help.Wanted(Power.of(power)), play);
    }
}
