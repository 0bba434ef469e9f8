package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * 2. Create Galleys: in one polis, for 1 Wood or 1 Silver each, Population cubes man Galleys in the sea its port points
 * to. They are created one by one, so that a polis with two ports may split them.
 */
@Cites("create-galleys")
public class CreateGalleys extends Hiring<CreateGalleys.Launch, CreateGalleys.Ask> {

    public record Ask(Side side, Polis polis) implements More {}

    public record Launch(Polis polis, Space sea, Wage wage) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CREATE_GALLEYS;
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.polis(polis), Things.space(sea), Things.button(wage));
        }
    }

    public record Created(Side side, Polis polis, Space sea) implements GameEvent {}

    public record NoPort(Polis polis) implements Reason {}

    /** The polis has a port, but not on that sea. */
    public record OtherSea(Polis polis, Space sea) implements Reason {}

    private static final Launch[][][] LAUNCH = new Launch[Polis.COUNT][Space.COUNT][Wage.COUNT];
    private static final AnotherAt[][] ANOTHER = new AnotherAt[Space.COUNT][Wage.COUNT];

    static {
        for (Wage wage : Wage.values()) {
            for (Space sea : Space.values()) {
                ANOTHER[sea.index()][wage.index()] = new AnotherAt(sea, wage);
                for (Polis polis : Polis.values()) {
                    LAUNCH[polis.index()][sea.index()][wage.index()] = new Launch(polis, sea, wage);
                }
            }
        }
    }

    private static final List<Wage> WAGES = List.of(Wage.WOOD, Wage.SILVER, Wage.MERCENARIES);

    private final PolisData data;
    private final Stacking stacking;

    @Inject
    public CreateGalleys(PolisData data, PersonalBoards boards, EventInForce event, Stacking stacking, NotNow notNow) {
        super(Unit.GALLEY, boards, event, notNow);
        this.data = data;
        this.stacking = stacking;
    }

    @Override
    protected List<Wage> wages() {
        return WAGES;
    }

    @Override
    protected IndexSet places(Side side, Polis polis, PolisState state) {
        IndexSet open = data.polis(polis).ports();
        for (int sea = open.first(); sea >= 0; sea = open.after(sea)) {
            open = stacking.room(side, Space.at(sea), state) > 0 ? open : open.without(sea);
        }
        return open;
    }

    /** Of a polis that is not the player's it is enough to say so for its ports, or for any sea if it has none. */
    @Override
    protected IndexSet worthNaming(Side side, Polis polis, PolisState state) {
        IndexSet ports = data.polis(polis).ports();
        return state.owns(side, polis) ? Space.SEAS : ports.isEmpty() ? IndexSet.of(Space.SEAS.first()) : ports;
    }

    @Override
    protected Optional<Reason> obstacle(Side side, Polis polis, int place, PolisState state) {
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, kind().id()));
        }
        Space sea = Space.at(place);
        IndexSet ports = data.polis(polis).ports();
        if (!ports.has(place)) {
            return Optional.of(ports.isEmpty() ? new NoPort(polis) : new OtherSea(polis, sea));
        }
        return stacking.room(side, sea, state) > 0
                ? Optional.empty()
                : Optional.of(new Barred.Full(sea, stacking.limit(state)));
    }

    @Override
    protected List<String> lines(String beginning, Side side, Polis polis) {
        return data.polis(polis)
                .ports()
                .map(sea -> beginning + " " + Space.at(sea).id());
    }

    @Override
    protected Launch first(Polis polis, int place, Wage wage) {
        return LAUNCH[polis.index()][place][wage.index()];
    }

    @Override
    protected Reply another(int place, Wage wage) {
        return ANOTHER[place][wage.index()];
    }

    @Override
    protected Ask more(Side side, Polis polis) {
        return new Ask(side, polis);
    }

    @Override
    public void carryOut(Launch move, Side side, Play<PolisState> play) {
        create(side, move.polis(), move.sea().index(), move.wage(), play);
    }

    @Override
    protected void appear(Side side, Polis polis, int place, Play<PolisState> play) {
        play.state().placeUnits(side, Space.at(place), 1);
        play.report(() -> new Created(side, polis, Space.at(place)));
    }
}
