package org.polemarch.polis.rules.actions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * What creating Hoplites, Galleys and Merchants have in common: in one polis, one by one, each for a wage and a cube that
 * leaves the polis, which is never the last one. Where one may appear is a set of indexes: of spaces for Hoplites and
 * Galleys; the Commercial Port of a side, which is one, has the index 0.
 *
 * @param <M> how the action is announced
 * @param <F> the question whether another is created
 */
public abstract class Hiring<M extends ActionMove, F extends Hiring.More>
        implements Action<M>, SideDecision<F, Hiring.Reply> {

    /** What is created. */
    public enum Unit {
        HOPLITE(ActionKind.CREATE_HOPLITES),
        GALLEY(ActionKind.CREATE_GALLEYS),
        MERCHANT(ActionKind.CREATE_MERCHANTS);

        private final ActionKind action;

        Unit(ActionKind action) {
            this.action = action;
        }
    }

    /** More may be created in the polis. */
    public interface More extends Asked {
        Polis polis();
    }

    /** The action where the place is the polis's own, with the first one. */
    public record Create(ActionKind kind, Polis polis, Wage wage) implements ActionMove {
        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind, Things.polis(polis), Things.button(wage));
        }
    }

    public sealed interface Reply extends Move {}

    public record Another(Unit unit, Wage wage) implements Reply {
        @Override
        public String notation() {
            return "another " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.button(wage));
        }
    }

    /** One more Galley in that sea. */
    public record AnotherAt(Space sea, Wage wage) implements Reply {
        @Override
        public String notation() {
            return "another " + sea.id() + " " + wage.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(sea), Things.button(wage));
        }
    }

    public record Done(Unit unit) implements Reply, Move.Ending {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** They are paid with something else. */
    public record OtherWage(Unit unit, Resource good) implements Reason {
        @Override
        public String cites() {
            return unit.action.id();
        }
    }

    /** Nobody can be hired but the player's own Population. */
    @Cites("concepts/events")
    public record NoMercenaries() implements Reason {}

    private final Unit unit;
    private final PersonalBoards boards;
    private final EventInForce event;
    private final NotNow notNow;
    private final Done done;

    protected Hiring(Unit unit, PersonalBoards boards, EventInForce event, NotNow notNow) {
        this.unit = unit;
        this.boards = boards;
        this.event = event;
        this.notNow = notNow;
        this.done = new Done(unit);
    }

    static Create[][] creations(Unit unit) {
        Create[][] all = new Create[Polis.COUNT][Wage.COUNT];
        for (Polis polis : Polis.values()) {
            for (Wage wage : Wage.values()) {
                all[polis.index()][wage.index()] = new Create(unit.action, polis, wage);
            }
        }
        return all;
    }

    static Another[] others(Unit unit) {
        return Arrays.stream(Wage.values()).map(wage -> new Another(unit, wage)).toArray(Another[]::new);
    }

    protected ActionKind kind() {
        return unit.action;
    }

    /** The wages for which they are created. */
    protected abstract List<Wage> wages();

    /** How much of its Resource a wage is; 0 if nobody can be hired for it now. */
    protected int price(Wage wage, PolisState state) {
        return wage == Wage.MERCENARIES ? event.mercenarySilver(state) : 1;
    }

    /** Where one of that polis may appear now. */
    protected abstract IndexSet places(Side side, Polis polis, PolisState state);

    /** What keeps one of that polis from appearing there, whatever is paid. */
    protected abstract Optional<Reason> obstacle(Side side, Polis polis, int place, PolisState state);

    /** The places to be named to a player who asks why that polis creates nothing: at least one. */
    protected IndexSet worthNaming(Side side, Polis polis, PolisState state) {
        return IndexSet.of(0);
    }

    protected abstract M first(Polis polis, int place, Wage wage);

    protected abstract Reply another(int place, Wage wage);

    protected abstract F more(Side side, Polis polis);

    /** The cube of the reserve becomes what is created. */
    protected abstract void appear(Side side, Polis polis, int place, Play<PolisState> play);

    /** Whether there is a cube for it: one of the reserve for mercenaries, else one of the polis that is not its last. */
    protected boolean hasCube(Side side, Wage wage, Polis polis, PolisState state) {
        return wage == Wage.MERCENARIES ? state.pieces(side, Piece.CUBE) > 0 : state.population(polis) > 1;
    }

    private boolean canPay(Side side, Wage wage, PolisState state) {
        int price = price(wage, state);
        return price > 0 && state.stock(side, wage.resource()) >= price;
    }

    private boolean canHire(Side side, Wage wage, Polis polis, PolisState state) {
        return canPay(side, wage, state) && hasCube(side, wage, polis, state);
    }

    @Override
    public void offer(Side side, PolisState state, List<? super M> moves) {
        List<Wage> wages = wages();
        int payable = 0;
        for (int wage = 0; wage < wages.size(); wage++) {
            payable |= canPay(side, wages.get(wage), state) ? 1 << wage : 0;
        }
        IndexSet own = payable == 0 ? IndexSet.EMPTY : state.owned(side);
        for (int polis = own.first(); polis >= 0; polis = own.after(polis)) {
            offer(side, Polis.at(polis), payable, state, moves);
        }
    }

    /** Adds what a polis can create for the wages that can be paid, which are bits. */
    private void offer(Side side, Polis polis, int payable, PolisState state, List<? super M> moves) {
        List<Wage> wages = wages();
        int hirable = 0;
        for (int wage = 0; wage < wages.size(); wage++) {
            hirable |= hasCube(side, wages.get(wage), polis, state) ? payable & 1 << wage : 0;
        }
        IndexSet places = hirable == 0 ? IndexSet.EMPTY : places(side, polis, state);
        for (int place = places.first(); place >= 0; place = places.after(place)) {
            for (int wage = 0; wage < wages.size(); wage++) {
                if ((hirable >> wage & 1) != 0) {
                    moves.add(first(polis, place, wages.get(wage)));
                }
            }
        }
    }

    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (Polis polis : Polis.values()) {
            IndexSet places = worthNaming(side, polis, state);
            for (int place = places.first(); place >= 0; place = places.after(place)) {
                for (Wage wage : wages()) {
                    if (isUsual(wage, state)) {
                        refusals.move(first(polis, place, wage), obstacle(side, polis, place, wage, state));
                    }
                }
            }
            if (state.owns(side, polis)) {
                refuseOtherWages(lines(kind().id() + " " + polis.id(), side, polis), state, refusals);
            }
        }
    }

    /** Whether that wage can be thought of at all: mercenaries only while the Event brings them. */
    private boolean isUsual(Wage wage, PolisState state) {
        return wage != Wage.MERCENARIES || price(wage, state) > 0;
    }

    private Optional<Reason> obstacle(Side side, Polis polis, int place, Wage wage, PolisState state) {
        Optional<Reason> obstacle = obstacle(side, polis, place, state);
        if (obstacle.isPresent()) {
            return obstacle;
        }
        String section = kind().id();
        if (!hasCube(side, wage, polis, state)) {
            return Optional.of(
                    wage == Wage.MERCENARIES ? new Barred.TooFewCubes(0, 1) : new Barred.LastCube(polis, section));
        }
        if (!canPay(side, wage, state)) {
            int has = state.stock(side, wage.resource());
            return Optional.of(new Barred.TooPoor(has, price(wage, state), wage.resource(), section));
        }
        return Optional.empty();
    }

    /** Every line that begins so and lacks only the wage. */
    protected List<String> lines(String beginning, Side side, Polis polis) {
        return List.of(beginning);
    }

    private void refuseOtherWages(List<String> lines, PolisState state, Refusals refusals) {
        for (String line : lines) {
            for (Resource resource : Resource.values()) {
                if (wages().stream().noneMatch(wage -> wage.resource() == resource)) {
                    refusals.move(
                            new Written(line + " " + resource.id()),
                            new OtherWage(unit, wages().get(0).resource()));
                }
            }
            if (wages().contains(Wage.MERCENARIES) && !isUsual(Wage.MERCENARIES, state)) {
                refusals.move(new Written(line + " " + Wage.MERCENARIES.id()), new NoMercenaries());
            }
        }
    }

    protected void create(Side side, Polis polis, int place, Wage wage, Play<PolisState> play) {
        boards.spend(side, wage.resource(), price(wage, play.state()), play);
        if (wage != Wage.MERCENARIES) {
            play.state().takePopulation(polis, 1);
        }
        appear(side, polis, place, play);
        F more = more(side, polis);
        if (legal(more, play.state()).size() > 1) {
            play.next(more);
        }
    }

    /** Said again so that a frame is checked against one interface only, as threads at play want it. */
    @Override
    public Seat decider(F frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(F frame, PolisState state) {
        List<Reply> replies = new ArrayList<>(2 * wages().size() + 1);
        IndexSet places = places(frame.side(), frame.polis(), state);
        for (int place = places.first(); place >= 0; place = places.after(place)) {
            for (int wage = 0; wage < wages().size(); wage++) {
                if (canHire(frame.side(), wages().get(wage), frame.polis(), state)) {
                    replies.add(another(place, wages().get(wage)));
                }
            }
        }
        replies.add(done);
        return replies;
    }

    @Override
    public List<Refusal> refusals(F frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet places = worthNaming(frame.side(), frame.polis(), state);
        for (int place = places.first(); place >= 0; place = places.after(place)) {
            for (Wage wage : wages()) {
                if (isUsual(wage, state)) {
                    refusals.move(another(place, wage), obstacle(frame.side(), frame.polis(), place, wage, state));
                }
            }
        }
        refuseOtherWages(lines("another", frame.side(), frame.polis()), state, refusals);
        return notNow.rest(NotNow.Matter.ACTION, refusals);
    }

    @Override
    public void apply(Reply reply, F frame, Play<PolisState> play) {
        if (reply instanceof Another another) {
            int place = places(frame.side(), frame.polis(), play.state()).first();
            create(frame.side(), frame.polis(), place, another.wage(), play);
        } else if (reply instanceof AnotherAt another) {
            create(frame.side(), frame.polis(), another.sea().index(), another.wage(), play);
        }
    }
}
