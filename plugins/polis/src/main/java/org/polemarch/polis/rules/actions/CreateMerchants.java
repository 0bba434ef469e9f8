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
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.round.Waiting;

/**
 * 3. Create Merchants: in one of the player's own Commercial Poleis, for 1 Wood or 1 Silver each, a Population cube goes
 * back to the reserve and a Merchant appears in the Commercial Port. The stacking limit does not apply.
 */
@Cites("create-merchants")
public class CreateMerchants
        implements Action<CreateMerchants.Create>,
                Decision<PolisState, CreateMerchants.Another, CreateMerchants.Reply> {

    /** More Merchants may be created in the polis. */
    public record Another(Side side, Polis polis) implements Frame {}

    /** The action, with the first Merchant. */
    public record Create(Polis polis, Wage wage) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CREATE_MERCHANTS;
        }

        @Override
        public boolean costsResources() {
            return true;
        }

        @Override
        public String notation() {
            return "create-merchants " + polis.id() + " " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(polis.id()), Target.button(wage.id()));
        }
    }

    /** An answer about further Merchants. */
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

    /** A Merchant was created. */
    public record Created(Side side, Polis polis) implements GameEvent {}

    /** The polis is no Commercial Polis of the player. */
    public record NotCommercial(Polis polis) implements Reason {}

    /** All Merchants of the player are in use. */
    @Cites("concepts/pieces")
    public record NoneLeft() implements Reason {}

    private static final Wage[] WAGES = {Wage.WOOD, Wage.SILVER};
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

    @Inject
    public CreateMerchants(PolisData data, Hiring hiring) {
        this.data = data;
        this.hiring = hiring;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.CREATE_MERCHANTS;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Create> moves) {
        if (state.commerce().merchantsInReserve(side) == 0) {
            return;
        }
        int wages = hiring.payable(side, WAGES, state);
        for (int i = 0; i < Polis.COUNT && wages != 0; i++) {
            if (state.owns(side, i) && isCommercial(side, data.polis(i)) && state.population(Polis.at(i)) > 1) {
                for (Wage wage : WAGES) {
                    if ((wages & wage.bit()) != 0) {
                        moves.add(CREATE[i][wage.index()]);
                    }
                }
            }
        }
    }

    private static boolean isCommercial(Side side, PolisCard card) {
        return card.commercialFor().isPresent() && card.commercialFor().get() == side;
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            for (Wage wage : WAGES) {
                reason(side, polis, wage, state)
                        .ifPresent(why -> refusals.add(new Refusal(new Create(polis, wage), why)));
            }
            if (state.owns(side, polis) && isCommercial(side, data.polis(polis))) {
                hiring.refuseOtherWages(Hiring.Pay.MERCHANTS, "create-merchants " + polis.id(), state, refusals);
            }
        }
    }

    private Optional<Reason> reason(Side side, Polis polis, Wage wage, PolisState state) {
        if (!isCommercial(side, data.polis(polis))) {
            return Optional.of(new NotCommercial(polis));
        }
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "create-merchants"));
        }
        if (state.commerce().merchantsInReserve(side) == 0) {
            return Optional.of(new NoneLeft());
        }
        return hiring.reason(side, wage, polis, "create-merchants", state);
    }

    @Override
    public void carryOut(Create move, Side side, Play<PolisState> play) {
        create(side, move.polis(), move.wage(), play);
    }

    private void create(Side side, Polis polis, Wage wage, Play<PolisState> play) {
        PolisState state = play.state();
        hiring.pay(side, wage, play);
        state.takePopulation(polis, 1);
        state.commerce().createMerchant(side);
        play.report(() -> new Created(side, polis));
        if (state.commerce().merchantsInReserve(side) > 0
                && state.population(polis) > 1
                && (hiring.canPay(side, Wage.WOOD, state) || hiring.canPay(side, Wage.SILVER, state))) {
            play.next(new Another(side, polis));
        }
    }

    @Override
    public Seat decider(Another frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Another frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(WAGES.length + 1);
        for (Wage wage : WAGES) {
            if (hiring.canPay(frame.side(), wage, state)) {
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
            hiring.tooPoor(frame.side(), wage, "create-merchants", state)
                    .ifPresent(why -> refusals.add(new Refusal(ONE_MORE[wage.index()], why)));
        }
        hiring.refuseOtherWages(Hiring.Pay.MERCHANTS, "another", state, refusals);
        return Waiting.add(Waiting.Matter.ACTION, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Another frame, Play<PolisState> play) {
        if (reply instanceof OneMore more) {
            create(frame.side(), frame.polis(), more.wage(), play);
        }
    }
}
