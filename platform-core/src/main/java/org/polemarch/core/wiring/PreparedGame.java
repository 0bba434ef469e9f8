package org.polemarch.core.wiring;

import com.google.inject.CreationException;
import com.google.inject.ProvisionException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cited;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Nearest;
import org.polemarch.api.data.Patch;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.engine.Seed;

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

    /** The key of the text of a move, event, question or reason: the names of two classes. */
    private static final Pattern OF_A_RECORD = Pattern.compile("[A-Z]\\w*\\.[A-Z]\\w*[a-z]\\w*");

    private final GamePlugin plugin;
    private final List<VariantPlugin> variants;
    private final Optional<Overlay> overlay;
    private final Wiring<S> wiring;

    private PreparedGame(GamePlugin plugin, List<VariantPlugin> variants, Optional<Overlay> overlay, Wiring<S> wiring) {
        this.plugin = plugin;
        this.variants = List.copyOf(variants);
        this.overlay = overlay;
        this.wiring = wiring;
    }

    /**
     * Wires a game. The variants are those the setup names. Whatever fails in the plugins' code becomes a
     * {@link SetupFault}.
     */
    public static PreparedGame<?> of(
            GamePlugin plugin, List<? extends VariantPlugin> variants, Setup setup, Optional<Overlay> overlay) {
        DataPack data = null;
        try {
            List<VariantInfo> infos = variants.stream().map(VariantPlugin::info).toList();
            VariantOrder.requireTogether(infos);
            List<VariantPlugin> ordered = VariantOrder.of(variants, VariantPlugin::info);
            data = plugin.data();
            if (data == null) {
                throw new RuleFault("data() gives null; a game without figures gives an empty pack");
            }
            for (Patch patch : patches(ordered, overlay)) {
                data = data.with(patch);
            }
            return prepared(plugin, ordered, overlay, Wiring.of(plugin, ordered, setup, data));
        } catch (SetupFault e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw fault(setup, plugin, overlay, data == null ? List.of() : data.patchedBy(), e);
        }
    }

    /** What is laid over the data, in order; two variants that set a figure to different values cannot both be right. */
    private static List<Patch> patches(List<VariantPlugin> variants, Optional<Overlay> overlay) {
        List<VariantInfo> infos = variants.stream().map(VariantPlugin::info).toList();
        List<Patch> patches = new ArrayList<>();
        Map<VariantInfo, Patch> byVariant = new LinkedHashMap<>();
        for (VariantPlugin variant : variants) {
            VariantInfo info = variant.info();
            new Contribution(variant)
                    .patch()
                    .map(json -> Patch.of("variant " + info.id(), json))
                    .ifPresent(patch -> {
                        byVariant.forEach((other, before) -> {
                            if (!VariantOrder.isAfter(info, other, infos)) {
                                before.clash(patch).ifPresent(figure -> {
                                    throw new SetupFault("variants " + other.id() + " and " + info.id()
                                            + " both change " + figure + "; choose one of them");
                                });
                            }
                        });
                        byVariant.put(info, patch);
                        patches.add(patch);
                    });
        }
        overlay.ifPresent(mine -> patches.add(Patch.of(mine.name(), mine.patch())));
        return patches;
    }

    private static SetupFault fault(
            Setup setup, GamePlugin plugin, Optional<Overlay> overlay, List<String> patchedBy, Throwable failure) {
        String title = plugin.info().title();
        Throwable cause = failure instanceof CreationException || failure instanceof ProvisionException
                ? Optional.ofNullable(failure.getCause()).orElse(failure)
                : failure;
        if (cause instanceof DataFault) {
            String what = OneLine.firstLine(cause.getMessage());
            return new SetupFault(isNamed(what, setup, overlay) ? what : broken(title, patchedBy) + what, failure);
        }
        String chosen = setup.variants().isEmpty() ? "" : " with " + String.join(", ", setup.variants());
        String why = cause instanceof RuleFault || cause instanceof CreationException
                ? OneLine.firstLine(cause.getMessage())
                : OneLine.of(cause);
        return new SetupFault(title + chosen + " can't be set up: " + why, failure);
    }

    /** Whether a fault already says whose patch it lies in. */
    private static boolean isNamed(String what, Setup setup, Optional<Overlay> overlay) {
        return setup.variants().stream().anyMatch(id -> what.startsWith("variant " + id))
                || overlay.filter(mine -> what.startsWith(mine.name())).isPresent();
    }

    /** Who is to blame for data that do not fit together: those who patched them, else the game. */
    private static String broken(String title, List<String> patchedBy) {
        return patchedBy.isEmpty()
                ? "the data of " + title + " is wrong: "
                : String.join(" and ", patchedBy) + (patchedBy.size() == 1 ? " breaks" : " together break")
                        + " the data of " + title + ": ";
    }

    private static <S extends GameState<S>> PreparedGame<S> prepared(
            GamePlugin plugin, List<VariantPlugin> variants, Optional<Overlay> overlay, Wiring<S> wiring) {
        return new PreparedGame<>(plugin, variants, overlay, wiring);
    }

    public Game<S> start(Seed seed, Consumer<? super GameEvent> listener) {
        return Game.start(wiring.book(), seed.chance(), listener);
    }

    /** A new game from a number, told to the listener from its first event on. */
    public Game<S> start(long seed, Consumer<? super GameEvent> listener) {
        return Game.start(wiring.book(), Chance.seeded(seed), listener);
    }

    /** A new game from a seed, to which nobody listens. */
    public Game<S> start(long seed) {
        return start(seed, null);
    }

    public GamePlugin plugin() {
        return plugin;
    }

    /**
     * This game, if everything laid over it changes something and leaves it playable. A {@link SetupFault} names a patch or a text
     * that changes nothing, because whoever chose it expects another game, or a patch after which the game can't begin. A save is
     * resumed without asking: it was played so.
     */
    public PreparedGame<S> changed() {
        List<String> idle = data().idlePatches();
        if (!idle.isEmpty()) {
            throw new SetupFault(String.join(" and ", idle) + (idle.size() == 1 ? " changes" : " change") + " nothing: "
                    + info().title() + " already has these figures");
        }
        variants.forEach(variant -> new Contribution(variant).requireTexts());
        requireWordsUsed();
        if (!data().patchedBy().isEmpty() && standIns().isEmpty()) {
            requireBeginning();
        }
        return this;
    }

    /** A text for a record that the game does not have is a misspelling, unless a rule of a variant may use it. */
    private void requireWordsUsed() {
        if (!touched().isEmpty() || !parts().isEmpty()) {
            return;
        }
        for (VariantPlugin variant : variants) {
            Set<String> keys = new Contribution(variant).words().keySet();
            keys.stream()
                    .filter(key -> OF_A_RECORD.matcher(key).matches()
                            && !plugin.words().has(key))
                    .findFirst()
                    .ifPresent(key -> {
                        List<String> near = Nearest.to(key, plugin.words().keys());
                        throw new SetupFault("variant " + variant.info().id() + " has a text for '" + key + "', but "
                                + info().title() + " has none"
                                + (near.isEmpty() ? "" : "; did you mean '" + String.join("' or '", near) + "'?"));
                    });
        }
    }

    /** Figures of which each is right alone may not go together: more pieces are set up than there are. */
    private void requireBeginning() {
        try {
            start(1);
        } catch (RuntimeException | Error e) {
            String why = e.getMessage() == null ? OneLine.of(e) : OneLine.firstLine(e.getMessage());
            throw new SetupFault(broken(info().title(), data().patchedBy()) + "the game can't begin: " + why, e);
        }
    }

    /** The plugin that a class of the rules is from, as a player is told. */
    public String pluginOf(String className) {
        for (VariantPlugin variant : variants) {
            ClassLoader loader = variant.getClass().getClassLoader();
            try {
                if (loader != plugin.getClass().getClassLoader()
                        && Class.forName(className, false, loader).getClassLoader() == loader) {
                    return "variant " + variant.info().id();
                }
            } catch (ClassNotFoundException | LinkageError e) {
                // It is not from there.
            }
        }
        return "plugin " + info().id();
    }

    public GameInfo info() {
        return plugin.introduction();
    }

    /** The chosen variants, in the order they are applied. */
    public List<VariantInfo> variants() {
        return variants.stream().map(VariantPlugin::info).toList();
    }

    /** What is being played, by name: the game and the variants over it. */
    public String title() {
        return info().title()
                + (variants.isEmpty()
                        ? ""
                        : " with "
                                + String.join(
                                        ", ",
                                        variants().stream()
                                                .map(VariantInfo::title)
                                                .toList()));
    }

    public Setup setup() {
        return wiring.setup();
    }

    public Optional<Overlay> overlay() {
        return overlay;
    }

    public DataPack data() {
        return wiring.data();
    }

    public Rulebook<S> book() {
        return wiring.book();
    }

    /** Every class of the game that a variant can replace, rules in rulebook order, each followed by what it asks for. */
    public List<Hook> hooks() {
        return wiring.hooks();
    }

    /**
     * The frames whose rules are not the game's own alone: a variant replaced them, added them, or replaced something they ask
     * for.
     */
    public Set<Class<? extends Frame>> touched() {
        return wiring.touched();
    }

    /** What the variants show beside the board. */
    public List<BoardPart> parts() {
        return wiring.parts();
    }

    /** How the board is drawn in a terminal, with what the variants show below it. */
    public TextBoard textBoard() {
        return parts().isEmpty() ? plugin.textBoard() : new TextWithParts(plugin.textBoard(), parts());
    }

    /** Every class that a variant has put another one in the place of. */
    public List<StandIn> standIns() {
        return wiring.standIns();
    }

    /** The words of the game and its variants; seats are called by their titles. */
    public Words words() {
        Words words = plugin.words();
        for (VariantPlugin variant : variants) {
            words = words.with(new Contribution(variant).words());
        }
        Map<String, String> titles = new LinkedHashMap<>();
        for (SeatInfo seat : info().seats()) {
            titles.put(seat.id(), seat.title());
        }
        return words.seating(titles);
    }

    /** The rule index with what the variants wrote in it. */
    public RuleIndex ruleIndex() {
        RuleIndex index = plugin.ruleIndex();
        for (VariantPlugin variant : variants) {
            index = index.with(variant.info().title(), new Contribution(variant).rules());
        }
        return index;
    }

    /** The section an event or a reason cites in this game; a variant's own where it replaced the rule. */
    public String cites(Cited thing) {
        return book().citations().of(thing);
    }
}
