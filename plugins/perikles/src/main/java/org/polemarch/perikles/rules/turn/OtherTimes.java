package org.polemarch.perikles.rules.turn;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.special.SpecialTiles;

/** 4 Each phase has its own business: who reaches for what belongs to another is told when its time is. */
@Cites("4")
public class OtherTimes {

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
    public record NotNow(Thing thing, String when) implements Reason {

        /** For a thing in a phase. */
        public static NotNow of(Thing thing, Phase phase) {
            boolean always = thing == Thing.CANDIDATE || thing == Thing.ELSEWHERE;
            return new NotNow(thing, "when." + thing + (always ? "" : "." + phase));
        }

        @Override
        public String cites() {
            return thing.cites;
        }
    }

    private final SpecialTiles specials;
    private final Seating seating;
    private final Counters counters;

    @Inject
    public OtherTimes(SpecialTiles specials, Seating seating, PeriklesData data) {
        this.specials = specials;
        this.seating = seating;
        this.counters = data.counters();
    }

    /**
     * Why a player can do nothing now with what the question does not ask for.
     *
     * @param timely the special tiles whose time it is
     * @param asked the things the question is about; it tells of them itself
     */
    public void addRefusals(int player, int timely, PeriklesState state, List<Refusal> refusals, Thing... asked) {
        specials.addRefusals(player, timely, state, refusals);
        List<Thing> own = List.of(asked);
        for (Thing thing : Thing.values()) {
            if (!own.contains(thing)) {
                refusals.add(Refusal.of(targets(thing, state), NotNow.of(thing, state.phase())));
            }
        }
    }

    /** What whoever sends forces reaches for. */
    public List<Target> sending(PeriklesState state) {
        return targets(Thing.FORCES, state);
    }

    /** The counters of a power. */
    public List<Target> counters(Power power) {
        List<Target> all = new ArrayList<>();
        addCounters(power, all);
        return all;
    }

    private List<Target> targets(Thing thing, PeriklesState state) {
        List<Target> all = new ArrayList<>();
        switch (thing) {
            case TILE -> {
                for (InfluenceTile tile : InfluenceTile.values()) {
                    all.add(Target.card(tile.id()));
                }
            }
            case FORCES -> {
                addLocations(true, state, all);
                for (Power power : Power.values()) {
                    addCounters(power, all);
                }
            }
            case CITY -> {
                for (int city = 0; city < Power.CITIES; city++) {
                    all.add(Target.space(Power.of(city).id()));
                }
            }
            case CUBE -> addCubes(all);
            case CANDIDATE -> {
                for (int city = 0; city < Power.CITIES; city++) {
                    all.add(Target.piece(Power.of(city).id() + "-alpha"));
                    all.add(Target.piece(Power.of(city).id() + "-beta"));
                }
            }
            case ELSEWHERE -> addLocations(false, state, all);
        }
        return all;
    }

    private static void addLocations(boolean foughtOver, PeriklesState state, List<Target> all) {
        for (Location location : Location.values()) {
            if (state.tiles().slotOf(location.ordinal()) >= 0 == foughtOver) {
                all.add(Target.space(location.id()));
                for (Side side : Side.values()) {
                    all.add(Target.space(location.id() + "-" + side.id()));
                }
            }
        }
    }

    private void addCounters(Power power, List<Target> all) {
        for (int counter = 0; counter < counters.count(); counter++) {
            if (counters.powerOf(counter) == power.ordinal()) {
                all.add(Target.piece(power.id() + "-"
                        + UnitType.of(counters.typeOf(counter)).id() + "-" + counters.strengthOf(counter)));
            }
        }
    }

    private void addCubes(List<Target> all) {
        for (int city = 0; city < Power.CITIES; city++) {
            String id = Power.of(city).id();
            for (Seat owner : seating.all()) {
                all.add(Target.piece(id + "-cube-" + owner.id()));
            }
        }
    }
}
