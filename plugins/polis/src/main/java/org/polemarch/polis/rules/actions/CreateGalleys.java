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
 * 2. Create Galleys: in one polis, for 1 Wood or 1 Silver each, Population cubes man Galleys in the sea its port points
 * to. They are created one by one, so that a polis with two ports may split them.
 */
@Cites("create-galleys")
public class CreateGalleys
        implements Action<CreateGalleys.Create>, Decision<PolisState, CreateGalleys.Another, CreateGalleys.Reply> {

    /** More Galleys may be created in the polis. */
    public record Another(Side side, Polis polis) implements Frame {}

    /** The action, with the first Galley. */
    public record Create(Polis polis, Space sea, Wage wage) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CREATE_GALLEYS;
        }

        @Override
        public boolean costsResources() {
            return true;
        }

        @Override
        public String notation() {
            return "create-galleys " + polis.id() + " " + sea.id() + " " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(
                    kind(), Target.space(polis.id()), Target.space(sea.id()), Target.button(wage.id()));
        }
    }

    /** An answer about further Galleys. */
    public sealed interface Reply extends Move {}

    /** One more. */
    public record OneMore(Space sea, Wage wage) implements Reply {
        @Override
        public String notation() {
            return "another " + sea.id() + " " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(sea.id()), Target.button(wage.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** A Galley was created. */
    public record Created(Side side, Polis polis, Space sea) implements GameEvent {}

    /** The polis has no port. */
    public record NoPort(Polis polis) implements Reason {}

    /** The polis has a port, but not on that sea. */
    public record OtherSea(Polis polis, Space sea) implements Reason {}

    private static final Wage[] WAGES = {Wage.WOOD, Wage.SILVER, Wage.MERCENARIES};
    private static final Create[][][] CREATE = new Create[Polis.COUNT][Space.COUNT][Wage.COUNT];
    private static final OneMore[][] ONE_MORE = new OneMore[Space.COUNT][Wage.COUNT];
    private static final Enough ENOUGH = new Enough();

    static {
        for (Wage wage : Wage.values()) {
            for (int sea = Space.TERRITORIES; sea < Space.COUNT; sea++) {
                ONE_MORE[sea][wage.index()] = new OneMore(Space.at(sea), wage);
                for (Polis polis : Polis.values()) {
                    CREATE[polis.index()][sea][wage.index()] = new Create(polis, Space.at(sea), wage);
                }
            }
        }
    }

    private final PolisData data;
    private final Hiring hiring;
    private final Stacking stacking;

    @Inject
    public CreateGalleys(PolisData data, Hiring hiring, Stacking stacking) {
        this.data = data;
        this.hiring = hiring;
        this.stacking = stacking;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.CREATE_GALLEYS;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Create> moves) {
        int wages = hiring.payable(side, WAGES, state);
        int full = stacking.full(side, state);
        for (int i = 0; i < Polis.COUNT && wages != 0; i++) {
            if (state.owns(side, i)) {
                for (int seas = data.polis(i).ports() & ~full; seas != 0; seas &= seas - 1) {
                    for (Wage wage : WAGES) {
                        if ((wages & wage.bit()) != 0 && hiring.hasCube(side, wage, Polis.at(i), state)) {
                            moves.add(CREATE[i][Integer.numberOfTrailingZeros(seas)][wage.index()]);
                        }
                    }
                }
            }
        }
    }

    /** The port seas of a polis that have room for a Galley. */
    private int openPorts(Side side, int polis, PolisState state) {
        int ports = data.polis(polis).ports();
        return ports == 0 ? 0 : ports & ~stacking.full(side, state);
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            for (int seas = worthNaming(side, polis, state); seas != 0; seas &= seas - 1) {
                Space sea = Space.at(Integer.numberOfTrailingZeros(seas));
                for (Wage wage : WAGES) {
                    if (hiring.isUsual(wage, state)) {
                        reason(side, polis, sea, wage, state)
                                .ifPresent(why -> refusals.add(new Refusal(new Create(polis, sea, wage), why)));
                    }
                }
            }
            if (state.owns(side, polis)) {
                refuseOtherWages("create-galleys " + polis.id(), polis, state, refusals);
            }
        }
    }

    private void refuseOtherWages(String line, Polis polis, PolisState state, List<Refusal> refusals) {
        for (int seas = data.polis(polis).ports(); seas != 0; seas &= seas - 1) {
            String sea = Space.at(Integer.numberOfTrailingZeros(seas)).id();
            hiring.refuseOtherWages(Hiring.Pay.GALLEYS, line + " " + sea, state, refusals);
        }
    }

    /** Of a polis that is not the player's it is enough to say so for its ports, or for any sea if it has none. */
    private int worthNaming(Side side, Polis polis, PolisState state) {
        int ports = data.polis(polis).ports();
        return state.owns(side, polis) ? Space.SEAS : ports != 0 ? ports : Integer.lowestOneBit(Space.SEAS);
    }

    private Optional<Reason> reason(Side side, Polis polis, Space sea, Wage wage, PolisState state) {
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "create-galleys"));
        }
        return anotherReason(side, polis, sea, wage, state);
    }

    private Optional<Reason> anotherReason(Side side, Polis polis, Space sea, Wage wage, PolisState state) {
        int ports = data.polis(polis).ports();
        if ((ports & sea.bit()) == 0) {
            return Optional.of(ports == 0 ? new NoPort(polis) : new OtherSea(polis, sea));
        }
        if (stacking.room(side, sea, state) <= 0) {
            return Optional.of(new Barred.Full(sea, stacking.limit(state)));
        }
        return hiring.reason(side, wage, polis, "create-galleys", state);
    }

    @Override
    public void carryOut(Create move, Side side, Play<PolisState> play) {
        create(side, move.polis(), move.sea(), move.wage(), play);
    }

    private void create(Side side, Polis polis, Space sea, Wage wage, Play<PolisState> play) {
        hiring.unit(side, wage, polis, sea, play);
        play.report(() -> new Created(side, polis, sea));
        if (anotherIsPossible(side, polis, play.state())) {
            play.next(new Another(side, polis));
        }
    }

    private boolean anotherIsPossible(Side side, Polis polis, PolisState state) {
        if (openPorts(side, polis.index(), state) == 0) {
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
        List<Reply> replies = new ArrayList<>(2 * WAGES.length + 1);
        for (int seas = openPorts(frame.side(), frame.polis().index(), state); seas != 0; seas &= seas - 1) {
            for (Wage wage : WAGES) {
                if (hiring.canPay(frame.side(), wage, state)
                        && hiring.hasCube(frame.side(), wage, frame.polis(), state)) {
                    replies.add(ONE_MORE[Integer.numberOfTrailingZeros(seas)][wage.index()]);
                }
            }
        }
        replies.add(ENOUGH);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Another frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (int i = Space.TERRITORIES; i < Space.COUNT; i++) {
            Space sea = Space.at(i);
            for (Wage wage : WAGES) {
                if (hiring.isUsual(wage, state)) {
                    anotherReason(frame.side(), frame.polis(), sea, wage, state)
                            .ifPresent(why -> refusals.add(new Refusal(ONE_MORE[sea.index()][wage.index()], why)));
                }
            }
        }
        refuseOtherWages("another", frame.polis(), state, refusals);
        return Waiting.add(Waiting.Matter.ACTION, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Another frame, Play<PolisState> play) {
        if (reply instanceof OneMore more) {
            create(frame.side(), frame.polis(), more.sea(), more.wage(), play);
        }
    }
}
