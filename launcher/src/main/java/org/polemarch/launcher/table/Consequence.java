package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/**
 * What an answer would lead to, tried on a copy of the game. If chance would be used or a secret come out, nothing of it
 * is told: the copy would tell the future. Whatever else is told could also be learnt by playing and taking back.
 *
 * @param certain whether neither chance nor a secret has a part in it, so that it can be taken back
 * @param lines what the player would see happen; empty if it is not certain
 */
public record Consequence(boolean certain, List<String> lines) {

    private static final int MOST_LINES = 4;

    public Consequence {
        lines = List.copyOf(lines);
    }

    public static <S extends GameState<S>> Consequence of(Session<S> session, Move move) {
        Seat viewer = session.toAct();
        Words words = session.prepared().words().forgiving();
        List<GameEvent> happened = new ArrayList<>();
        Game<S> trial = session.replayTo(session.decisions()).copy(happened::add);
        int before = trial.barriers();
        try {
            Watchdog.call(dog -> {
                trial.play(move);
                return trial;
            });
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return new Consequence(true, List.of()); // the answer itself will tell what is wrong
        }
        if (trial.barriers() != before) {
            return new Consequence(false, List.of());
        }
        List<String> lines = new ArrayList<>();
        happened.forEach(event -> event.seenBy(viewer).ifPresent(seen -> lines.add(words.say(seen))));
        return new Consequence(true, lines.subList(0, Math.min(MOST_LINES, lines.size())));
    }

    public String text() {
        return certain ? String.join(" ", lines) : Say.of("consequence.uncertain");
    }
}
