package org.polemarch.core.simulate;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.FailedRule;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.session.Streams;
import org.polemarch.core.simulate.Simulation.Player;
import org.polemarch.core.wiring.PreparedGame;

/** Plays games of a simulation on one thread. */
final class Worker<S extends GameState<S>> {

    private final PreparedGame<S> prepared;
    private final List<Player> players;
    private final long seed;
    private final BooleanSupplier stopped;
    private final int longest;
    private final Tally tally;
    private final Bot[] bots;
    private final boolean[] random;
    private final Chance[] chances;
    private final Pulse pulse = new Pulse();

    /** The positions of the answers given in the current game; room for a whole one is taken once. */
    private int[] line = new int[256];

    private int length;
    private boolean applying;

    Worker(PreparedGame<S> prepared, List<Player> players, long seed, BooleanSupplier stopped) {
        this.prepared = prepared;
        this.players = players;
        this.seed = seed;
        this.stopped = stopped;
        this.longest = prepared.info().longest();
        this.tally = new Tally(players.size());
        this.bots = new Bot[players.size()];
        this.random = new boolean[players.size()];
        this.chances = new Chance[players.size()];
    }

    Tally tally() {
        return tally;
    }

    Pulse pulse() {
        return pulse;
    }

    void play(long number) {
        long gameSeed = Streams.derive(seed, Streams.Kind.GAME, number);
        length = 0;
        applying = false;
        pulse.begin(gameSeed);
        try {
            for (int seat = 0; seat < bots.length; seat++) {
                bots[seat] = players.get(seat).bots().get();
                random[seat] = bots[seat] instanceof RandomBot;
                chances[seat] = Streams.chance(gameSeed, Streams.Kind.SEAT, seat);
            }
            Game<S> game = prepared.start(gameSeed);
            long branching = playOut(game);
            tally.finished(ended(game), length, branching);
        } catch (RuntimeException | Error e) {
            if (!stopped.getAsBoolean()) {
                tally.fault(new Fault(
                        number,
                        gameSeed,
                        applying ? length : length + 1,
                        Arrays.copyOf(line, length),
                        FailedRule.reported(e, prepared::pluginOf)));
            }
        } finally {
            pulse.end();
        }
    }

    private long playOut(Game<S> game) {
        long branching = 0;
        while (!game.over()) {
            if (length >= longest) {
                throw new RuleFault("the game has not ended after " + longest
                        + " answers, the most its GameInfo allows; a rule keeps it going");
            }
            pulse.beat();
            int count = game.moves().size();
            branching += count;
            int index = choose(game, game.toAct().index(), count);
            if (length == line.length) {
                line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = index;
            applying = true;
            game.play(index);
            applying = false;
        }
        return branching;
    }

    /** What a random bot would answer is found without asking it: most games are played at random, and fast. */
    private int choose(Game<S> game, int seat, int count) {
        if (random[seat]) {
            return chances[seat].below(count);
        }
        int index = bots[seat].choose(new GameThinking<>(game, chances[seat], () -> {
            pulse.beat();
            return stopped.getAsBoolean();
        }));
        if (index < 0 || index >= count) {
            throw new IllegalStateException(
                    "bot " + players.get(seat).name() + " chose answer " + index + " of " + count);
        }
        return index;
    }

    private Outcome ended(Game<S> game) {
        Outcome outcome = prepared.book().game().outcome(game.state());
        if (outcome.ending().equals(Outcome.RUNNING)) {
            throw new RuleFault("nothing remains to be done, but the outcome says the game goes on");
        }
        if (outcome.winners().isEmpty()) {
            throw new RuleFault("the game is over, but its outcome ranks nobody first");
        }
        return outcome;
    }
}
