package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Things;

/** Actions are taken one after the other, and everything else has its place between them: first things first. */
@Cites("rounds/turns")
public class NotNow {

    /** What must be settled before anything else can be done. */
    public enum Matter {
        ACTION("rounds/turns", Time.ACTION_BEGUN),
        EVENT("rounds/events", Time.EVENT),
        RANSOM("siege/ransom", Time.END_OF_TURN),
        BATTLE("battles", Time.BATTLE),
        END_OF_ROUND("end-of-round", Time.END_OF_ROUND);

        private final String cites;
        private final Time time;

        Matter(String cites, Time time) {
            this.cites = cites;
            this.time = time;
        }

        private List<Time> times() {
            return this == EVENT || this == END_OF_ROUND ? List.of(time, Time.LOSS) : List.of(time);
        }
    }

    /** What is said at one time only, by the first words of the notation. */
    public enum Time {
        ACTION_BEGUN("rounds/turns", "another also done"),
        END_OF_TURN("rounds/turns", "end-turn"),
        OPPONENT_OUT("rounds/passing", "pay"),
        BATTLE("battles", "attack defend stand retreat declare-commander fight-at"),
        END_OF_ROUND("end-of-round", "grow give-prestige phoros no-phoros"),
        EVENT("rounds/events", "send receive"),
        LOSS("end-of-round", "give-up remove");

        private final String cites;
        private final String words;

        Time(String cites, String words) {
            this.cites = cites;
            this.words = words;
        }

        private List<Target> words() {
            return Arrays.stream(words.split(" ")).map(Target::button).toList();
        }
    }

    /** Something comes first. */
    public record First(Matter matter) implements Reason {
        @Override
        public String cites() {
            return matter.cites;
        }
    }

    public record AnotherTime(Time time) implements Reason {
        @Override
        public String cites() {
            return time.cites;
        }
    }

    private final PolisData data;

    @Inject
    public NotNow(PolisData data) {
        this.data = data;
    }

    /** What a question refuses, and finally why everything else has to wait. */
    public List<Refusal> rest(Matter matter, Refusals refusals) {
        return rest(new First(matter), matter.times(), refusals);
    }

    /** The same with a reason of its own; these times are now. */
    public List<Refusal> rest(Reason reason, List<Time> now, Refusals refusals) {
        for (Time time : Time.values()) {
            if (!now.contains(time)) {
                refusals.things(time.words(), new AnotherTime(time));
            }
        }
        refusals.things(inSight(), reason);
        now.forEach(time -> refusals.things(time.words(), reason));
        return refusals.list();
    }

    /** Everything a player may reach for. */
    protected List<Target> inSight() {
        List<Target> all = new ArrayList<>(Things.always());
        data.tradeSpaces().forEach(space -> all.add(Things.stall(space.id())));
        data.projects().forEach(tile -> all.add(Things.project(tile.project())));
        return all;
    }
}
