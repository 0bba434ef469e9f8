package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.polis.rules.round.Waiting;

/**
 * 1. Create Hoplites: in one polis, for 1 Iron or 1 Silver each, Population cubes take up arms in its territory. They are
 * created one by one.
 */
@Cites("create-hoplites")
public class CreateHoplites
        implements Action<CreateHoplites.Create>, Decision<PolisState, CreateHoplites.Another, CreateHoplites.Reply> {

    /** More Hoplites may be created in the polis. */
    public record Another(Side side, Polis polis) implements Frame {}

    /** The action, with the first Hoplite. */
    public record Create(Polis polis, Wage wage) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CREATE_HOPLITES;
        }

        @Override
        public boolean costsResources() {
            return true;
        }

        @Override
        public String notation() {
            return "create-hoplites " + polis.id() + " " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(polis.id()), Target.button(wage.id()));
        }
    }

    /** An answer about further Hoplites. */
    public sealed interface Reply extends Move {}

    /** One more. */
    public record OneMore(Wage wage) implements Reply {
        @Override
        public String notation() {
            return "another " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.button(wage.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** A Hoplite was created. */
    public record Created(Side side, Polis polis, Space territory) implements GameEvent {}

    /** Neutral ground takes no Hoplites. */
    public record NeutralGround(Polis polis) implements Reason {}

    private static final Wage[] WAGES = {Wage.IRON, Wage.SILVER, Wage.MERCENARIES};
    private static final Create[][] CREATE = new Create[Polis.COUNT][Wage.COUNT];
    private static final OneMore[] ONE_MORE = new OneMore[Wage.COUNT];
    private static final Enough ENOUGH = new Enough();

    static {
        for (Wage wage : Wage.values()) {
            ONE_MORE[wage.index()] = new OneMore(wage);
            for (Polis polis : Polis.values()) {
                CREATE[polis.index()][wage.index()] = new Create(polis, wage);
            }
        }
    }

    private final PolisData data;
    private final Hiring hiring;
    private final Stacking stacking;

    @Inject
    public CreateHoplites(PolisData data, Hiring hiring, Stacking stacking) {
        this.data = data;
        this.hiring = hiring;
        this.stacking = stacking;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.CREATE_HOPLITES;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Create> moves) {
        int wages = hiring.payable(side, WAGES, state);
        for (int i = 0; i < Polis.COUNT && wages != 0; i++) {
            if (state.owns(side, i) && hasRoom(side, data.polis(i), state)) {
                for (Wage wage : WAGES) {
                    if ((wages & wage.bit()) != 0 && hiring.hasCube(side, wage, Polis.at(i), state)) {
                        moves.add(CREATE[i][wage.index()]);
                    }
                }
            }
        }
    }

    private boolean hasRoom(Side side, PolisCard card, PolisState state) {
        Optional<Space> territory = card.territory();
        return territory.isPresent() && stacking.room(side, territory.get(), state) > 0;
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            for (Wage wage : WAGES) {
                if (hiring.isUsual(wage, state)) {
                    reason(side, polis, wage, state)
                            .ifPresent(why -> refusals.add(new Refusal(new Create(polis, wage), why)));
                }
            }
            if (state.owns(side, polis)) {
                hiring.refuseOtherWages(Hiring.Pay.HOPLITES, "create-hoplites " + polis.id(), state, refusals);
            }
        }
    }

    private Optional<Reason> reason(Side side, Polis polis, Wage wage, PolisState state) {
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "create-hoplites"));
        }
        Optional<Space> territory = data.polis(polis).territory();
        if (territory.isEmpty()) {
            return Optional.of(new NeutralGround(polis));
        }
        if (stacking.room(side, territory.get(), state) <= 0) {
            return Optional.of(new Barred.Full(territory.get(), stacking.limit(state)));
        }
        return hiring.reason(side, wage, polis, "create-hoplites", state);
    }

    @Override
    public void carryOut(Create move, Side side, Play<PolisState> play) {
        create(side, move.polis(), move.wage(), play);
    }

    private void create(Side side, Polis polis, Wage wage, Play<PolisState> play) {
        Space territory = data.polis(polis).territory().orElseThrow();
        hiring.unit(side, wage, polis, territory, play);
        play.report(() -> new Created(side, polis, territory));
        if (anotherIsPossible(side, polis, play.state())) {
            play.next(new Another(side, polis));
        }
    }

    private boolean anotherIsPossible(Side side, Polis polis, PolisState state) {
        if (!hasRoom(side, data.polis(polis), state)) {
            return false;
        }
        for (Wage wage : WAGES) {
            if (hiring.canPay(side, wage, state) && hiring.hasCube(side, wage, polis, state)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Seat decider(Another frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Another frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(WAGES.length + 1);
        for (Wage wage : WAGES) {
            if (hiring.canPay(frame.side(), wage, state) && hiring.hasCube(frame.side(), wage, frame.polis(), state)) {
                replies.add(ONE_MORE[wage.index()]);
            }
        }
        replies.add(ENOUGH);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Another frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Wage wage : WAGES) {
            if (hiring.isUsual(wage, state)) {
                hiring.reason(frame.side(), wage, frame.polis(), "create-hoplites", state)
                        .ifPresent(why -> refusals.add(new Refusal(ONE_MORE[wage.index()], why)));
            }
        }
        hiring.refuseOtherWages(Hiring.Pay.HOPLITES, "another", state, refusals);
        return Waiting.add(Waiting.Matter.ACTION, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Another frame, Play<PolisState> play) {
        if (reply instanceof OneMore more) {
            create(frame.side(), frame.polis(), more.wage(), play);
        }
    }
}
