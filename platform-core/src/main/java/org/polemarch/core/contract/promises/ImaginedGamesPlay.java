package org.polemarch.core.contract.promises;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.contract.trial.Blame;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.ByPlaying;
import org.polemarch.core.contract.trial.Differences;
import org.polemarch.core.contract.trial.Faults;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * An imagined game is a proper game: it has the same components, is at the same question, can be played on, and has a
 * value from 0 to 1; and if something is hidden, it isn't always the real game.
 */
public final class ImaginedGamesPlay implements Promise {

    private static final int PLAYED_ON = 20;
    private static final int ENOUGH_LOOKS = 8;

    /**
     * Whether any game so far was imagined differently from the real one; in a short game there may be nothing to hide
     * yet.
     */
    private final AtomicBoolean everVaried = new AtomicBoolean();

    @Override
    public String name() {
        return ByPlaying.IMAGINED_GAMES_PLAY.promise();
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            private int looks;
            private boolean varied;

            @Override
            public void looked(Look<S> look) {
                looks++;
                for (Seat seat : trial.seats()) {
                    Game<S> imagined = look.imagined(seat);
                    if (!varied
                            && Differences.first(look.game().state(), imagined.state())
                                    .isPresent()) {
                        varied = true;
                        everVaried.set(true);
                    }
                    requireSameComponents(look.game(), imagined, seat);
                    requireValue(imagined);
                    playOn(look.game(), imagined.copy(), seat);
                }
                look.parallels(); // answers that can be given in an imagined game can be carried out there
            }

            @Override
            public void ended(Game<S> game) {
                String hidden = trial.prepared().info().hidden().strip().toLowerCase(Locale.ROOT);
                if (!everVaried.get() && looks >= ENOUGH_LOOKS && !(hidden.isEmpty() || hidden.startsWith("no"))) {
                    throw new BrokenPromise("imagine never deals anything differently, though the game says that '"
                            + trial.prepared().info().hidden() + "' is hidden; it must deal again everything the seat"
                            + " cannot see, else bots know it (a game in which nothing is hidden says 'Nothing')");
                }
            }

            private void requireSameComponents(Game<S> game, Game<S> imagined, Seat seat) {
                Map<String, Integer> real = trial.rules().census(game.state());
                Map<String, Integer> other = trial.rules().census(imagined.state());
                if (!real.equals(other)) {
                    throw new BrokenPromise("in a game " + seat + " imagines "
                            + ComponentsAreConserved.difference(real, other)
                            + "; imagine must deal again exactly what is hidden");
                }
            }

            private void requireValue(Game<S> imagined) {
                for (Seat seat : trial.seats()) {
                    double value = trial.rules().evaluate(imagined.state(), seat);
                    if (!(value >= 0 && value <= 1)) {
                        throw new BrokenPromise("evaluate gives " + value + " for " + seat
                                + "; it must lie between 0 (lost) and 1 (won)");
                    }
                }
            }

            private void playOn(Game<S> game, Game<S> imagined, Seat seat) {
                String[] last = {""};
                try {
                    for (int i = 0; i < PLAYED_ON && !imagined.over(); i++) {
                        int index = trial.chance().below(imagined.moves().size());
                        last[0] = imagined.moves().get(index).notation();
                        imagined.play(index);
                    }
                } catch (RuntimeException | Error e) {
                    throw Blame.alsoFails(game, trial.chance())
                            .orElseGet(() -> new BrokenPromise(
                                    "a game that " + seat + " imagines cannot be played on: after '" + last[0] + "' "
                                            + Faults.line(e)
                                            + "; imagine must give a position that the rules can play on"
                                            + " from, and frames must hold no secret, for they are not dealt again",
                                    e));
                }
            }
        };
    }
}
