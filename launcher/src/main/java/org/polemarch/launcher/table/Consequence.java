package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/**
 * What an answer would lead to, tried on a copy of the game. If chance would be used or a secret come out, nothing of it
 * is told: the copy would tell the future. Whatever else is told could also be learnt by playing and taking back.
 *
 * @param certain whether neither chance nor a secret has a part in it, so that it can be taken back
 * @param lines what the player would see happen; empty if it is not certain
 * @param barrier what keeps it from being taken back
 * @param vain whether some of it cannot be done
 */
public record Consequence(boolean certain, List<String> lines, Barrier barrier, boolean vain) {

    private static final int MOST_LINES = 4;

    public Consequence {
        lines = List.copyOf(lines);
    }

    /** What cannot be unseen. Which of them it is follows from the rules, not from what comes of it. */
    public enum Barrier {
        NONE,
        DICE,
        DRAW,
        SECRET
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
                goOn(trial, session, before);
                return trial;
            });
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return new Consequence(true, List.of(), Barrier.NONE, false); // the answer itself will tell what is wrong
        }
        boolean vain = happened.stream().anyMatch(GameEvent.InVain.class::isInstance);
        if (trial.barriers() != before) {
            return new Consequence(false, List.of(), barrier(happened), vain);
        }
        List<String> lines = new ArrayList<>();
        happened.forEach(event -> event.seenBy(viewer).ifPresent(seen -> lines.add(words.say(seen))));
        return new Consequence(true, lines.subList(0, Math.min(MOST_LINES, lines.size())), Barrier.NONE, vain);
    }

    /** What no person would be asked follows at once. */
    private static void goOn(Game<?> trial, Session<?> session, int barriers) {
        while (!trial.over()
                && trial.barriers() == barriers
                && session.holder(trial.toAct()) instanceof Holder.Person
                && Unasked.silent(trial.question()) >= 0) {
            trial.play(Unasked.silent(trial.question()));
        }
    }

    private static Barrier barrier(List<GameEvent> happened) {
        for (GameEvent event : happened) {
            if (event instanceof Rolled) {
                return Barrier.DICE;
            }
            if (event instanceof LotDrawn || event instanceof PileShuffled) {
                return Barrier.DRAW;
            }
        }
        return Barrier.SECRET;
    }

    public String text() {
        String follows = certain ? String.join(" ", lines) : Say.of("consequence." + barrier);
        return vain && !certain ? Say.of("consequence.vain") + " " + follows : follows;
    }
}
