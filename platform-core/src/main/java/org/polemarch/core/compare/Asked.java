package org.polemarch.core.compare;

import com.google.inject.Module;
import com.google.inject.util.Modules;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledVariant;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/**
 * Counts how often the classes that variants brought into a game are asked, by their own methods. A game is played with
 * the ordinary rules and then replayed without bots under instrumented rules, so counting doesn't slow down anybody's
 * thinking.
 */
final class Asked {

    private static final ThreadLocal<SortedMap<String, Integer>> COUNTING = new ThreadLocal<>();

    private final Set<Class<?>> changed = new LinkedHashSet<>();
    private Optional<PreparedGame<?>> watched = Optional.empty();

    /**
     * Counts in the games of a setup. Nothing is known about a class that can't be instrumented, such as a final one.
     */
    Asked(InstalledGame installed, PreparedGame<?> prepared) {
        if (prepared.setup().variants().isEmpty()) {
            return;
        }
        find(installed, prepared);
        try {
            watched = Optional.of(watch(installed, prepared.setup()));
        } catch (SetupFault e) {
            watched = Optional.empty(); // a class that can be made but not watched
        }
    }

    /** What is in the game with the variants but not in the game without them. */
    private void find(InstalledGame installed, PreparedGame<?> prepared) {
        List<Hook> own = installed
                .prepare(without(installed.info(), prepared.setup()), Optional.empty())
                .hooks();
        for (Hook hook : prepared.hooks()) {
            if (!own.contains(hook)) {
                changed.add(hook.type());
            }
        }
    }

    /** Scenarios and options that the variants brought go with them. */
    private static Setup without(GameInfo info, Setup setup) {
        Setup usual = Setup.of(info, setup.seats().size());
        boolean known = info.scenarios().stream().map(Scenario::id).anyMatch(setup.scenario()::equals);
        Map<String, String> options = new LinkedHashMap<>(setup.options());
        options.keySet().retainAll(usual.options().keySet());
        return new Setup(known ? setup.scenario() : usual.scenario(), setup.seats(), options, List.of());
    }

    private PreparedGame<?> watch(InstalledGame installed, Setup setup) {
        List<VariantPlugin> variants = setup.variants().stream()
                .map(installed::variant)
                .map(InstalledVariant::plugin)
                .toList();
        return PreparedGame.of(new Watched(installed.plugin()), variants, setup, Optional.empty());
    }

    /** The classes that the variants brought, by name, whether they can be watched or not. */
    List<String> changed() {
        return changed.stream().map(Class::getSimpleName).sorted().toList();
    }

    /** Replays a game and counts the calls to each class; classes that can't be instrumented are left out. */
    SortedMap<String, Integer> in(long seed, int[] line, int length) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        changed.stream().filter(Asked::isOpen).forEach(type -> counts.put(type.getSimpleName(), 0));
        if (counts.isEmpty() || watched.isEmpty()) {
            counts.clear();
            return counts;
        }
        COUNTING.set(counts);
        try {
            Game<?> game = watched.get().start(seed);
            for (int i = 0; i < length; i++) {
                game.play(line[i]);
            }
        } catch (LinkageError e) {
            counts.clear(); // a class loader keeps what is watched apart from what it needs
        } finally {
            COUNTING.remove();
        }
        return counts;
    }

    private static void count(Method method) {
        SortedMap<String, Integer> counts = COUNTING.get();
        if (counts != null) {
            counts.merge(method.getDeclaringClass().getSimpleName(), 1, Integer::sum);
        }
    }

    private static boolean isOpen(Class<?> type) {
        return !Modifier.isFinal(type.getModifiers());
    }

    private Module interceptors() {
        return binder -> binder.bindInterceptor(
                type -> changed.contains(type) && isOpen(type),
                method -> changed.contains(method.getDeclaringClass()) && !method.isSynthetic(),
                call -> {
                    count(call.getMethod());
                    return call.proceed();
                });
    }

    /** The same plugin with instrumented rules. */
    private final class Watched implements GamePlugin {

        private final GamePlugin plugin;

        Watched(GamePlugin plugin) {
            this.plugin = plugin;
        }

        @Override
        public GameInfo info() {
            return plugin.info();
        }

        @Override
        public GameInfo introduction() {
            return plugin.introduction();
        }

        @Override
        public Module rules(DataPack data, Setup setup) {
            return Modules.combine(plugin.rules(data, setup), interceptors());
        }

        @Override
        public DataPack data() {
            return plugin.data();
        }

        @Override
        public Words words() {
            return plugin.words();
        }

        @Override
        public RuleIndex ruleIndex() {
            return plugin.ruleIndex();
        }

        @Override
        public TextBoard textBoard() {
            return plugin.textBoard();
        }
    }
}
