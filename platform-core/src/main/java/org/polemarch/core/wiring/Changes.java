package org.polemarch.core.wiring;

import com.google.inject.Binder;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.Scopes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Nearest;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.plugin.Correction;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.core.engine.Citations;

/** What the chosen variants change, each asked once, in their order. */
final class Changes {

    private record Replaced(VariantInfo variant, Class<?> with) {}

    private final Setup setup;
    private final DataPack data;
    private final List<VariantInfo> chosen = new ArrayList<>();
    private final Map<Class<?>, Replaced> replaced = new LinkedHashMap<>();
    private final Map<Class<?>, Class<?>> superseded = new LinkedHashMap<>();
    private final List<Class<? extends RuleStep<?, ?>>> added = new ArrayList<>();
    private final List<Class<? extends Correction<?>>> corrections = new ArrayList<>();
    private final List<Class<? extends BoardPart>> parts = new ArrayList<>();

    Changes(Setup setup, DataPack data) {
        this.setup = setup;
        this.data = data;
    }

    void of(VariantPlugin variant) {
        chosen.add(variant.info());
        OfVariant asked = new OfVariant(variant.info());
        variant.change(asked);
        asked.requireFinished();
    }

    /** The rules that come on top. */
    List<Class<? extends RuleStep<?, ?>>> added() {
        return added;
    }

    /** What stands in the place of which class, as it is played. */
    List<StandIn> standIns() {
        List<StandIn> all = new ArrayList<>();
        replaced.forEach((type, by) -> all.add(new StandIn(by.variant(), type, by.with())));
        return all;
    }

    List<Class<? extends Correction<?>>> corrections() {
        return corrections;
    }

    List<Class<? extends BoardPart>> parts() {
        return parts;
    }

    /** Binds every class to what takes its place. */
    Module module() {
        return binder -> replaced.forEach((type, by) -> bind(binder, type, by.with()));
    }

    private static <T> void bind(Binder binder, Class<T> type, Class<?> with) {
        binder.bind(type).to(with.asSubclass(type)).in(Scopes.SINGLETON);
    }

    /** Citations in which each replaced class speaks for what stands in its place at last. */
    Citations citations() {
        Map<Class<?>, Class<?>> standIns = new LinkedHashMap<>(superseded);
        replaced.forEach((type, by) -> standIns.put(type, by.with()));
        standIns.replaceAll((type, by) -> {
            Class<?> last = by;
            while (standIns.containsKey(last)) {
                last = standIns.get(last);
            }
            return last;
        });
        return new Citations(standIns);
    }

    /** Whether what the injector makes from these keys is in part the work of a variant. */
    boolean touch(Set<Key<?>> asked) {
        return asked.stream().anyMatch(key -> {
            Class<?> type = key.getTypeLiteral().getRawType();
            return replaced.containsKey(type) || added.contains(type);
        });
    }

    boolean isEmpty() {
        return replaced.isEmpty() && added.isEmpty();
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
                List<String> near = Nearest.to(type.getSimpleName(), known);
                throw new SetupFault("variant " + by.variant().id() + " replaces " + type.getSimpleName()
                        + ", which nothing in the game asks for"
                        + (near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?"));
            }
        });
    }

    private void replace(Class<?> type, Replaced mine) {
        Replaced other = replaced.put(type, mine);
        if (other == null) {
            return;
        }
        String id = mine.variant().id();
        String its = type.getSimpleName();
        if (other.variant().id().equals(id)) {
            throw new SetupFault("variant " + id + " replaces " + its + " twice");
        }
        if (!VariantOrder.isAfter(mine.variant(), other.variant(), chosen)) {
            throw new SetupFault("variants " + other.variant().id() + " and " + id + " both replace " + its
                    + "; choose one of them");
        }
        if (!other.with().isAssignableFrom(mine.with())) {
            throw new SetupFault(
                    "variant " + id + " comes after " + other.variant().id() + ", which replaces " + its
                            + " by " + other.with().getSimpleName() + ", so its "
                            + mine.with().getSimpleName() + " must extend that");
        }
        superseded.put(other.with(), mine.with());
    }

    private final class OfVariant implements Variation {

        private final VariantInfo variant;
        private final Set<Class<?>> begun = new LinkedHashSet<>();

        OfVariant(VariantInfo variant) {
            this.variant = variant;
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
            begun.add(given(type));
            return with -> {
                begun.remove(type);
                Changes.this.replace(type, new Replaced(variant, given(with)));
            };
        }

        /** A replacement without its second half would change nothing, and nobody would know. */
        void requireFinished() {
            begun.stream().map(Class::getSimpleName).findFirst().ifPresent(its -> {
                throw new SetupFault("variant " + variant.id() + " replaces " + its
                        + " and does not say by which class; write replace(" + its + ".class).with(...)");
            });
        }

        private <T> Class<T> given(Class<T> type) {
            if (type == null) {
                throw new SetupFault("variant " + variant.id() + " gives null in the place of a class");
            }
            return type;
        }

        @Override
        public void add(Class<? extends RuleStep<?, ?>> rule) {
            added.add(given(rule));
        }

        @Override
        public void correct(Class<? extends Correction<?>> correction) {
            corrections.add(given(correction));
        }

        @Override
        public void show(Class<? extends BoardPart> part) {
            parts.add(given(part));
        }
    }
}
