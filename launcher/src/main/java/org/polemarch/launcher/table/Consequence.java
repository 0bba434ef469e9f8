package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/**
 * What an answer would lead to, tried on a copy of the game. If chance would be used or a secret come out, nothing of it
 * is told: the copy would tell the future. Whatever else is told could also be learnt by playing and taking back.
 *
 * @param certain whether neither chance nor a secret has a part in it, so that it can be taken back
 * @param lines what the player would see happen before chance, a secret or a bot has a part in it
 * @param barrier what keeps it from being taken back
 * @param vain whether some of it cannot be done
 */
public record Consequence(boolean certain, List<String> lines, Barrier barrier, boolean vain) {

    private static final int MOST_LINES = 4;

    /** Only cards are used up by playing them, and there are few enough to try. */
    private static final int MOST_TRIED = 16;

    public Consequence {
        lines = List.copyOf(lines);
    }

    /** What can't be undone. It follows from the rules, not from the outcome. */
    public enum Barrier {
        NONE,
        DICE,
        DRAW,
        SECRET,
        /** A bot may react at once with what cannot be taken back. */
        ANSWER,
        /** Others play on meanwhile. */
        LEAVING
    }

    public static <S extends GameState<S>> Consequence of(Session<S> session, Move move) {
        Seat viewer = session.toAct();
        Words words = session.prepared().words().forgiving();
        return Trial.of(session, move)
                .map(trial -> {
                    if (!trial.certain()) {
                        return new Consequence(false, List.of(), barrier(trial.happened()), trial.vain());
                    }
                    if (trial.leaves()) {
                        return new Consequence(false, List.of(), Barrier.LEAVING, false);
                    }
                    return trial.mayBeAnswered(session)
                            ? new Consequence(false, seen(trial, viewer, words), Barrier.ANSWER, trial.vain())
                            : new Consequence(true, lines(session, trial, viewer, words), Barrier.NONE, trial.vain());
                })
                .orElseGet(() -> new Consequence(true, List.of(), Barrier.NONE, false));
    }

    /** Those of these answers of which not all could be carried out, as far as one card is all that is chosen for them. */
    public static List<Move> inVain(Session<?> session, List<? extends Move> moves) {
        List<Move> cards = new ArrayList<>();
        for (Move move : moves) {
            if (move.targets().size() == 1 && move.targets().get(0).kind() == Target.Kind.CARD) {
                cards.add(move);
            }
        }
        return cards.isEmpty() || cards.size() > MOST_TRIED ? List.of() : Trial.vain(session, cards);
    }

    private static <S extends GameState<S>> List<String> lines(
            Session<S> session, Trial<S> trial, Seat viewer, Words words) {
        List<String> lines = new ArrayList<>(seen(trial, viewer, words));
        if (!trial.game().over()) { // at the end all secrets count
            lines.addAll(scored(session, trial.game(), words));
            lines.addAll(owed(session, trial.game(), viewer));
        }
        return lines;
    }

    private static List<String> seen(Trial<?> trial, Seat viewer, Words words) {
        return trial.happened().stream()
                .flatMap(event -> event.seenBy(viewer).stream())
                .limit(MOST_LINES)
                .map(words::say)
                .toList();
    }

    /** What it does to the score, in a sentence. */
    private static <S extends GameState<S>> List<String> scored(Session<S> session, Game<S> trial, Words words) {
        List<Score> before = session.outcome().scores();
        List<Score> after = trial.book().game().outcome(trial.state()).scores();
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            if (before.get(i).points() != after.get(i).points()) {
                changes.add(Say.of(
                        "consequence.score.seat",
                        words.name(before.get(i).seat()),
                        before.get(i).points(),
                        after.get(i).points()));
            }
        }
        return changes.isEmpty()
                ? List.of()
                : List.of(Say.of("consequence.score", Measure.of(words), String.join(", ", changes)));
    }

    /** What will be due at the end of the round, if it is not what would be due without it. */
    private static <S extends GameState<S>> List<String> owed(Session<S> session, Game<S> trial, Seat viewer) {
        List<String> now = Dues.of(session, viewer);
        List<String> changed = Dues.of(session, trial, viewer).stream()
                .filter(line -> !now.contains(line))
                .toList();
        return changed.isEmpty() ? List.of() : List.of(Say.of("consequence.due", String.join(" ", changed)));
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
        List<String> told = new ArrayList<>(lines);
        if (!certain) {
            told.add(Say.of("consequence." + barrier));
        }
        String follows = String.join(" ", told);
        return vain && !certain ? Say.of("consequence.vain") + " " + follows : follows;
    }
}
