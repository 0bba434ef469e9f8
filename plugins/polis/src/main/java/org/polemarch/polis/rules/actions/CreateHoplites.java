package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/** 1. Create Hoplites: in one polis, for 1 Iron or 1 Silver each, Population cubes take up arms in its territory. */
@Cites("create-hoplites")
public class CreateHoplites extends Hiring<Hiring.Create, CreateHoplites.Ask> {

    public record Ask(Side side, Polis polis) implements More {}

    public record Created(Side side, Polis polis, Space territory) implements GameEvent {}

    public record NeutralGround(Polis polis) implements Reason {}

    private static final Create[][] CREATE = creations(Unit.HOPLITE);
    private static final Another[] ANOTHER = others(Unit.HOPLITE);

    private static final List<Wage> WAGES = List.of(Wage.IRON, Wage.SILVER, Wage.MERCENARIES);

    private final PolisData data;
    private final Stacking stacking;

    @Inject
    public CreateHoplites(PolisData data, PersonalBoards boards, EventInForce event, Stacking stacking, NotNow notNow) {
        super(Unit.HOPLITE, boards, event, notNow);
        this.data = data;
        this.stacking = stacking;
    }

    @Override
    protected List<Wage> wages() {
        return WAGES;
    }

    @Override
    protected IndexSet places(Side side, Polis polis, PolisState state) {
        Optional<Space> territory = data.polis(polis).territory();
        return territory.isPresent() && stacking.room(side, territory.get(), state) > 0
                ? data.polis(polis).ground()
                : IndexSet.EMPTY;
    }

    @Override
    protected Optional<Reason> obstacle(Side side, Polis polis, int place, PolisState state) {
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, kind().id()));
        }
        Optional<Space> territory = data.polis(polis).territory();
        if (territory.isEmpty()) {
            return Optional.of(new NeutralGround(polis));
        }
        return stacking.room(side, territory.get(), state) > 0
                ? Optional.empty()
                : Optional.of(new Barred.Full(territory.get(), stacking.limit(state)));
    }

    @Override
    protected Create first(Polis polis, int place, Wage wage) {
        return CREATE[polis.index()][wage.index()];
    }

    @Override
    protected Reply another(int place, Wage wage) {
        return ANOTHER[wage.index()];
    }

    @Override
    protected Ask more(Side side, Polis polis) {
        return new Ask(side, polis);
    }

    @Override
    public void carryOut(Create move, Side side, Play<PolisState> play) {
        create(side, move.polis(), places(side, move.polis(), play.state()).first(), move.wage(), play);
    }

    @Override
    protected void appear(Side side, Polis polis, int place, Play<PolisState> play) {
        play.state().placeUnits(side, Space.at(place), 1);
        play.report(() -> new Created(side, polis, Space.at(place)));
    }
}
