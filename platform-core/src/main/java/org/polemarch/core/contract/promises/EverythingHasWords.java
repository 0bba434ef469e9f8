package org.polemarch.core.contract.promises;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.text.Words;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * Every question, move, event, reason, roll, line of a score and ending has its message, whose slots can be filled. What
 * is missing is gathered over the whole game.
 */
public final class EverythingHasWords implements Promise {

    private static final int SAID_PER_KIND = 20;

    @Override
    public String name() {
        return "everything has its words";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watching<>(trial);
    }

    private static final class Watching<S extends GameState<S>> implements Watch<S> {

        private final Trial<S> trial;
        private final Words words;
        private final TreeSet<String> missing = new TreeSet<>();
        private final TreeSet<String> faulty = new TreeSet<>();
        private final Map<Class<?>, Integer> said = new HashMap<>();

        Watching(Trial<S> trial) {
            this.trial = trial;
            this.words = trial.words();
        }

        @Override
        public void heard(Game<S> game, List<GameEvent> events) {
            for (GameEvent event : events) {
                say(event);
                why(event);
                for (Seat seat : trial.seats()) {
                    event.seenBy(seat).ifPresent(this::say);
                }
            }
        }

        @Override
        public void asked(Game<S> game) {
            say(game.question().frame());
            for (Move move : game.moves()) {
                say(move);
            }
        }

        @Override
        public void looked(Look<S> look) {
            for (Refusal refusal : look.game().refusals()) {
                say(refusal.reason());
                refusal.move().ifPresent(this::say);
            }
            outcome(look.game());
        }

        @Override
        public void ended(Game<S> game) {
            outcome(game);
            if (!missing.isEmpty()) {
                throw new BrokenPromise(
                        "messages.properties has no message for " + String.join(", ", missing) + "; add them");
            }
            if (!faulty.isEmpty()) {
                throw new BrokenPromise(String.join("; ", faulty)
                        + "; a slot is the name of a component of the record, see Words for its forms");
            }
        }

        private void outcome(Game<S> game) {
            Outcome outcome = trial.rules().outcome(game.state());
            require(outcome.ending());
            for (Score score : outcome.scores()) {
                for (Score.Line line : score.breakdown()) {
                    require(line.label());
                }
            }
        }

        private void why(GameEvent event) {
            if (event instanceof Rolled rolled) {
                require(rolled.why());
            } else if (event instanceof LotDrawn drawn) {
                require(drawn.why());
            } else if (event instanceof PileShuffled shuffled) {
                require(shuffled.why());
            }
        }

        private void require(String key) {
            if (!words.has(key)) {
                missing.add(key);
            }
        }

        private void say(Object record) {
            if (said.merge(record.getClass(), 1, Integer::sum) > SAID_PER_KIND) {
                return;
            }
            String key = Words.key(record.getClass());
            if (!words.has(key)) {
                missing.add(key);
                return;
            }
            try {
                String text = words.say(record);
                if (text.isBlank() || text.contains("{") || text.contains("}")) {
                    faulty.add("the message " + key + " gives '" + text + "'");
                }
            } catch (IllegalStateException e) {
                faulty.add(e.getMessage());
            }
        }
    }
}
