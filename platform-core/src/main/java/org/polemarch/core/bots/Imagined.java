package org.polemarch.core.bots;

import java.util.List;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.engine.Game;

/** An imagined game on the engine. */
final class Imagined<S extends GameState<S>> implements ImaginedGame {

    private final Game<S> game;

    Imagined(Game<S> game) {
        this.game = game;
    }

    @Override
    public ImaginedGame copy() {
        return new Imagined<>(game.copy());
    }

    @Override
    public boolean over() {
        return game.over();
    }

    @Override
    public Seat toAct() {
        return game.toAct();
    }

    @Override
    public List<? extends Move> moves() {
        return game.moves();
    }

    @Override
    public void play(int index) {
        game.play(index);
    }

    @Override
    public double value(Seat seat) {
        if (!game.over()) {
            return game.book().game().evaluate(game.state(), seat);
        }
        Outcome outcome = outcome();
        return outcome.of(seat).rank() == 1 ? 1.0 / outcome.winners().size() : 0;
    }

    @Override
    public Appraisal appraise(Seat seat) {
        return game.book().game().appraise(game.state(), seat);
    }

    @Override
    public Outcome outcome() {
        return game.book().game().outcome(game.state());
    }
}
