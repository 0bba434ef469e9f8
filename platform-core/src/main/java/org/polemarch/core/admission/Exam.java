package org.polemarch.core.admission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.Difference;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.InstalledVariant;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.plugins.PluginStatus;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.core.words.CoreWords;

/** Plays whatever has to be examined: whole games, variants where they differ from their game, and bots. */
final class Exam {

    /** Closer looks per game when there are many games; in total, more than the usual number at a few games. */
    static final int FEW_LOOKS = 6;

    /**
     * A setup to play.
     *
     * @param thorough whether to play it often, to find rare faults
     */
    record Part(InstalledGame game, SetupCase setup, boolean thorough) {

        String name() {
            return game.info().title() + ", " + setup.name();
        }

        PreparedGame<?> prepare() {
            return setup.prepare(game.plugin()).changed();
        }
    }

    /** Every game of the catalog that is affected, and what is to be examined in it. */
    private record Whole(InstalledGame game, boolean whole, List<InstalledVariant> variants) {}

    private final Catalog catalog;
    private final List<PluginStatus> plugins;
    private final List<Whole> games;

    private Exam(Catalog catalog, List<PluginStatus> plugins, List<Whole> games) {
        this.catalog = catalog;
        this.plugins = plugins;
        this.games = games;
    }

    /** A {@link SetupFault} says why the subject can't be examined. */
    static Exam of(PluginHost host, Subject subject) {
        if (subject.file().isPresent()) {
            return ofFile(host, subject.file().get());
        }
        String name = subject.name();
        Catalog catalog = host.catalog();
        if (catalog.has(name)) {
            InstalledGame game = catalog.game(name);
            return new Exam(catalog, List.of(game.from()), List.of(new Whole(game, true, game.variants())));
        }
        List<Whole> varied = new ArrayList<>();
        Set<PluginStatus> from = new LinkedHashSet<>();
        for (InstalledGame game : catalog.games()) {
            List<InstalledVariant> named = game.variants().stream()
                    .filter(variant -> variant.info().id().equals(name))
                    .toList();
            named.forEach(variant -> from.add(variant.from()));
            varied.add(new Whole(game, false, named));
        }
        if (!from.isEmpty()) {
            return new Exam(catalog, List.copyOf(from), varied);
        }
        Optional<PluginStatus> plugin =
                host.plugins().stream().filter(each -> each.id().equals(name)).findFirst();
        return ofFile(host, plugin.orElseThrow(() -> unknown(host, name)).file());
    }

    private static SetupFault unknown(PluginHost host, String name) {
        Set<String> known = new LinkedHashSet<>();
        host.catalog().games().forEach(game -> {
            known.add(game.id());
            game.variantInfos().forEach(variant -> known.add(variant.id()));
        });
        return new SetupFault(DidYouMean.line(CoreWords.of("unknown.subject"), name, known));
    }

    private static Exam ofFile(PluginHost host, Path file) {
        PluginStatus plugin = host.plugins().stream()
                .filter(each -> each.file().equals(file))
                .findFirst()
                .orElseThrow();
        if (!plugin.loaded()) {
            throw new SetupFault(plugin.problem());
        }
        List<Whole> games = host.catalog().games().stream()
                .map(game -> new Whole(
                        game,
                        game.from().equals(plugin),
                        game.variants().stream()
                                .filter(variant -> variant.from().equals(plugin))
                                .toList()))
                .toList();
        return new Exam(host.catalog(), List.of(plugin), games);
    }

    List<PluginStatus> plugins() {
        return plugins;
    }

    /**
     * All setups of a game; for a variant, the setups in which it differs, with the first one played often.
     *
     * @param beat called often, to show that work is in progress
     */
    List<Part> parts(long seed, Runnable beat) {
        List<Part> parts = new ArrayList<>();
        for (Whole each : games) {
            List<VariantPlugin> variants =
                    each.variants().stream().map(InstalledVariant::plugin).toList();
            if (each.whole()) {
                SetupCase.all(each.game().info(), variants)
                        .forEach(setup -> parts.add(new Part(each.game(), setup, false)));
            } else {
                for (VariantPlugin variant : variants) {
                    List<SetupCase> setups =
                            Difference.setups(variant, each.game().plugin(), seed, beat);
                    parts.add(new Part(each.game(), setups.get(0), isFelt(setups.get(0), each.game())));
                    setups.stream().skip(1).forEach(setup -> parts.add(new Part(each.game(), setup, false)));
                }
            }
        }
        return parts;
    }

    /**
     * Whether a variant changes rules or figures and not only words. If it can't be prepared, that will show soon
     * enough.
     */
    private static boolean isFelt(SetupCase setup, InstalledGame game) {
        try {
            PreparedGame<?> prepared = setup.prepare(game.plugin());
            return !prepared.touched().isEmpty() || !prepared.data().patchedBy().isEmpty();
        } catch (SetupFault e) {
            return false;
        }
    }

    /** The games played first to find out where a variant differs from its game. */
    Optional<String> firstVariant() {
        return games.stream()
                .filter(each -> !each.whole() && !each.variants().isEmpty())
                .findFirst()
                .map(each -> each.game().info().title() + ", variant "
                        + each.variants().get(0).info().id());
    }

    /** The usual setup of each game, and each variant alone. */
    List<Part> brief() {
        List<Part> parts = new ArrayList<>();
        for (Whole each : games) {
            if (each.whole()) {
                parts.add(new Part(
                        each.game(),
                        new SetupCase("as usual", each.game().info().defaultSetup(), List.of()),
                        false));
            }
            each.variants()
                    .forEach(variant -> parts.add(new Part(
                            each.game(),
                            SetupCase.of(variant.plugin(), each.game().info()).get(0),
                            false)));
        }
        return parts;
    }

    /** The bots of the plugin under examination, each with a game it can play. */
    List<BotTrial> bots() {
        List<BotTrial> trials = new ArrayList<>();
        for (PluginStatus plugin : plugins) {
            for (String id : catalog.botsFrom(plugin)) {
                BotTrial.of(id, catalog).ifPresent(trials::add);
            }
        }
        return trials;
    }
}
