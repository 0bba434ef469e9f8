package org.polemarch.core.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Module;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;

/** A game without a decision: a tax is collected, and that is all. Its one hook is the rate. */
final class Tax implements GamePlugin {

    static final GameInfo INFO = new GameInfo(
            "tax",
            "Tax",
            "",
            "",
            List.of(SeatInfo.alone("athens", "Athens")),
            1,
            List.of(new Scenario("year", "A year", "")),
            List.of(),
            1,
            "",
            "",
            1);
    static final Setup SETUP = Setup.of(INFO, 1);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public DataPack data() {
        return DataPack.ofTexts(Map.of("tax", "{\"source\": \"a stele\", \"drachmas\": 10}"));
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        Sum sum = data.document("tax", Sum.class);
        if (sum.drachmas() > 900) {
            throw new DataFault("nobody pays " + sum.drachmas() + " drachmas");
        }
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(Sum.class).toInstance(sum);
                bind(Rate.class).to(Simple.class);
                bind(BoardGame.class).to(Taxed.class);
            }
        };
    }

    record Sum(int drachmas) {}

    interface Rate {
        int of(int sum);
    }

    /** The rate as the stele has it. */
    static class Simple implements Rate {
        @Override
        public int of(int sum) {
            return sum;
        }
    }

    static final class Purse implements GameState<Purse> {
        int drachmas;

        @Override
        public Purse copy() {
            Purse copy = new Purse();
            copy.drachmas = drachmas;
            return copy;
        }
    }

    @Cites("tax")
    static class Collecting implements Procedure<Purse, Collecting.Collect> {
        record Collect() implements Frame {}

        record Collected(int drachmas) implements GameEvent {}

        @Cites("tax/kept")
        record Kept(int drachmas) implements GameEvent {}

        @Cites("manners")
        record Thanked() implements GameEvent {}

        private final Sum sum;
        private final Rate rate;

        @Inject
        Collecting(Sum sum, Rate rate) {
            this.sum = sum;
            this.rate = rate;
        }

        @Override
        public void run(Collect frame, Play<Purse> play) {
            play.state().drachmas += rate.of(sum.drachmas());
        }
    }

    static class Taxed implements BoardGame<Purse> {
        @Override
        public List<Class<? extends RuleStep<Purse, ?>>> rules() {
            return List.of(Collecting.class);
        }

        @Override
        public Purse table() {
            return new Purse();
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Collecting.Collect());
        }

        @Override
        public Record project(Purse state, Seat seat) {
            return new Sum(state.drachmas);
        }

        @Override
        public Purse imagine(Purse state, Seat seat, Chance chance) {
            return state.copy();
        }

        @Override
        public Outcome outcome(Purse state) {
            return new Outcome(List.of(), Outcome.RUNNING);
        }

        @Override
        public Standing standing(Purse state) {
            return new Standing(431, Map.of(), Map.of());
        }

        @Override
        public double evaluate(Purse imagined, Seat seat) {
            return 0;
        }

        @Override
        public SortedMap<String, Integer> census(Purse state) {
            return new TreeMap<>();
        }
    }
}
