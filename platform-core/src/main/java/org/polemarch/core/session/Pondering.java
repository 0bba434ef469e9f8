package org.polemarch.core.session;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.engine.FailedRule;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.words.Failures;

/**
 * A bot about to answer one question. It has a copy of the game, so that {@link #think} may run once on any thread while
 * the session goes on; {@link Session#play(Answer)} takes the answer if the question is still the same.
 */
public final class Pondering {

    private final String name;

    /** The answer of a bot that shows now and then that it is still thinking. */
    private final Function<Runnable, Answer> thought;

    private Pondering(String name, Function<Runnable, Answer> thought) {
        this.name = name;
        this.thought = thought;
    }

    static <S extends GameState<S>> Pondering of(
            int version,
            String name,
            Bot bot,
            Game<S> copy,
            Chance chance,
            BooleanSupplier interrupted,
            UnaryOperator<String> pluginOf) {
        return new Pondering(
                name,
                beat -> answer(
                        version,
                        name,
                        bot,
                        copy,
                        chance,
                        () -> {
                            beat.run();
                            return interrupted.getAsBoolean();
                        },
                        pluginOf));
    }

    /**
     * An answer and the question it belongs to.
     *
     * @param version which state of the session the question is from
     */
    public record Answer(int version, int index, Move move) {
        public Answer {
            Objects.requireNonNull(move);
        }
    }

    /** The bot's answer. Takes as long as the bot does; a bot that is interrupted answers with the best it has. */
    public Answer think() {
        return thought.apply(() -> {});
    }

    /** The same, but a bot that neither answers nor looks whether it is interrupted is given up. */
    Pondering watched() {
        return new Pondering(name, beat -> {
            try {
                return Watchdog.call(dog -> thought.apply(dog::beat));
            } catch (RuleFault hangs) {
                if (hangs.getCause() != null) { // it did not hang: a rule failed
                    throw hangs;
                }
                throw new BotFault("bot " + name + " gives no answer: " + hangs.getMessage(), hangs);
            }
        });
    }

    private static <S extends GameState<S>> Answer answer(
            int version,
            String name,
            Bot bot,
            Game<S> copy,
            Chance chance,
            BooleanSupplier interrupted,
            UnaryOperator<String> pluginOf) {
        Seat seat = copy.toAct();
        String who = "bot " + name + " at seat " + seat + ", move " + (copy.decisions() + 1);
        int index;
        try {
            index = bot.choose(new GameThinking<>(copy, chance, interrupted));
        } catch (RuntimeException | Error e) {
            String failed = FailedRule.in(e)
                    .map(rule -> pluginOf.apply(rule) + ", rule " + FailedRule.name(rule) + " failed: "
                            + Failures.said(e) + " (in a game that " + who + " imagined)")
                    .orElse("");
            if (failed.isEmpty()) {
                throw new BotFault(who + " failed: " + Failures.said(e), e);
            }
            throw new RuleFault(failed, e);
        }
        if (index < 0 || index >= copy.moves().size()) {
            throw new BotFault(
                    who + " chose answer " + index + " of " + copy.moves().size());
        }
        return new Answer(version, index, copy.moves().get(index));
    }
}
