package org.polemarch.core.contract.trial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.RuleStep;
import org.polemarch.core.engine.Game;

/**
 * A closer look at one question: the game, the same game as each seat may imagine it, and answers tried in both.
 *
 * @param <S> the game's state
 */
public final class Look<S extends GameState<S>> {

    private final Trial<S> trial;
    private final Game<S> game;
    private final String digest;
    private final int tries;
    private final Map<Seat, Game<S>> imagined = new LinkedHashMap<>();
    private List<Parallel> parallels;
    private List<Integer> tried;

    public Look(Trial<S> trial, Game<S> game, String digest, int tries) {
        this.trial = trial;
        this.game = game;
        this.digest = digest;
        this.tries = tries;
    }

    /** The game. It must not be played. */
    public Game<S> game() {
        return game;
    }

    /** The digest of the game at this question. */
    public String digest() {
        return digest;
    }

    public RuleStep<S, ?> rule() {
        return game.book().ruleOf(game.question().frame());
    }

    /** The game as a seat may imagine it, with the same luck to come. It must not be played, only copied. */
    public Game<S> imagined(Seat viewer) {
        return imagined.computeIfAbsent(viewer, seat -> {
            trial.beat();
            try {
                return game.imagineWithSameLuck(seat, trial.chance());
            } catch (RuntimeException | Error e) {
                throw new BrokenPromise(
                        "imagine(state, " + seat + ") fails, or the question cannot be asked in the game it gives ("
                                + Faults.line(e) + "); imagine must deal again what " + seat
                                + " cannot see, consistently with all it can see",
                        e);
            }
        });
    }

    /** Some answers, each given in the real game and in an imagined one of each seat, where it can be given there. */
    public List<Parallel> parallels() {
        if (parallels == null) {
            parallels = new ArrayList<>();
            // Votes of others are not cast in an imagined game, so an open ballot goes on differently there.
            if (!(rule() instanceof Ballot)) {
                for (int index : tried()) {
                    compare(index);
                }
            }
        }
        return parallels;
    }

    /** The positions of some answers, the same for every promise. */
    public List<Integer> tried() {
        if (tried == null) {
            SortedSet<Integer> indices = new TreeSet<>();
            for (int i = 0; i < tries; i++) {
                indices.add(trial.chance().below(game.moves().size()));
            }
            tried = List.copyOf(indices);
        }
        return tried;
    }

    private void compare(int index) {
        trial.beat();
        Move move = game.moves().get(index);
        Seat mover = game.toAct();
        List<GameEvent> events = new ArrayList<>();
        Game<S> real = game.copy();
        real.listen(events::add);
        real.play(index);
        for (Seat viewer : trial.seats()) {
            List<GameEvent> imaginedEvents = new ArrayList<>();
            Game<S> other = imagined(viewer).copy();
            other.listen(imaginedEvents::add);
            if (!mover.equals(other.toAct()) || !other.moves().contains(move)) {
                continue;
            }
            try {
                other.play(move);
            } catch (RuntimeException | Error e) {
                throw Blame.alsoFails(game, trial.chance())
                        .orElseGet(() -> Blame.imagination(
                                "'" + move.notation() + "' is legal in a game " + viewer
                                        + " imagines, but playing it fails",
                                e));
            }
            parallels.add(new Parallel(
                    viewer,
                    mover,
                    move.notation(),
                    rule().getClass().getSimpleName(),
                    Sight.of(real, viewer, events),
                    real.barriers() != game.barriers(),
                    Sight.of(other, viewer, imaginedEvents),
                    other.barriers() != game.barriers()));
        }
    }
}
