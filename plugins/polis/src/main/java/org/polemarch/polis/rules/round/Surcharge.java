package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.ActionMove;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.actions.Written;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * Going on alone: after the opponent has passed, each action costs 1 additional Resource of the player's choice, paid
 * before the action; never Prestige. It can be paid only if some action remains possible afterwards.
 */
@Cites("rounds/passing")
public class Surcharge implements Decision<PolisState, Surcharge.Ask, TurnMove> {

    /** A side pays for another action or passes. */
    public record Ask(Side side) implements Frame {}

    /** The extra Resource is paid. */
    public record Pay(Resource resource) implements TurnMove {
        @Override
        public String notation() {
            return "pay " + resource.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.button(resource.id()));
        }
    }

    /** Nothing could be done after paying with that. */
    public record NothingToDo(Resource resource) implements Reason {}

    /** An action is announced only after the extra Resource is paid. */
    public record PayFirst() implements Reason {}

    /** Prestige is no Resource. */
    public record NeverPrestige() implements Reason {}

    private static final Ask[] ASK = {new Ask(Side.ATHENS), new Ask(Side.SPARTA)};
    private static final Pay[] PAY = new Pay[Resource.COUNT];

    static {
        for (Resource resource : Resource.values()) {
            PAY[resource.index()] = new Pay(resource);
        }
    }

    private final ElevenActions actions;
    private final Ransom ransom;
    private final Passing passing;
    private final PersonalBoards boards;

    @Inject
    public Surcharge(ElevenActions actions, Ransom ransom, Passing passing, PersonalBoards boards) {
        this.actions = actions;
        this.ransom = ransom;
        this.passing = passing;
        this.boards = boards;
    }

    static Ask of(Side side) {
        return ASK[side.index()];
    }

    @Override
    public Seat decider(Ask frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<TurnMove> legal(Ask frame, PolisState state) {
        Side side = frame.side();
        List<TurnMove> moves = new ArrayList<>(Resource.COUNT + 2);
        if (state.resources(side) > 0) {
            boolean anyWill = actions.anyWithoutResources(side, state);
            for (int i = 0; i < Resource.COUNT; i++) {
                Resource resource = Resource.at(i);
                if (state.stock(side, resource) > 0 && (anyWill || leavesAnAction(side, resource, state))) {
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
        after.spend(side, resource, 1);
        return actions.any(side, after);
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            if (state.stock(frame.side(), resource) == 0) {
                refusals.add(new Refusal(PAY[resource.index()], new Barred.TooPoor(0, 1, resource, "rounds/passing")));
            } else if (!leavesAnAction(frame.side(), resource, state)) {
                refusals.add(new Refusal(PAY[resource.index()], new NothingToDo(resource)));
            }
        }
        ransom.refusal(frame.side(), state).ifPresent(refusals::add);
        for (ActionKind kind : ActionKind.values()) {
            for (ActionMove move : actions.offers(kind, frame.side(), state)) {
                refusals.add(new Refusal(move, new PayFirst()));
            }
        }
        refusals.add(new Refusal(new Written("pay prestige"), new NeverPrestige()));
        return Waiting.add(new PayFirst(), List.of(Waiting.Time.OPPONENT_OUT), legal(frame, state), refusals);
    }

    @Override
    public void apply(TurnMove move, Ask frame, Play<PolisState> play) {
        Side side = frame.side();
        if (move instanceof Pay pay) {
            boards.spend(side, pay.resource(), 1, play);
            play.state().course().surchargeIsPaid();
            play.next(TakeAction.of(side));
        } else if (move == Passing.PASS) {
            passing.pass(side, play);
        } else {
            ransom.pay(side, play);
            play.next(frame);
        }
    }
}
