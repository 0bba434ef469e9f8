package org.polemarch.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.polemarch.api.game.GameState;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.FailedRule;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.wiring.PreparedGame;

/**
 * Keeps a game and its record in step: an answer is either carried out and recorded as a whole, or the game stays as it
 * was.
 */
final class Course<S extends GameState<S>> {

    private final Line<S> line;
    private final UnaryOperator<String> pluginOf;
    private Game<S> game;

    /** What the game reports while an answer is carried out. One that was given up goes on reporting to its own list. */
    private List<GameEvent> heard = new ArrayList<>();

    private boolean watched;
    private boolean handed;

    private Course(Line<S> line, UnaryOperator<String> pluginOf) {
        this.line = line;
        this.pluginOf = pluginOf;
    }

    /** A new game, written down up to its first question. */
    static <S extends GameState<S>> Course<S> start(PreparedGame<S> prepared, Seed seed) {
        Course<S> course = new Course<>(new Line<S>(), prepared::pluginOf);
        try {
            course.game = prepared.start(seed, course.heard::add);
        } catch (RuleFault e) {
            throw new RuleFault(FailedRule.told(e, prepared::pluginOf), e);
        }
        course.line.begin(course.heard, course.game);
        return course;
    }

    /** A position handed to another book, written down from its first question there. */
    static <S extends GameState<S>> Course<S> handed(Game<S> position, PreparedGame<S> other) {
        Course<S> course = new Course<>(new Line<S>(), other::pluginOf);
        course.handed = true;
        course.game = position.by(other.book(), course.heard::add);
        course.line.begin(course.heard, course.game);
        return course;
    }

    /** Another one that was the same up to that many answers. */
    Course<S> branchAt(int n) {
        Course<S> branch = new Course<>(line.upTo(n), pluginOf);
        branch.watched = watched;
        branch.handed = handed;
        branch.stand(n);
        return branch;
    }

    /** From now on a rule that does not return is given up with a fault that names it. */
    void watch() {
        watched = true;
    }

    boolean isWatched() {
        return watched;
    }

    Game<S> game() {
        return game;
    }

    Line<S> line() {
        return line;
    }

    /** The line from the very start, which a position that was handed over does not have. */
    Line<S> wholeLine() {
        if (handed) {
            throw new IllegalStateException("a position that was handed to other rules can't be saved");
        }
        return line;
    }

    /** Gives the answer at that position. If a rule fails half way, nothing has changed. */
    Played play(int index, boolean follows) {
        int n = line.size();
        List<? extends Move> moves = game.moves();
        Played played = new Played(n + 1, game.toAct(), index, moves.get(index), follows || moves.size() == 1);
        heard.clear();
        try {
            carryOut(index);
            line.add(played, heard, game);
        } catch (RuntimeException | Error e) {
            backTo(n);
            throw new RuleFault(
                    "the rules fail at move " + played.number() + ", '" + played.seat() + ": "
                            + played.move().notation() + "': " + FailedRule.told(e, pluginOf),
                    e);
        }
        return played;
    }

    private void carryOut(int index) {
        if (!watched) {
            game.play(index);
            return;
        }
        Game<S> playing = game;
        Watchdog.call(dog -> {
            playing.play(index);
            return playing;
        });
    }

    /** Forgets everything after that many answers. */
    void backTo(int n) {
        line.cut(n);
        stand(n);
    }

    private void stand(int n) {
        heard = new ArrayList<>();
        game = line.at(n);
        game.listen(heard::add);
    }
}
