package org.polemarch.perikles.rules.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;

/** 4 Each phase has its own business: a player who reaches for what belongs to another is told when its time is. */
@Cites("4")
public class NotNow {

    /** What lies on the table, and the section that says when it is used. */
    public enum Thing {
        TILE("4.2"),
        FORCES("4.5/sending"),
        CITY("4"),
        CUBE("4"),
        CANDIDATE("4.3"),
        ELSEWHERE("4.1");

        private final String cites;

        Thing(String cites) {
            this.cites = cites;
        }
    }

    /** Its time is another, or it has none this turn; which one is a key of the message bundle. */
    public record OtherTime(Thing thing, String when) implements Reason {
        public static OtherTime of(Thing thing, Phase phase) {
            boolean always = thing == Thing.CANDIDATE || thing == Thing.ELSEWHERE;
            return new OtherTime(thing, "when." + thing + (always ? "" : "." + phase));
        }

        @Override
        public String cites() {
            return thing.cites;
        }
    }

    private final SpecialTiles specials;
    private final Seating seating;
    private final PeriklesData data;

    @Inject
    public NotNow(SpecialTiles specials, Seating seating, PeriklesData data) {
        this.specials = specials;
        this.seating = seating;
        this.data = data;
    }

    /**
     * Adds the reasons why a player can't use anything now that the question doesn't ask for.
     *
     * @param timely the special tiles that can be played now
     * @param asked the things the question is about; it gives the reasons for them itself
     */
    public Refusals add(Refusals refusals, Seat player, IndexSet timely, PeriklesState state, Thing... asked) {
        specials.addRefusal(refusals, player, timely, state);
        List<Thing> own = List.of(asked);
        for (Thing thing : Thing.values()) {
            if (!own.contains(thing)) {
                refusals.things(targets(thing, state), OtherTime.of(thing, state.phase()));
            }
        }
        return refusals;
    }

    /** What a player reaches for who wants to send forces. */
    public List<Target> sending(PeriklesState state) {
        return targets(Thing.FORCES, state);
    }

    public List<Target> counters(Power power) {
        List<Target> all = new ArrayList<>();
        Counters counters = data.counters();
        for (int counter = counters.from(power.index(), 0); counter < counters.to(power.index(), 1); counter++) {
            all.add(Things.counter(power, UnitType.of(counters.typeOf(counter)), counters.strengthOf(counter)));
        }
        return all;
    }

    protected List<Target> targets(Thing thing, PeriklesState state) {
        List<Target> all = new ArrayList<>();
        switch (thing) {
            case TILE -> {
                for (int kind = 0; kind < data.kinds(); kind++) {
                    all.add(Things.tile(data.kind(kind)));
                }
            }
            case FORCES -> {
                addLocations(true, state, all);
                for (Power power : Power.values()) {
                    all.addAll(counters(power));
                }
            }
            case CITY -> Power.cities().forEach(city -> all.add(Things.city(city)));
            case CUBE ->
                Power.cities().forEach(city -> seating.all().forEach(owner -> all.add(Things.cubes(city, owner))));
            case CANDIDATE -> {
                for (Power city : Power.cities()) {
                    all.add(Things.candidate(city, Space.ALPHA));
                    all.add(Things.candidate(city, Space.BETA));
                }
            }
            case ELSEWHERE -> addLocations(false, state, all);
        }
        return all;
    }

    private void addLocations(boolean foughtOver, PeriklesState state, List<Target> all) {
        for (LocationTile tile : data.locations()) {
            if (state.tiles().slotOf(tile.index()) >= 0 == foughtOver) {
                all.add(Things.location(tile.location()));
                for (Side side : Side.values()) {
                    all.add(Things.line(tile.location(), side));
                }
            }
        }
    }
}
