package org.polemarch.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Frame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;

/** Finds out where a variant makes a difference to its game: only there does it need checking. */
public final class Difference {

    private Difference() {}

    /**
     * The variant's own setups, then the game's other setups in which a game with it runs differently, or reaches a
     * question of a rule it touches.
     *
     * @param beat called often, to show that work is in progress
     */
    public static List<SetupCase> setups(VariantPlugin variant, GamePlugin plugin, long seed, Runnable beat) {
        GameInfo info = plugin.info();
        List<SetupCase> setups = new ArrayList<>(SetupCase.of(variant, info));
        Setup usual = info.defaultSetup();
        for (SetupCase base : SetupCase.all(info, List.of())) {
            if (!base.setup().equals(usual)) {
                SetupCase varied = varied(base, variant, info);
                if (isDifferent(base, varied, plugin, seed, beat)) {
                    setups.add(varied);
                }
            }
        }
        return setups;
    }

    private static SetupCase varied(SetupCase base, VariantPlugin variant, GameInfo info) {
        Setup setup = base.setup();
        String id = variant.info().id();
        Setup with = SetupBuilder.checked(
                new Setup(setup.scenario(), setup.seats(), setup.options(), List.of(id)),
                info,
                List.of(variant.info()));
        return new SetupCase("variant " + id + ", " + base.name(), with, List.of(variant));
    }

    /** If it can't even be played, that is a difference, too; the check will say what is wrong. */
    private static boolean isDifferent(SetupCase base, SetupCase varied, GamePlugin plugin, long seed, Runnable beat) {
        try {
            PreparedGame<?> with = varied.prepare(plugin);
            return isDifferent(base.prepare(plugin).start(seed), with.start(seed), with.touched(), seed, beat);
        } catch (RuntimeException | Error e) {
            return true;
        }
    }

    private static boolean isDifferent(
            Game<?> base, Game<?> varied, Set<Class<? extends Frame>> touched, long seed, Runnable beat) {
        Chance choosing = Chance.seeded(~seed);
        while (!base.over() && !varied.over()) {
            beat.run();
            if (touched.contains(varied.question().frame().getClass())
                    || !base.moves().equals(varied.moves())
                    || !base.digest().equals(varied.digest())) {
                return true;
            }
            int index = choosing.below(base.moves().size());
            base.play(index);
            varied.play(index);
        }
        return base.over() != varied.over() || !base.digest().equals(varied.digest());
    }
}
