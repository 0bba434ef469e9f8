package org.polemarch.core.wiring;

import com.google.inject.CreationException;
import com.google.inject.ProvisionException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Rulebook;

/**
 * A game wired for one setup: the plugin's rules with the chosen variants over them, the shipped data with the patches
 * over it. Any number of games can be started from it, on any thread.
 *
 * @param <S> the game's state
 */
public final class PreparedGame<S extends GameState<S>> {

    /** Guice also logs what it reports, with the whole stack trace; a player is told once, in one line. */
    private static final Logger GUICE_LOG = Logger.getLogger("com.google.inject");

    static {
        GUICE_LOG.setLevel(Level.OFF);
    }

    private final GamePlugin plugin;
    private final Optional<Overlay> overlay;
    private final Wiring<S> wiring;

    private PreparedGame(GamePlugin plugin, Optional<Overlay> overlay, Wiring<S> wiring) {
        this.plugin = plugin;
        this.overlay = overlay;
        this.wiring = wiring;
    }

    /**
     * Wires a game. The variants are those the setup names, in its order. Whatever fails in the plugin's code becomes a
     * {@link SetupFault}.
     */
    public static PreparedGame<?> of(
            GamePlugin plugin, List<? extends VariantPlugin> variants, Setup setup, Optional<Overlay> overlay) {
        try {
            checkConflicts(variants);
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
            return prepared(plugin, overlay, Wiring.of(plugin, variants, setup, data));
        } catch (SetupFault e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw fault(setup, plugin, e);
        }
    }

    private static SetupFault fault(Setup setup, GamePlugin plugin, Throwable failure) {
        String title = plugin.info().title();
        Throwable cause = failure instanceof CreationException || failure instanceof ProvisionException
                ? Optional.ofNullable(failure.getCause()).orElse(failure)
                : failure;
        if (cause instanceof DataFault) {
            return new SetupFault(
                    "the data of " + title + " is at fault: " + OneLine.firstLine(cause.getMessage()), failure);
        }
        String chosen = setup.variants().isEmpty() ? "" : " with " + String.join(", ", setup.variants());
        String why = cause instanceof RuleFault || cause instanceof CreationException
                ? OneLine.firstLine(cause.getMessage())
                : OneLine.of(cause);
        return new SetupFault(title + chosen + " cannot be wired: " + why, failure);
    }

    private static <S extends GameState<S>> PreparedGame<S> prepared(
            GamePlugin plugin, Optional<Overlay> overlay, Wiring<S> wiring) {
        return new PreparedGame<>(plugin, overlay, wiring);
    }

    private static void checkConflicts(List<? extends VariantPlugin> variants) {
        for (VariantPlugin variant : variants) {
            for (VariantPlugin other : variants) {
                if (variant.info().conflicts().contains(other.info().id())) {
                    throw new SetupFault("variants " + variant.info().id() + " and "
                            + other.info().id() + " cannot be chosen together; choose one of them");
                }
            }
        }
    }

    /** A new game from a seed. */
    public Game<S> start(long seed, Consumer<? super GameEvent> listener) {
        return Game.start(wiring.book(), Chance.seeded(seed), listener);
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
        return wiring.setup();
    }

    /** The player's own data, if any. */
    public Optional<Overlay> overlay() {
        return overlay;
    }

    /** The data with all patches. */
    public DataPack data() {
        return wiring.data();
    }

    /** The rules. */
    public Rulebook<S> book() {
        return wiring.book();
    }

    /** Every class of the game that a variant can replace, rules in rulebook order, each followed by what it asks for. */
    public List<Hook> hooks() {
        return wiring.hooks();
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
