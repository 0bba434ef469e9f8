package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.March;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 2.4 and 2.4.1 Ravaging during movement: on its way from the last assembly space to the objective an army may ravage the
 * area of an unfriendly space that lies outside the zone of influence of unfriendly forces.
 */
@Cites({"2.4.1", "2.4", "9.3.2"})
public class Ravaging extends Rule implements Decision<MountfordState, Ravaging.Offer, Ravaging.Answer> {

    /** The army stands in an area it may ravage. */
    public record Offer(int army) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Ravage() implements Answer {}

    public record Spare() implements Answer, Move.Declining {}

    @Cites("2.4")
    public record Ravaged(String area) implements GameEvent {}

    public static final List<Answer> ANSWERS = List.of(new Ravage(), new Spare());

    private final Relations relations;
    private final Zones zones;
    private final Bars bars;

    @Inject
    public Ravaging(MountfordData data, Relations relations, Zones zones, Bars bars) {
        super(data);
        this.relations = relations;
        this.zones = zones;
        this.bars = bars;
    }

    /** Whether ravaging there would mean anything (2.4): income is lost, and not already lost. */
    public boolean worthwhile(MountfordState state, Power power, int space) {
        int area = atlas.areaOf(space);
        return area >= 0
                && atlas.area(area).ravageable()
                && !state.ravaged(area)
                && relations.unfriendly(state, power, space);
    }

    /** Whether the army on its last leg may ravage where it stands. */
    public boolean onMarch(MountfordState state, int army) {
        int space = state.armySpace(army);
        Power power = state.armyPower(army);
        return state.march().purpose() == March.Purpose.OBJECTIVE
                && worthwhile(state, power, space)
                && !zones.unfriendlyReach(state, power, space)
                && !state.armyKinds(army).minus(bars.byHostages(state, space)).isEmpty();
    }

    @Override
    public Seat decider(Offer offer, MountfordState state) {
        return Seats.of(state.armySeat(offer.army()));
    }

    @Override
    public List<Answer> legal(Offer offer, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Offer offer, Play<MountfordState> play) {
        if (answer instanceof Ravage) {
            ravage(play, play.state().armySpace(offer.army()));
        }
    }

    /** Puts a ravaged marker on the area of a space. */
    public void ravage(Play<MountfordState> play, int space) {
        int area = atlas.areaOf(space);
        play.state().ravage(area);
        play.report(() -> new Ravaged(atlas.area(area).name()));
    }
}
