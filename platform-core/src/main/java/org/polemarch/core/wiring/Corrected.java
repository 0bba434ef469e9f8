package org.polemarch.core.wiring;

import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.Correction;

/** A game whose evaluation is corrected by variants; everything else is the game's own. */
final class Corrected<S extends GameState<S>> implements BoardGame<S> {

    private final BoardGame<S> game;
    private final List<Correction<S>> corrections;

    Corrected(BoardGame<S> game, List<Correction<S>> corrections) {
        this.game = game;
        this.corrections = List.copyOf(corrections);
    }

    @Override
    public double evaluate(S imagined, Seat seat) {
        double value = game.evaluate(imagined, seat);
        for (Correction<S> correction : corrections) {
            value += correction.of(imagined, seat);
        }
        return Math.max(0, Math.min(1, value));
    }

    @Override
    public List<Class<? extends RuleStep<S, ?>>> rules() {
        return game.rules();
    }

    @Override
    public S table() {
        return game.table();
    }

    @Override
    public List<Frame> opening() {
        return game.opening();
    }

    @Override
    public Record project(S state, Seat seat) {
        return game.project(state, seat);
    }

    @Override
    public S imagine(S state, Seat seat, Chance chance) {
        return game.imagine(state, seat, chance);
    }

    @Override
    public boolean hasSecret(S state, Seat seat) {
        return game.hasSecret(state, seat);
    }

    @Override
    public Outcome outcome(S state) {
        return game.outcome(state);
    }

    @Override
    public List<? extends Record> due(S state, Seat seat) {
        return game.due(state, seat);
    }

    /** Without the corrections, which name no part of their own. */
    @Override
    public Appraisal appraise(S imagined, Seat seat) {
        return game.appraise(imagined, seat);
    }

    @Override
    public Standing standing(S state) {
        return game.standing(state);
    }

    @Override
    public SortedMap<String, Integer> census(S state) {
        return game.census(state);
    }
}
