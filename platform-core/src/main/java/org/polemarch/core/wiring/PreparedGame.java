package org.polemarch.core.wiring;

import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.ProvisionException;
import com.google.inject.util.Modules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GamePlugin;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantPlugin;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;

/**
 * A game wired for one setup: the plugin's rules with the chosen variants over them, the shipped data with the patches
 * over it. Any number of games can be started from it, on any thread.
 *
 * @param <S> the game's state
 */
public final class PreparedGame<S extends GameState<S>> {

    private final GamePlugin plugin;
    private final Setup setup;
    private final Optional<Overlay> overlay;
    private final DataPack data;
    private final Rulebook<S> book;

    private PreparedGame(GamePlugin plugin, Setup setup, Optional<Overlay> overlay, DataPack data, Rulebook<S> book) {
        this.plugin = plugin;
        this.setup = setup;
        this.overlay = overlay;
        this.data = data;
        this.book = book;
    }

    /** Wires a game. The variants are those the setup names, in its order. */
    public static PreparedGame<?> of(
            GamePlugin plugin, List<? extends VariantPlugin> variants, Setup setup, Optional<Overlay> overlay) {
        checkConflicts(variants);
        try {
            DataPack data = plugin.data();
            for (VariantPlugin variant : variants) {
                Optional<String> patch = variant.dataPatch();
                if (patch.isPresent()) {
                    data = data.with("variant " + variant.info().id(), patch.get());
                }
            }
            if (overlay.isPresent()) {
                data = data.with(overlay.get().name(), overlay.get().patch());
            }
            return prepared(plugin, setup, overlay, data, rulebook(plugin, variants, setup, data));
        } catch (DataFault e) {
            throw new SetupFault("the data of " + plugin.info().title() + " is at fault: " + e.getMessage(), e);
        }
    }

    private static <S extends GameState<S>> PreparedGame<S> prepared(
            GamePlugin plugin, Setup setup, Optional<Overlay> overlay, DataPack data, Rulebook<S> book) {
        return new PreparedGame<>(plugin, setup, overlay, data, book);
    }

    private static Rulebook<?> rulebook(
            GamePlugin plugin, List<? extends VariantPlugin> variants, Setup setup, DataPack data) {
        List<Module> overrides = new ArrayList<>();
        variants.forEach(variant -> overrides.add(variant.rules()));
        try {
            Injector injector = Guice.createInjector(
                    Modules.override(plugin.rules(data, setup)).with(overrides));
            BoardGame<?> game = injector.getInstance(BoardGame.class);
            return bookOf(game);
        } catch (CreationException | ConfigurationException | ProvisionException e) {
            if (e.getCause() instanceof DataFault fault) {
                throw fault;
            }
            String chosen = variants.isEmpty() ? "" : " with " + ids(variants);
            throw new SetupFault(plugin.info().title() + chosen + " cannot be wired: " + firstLine(e), e);
        }
    }

    private static <S extends GameState<S>> Rulebook<S> bookOf(BoardGame<S> game) {
        return new Rulebook<>(game);
    }

    private static void checkConflicts(List<? extends VariantPlugin> variants) {
        for (VariantPlugin variant : variants) {
            for (VariantPlugin other : variants) {
                if (variant.info().conflicts().contains(other.info().id())) {
                    throw new SetupFault("variants " + variant.info().id() + " and "
                            + other.info().id() + " cannot be chosen together");
                }
            }
        }
    }

    private static String ids(List<? extends VariantPlugin> variants) {
        return String.join(
                ", ", variants.stream().map(variant -> variant.info().id()).toList());
    }

    /** The first error of Guice's list; its message begins with a headline and an empty line. */
    private static String firstLine(RuntimeException e) {
        return e.getMessage()
                .lines()
                .filter(line -> line.startsWith("1)"))
                .findFirst()
                .orElse(e.getMessage().lines().findFirst().orElse("unknown"));
    }

    /** A new game from a seed. */
    public Game<S> start(long seed, Consumer<? super GameEvent> listener) {
        return Game.start(book, Chance.seeded(seed), listener);
    }

    /** A new game from a seed, to which nobody listens. */
    public Game<S> start(long seed) {
        return start(seed, null);
    }

    /** The plugin. */
    public GamePlugin plugin() {
        return plugin;
    }

    /** What a player reads about the game. */
    public GameInfo info() {
        return plugin.info();
    }

    /** What was chosen. */
    public Setup setup() {
        return setup;
    }

    /** The player's own data, if any. */
    public Optional<Overlay> overlay() {
        return overlay;
    }

    /** The data with all patches. */
    public DataPack data() {
        return data;
    }

    /** The rules. */
    public Rulebook<S> book() {
        return book;
    }

    /** The words of the game; seats are called by their titles. */
    public Words words() {
        Map<String, String> titles = new LinkedHashMap<>();
        for (SeatInfo seat : info().seats()) {
            titles.put(seat.id(), seat.title());
        }
        return plugin.words().seating(titles);
    }
}
