package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.contract.BrokenPromise;
import org.polemarch.core.contract.Look;
import org.polemarch.core.contract.Parallel;
import org.polemarch.core.contract.Promise;
import org.polemarch.core.contract.Sight;
import org.polemarch.core.contract.Trial;
import org.polemarch.core.contract.Watch;
import org.polemarch.core.engine.Game;

/**
 * No leak in the log: what a seat is told of events follows from what it may know. Two games in which the seat sees the
 * same afterwards must have told it the same.
 *
 * <p>The opening cannot be compared with an imagined game, because before it there is none. It is played again with
 * one draw of chance bent to another result, many times; often that changes only what some seats cannot see.
 */
public final class LogTellsNothing implements Promise {

    private static final int BENT_OPENINGS = 24;

    @Override
    public String name() {
        return "the log tells no secret";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watch<>() {

            private boolean opened;

            @Override
            public void heard(Game<S> game, List<GameEvent> events) {
                if (!opened && !game.over()) {
                    opening(game, events);
                }
                opened = true;
            }

            @Override
            public void looked(Look<S> look) {
                for (Parallel parallel : look.parallels()) {
                    compare(parallel.viewer(), parallel.what(), parallel.real(), parallel.imagined());
                }
            }

            private void opening(Game<S> game, List<GameEvent> events) {
                BentChance straight = BentChance.straight(trial.transcript().seed());
                Game.start(game.book(), straight, null);
                for (int i = 0; i < BENT_OPENINGS && straight.calls() > 0; i++) {
                    trial.beat();
                    List<GameEvent> other = new ArrayList<>();
                    BentChance bent = BentChance.bent(
                            trial.transcript().seed(), trial.chance().below(straight.calls()));
                    Game<S> bentGame = Game.start(game.book(), bent, other::add);
                    for (Seat seat : trial.seats()) {
                        compare(seat, "in the opening", Sight.of(game, seat, events), Sight.of(bentGame, seat, other));
                    }
                }
            }
        };
    }

    private static void compare(Seat viewer, String when, Sight one, Sight other) {
        boolean sameSight =
                one.view().equals(other.view()) && one.dice().equals(other.dice()) && one.sameQuestion(other);
        if (sameSight && !told(one).equals(told(other))) {
            throw new BrokenPromise("the log tells " + viewer + " what its view hides: " + when + " it reads "
                    + difference(one.log(), other.log()) + " and sees the same table either way; redact the event in"
                    + " seenBy(" + viewer + "), or, if " + viewer + " may know it, let the view remember it");
        }
    }

    /** What was told, in any order: two cards turned over the other way round leave the same table and tell the same. */
    private static Map<GameEvent, Integer> told(Sight sight) {
        Map<GameEvent, Integer> told = new HashMap<>();
        sight.log().forEach(event -> told.merge(event, 1, Integer::sum));
        return told;
    }

    private static String difference(List<GameEvent> one, List<GameEvent> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i) + " or " + other.get(i);
            }
        }
        return one.size() + " events or " + other.size() + " (" + (one.size() > other.size() ? one : other) + ")";
    }
}
