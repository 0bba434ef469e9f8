package org.polemarch.mountford;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import jakarta.inject.Inject;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.game.VariantPlugin;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.mountford.model.MountfordState;

/**
 * Persia is at war from the first turn on, and Spartan hoplites in its towns keep it there (9.3.3). From the usual start
 * such hoplites would have to be shipped to Asia and still be in the field in a political phase, which play without a plan
 * never does. The position changes, no rule.
 */
final class WarInAsia implements VariantPlugin {

    private static final String POSITION = """
            at-war    persia
            miletus   home           2 hoplite-phlius
            sardis    home           2 hoplite-sparta
            ephesus   spa-mindarus   3 naval-gythium 1 hoplite-sparta
            """;

    @Override
    public VariantInfo info() {
        return new VariantInfo(
                "war-in-asia", "mountford", "War in Asia", "Persia is at war from the first turn on.", List.of());
    }

    @Override
    public Module rules() {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(BoardGame.class).to(FromAsia.class);
            }
        };
    }

    /** The game from that position. */
    static final class FromAsia implements BoardGame<MountfordState> {

        private final MountfordGame game;

        @Inject
        FromAsia(MountfordGame game) {
            this.game = game;
        }

        @Override
        public MountfordState table() {
            return Position.lay(game.table(), POSITION);
        }

        @Override
        public List<RuleStep<MountfordState, ?>> rules() {
            return game.rules();
        }

        @Override
        public List<Frame> opening() {
            return game.opening();
        }

        @Override
        public Record project(MountfordState state, Seat seat) {
            return game.project(state, seat);
        }

        @Override
        public MountfordState imagine(MountfordState state, Seat seat, Chance chance) {
            return game.imagine(state, seat, chance);
        }

        @Override
        public boolean hasSecret(MountfordState state, Seat seat) {
            return game.hasSecret(state, seat);
        }

        @Override
        public Outcome outcome(MountfordState state) {
            return game.outcome(state);
        }

        @Override
        public Standing standing(MountfordState state) {
            return game.standing(state);
        }

        @Override
        public double evaluate(MountfordState imagined, Seat seat) {
            return game.evaluate(imagined, seat);
        }

        @Override
        public SortedMap<String, Integer> census(MountfordState state) {
            return game.census(state);
        }
    }
}
