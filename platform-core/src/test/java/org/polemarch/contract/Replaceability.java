package org.polemarch.contract;

import static net.bytebuddy.matcher.ElementMatchers.isDeclaredBy;
import static net.bytebuddy.matcher.ElementMatchers.isProtected;
import static net.bytebuddy.matcher.ElementMatchers.isPublic;
import static net.bytebuddy.matcher.ElementMatchers.isVirtual;
import static net.bytebuddy.matcher.ElementMatchers.not;

import jakarta.inject.Inject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.dynamic.scaffold.subclass.ConstructorStrategy;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.implementation.SuperMethodCall;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;

/**
 * Puts a subclass, made as a plugin of somebody else would make it, in the place of each class of a game alone, and plays until
 * the game asks it something. What is not asked is not replaced: somebody makes it with {@code new}, calls it by a static
 * method, or by one that no plugin can override.
 *
 * <p>Some classes are asked only in rare positions. So games with all replacements at once come first; they tell in which setup
 * and from which seed each class is asked, and it is replaced alone in that game.
 */
final class Replaceability {

    /** A subclass in the place of a class, and how often it was asked. */
    public static final class Replacement {
        private final Class<?> type;
        private final Class<?> with;
        private int asked;

        private Replacement(Class<?> type) {
            this.type = type;
            this.with = subclass(type, this);
        }

        /** One more call. */
        public void add() {
            asked++;
        }

        private boolean isAsked() {
            return asked > 0;
        }
    }

    /** A game in which a class is asked. */
    private record Where(SetupCase setup, long seed) {}

    /** After the random games come some as people play them: in Polis only those gather the armies for a battle. */
    private static final int GREEDY_SHARE = 4;

    private static final int BETWEEN_LOOKS = 8;

    private final GamePlugin plugin;
    private final List<SetupCase> setups;
    private final int games;

    Replaceability(GamePlugin plugin, List<SetupCase> setups, int games) {
        this.plugin = plugin;
        this.setups = List.copyOf(setups);
        this.games = games;
    }

    /** What keeps classes from being replaced, by their names; nothing if each of them can be. */
    SortedMap<String, String> obstacles(List<Hook> hooks) {
        SortedMap<String, String> obstacles = new TreeMap<>();
        Map<Class<?>, Replacement> open = new LinkedHashMap<>();
        for (Hook hook : hooks) {
            Optional<String> closed = closed(hook.type());
            closed.ifPresent(why -> obstacles.put(hook.type().getSimpleName(), why));
            if (closed.isEmpty()) {
                open.put(hook.type(), new Replacement(hook.type()));
            }
        }
        Map<Class<?>, Where> asked = whereAsked(open.values());
        for (Class<?> type : open.keySet()) {
            alone(type, Optional.ofNullable(asked.get(type)))
                    .ifPresent(why -> obstacles.put(type.getSimpleName(), why));
        }
        return obstacles;
    }

    /** What can be checked without playing. */
    private Optional<String> closed(Class<?> type) {
        if (!Modifier.isPublic(type.getModifiers()) || Modifier.isFinal(type.getModifiers())) {
            return Optional.of("is not an open public class");
        }
        if (injected(type).filter(Replaceability::isInReach).isEmpty()) {
            return Optional.of("has no public or protected constructor that the injector uses");
        }
        try {
            prepared(setups.get(0), List.of(new Replacement(type)));
            return Optional.empty();
        } catch (SetupFault e) {
            return Optional.of("cannot be replaced: " + e.getMessage());
        }
    }

    private static Optional<Constructor<?>> injected(Class<?> type) {
        List<Constructor<?>> all = List.of(type.getDeclaredConstructors());
        return all.stream()
                .filter(each -> each.isAnnotationPresent(Inject.class)
                        || each.isAnnotationPresent(com.google.inject.Inject.class)
                        || (all.size() == 1 && each.getParameterCount() == 0))
                .findFirst();
    }

    private static boolean isInReach(Constructor<?> constructor) {
        return Modifier.isPublic(constructor.getModifiers()) || Modifier.isProtected(constructor.getModifiers());
    }

    /** The first game in which each is asked, when all are replaced together. */
    private Map<Class<?>, Where> whereAsked(Collection<Replacement> all) {
        Map<Class<?>, Where> found = new LinkedHashMap<>();
        for (long seed = 1; seed <= games + games / GREEDY_SHARE && found.size() < all.size(); seed++) {
            for (SetupCase setup : setups) {
                List<Replacement> open = all.stream()
                        .filter(each -> !found.containsKey(each.type) && isFree(each, setup))
                        .toList();
                play(prepared(setup, open), seed, () -> open.stream().allMatch(Replacement::isAsked));
                Where here = new Where(setup, seed);
                open.stream().filter(Replacement::isAsked).forEach(each -> found.put(each.type, here));
            }
        }
        return found;
    }

    /** Whether no variant of the setup has replaced it already. */
    private boolean isFree(Replacement replacement, SetupCase setup) {
        if (setup.variants().isEmpty()) {
            return true;
        }
        try {
            prepared(setup, List.of(replacement));
            return true;
        } catch (SetupFault e) {
            return false;
        }
    }

    private Optional<String> alone(Class<?> type, Optional<Where> where) {
        if (where.isPresent()) {
            Replacement replacement = new Replacement(type);
            play(
                    prepared(where.get().setup(), List.of(replacement)),
                    where.get().seed(),
                    replacement::isAsked);
            if (replacement.isAsked()) {
                return Optional.empty();
            }
        }
        return Optional.of("no game asked it anything in " + games + " random and " + games / GREEDY_SHARE
                + " greedy games of each setup; does somebody create it with new, or call only what a plugin"
                + " can't override?");
    }

    private PreparedGame<?> prepared(SetupCase setup, List<Replacement> replacements) {
        List<VariantPlugin> variants = new ArrayList<>(setup.variants());
        variants.add(replacing(replacements, setup.variants()));
        return PreparedGame.of(plugin, variants, setup.setup(), Optional.empty());
    }

    /** Plays, looks as a player and as a bot look, and stops as soon as enough was asked. */
    private <S extends GameState<S>> void play(PreparedGame<S> prepared, long seed, BooleanSupplier enough) {
        Style style = seed <= games ? Style.RANDOM : Style.GREEDY;
        Chance chance = Chance.seeded(~seed);
        Game<S> game = prepared.start(seed, event -> {});
        for (int move = 0; !game.over() && !enough.getAsBoolean(); move++) {
            game.refusals();
            if (move % BETWEEN_LOOKS == 0) {
                look(game, chance);
            }
            game.play(style.choose(game, chance));
        }
    }

    private static <S extends GameState<S>> void look(Game<S> game, Chance chance) {
        BoardGame<S> rules = game.book().game();
        Seat seat = game.question().seat();
        rules.project(game.state(), seat);
        rules.evaluate(rules.imagine(game.state(), seat, chance), seat);
        rules.standing(game.state());
        rules.outcome(game.state());
        rules.census(game.state());
    }

    private static VariantPlugin replacing(List<Replacement> replacements, List<VariantPlugin> others) {
        return new VariantPlugin() {
            @Override
            public VariantInfo info() {
                return VariantInfo.of("replacing", "")
                        .after(others.stream().map(each -> each.info().id()).toArray(String[]::new));
            }

            @Override
            public void change(Variation game) {
                replacements.forEach(each -> replace(game, each.type, each.with));
            }

            private <T> void replace(Variation game, Class<T> type, Class<?> with) {
                game.replace(type).with(with.asSubclass(type));
            }
        };
    }

    /** Another package, so that only what is public or protected is in its reach. */
    private static Class<?> subclass(Class<?> type, Replacement replacement) {
        try {
            return new ByteBuddy()
                    .subclass(type, ConstructorStrategy.Default.IMITATE_SUPER_CLASS.withInheritedAnnotations())
                    .name("org.example.replaced." + type.getSimpleName())
                    .method(isVirtual().and(isPublic().or(isProtected())).and(not(isDeclaredBy(Object.class))))
                    .intercept(MethodCall.invoke(Replacement.class.getMethod("add"))
                            .on(replacement)
                            .andThen(SuperMethodCall.INSTANCE))
                    .make()
                    .load(type.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
                    .getLoaded();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
