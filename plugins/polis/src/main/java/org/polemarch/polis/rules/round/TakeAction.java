package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.actions.ActionMove;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.actions.TurnMove;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * The choice of an action: any of the eleven types, but in an ordinary turn none twice. Instead the player may pass, and
 * at any time of the turn pay a ransom.
 */
@Cites("rounds/turns")
public class TakeAction implements SideDecision<TakeAction.Choose, TurnMove> {

    public record Choose(Side side) implements Asked {}

    /** The type has already been taken in this turn. */
    public record TwiceInATurn(ActionKind action) implements Reason {}

    /** The extra Resource for an action has been paid: it must be taken. */
    @Cites("rounds/passing")
    public record SurchargePaid() implements Reason {}

    /** No action can do anything with that. */
    public record NothingHere() implements Reason {}

    private final ElevenActions actions;
    private final Ransom ransom;
    private final Passing passing;
    private final NotNow notNow;

    @Inject
    public TakeAction(ElevenActions actions, Ransom ransom, Passing passing, NotNow notNow) {
        this.actions = actions;
        this.ransom = ransom;
        this.passing = passing;
        this.notNow = notNow;
    }

    @Override
    public List<TurnMove> legal(Choose frame, PolisState state) {
        Side side = frame.side();
        boolean alone = state.course().surchargePaid();
        List<TurnMove> moves = new ArrayList<>(48);
        actions.offer(side, state, alone, moves);
        if (ransom.isPossible(side, state) && (!alone || ransom.leavesAnAction(side, state))) {
            moves.add(Ransom.PAY);
        }
        if (!alone) {
            moves.add(Passing.PASS);
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Side side = frame.side();
        boolean alone = state.course().surchargePaid();
        Refusals refusals = new Refusals(legal(frame, state));
        if (alone) {
            refusals.move(Passing.PASS, new SurchargePaid());
        } else {
            refuseTwice(side, state, refusals);
        }
        refusals.move(Ransom.PAY, ransom.obstacle(side, state));
        if (alone && ransom.isPossible(side, state) && !ransom.leavesAnAction(side, state)) {
            refusals.move(Ransom.PAY, new SurchargePaid());
        }
        actions.refuse(side, state, alone, refusals);
        return actionsFirst(notNow.rest(new NothingHere(), List.of(), refusals));
    }

    /** No action of a type already taken this turn is possible, whatever else forbids it. */
    private void refuseTwice(Side side, PolisState state, Refusals refusals) {
        for (ActionKind kind : ActionKind.values()) {
            if (state.course().isTaken(kind)) {
                TwiceInATurn twice = new TwiceInATurn(kind);
                refusals.things(Things.action(kind), twice);
                for (ActionMove move : actions.offers(kind, side, state)) {
                    refusals.move(move, twice);
                }
            }
        }
    }

    /** Of an action as a whole comes first what it takes, then what each of its moves lacks. */
    private static List<Refusal> actionsFirst(List<Refusal> refusals) {
        List<Refusal> sorted = new ArrayList<>(refusals);
        sorted.sort(Comparator.comparing(refusal -> !(refusal.reason() instanceof ElevenActions.NothingOffers)));
        return sorted;
    }

    @Override
    public void apply(TurnMove move, Choose frame, Play<PolisState> play) {
        Side side = frame.side();
        if (move instanceof ActionMove action) {
            play.state().course().takeAction(action.kind());
            play.next(new Turn.Next(side));
            actions.carryOut(action, side, play);
        } else if (move == Passing.PASS) {
            passing.pass(side, play);
        } else {
            ransom.pay(side, play);
            play.next(frame);
        }
    }
}
