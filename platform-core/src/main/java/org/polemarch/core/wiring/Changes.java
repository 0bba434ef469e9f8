package org.polemarch.core.wiring;

import com.google.inject.Binder;
import com.google.inject.Key;
import com.google.inject.Module;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;

/** What the chosen variants change, each asked once, in their order. */
final class Changes {

    private record Replaced(String variant, Class<?> with) {}

    private final Setup setup;
    private final DataPack data;
    private final Map<Class<?>, Replaced> replaced = new LinkedHashMap<>();
    private final List<Class<? extends RuleStep<?, ?>>> added = new ArrayList<>();

    Changes(Setup setup, DataPack data) {
        this.setup = setup;
        this.data = data;
    }

    /** Asks a variant what it changes. */
    void of(VariantPlugin variant) {
        variant.change(new OfVariant(variant.info().id()));
    }

    Setup setup() {
        return setup;
    }

    DataPack data() {
        return data;
    }

    /** The rules that come on top. */
    List<Class<? extends RuleStep<?, ?>>> added() {
        return added;
    }

    /** Binds every class to what takes its place. */
    Module module() {
        return binder -> replaced.forEach((type, by) -> bind(binder, type, by.with()));
    }

    private static <T> void bind(Binder binder, Class<T> type, Class<?> with) {
        binder.bind(type).to(with.asSubclass(type));
    }

    /** A class in whose place nobody looks would change nothing, and the player would not know. */
    void requireAsked(Set<Key<?>> asked) {
        replaced.forEach((type, by) -> {
            if (!asked.contains(Key.get(type))) {
                List<String> known = asked.stream()
                        .map(key -> key.getTypeLiteral().getRawType().getSimpleName())
                        .distinct()
                        .sorted()
                        .toList();
                List<String> near = DidYouMean.near(type.getSimpleName(), known);
                throw new SetupFault("variant " + by.variant() + " replaces " + type.getSimpleName()
                        + ", which nothing in the game asks for"
                        + (near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?"));
            }
        });
    }

    private final class OfVariant implements Variation {

        private final String id;

        OfVariant(String id) {
            this.id = id;
        }

        @Override
        public Setup setup() {
            return setup;
        }

        @Override
        public DataPack data() {
            return data;
        }

        @Override
        public <T> Replacement<T> replace(Class<T> type) {
            return with -> {
                Replaced other = replaced.putIfAbsent(type, new Replaced(id, with));
                if (other != null) {
                    throw new SetupFault(
                            other.variant().equals(id)
                                    ? "variant " + id + " replaces " + type.getSimpleName() + " twice"
                                    : "variants " + other.variant() + " and " + id + " both replace "
                                            + type.getSimpleName() + "; choose one of them");
                }
            };
        }

        @Override
        public void add(Class<? extends RuleStep<?, ?>> rule) {
            added.add(rule);
        }
    }
}
