package org.polemarch.mountford.rules.operations;

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
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;

/**
 * 7.3: during its own operation a power may consider neutral SPs and spaces in its sphere unfriendly. 9.7.5: while
 * Perdiccas sides against Athens, the Peloponnesian player may treat Thessaly as neutral. Chosen once, as it begins.
 */
@Cites({"7.3", "9.7.5"})
public class StanceChoice implements Decision<MountfordState, StanceChoice.Ask, StanceChoice.Answer> {

    /** What may be chosen. */
    public record Ask(boolean hostile, boolean thessaly) implements Frame {}

    /** The stance of this operation. */
    public record Answer(boolean hostile, boolean thessalyNeutral) implements Move {
        @Override
        public String notation() {
            return hostile
                    ? thessalyNeutral ? "stance hostile thessaly-neutral" : "stance hostile"
                    : thessalyNeutral ? "stance thessaly-neutral" : "stance as-it-is";
        }
    }

    /** A stance other than the usual was taken. */
    public record Taken(Power power, boolean hostile, boolean thessalyNeutral) implements GameEvent {
        @Override
        public String cites() {
            return hostile ? "7.3" : "9.7.5";
        }
    }

    @Inject
    public StanceChoice() {}

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat);
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.hostile() ? "7.3" : "9.7.5");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(4);
        legal.add(new Answer(false, false));
        if (ask.hostile()) {
            legal.add(new Answer(true, false));
        }
        if (ask.thessaly()) {
            legal.add(new Answer(false, true));
        }
        if (ask.hostile() && ask.thessaly()) {
            legal.add(new Answer(true, true));
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        state.op().hostile = answer.hostile();
        state.op().thessalyNeutral = answer.thessalyNeutral();
        if (answer.hostile() || answer.thessalyNeutral()) {
            play.report(() -> new Taken(Power.of(state.op().power), answer.hostile(), answer.thessalyNeutral()));
        }
    }
}
