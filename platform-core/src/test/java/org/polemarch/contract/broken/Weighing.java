package org.polemarch.contract.broken;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Place;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;

/** A game of one rule that asks one helper how much a stone weighs. Its rules differ in how they close the helper to others. */
public final class Weighing implements GamePlugin {

    private static final GameInfo INFO = new GameInfo(
            "weighing",
            "Weighing",
            "",
            "",
            List.of(SeatInfo.alone("athens", "Athens")),
            1,
            List.of(new Scenario("stone", "A stone", "")),
            List.of(),
            1,
            "",
            "",
            1);

    private final Class<? extends RuleStep<Scales, ?>> rule;

    public Weighing(Class<? extends RuleStep<Scales, ?>> rule) {
        this.rule = rule;
    }

    public record Weigh() implements Frame {}

    public static final class Scales implements GameState<Scales> {
        private int weight;

        @Override
        public Scales copy() {
            Scales copy = new Scales();
            copy.weight = weight;
            return copy;
        }
    }

    /** As it should be. */
    public static class Open implements Procedure<Scales, Weigh> {
        private final Stone stone;

        @Inject
        public Open(Stone stone) {
            this.stone = stone;
        }

        @Override
        public void run(Weigh frame, Play<Scales> play) {
            play.state().weight = stone.weight();
        }
    }

    public static class Stone {
        public int weight() {
            return 1;
        }
    }

    public static class AsksFinalClass implements Procedure<Scales, Weigh> {
        private final FinalStone stone;

        @Inject
        public AsksFinalClass(FinalStone stone) {
            this.stone = stone;
        }

        @Override
        public void run(Weigh frame, Play<Scales> play) {
            play.state().weight = stone.weight();
        }
    }

    public static final class FinalStone extends Stone {}

    public static class AsksClassOfItsPackage implements Procedure<Scales, Weigh> {
        private final HomeMadeStone stone;

        @Inject
        public AsksClassOfItsPackage(HomeMadeStone stone) {
            this.stone = stone;
        }

        @Override
        public void run(Weigh frame, Play<Scales> play) {
            play.state().weight = stone.weight();
        }
    }

    public static class HomeMadeStone extends Stone {
        @Inject
        HomeMadeStone() {}
    }

    /** The helper is injected, and then another one is asked. */
    public static class MakesItsOwn implements Procedure<Scales, Weigh> {
        private final Stone stone;

        @Inject
        public MakesItsOwn(Stone stone) {
            this.stone = stone == null ? stone : new Stone();
        }

        @Override
        public void run(Weigh frame, Play<Scales> play) {
            play.state().weight = stone.weight();
        }
    }

    public static class AsksInSecret implements Procedure<Scales, Weigh> {
        private final SecretStone stone;

        @Inject
        public AsksInSecret(SecretStone stone) {
            this.stone = stone;
        }

        @Override
        public void run(Weigh frame, Play<Scales> play) {
            play.state().weight = stone.secretWeight();
        }
    }

    public static class SecretStone extends Stone {
        int secretWeight() {
            return 2;
        }
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public DataPack data() {
        return DataPack.ofTexts(Map.of());
    }

    @Override
    public Module rules(DataPack data, Setup setup) {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(BoardGame.class).toInstance(new Game());
            }
        };
    }

    private final class Game implements BoardGame<Scales> {
        @Override
        public List<Class<? extends RuleStep<Scales, ?>>> rules() {
            return List.of(rule);
        }

        @Override
        public Scales table() {
            return new Scales();
        }

        @Override
        public List<Frame> opening() {
            return List.of(new Weigh());
        }

        @Override
        public Record project(Scales state, Seat seat) {
            return new Weigh();
        }

        @Override
        public Scales imagine(Scales state, Seat seat, Chance chance) {
            return state.copy();
        }

        @Override
        public Outcome outcome(Scales state) {
            return new Outcome(List.of(), Outcome.RUNNING);
        }

        @Override
        public Standing standing(Scales state) {
            return new Standing(431, Map.of(), new EnumMap<>(Place.class));
        }

        @Override
        public double evaluate(Scales imagined, Seat seat) {
            return 0;
        }

        @Override
        public SortedMap<String, Integer> census(Scales state) {
            return new TreeMap<>();
        }
    }
}
