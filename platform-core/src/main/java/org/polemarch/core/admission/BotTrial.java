package org.polemarch.core.admission;

import java.util.Optional;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.wiring.PreparedGame;

/** Lets a bot answer the first questions of a game for all seats: it must always give one of the listed answers. */
record BotTrial(String id, BotPlugin plugin, InstalledGame game) {

    private static final int QUESTIONS = 12;

    /** A trial in the first game that the bot plays. */
    static Optional<BotTrial> of(String id, Catalog catalog) {
        return catalog.games().stream()
                .filter(game -> catalog.bots(game.id()).containsKey(id))
                .findFirst()
                .map(game -> new BotTrial(id, catalog.bots(game.id()).get(id), game));
    }

    /** The result in one line; a {@link RuleFault} says what is wrong. */
    String run(long seed, Runnable beat) {
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        int answered = answered(prepared.start(seed), seed, beat);
        return "bot " + id + ": answers " + answered + " questions of "
                + game.info().title();
    }

    private <S extends GameState<S>> int answered(Game<S> played, long seed, Runnable beat) {
        Chance chance = Chance.seeded(~seed);
        Bot bot = attempt("create", () -> plugin.create(""));
        while (!played.over() && played.decisions() < QUESTIONS) {
            beat.run();
            int index = attempt("choose", () -> bot.choose(new GameThinking<>(played, chance, () -> false)));
            if (index < 0 || index >= played.moves().size()) {
                throw new RuleFault("bot " + id + " chose answer " + index + " of "
                        + played.moves().size() + "; the first is 0");
            }
            played.play(index);
        }
        return played.decisions();
    }

    private interface Work<T> {
        T done();
    }

    private <T> T attempt(String what, Work<T> work) {
        T made;
        try {
            made = work.done();
        } catch (RuntimeException | Error e) {
            throw new RuleFault("bot " + id + " fails in " + what + ": " + OneLine.of(e));
        }
        if (made == null) {
            throw new RuleFault("bot " + id + " gives null from " + what);
        }
        return made;
    }
}
