package org.polemarch.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;

/** The skeleton with its first rule listed twice. */
record Doubled(Skeleton game) implements BoardGame<Skeleton.Log> {

    @Override
    public List<RuleStep<Skeleton.Log, ?>> rules() {
        List<RuleStep<Skeleton.Log, ?>> rules = new ArrayList<>(game.rules());
        rules.add(rules.get(0));
        return rules;
    }

    @Override
    public Skeleton.Log table() {
        return game.table();
    }

    @Override
    public List<Frame> opening() {
        return game.opening();
    }

    @Override
    public Record project(Skeleton.Log state, Seat seat) {
        return game.project(state, seat);
    }

    @Override
    public Skeleton.Log imagine(Skeleton.Log state, Seat seat, Chance chance) {
        return game.imagine(state, seat, chance);
    }

    @Override
    public Outcome outcome(Skeleton.Log state) {
        return game.outcome(state);
    }

    @Override
    public Standing standing(Skeleton.Log state) {
        return game.standing(state);
    }

    @Override
    public double evaluate(Skeleton.Log imagined, Seat seat) {
        return game.evaluate(imagined, seat);
    }

    @Override
    public SortedMap<String, Integer> census(Skeleton.Log state) {
        return game.census(state);
    }
}
