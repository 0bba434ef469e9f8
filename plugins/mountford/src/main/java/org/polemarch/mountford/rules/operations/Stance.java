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
import org.polemarch.mountford.rules.components.Relations;

/**
 * 7.3: during its own operation a power may consider neutral SPs and spaces in its sphere unfriendly. 9.7.5: while
 * Perdiccas sides against Athens, the Peloponnesian player may treat Thessaly as neutral. Chosen once, as it begins.
 */
@Cites({"7.3", "9.7.5"})
public class Stance implements Decision<MountfordState, Stance.Ask, Stance.Answer> {

    public record Ask(boolean hostile, boolean thessaly) implements Frame {}

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

    private static final Answer AS_IT_IS = new Answer(false, false);
    private static final Answer HOSTILE = new Answer(true, false);
    private static final Answer THESSALY = new Answer(false, true);
    private static final Answer BOTH = new Answer(true, true);

    private final Relations relations;

    @Inject
    public Stance(Relations relations) {
        this.relations = relations;
    }

    /** The question to whoever conducts the operation at hand, if there is anything to choose. */
    public Optional<Ask> ask(MountfordState state) {
        boolean hostile = relations.mayBeHostile(state, state.op().power());
        boolean thessaly = relations.mayNeutralizeThessaly(state, state.op().seat());
        return hostile || thessaly ? Optional.of(new Ask(hostile, thessaly)) : Optional.empty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public Optional<String> cites(Ask ask, MountfordState state) {
        return Optional.of(ask.hostile() ? "7.3" : "9.7.5");
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(4);
        legal.add(AS_IT_IS);
        if (ask.hostile()) {
            legal.add(HOSTILE);
        }
        if (ask.thessaly()) {
            legal.add(THESSALY);
        }
        if (ask.hostile() && ask.thessaly()) {
            legal.add(BOTH);
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        state.op().takeStance(answer.hostile(), answer.thessalyNeutral());
        if (answer.hostile() || answer.thessalyNeutral()) {
            play.report(() -> new Taken(state.op().power(), answer.hostile(), answer.thessalyNeutral()));
        }
    }
}
