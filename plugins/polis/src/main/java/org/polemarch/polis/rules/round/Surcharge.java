package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.actions.ActionMove;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.actions.TurnMove;
import org.polemarch.polis.rules.actions.Written;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * Going on alone: after the opponent has passed, each action costs 1 additional Resource of the player's choice, paid
 * before the action; never Prestige. It can be paid only if some action remains possible afterwards.
 */
@Cites("rounds/passing")
public class Surcharge implements SideDecision<Surcharge.Ask, TurnMove> {

    /** A side pays for another action or passes. */
    public record Ask(Side side) implements Asked {}

    public record Pay(Resource resource) implements TurnMove {
        @Override
        public List<Target> targets() {
            return List.of(Things.button(resource));
        }
    }

    /** Nothing could be done after paying with that. */
    public record NothingToDo(Resource resource) implements Reason {}

    /** An action is announced only after the extra Resource is paid. */
    public record PayFirst() implements Reason {}

    public record NeverPrestige() implements Reason {}

    private static final Pay[] PAY = new Pay[Resource.COUNT];

    static {
        for (Resource resource : Resource.values()) {
            PAY[resource.index()] = new Pay(resource);
        }
    }

    private final PolisData data;
    private final ElevenActions actions;
    private final Ransom ransom;
    private final Passing passing;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public Surcharge(
            PolisData data,
            ElevenActions actions,
            Ransom ransom,
            Passing passing,
            PersonalBoards boards,
            NotNow notNow) {
        this.data = data;
        this.actions = actions;
        this.ransom = ransom;
        this.passing = passing;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** How much of a Resource each action costs in addition. */
    protected int price() {
        return data.figures().surcharge();
    }

    @Override
    public List<TurnMove> legal(Ask frame, PolisState state) {
        Side side = frame.side();
        List<TurnMove> moves = new ArrayList<>(Resource.COUNT + 2);
        if (boards.resources(side, state) > 0) {
            boolean anyWill = actions.anyWithoutResources(side, state);
            for (int i = 0; i < Resource.COUNT; i++) {
                Resource resource = Resource.at(i);
                if (state.stock(side, resource) >= price() && (anyWill || leavesAnAction(side, resource, state))) {
                    moves.add(PAY[i]);
                }
            }
        }
        if (ransom.isPossible(side, state)) {
            moves.add(Ransom.PAY);
        }
        moves.add(Passing.PASS);
        return moves;
    }

    private boolean leavesAnAction(Side side, Resource resource, PolisState state) {
        PolisState after = state.copy();
        after.spend(side, resource, price());
        return actions.any(side, after);
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Resource resource : Resource.values()) {
            int has = state.stock(frame.side(), resource);
            if (has < price()) {
                refusals.move(PAY[resource.index()], new Barred.TooPoor(has, price(), resource, "rounds/passing"));
            } else if (!leavesAnAction(frame.side(), resource, state)) {
                refusals.move(PAY[resource.index()], new NothingToDo(resource));
            }
        }
        refusals.move(Ransom.PAY, ransom.obstacle(frame.side(), state));
        for (ActionKind kind : ActionKind.values()) {
            for (ActionMove move : actions.offers(kind, frame.side(), state)) {
                refusals.move(move, new PayFirst());
            }
        }
        refusals.move(new Written("pay prestige"), new NeverPrestige());
        return notNow.rest(new PayFirst(), List.of(NotNow.Time.OPPONENT_OUT), refusals);
    }

    @Override
    public void apply(TurnMove move, Ask frame, Play<PolisState> play) {
        Side side = frame.side();
        if (move instanceof Pay pay) {
            boards.spend(side, pay.resource(), price(), play);
            play.state().course().surchargeIsPaid();
            play.next(new TakeAction.Choose(side));
        } else if (move == Passing.PASS) {
            passing.pass(side, play);
        } else {
            ransom.pay(side, play);
            play.next(frame);
        }
    }
}
