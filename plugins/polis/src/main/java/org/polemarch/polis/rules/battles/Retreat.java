package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * Before cards are drawn each player may retreat: it costs 1 Prestige, which the opponent gains, and the units stay. The
 * player about to attack answers first. With Great Commanders in force a player may instead declare, before the first
 * hands, that the Prestige they win counts double.
 */
@Cites("battles/end")
public class Retreat implements SideDecision<Retreat.Offer, Retreat.Reply> {

    public record Offer(Side side) implements Asked {}

    public sealed interface Reply extends Move {}

    public record Stand() implements Reply, Move.Declining {}

    /** Gives the battle up. */
    public record Withdraw() implements Reply {
        @Override
        public String notation() {
            return "retreat";
        }
    }

    /** Fights under a great commander. */
    public record DeclareCommander() implements Reply {}

    public record Retreated(Side side, Space space) implements GameEvent {}

    @Cites("concepts/events")
    public record CommanderDeclared(Side side) implements GameEvent {}

    /** Commanders are declared before the first hands are drawn, and only once a round. */
    @Cites("concepts/events")
    public record TooLateForCommander() implements Reason {}

    /** No Event brings commanders. */
    @Cites("concepts/events")
    public record NoCommanders() implements Reason {}

    /** Cards are drawn and laid after both have answered. */
    public record FirstStand() implements Reason {}

    private static final Stand STAND = new Stand();
    private static final Withdraw WITHDRAW = new Withdraw();
    private static final DeclareCommander DECLARE = new DeclareCommander();

    private final PolisData data;
    private final PersonalBoards boards;
    private final EventInForce event;
    private final BattleEnd end;
    private final NotNow notNow;

    @Inject
    public Retreat(PolisData data, PersonalBoards boards, EventInForce event, BattleEnd end, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.event = event;
        this.end = end;
        this.notNow = notNow;
    }

    /** Whether there is anything for the side to decide before cards are drawn. */
    public boolean hasChoice(Side side, PolisState state) {
        return mayRetreat(side, state) || mayDeclare(side, state);
    }

    /** The Prestige a retreat costs, and gives to the opponent. */
    protected int cost() {
        return data.figures().retreatCost();
    }

    protected boolean mayRetreat(Side side, PolisState state) {
        return state.prestige(side) >= cost();
    }

    /** Great Commanders are declared before the first hands, once a round. */
    protected boolean mayDeclare(Side side, PolisState state) {
        return !state.combat().handsDealt() && !state.combat().commanderDeclared(side) && event.hasCommanders(state);
    }

    @Override
    public List<Reply> legal(Offer frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(3);
        replies.add(STAND);
        if (mayRetreat(frame.side(), state)) {
            replies.add(WITHDRAW);
        }
        if (mayDeclare(frame.side(), state)) {
            replies.add(DECLARE);
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        if (!mayRetreat(frame.side(), state)) {
            refusals.move(WITHDRAW, new Barred.NoPrestige("battles/end"));
        }
        if (!mayDeclare(frame.side(), state)) {
            refusals.move(DECLARE, event.hasCommanders(state) ? new TooLateForCommander() : new NoCommanders());
        }
        refusals.things(List.of(Target.button("attack"), Target.button("defend")), new FirstStand());
        return notNow.rest(NotNow.Matter.BATTLE, refusals);
    }

    @Override
    public void apply(Reply reply, Offer frame, Play<PolisState> play) {
        Side side = frame.side();
        if (reply instanceof Withdraw) {
            Space space = play.state().combat().space();
            play.report(() -> new Retreated(side, space));
            boards.payPrestige(side, cost(), play);
            int won = play.state().combat().isDoubled(side.other()) ? 2 * cost() : cost();
            boards.gainPrestige(side.other(), won, play);
            end.of(BattleEnd.Why.RETREAT, play);
        } else if (reply instanceof DeclareCommander) {
            play.state().combat().declareCommander(side);
            play.report(() -> new CommanderDeclared(side));
        }
    }
}
