package org.polemarch.whatif;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.victory.VictoryOrDeathPlugin;

/** The games, and the variants that the plugin's index names. */
public final class Shelf {

    public static final List<GamePlugin> GAMES = List.of(
            new MountfordPlugin(),
            new PericlesPlugin(),
            new PeriklesPlugin(),
            new PolisPlugin(),
            new VictoryOrDeathPlugin());

    private static final String WAR = "14.3";

    private Shelf() {}

    /** The scenario in which most of the changes that a game's variants make can happen. */
    public static String scenario(GamePlugin game) {
        return game.info().id().equals("pericles")
                ? WAR
                : game.info().scenarios().get(0).id();
    }

    /** Every variant of the plugin. */
    public static List<VariantPlugin> all() {
        List<VariantPlugin> all = new ArrayList<>();
        try {
            URI classes = WhatIf.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            for (String line : Files.readAllLines(Path.of(classes).resolve("META-INF/extensions.idx"))) {
                if (!line.startsWith("#")) {
                    all.add(Class.forName(line)
                            .asSubclass(VariantPlugin.class)
                            .getDeclaredConstructor()
                            .newInstance());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException | ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return all;
    }

    public static List<VariantPlugin> of(GamePlugin game) {
        return all().stream()
                .filter(each -> each.info().game().equals(game.info().id()))
                .toList();
    }

    public static GamePlugin game(VariantPlugin variant) {
        return GAMES.stream()
                .filter(each -> each.info().id().equals(variant.info().game()))
                .findFirst()
                .orElseThrow();
    }

    /** A game with these variants, default options and all seats. */
    public static PreparedGame<?> prepare(GamePlugin game, VariantPlugin... variants) {
        return prepare(game, setup -> setup.scenario(scenario(game)), variants);
    }

    /** The same with an option chosen at set-up. */
    public static PreparedGame<?> prepare(GamePlugin game, Consumer<SetupBuilder> chosen, VariantPlugin... variants) {
        List<VariantInfo> infos =
                List.of(variants).stream().map(VariantPlugin::info).toList();
        SetupBuilder setup = new SetupBuilder(game.info(), infos);
        infos.forEach(each -> setup.variant(each.id()));
        chosen.accept(setup);
        return PreparedGame.of(game, List.of(variants), setup.build(), Optional.empty());
    }

    /** What happens in a number of games. */
    public static List<GameEvent> events(PreparedGame<?> prepared, int games, Style style) {
        List<GameEvent> events = new ArrayList<>();
        for (int seed = 0; seed < games; seed++) {
            play(prepared, seed, style, events::add);
        }
        return events;
    }

    /** A game played to its end. */
    public static <S extends GameState<S>> Game<S> play(
            PreparedGame<S> prepared, long seed, Style style, Consumer<? super GameEvent> listener) {
        Game<S> game = prepared.start(seed, listener);
        Chance chance = Chance.seeded(seed);
        while (!game.over()) {
            game.play(style.choose(game, chance));
        }
        return game;
    }
}
