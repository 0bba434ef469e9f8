package org.polemarch.polis.rules.battles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.round.Waiting;

/**
 * Before cards are drawn each player may retreat: it costs 1 Prestige, which the opponent gains, and the units stay. The
 * player about to attack answers first. With Great Commanders in force a player may instead declare, before the first
 * hands, that the Prestige they win counts double.
 */
@Cites("battles/end")
public class Retreat implements Decision<PolisState, Retreat.Offer, Retreat.Reply> {

    /** A side stands or retreats; {@code last} if the opponent has answered or cannot retreat. */
    public record Offer(Side side, boolean last) implements Frame {}

    /** An answer. */
    public sealed interface Reply extends Move {}

    /** Fights on. */
    public record Stand() implements Reply {}

    /** Gives the battle up. */
    public record Withdraw() implements Reply {
        @Override
        public String notation() {
            return "retreat";
        }
    }

    /** Fights under a great commander. */
    public record DeclareCommander() implements Reply {}

    /** A side retreated. */
    public record Retreated(Side side, Space space) implements GameEvent {}

    /** A great commander was declared. */
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

    private static final int COST = 1;
    private static final Stand STAND = new Stand();
    private static final Withdraw WITHDRAW = new Withdraw();
    private static final DeclareCommander DECLARE = new DeclareCommander();

    private final PersonalBoards boards;
    private final EventInForce event;
    private final BattleEnd end;

    @Inject
    public Retreat(PersonalBoards boards, EventInForce event, BattleEnd end) {
        this.boards = boards;
        this.event = event;
        this.end = end;
    }

    /** Asks a side, if it has a choice, then the other, then cards are drawn. */
    void ask(Side side, boolean last, Play<PolisState> play) {
        if (play.state().prestige(side) >= COST || mayDeclare(side, play.state())) {
            play.next(new Offer(side, last));
        } else {
            goOn(side, last, play);
        }
    }

    private void goOn(Side side, boolean last, Play<PolisState> play) {
        if (last) {
            play.next(DrawCards.DRAW);
        } else {
            ask(side.other(), true, play);
        }
    }

    private boolean mayDeclare(Side side, PolisState state) {
        return !state.combat().handsDealt() && !state.combat().commanderDeclared(side) && event.hasCommanders(state);
    }

    @Override
    public Seat decider(Offer frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(3);
        replies.add(STAND);
        if (state.prestige(frame.side()) >= COST) {
            replies.add(WITHDRAW);
        }
        if (mayDeclare(frame.side(), state)) {
            replies.add(DECLARE);
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        if (state.prestige(frame.side()) < COST) {
            refusals.add(new Refusal(WITHDRAW, new Barred.NoPrestige("battles/end")));
        }
        if (!mayDeclare(frame.side(), state)) {
            Reason why = event.hasCommanders(state) ? new TooLateForCommander() : new NoCommanders();
            refusals.add(new Refusal(DECLARE, why));
        }
        refusals.add(Refusal.of(List.of(Target.button("attack"), Target.button("defend")), new FirstStand()));
        return Waiting.add(Waiting.Matter.BATTLE, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Offer frame, Play<PolisState> play) {
        Side side = frame.side();
        if (reply instanceof Withdraw) {
            Space space = play.state().combat().space();
            play.report(() -> new Retreated(side, space));
            boards.payPrestige(side, COST, play);
            int won = play.state().combat().isDoubled(side.other()) ? 2 * COST : COST;
            boards.gainPrestige(side.other(), won, play);
            end.of(BattleEnd.Why.RETREAT, play);
            return;
        }
        if (reply instanceof DeclareCommander) {
            play.state().combat().declareCommander(side);
            play.report(() -> new CommanderDeclared(side));
        }
        goOn(side, frame.last(), play);
    }
}
