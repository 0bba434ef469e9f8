package org.polemarch.core.wiring;

import com.google.inject.Binding;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.spi.ConstructorBinding;
import com.google.inject.spi.Dependency;
import com.google.inject.spi.HasDependencies;
import com.google.inject.spi.LinkedKeyBinding;
import com.google.inject.util.Modules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Setup;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.plugin.Correction;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Rulebook;

/** The rules of one setup as the injector makes them, each variant's classes in the place of the game's own. */
record Wiring<S extends GameState<S>>(
        Setup setup,
        DataPack data,
        Rulebook<S> book,
        List<Hook> hooks,
        List<StandIn> standIns,
        List<BoardPart> parts,
        Set<Class<? extends Frame>> touched) {

    /** Asks the variants what they change and makes the game; throws whatever the plugins' own code throws. */
    static Wiring<?> of(GamePlugin plugin, List<? extends VariantPlugin> variants, Setup setup, DataPack data) {
        Changes changes = new Changes(setup, data);
        variants.forEach(changes::of);
        Module rules = Modules.override(plugin.rules(data, setup)).with(changes.module());
        Injector injector = Guice.createInjector(rules);
        BoardGame<?> game = injector.getInstance(BoardGame.class);
        return of(game, injector, setup, data, changes);
    }

    private static <S extends GameState<S>> Wiring<S> of(
            BoardGame<S> game, Injector injector, Setup setup, DataPack data, Changes changes) {
        List<Class<? extends RuleStep<S, ?>>> classes = new ArrayList<>(game.rules());
        changes.added().forEach(rule -> classes.add(ruleOf(rule)));
        List<RuleStep<S, ?>> rules = new ArrayList<>();
        Set<Key<?>> asked = new LinkedHashSet<>();
        for (Class<? extends RuleStep<S, ?>> rule : classes) {
            rules.add(injector.getInstance(rule));
            follow(Key.get(rule), injector, asked);
        }
        follow(Key.get(BoardGame.class), injector, asked);
        changes.requireAsked(asked);
        Rulebook<S> book = new Rulebook<>(corrected(game, injector, changes), rules, changes.citations());
        List<BoardPart> parts = new ArrayList<>();
        changes.parts().forEach(part -> parts.add(injector.getInstance(part)));
        return new Wiring<>(
                setup,
                data,
                book,
                hooks(asked, injector, game),
                changes.standIns(),
                List.copyOf(parts),
                touched(classes, rules, injector, changes));
    }

    /** The frames of the rules that variants replaced or added, and of those that ask for anything they replaced. */
    private static <S extends GameState<S>> Set<Class<? extends Frame>> touched(
            List<Class<? extends RuleStep<S, ?>>> classes,
            List<RuleStep<S, ?>> rules,
            Injector injector,
            Changes changes) {
        Set<Class<? extends Frame>> touched = new LinkedHashSet<>();
        for (int i = 0; i < classes.size() && !changes.isEmpty(); i++) {
            Set<Key<?>> asked = new LinkedHashSet<>();
            follow(Key.get(classes.get(i)), injector, asked);
            if (changes.touch(asked)) {
                touched.add(Rulebook.frameOf(rules.get(i)));
            }
        }
        return touched;
    }

    private static <S extends GameState<S>> BoardGame<S> corrected(
            BoardGame<S> game, Injector injector, Changes changes) {
        List<Correction<S>> corrections = new ArrayList<>();
        changes.corrections().forEach(each -> corrections.add(correctionOf(injector.getInstance(each))));
        return corrections.isEmpty() ? game : new Corrected<>(game, corrections);
    }

    @SuppressWarnings("unchecked") // one for the state of another game fails as soon as it is given one of this game
    private static <S extends GameState<S>> Correction<S> correctionOf(Correction<?> correction) {
        return (Correction<S>) correction;
    }

    @SuppressWarnings("unchecked") // a rule for the state of another game fails as soon as it is given one of this game
    private static <S> Class<? extends RuleStep<S, ?>> ruleOf(Class<? extends RuleStep<?, ?>> added) {
        return (Class<? extends RuleStep<S, ?>>) added;
    }

    /** Everything the injector makes or takes to make this, the thing itself first. */
    private static void follow(Key<?> key, Injector injector, Set<Key<?>> asked) {
        if (!asked.add(key)) {
            return;
        }
        Binding<?> binding = injector.getBinding(key);
        if (binding instanceof LinkedKeyBinding<?> linked) {
            follow(linked.getLinkedKey(), injector, asked);
        }
        if (binding instanceof HasDependencies needy) {
            needy.getDependencies().stream()
                    .map((Function<Dependency<?>, Key<?>>) Dependency::getKey)
                    .filter(each -> !each.getTypeLiteral().getRawType().equals(Injector.class))
                    .forEach(each -> follow(each, injector, asked));
        }
    }

    private static List<Hook> hooks(Set<Key<?>> asked, Injector injector, BoardGame<?> game) {
        List<Hook> hooks = new ArrayList<>();
        for (Key<?> key : asked) {
            Class<?> type = key.getTypeLiteral().getRawType();
            if (injector.getBinding(key) instanceof ConstructorBinding<?> && type != game.getClass()) {
                hooks.add(new Hook(type));
            }
        }
        return List.copyOf(hooks);
    }
}
