package org.polemarch.core.contract.promises;

import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** Frames, moves and events are records compared by value: saves, logs and every comparison rely on it. */
public final class PlainData implements Promise {

    @Override
    public String name() {
        return "frames, moves and events are plain records";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            private final Set<Class<?>> known = new HashSet<>();

            @Override
            public void heard(Game<S> game, List<GameEvent> events) {
                for (GameEvent event : events) {
                    check(event);
                }
            }

            @Override
            public void asked(Game<S> game) {
                check(game.question().frame());
                for (Move move : game.moves()) {
                    check(move);
                }
            }

            private void check(Object data) {
                if (known.add(data.getClass())) {
                    requirePlain(data.getClass());
                }
            }
        };
    }

    private static void requirePlain(Class<?> type) {
        if (!type.isRecord()) {
            throw new BrokenPromise(type.getName() + " is no record; frames, moves and events are records of ids and"
                    + " numbers, so that they can be saved and compared");
        }
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getType().isArray()) {
                throw new BrokenPromise("component " + component.getName() + " of " + type.getName()
                        + " is an array, and arrays are not compared by value; use a List and List.copyOf");
            }
        }
    }
}
