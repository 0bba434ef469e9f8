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
import java.util.List;
import java.util.Optional;
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
 * Puts a subclass, made as a plugin of somebody else would make it, in the place of one class of a game, and plays until the
 * game asks it something. What is not asked is not replaced: somebody makes it with {@code new}, or calls it by a static
 * method.
 */
final class Replaceability {

    /** Counts how often a replacement was asked. */
    public static final class Count {
        private int asked;

        /** One more call. */
        public void add() {
            asked++;
        }
    }

    private static final int BETWEEN_LOOKS = 8;

    private final GamePlugin plugin;
    private final List<SetupCase> setups;
    private final int games;

    Replaceability(GamePlugin plugin, List<SetupCase> setups, int games) {
        this.plugin = plugin;
        this.setups = setups;
        this.games = games;
    }

    /** What keeps that class from being replaced, if anything does. */
    Optional<String> obstacle(Hook hook) {
        Class<?> type = hook.type();
        if (!Modifier.isPublic(type.getModifiers()) || Modifier.isFinal(type.getModifiers())) {
            return Optional.of("is not an open public class");
        }
        if (injected(type).filter(Replaceability::isInReach).isEmpty()) {
            return Optional.of("has no public or protected constructor that the injector uses");
        }
        Count count = new Count();
        try {
            return isAsked(replacing(type, count), () -> count.asked > 0)
                    ? Optional.empty()
                    : Optional.of(
                            "is asked nothing in " + games + " games of each setup; does somebody make it with new?");
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

    private boolean isAsked(VariantPlugin variant, BooleanSupplier asked) {
        for (int seed = 1; seed <= games; seed++) {
            for (SetupCase setup : setups) {
                List<VariantPlugin> variants = new ArrayList<>(setup.variants());
                variants.add(variant);
                if (play(PreparedGame.of(plugin, variants, setup.setup(), Optional.empty()), seed, asked)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Plays, looks as a player and as a bot look, and stops as soon as the replacement was asked. */
    private static <S extends GameState<S>> boolean play(PreparedGame<S> prepared, long seed, BooleanSupplier asked) {
        Chance chance = Chance.seeded(~seed);
        Game<S> game = prepared.start(seed, event -> {});
        for (int move = 0; !game.over() && !asked.getAsBoolean(); move++) {
            game.refusals();
            if (move % BETWEEN_LOOKS == 0) {
                look(game, chance);
            }
            game.play(Style.RANDOM.choose(game, chance));
        }
        return asked.getAsBoolean();
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

    private static VariantPlugin replacing(Class<?> type, Count count) {
        Class<?> subclass = subclass(type, count);
        return new VariantPlugin() {
            @Override
            public VariantInfo info() {
                return new VariantInfo("replacing", "", "Replacing", "", List.of());
            }

            @Override
            public void change(Variation game) {
                replace(game, type);
            }

            private <T> void replace(Variation game, Class<T> replaced) {
                game.replace(replaced).with(subclass.asSubclass(replaced));
            }
        };
    }

    /** Another package, so that only what is public or protected is in its reach. */
    private static Class<?> subclass(Class<?> type, Count count) {
        try {
            return new ByteBuddy()
                    .subclass(type, ConstructorStrategy.Default.IMITATE_SUPER_CLASS.withInheritedAnnotations())
                    .name("org.example.replaced." + type.getSimpleName())
                    .method(isVirtual().and(isPublic().or(isProtected())).and(not(isDeclaredBy(Object.class))))
                    .intercept(MethodCall.invoke(Count.class.getMethod("add"))
                            .on(count)
                            .andThen(SuperMethodCall.INSTANCE))
                    .make()
                    .load(type.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER)
                    .getLoaded();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
