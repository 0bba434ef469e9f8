package org.polemarch.core.bots;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;

/** What a bot is given; everything in it is derived from what the bot's seat may know. */
public final class GameThinking<S extends GameState<S>> implements Thinking {

    private final Game<S> game;
    private final Seat seat;
    private final Chance chance;
    private final BooleanSupplier interrupted;

    public GameThinking(Game<S> game, Chance chance, BooleanSupplier interrupted) {
        this.game = game;
        this.seat = game.toAct();
        this.chance = chance;
        this.interrupted = interrupted;
    }

    @Override
    public Seat seat() {
        return seat;
    }

    @Override
    public Record view() {
        return game.book().game().project(game.state(), seat);
    }

    @Override
    public List<? extends Move> moves() {
        return game.moves();
    }

    @Override
    public ImaginedGame imagine() {
        return new Imagined<>(game.imagine(seat, chance));
    }

    @Override
    public Thinking aside() {
        return new GameThinking<>(game.copy(), Chance.seeded(chance.below(Integer.MAX_VALUE)), () -> false);
    }

    @Override
    public Chance chance() {
        return chance;
    }

    @Override
    public boolean interrupted() {
        return interrupted.getAsBoolean();
    }
}
