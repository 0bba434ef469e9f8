package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.round.Waiting;

/**
 * 5. Move Hoplites, for 1 Prestige: any number of Hoplites go, one by one, from anywhere to one single territory. Each
 * crosses only territories or only seas.
 */
@Cites("move-hoplites")
public class MoveHoplites
        implements Action<MoveHoplites.March>, Decision<PolisState, MoveHoplites.Follow, MoveHoplites.Reply> {

    /** More Hoplites may follow to the destination. */
    public record Follow(Side side, Space to) implements Frame {}

    /** The action, with the first Hoplite. */
    public record March(Space from, Space to) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.MOVE_HOPLITES;
        }

        @Override
        public boolean costsResources() {
            return false;
        }

        @Override
        public String notation() {
            return "move-hoplites " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.piece(from.id()), Target.space(to.id()));
        }
    }

    /** An answer about further Hoplites. */
    public sealed interface Reply extends Move {}

    /** One from there follows. */
    public record OneMore(Space from) implements Reply {
        @Override
        public String notation() {
            return "also " + from.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(from.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    private static final March[][] MARCH = new March[Space.TERRITORIES][Space.TERRITORIES];
    private static final OneMore[] ONE_MORE = new OneMore[Space.TERRITORIES];
    private static final Enough ENOUGH = new Enough();

    static {
        for (int from = 0; from < Space.TERRITORIES; from++) {
            ONE_MORE[from] = new OneMore(Space.at(from));
            for (int to = 0; to < Space.TERRITORIES; to++) {
                MARCH[from][to] = new March(Space.at(from), Space.at(to));
            }
        }
    }

    private final Marching.Roads roads;
    private final Marching marching;

    @Inject
    public MoveHoplites(Ways ways, Marching marching) {
        this.roads = new Marching.Roads(ways, false);
        this.marching = marching;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.MOVE_HOPLITES;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super March> moves) {
        marching.offer(roads, MARCH, side, state, moves);
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        marching.refuse(roads, March::new, side, state, refusals);
    }

    @Override
    public void carryOut(March move, Side side, Play<PolisState> play) {
        marching.pay(side, play);
        go(side, move.from(), move.to(), play);
    }

    private void go(Side side, Space from, Space to, Play<PolisState> play) {
        if (marching.go(roads, side, from, to, play)) {
            play.next(new Follow(side, to));
        }
    }

    @Override
    public Seat decider(Follow frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Follow frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(8);
        for (int from = marching.followers(roads, frame.side(), frame.to(), state); from != 0; from &= from - 1) {
            replies.add(ONE_MORE[Integer.numberOfTrailingZeros(from)]);
        }
        replies.add(ENOUGH);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Follow frame, PolisState state) {
        List<Refusal> refusals = marching.refuseFollowers(roads, ONE_MORE, frame.side(), frame.to(), state);
        return Waiting.add(Waiting.Matter.ACTION, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Follow frame, Play<PolisState> play) {
        if (reply instanceof OneMore more) {
            go(frame.side(), more.from(), frame.to(), play);
        } else {
            play.state().endGathering();
        }
    }
}
