package org.polemarch.core.contract.promises;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Parallel;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Sight;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/**
 * No leak in the log: what a seat is told of events follows from what it may know. Two games in which the seat sees the
 * same afterwards must have told it the same. Three such pairs are looked for at a question:
 *
 * <ul>
 *   <li>the same answer in the real game and in one the seat imagines: something dealt before must not be told;
 *   <li>two answers of somebody else that leave different positions behind: a secret choice must not be told;
 *   <li>the same answer with another result of chance: something dealt just now must not be told.
 * </ul>
 *
 * <p>The opening cannot be compared with an imagined game, because before it there is none. It is played again with
 * one draw of chance bent to another result, many times; often that changes only what some seats cannot see.
 */
public final class LogTellsNothing implements Promise {

    private static final int BENT_OPENINGS = 24;
    private static final int BENT_ANSWERS = 3;

    @Override
    public String name() {
        return "the log tells no secret";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        return new Watching<>(trial);
    }

    private static final class Watching<S extends GameState<S>> implements Watch<S> {

        private final Trial<S> trial;
        private boolean opened;

        Watching(Trial<S> trial) {
            this.trial = trial;
        }

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
            if (!(look.rule() instanceof Ballot)) { // its votes are sealed: see VotesStaySealed
                choices(look);
            }
            luck(look);
        }

        private void opening(Game<S> game, List<GameEvent> events) {
            long seed = trial.transcript().seed();
            BentChance straight = BentChance.straight(Chance.seeded(seed));
            Game.start(game.book(), straight, null);
            for (int i = 0; i < BENT_OPENINGS && straight.calls() > 0; i++) {
                trial.beat();
                List<GameEvent> other = new ArrayList<>();
                BentChance bent =
                        BentChance.bent(Chance.seeded(seed), trial.chance().below(straight.calls()));
                Game<S> bentGame = Game.start(game.book(), bent, other::add);
                for (Seat seat : trial.seats()) {
                    compare(seat, "in the opening", Sight.of(game, seat, events), Sight.of(bentGame, seat, other));
                }
            }
        }

        /**
         * If somebody else's choices lead to two positions that look alike, the choice is a secret, unless chance was
         * used: then the positions differ in its results.
         */
        private void choices(Look<S> look) {
            Seat mover = look.game().toAct();
            List<Answered<S>> answered = new ArrayList<>();
            for (int index : look.tried()) {
                trial.beat();
                Answered<S> one = Answered.of(look.game().copy(), index);
                if (one.game.barriers() == look.game().barriers()) {
                    answered.add(one);
                }
            }
            for (Answered<S> one : answered) {
                for (Answered<S> other : answered) {
                    if (one.index < other.index && !one.game.stateDigest().equals(other.game.stateDigest())) {
                        one.compareWith(
                                other,
                                others(mover),
                                "when " + mover + " answers '" + one.answer + "' or '" + other.answer + "'");
                    }
                }
            }
        }

        /** The same answer once more, with one draw of chance bent. */
        private void luck(Look<S> look) {
            int index = look.tried().get(0);
            BentChance[] straight = new BentChance[1];
            Answered<S> one =
                    Answered.of(look.game().copyWithLuck(chance -> straight[0] = BentChance.straight(chance)), index);
            for (int i = 0; i < BENT_ANSWERS && straight[0].calls() > 0; i++) {
                trial.beat();
                int call = trial.chance().below(straight[0].calls());
                Answered<S> other =
                        Answered.of(look.game().copyWithLuck(chance -> BentChance.bent(chance, call)), index);
                one.compareWith(
                        other,
                        trial.seats(),
                        "when " + look.game().toAct() + " answers '" + one.answer + "' and chance brings one thing or"
                                + " another");
            }
        }

        private List<Seat> others(Seat mover) {
            return trial.seats().stream().filter(seat -> !seat.equals(mover)).toList();
        }
    }

    /** A game after an answer, with what was reported on the way. */
    private record Answered<S extends GameState<S>>(int index, String answer, Game<S> game, List<GameEvent> events) {

        static <S extends GameState<S>> Answered<S> of(Game<S> game, int index) {
            List<GameEvent> events = new ArrayList<>();
            String answer = game.moves().get(index).notation();
            game.listen(events::add);
            game.play(index);
            return new Answered<>(index, answer, game, events);
        }

        void compareWith(Answered<S> other, List<Seat> viewers, String when) {
            for (Seat viewer : viewers) {
                compare(viewer, when, Sight.of(game, viewer, events), Sight.of(other.game, viewer, other.events));
            }
        }
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
