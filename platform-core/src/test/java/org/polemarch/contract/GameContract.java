package org.polemarch.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.Setup;
import org.polemarch.api.plugin.GamePlugin;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.core.contract.Contract;
import org.polemarch.core.contract.ContractCheck;
import org.polemarch.core.contract.Finding;
import org.polemarch.core.contract.Rigour;
import org.polemarch.core.contract.SetupCase;
import org.polemarch.core.contract.promises.SameGameAgain;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Style;
import org.polemarch.core.contract.trial.Transcript;
import org.polemarch.core.wiring.Hook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.testkit.KeptBoard;
import org.polemarch.testkit.Layers;

/**
 * The contract every game is held to. A game's test subclasses it with a constructor without parameters, and that is
 * all:
 *
 * <pre>{@code
 * class PeriklesContractTest extends GameContract {
 *     PeriklesContractTest() {
 *         super(new PeriklesPlugin(), new PeriklesViewPlugin());
 *     }
 * }
 * }</pre>
 *
 * <p>Every number of seats, scenario, option value and variant is played; {@code -Dcontract.games=100} plays more games
 * of each, {@code -Dcontract.seed=7} others. A broken promise writes the game to {@code target/contract}.
 */
public abstract class GameContract {

    /** About as many games and closer looks as fit into the time a build has for one plugin. */
    private static final int GAMES_IN_ALL = 16;

    private static final int LOOKS_IN_ALL = 600;
    private static final int FEWEST_GAMES = 2;
    private static final int MOST_LOOKS = 40;

    static final int GAMES_TO_BE_ASKED = 60;

    private final GamePlugin plugin;
    private final Optional<BoardViewPlugin> view;

    /** The contract of a game without a board of its own. */
    protected GameContract(GamePlugin plugin) {
        this.plugin = plugin;
        this.view = Optional.empty();
    }

    /** The contract of a game and of its board. */
    protected GameContract(GamePlugin plugin, BoardViewPlugin view) {
        this.plugin = plugin;
        this.view = Optional.of(view);
    }

    /** The variants that come with the game; each is played alone. */
    protected List<VariantPlugin> variants() {
        return List.of();
    }

    /** The ways the game is set up. */
    protected List<SetupCase> setups() {
        return SetupCase.all(plugin.info(), variants());
    }

    /** Promises of the game's own, such as that its view can be drawn. */
    protected List<Promise> morePromises() {
        return List.of();
    }

    /**
     * The names of rules whose questions are too rare for the games of a build. They are checked by the game's own tests
     * alone; all other rules must have asked in some game.
     */
    protected Set<String> rarelyAsked() {
        return Set.of();
    }

    /** The package in which the layers of the plugin lie. */
    protected String basePackage() {
        return plugin.getClass().getPackageName();
    }

    /** The setups in which the board is watched over a whole game: the fewest and the most seats. */
    protected List<SetupCase> shownSetups() {
        GameInfo info = plugin.info();
        return setups().stream()
                .filter(each -> each.variants().isEmpty()
                        && (each.setup().equals(Setup.of(info, info.fewestSeats()))
                                || each.setup().equals(info.defaultSetup())))
                .toList();
    }

    /** How thoroughly each setup is checked. */
    protected Rigour rigour() {
        int setups = setups().size();
        int games = Math.max(FEWEST_GAMES, GAMES_IN_ALL / setups);
        return Rigour.USUAL
                .withGames(Integer.getInteger("contract.games", games))
                .withLooks(Math.min(MOST_LOOKS, LOOKS_IN_ALL / (games * setups)))
                .withFirstSeed(Long.getLong("contract.seed", 1));
    }

    @TestFactory
    Stream<DynamicNode> everySetupKeepsThePromises() {
        List<Promise> promises = new ArrayList<>(Contract.promises());
        promises.addAll(morePromises());
        ContractCheck check = new ContractCheck(rigour(), morePromises());
        Stream<DynamicNode> setups = setups().stream().map(setup -> {
            Supplier<Map<String, Finding>> findings = once(() -> check(check, setup));
            return dynamicContainer(
                    setup.name(),
                    promises.stream()
                            .map(promise -> dynamicTest(promise.name(), () -> {
                                Finding finding = findings.get().get(promise.name());
                                if (finding != null) {
                                    fail(finding.text() + "\n  The game is written to " + write(setup, finding));
                                }
                            })));
        });
        return Stream.concat(
                setups, Stream.of(dynamicTest("every question is asked in some game", () -> asked(check))));
    }

    /** What never happens in any game is not checked at all, and nobody would know. */
    private void asked(ContractCheck check) {
        SortedSet<String> never = new TreeSet<>();
        for (SetupCase setup : setups()) {
            never.addAll(check.neverAsked(setup.prepare(plugin)));
        }
        never.removeAll(rarelyAsked());
        if (!never.isEmpty()) {
            fail("no game of this check reached the questions of " + String.join(", ", never)
                    + "; add setups that do, or list them in rarelyAsked() and test them by hand");
        }
    }

    /** The first finding for each promise. */
    private Map<String, Finding> check(ContractCheck check, SetupCase setup) {
        Map<String, Finding> first = new LinkedHashMap<>();
        check.run(setup.prepare(plugin)).forEach(finding -> first.putIfAbsent(finding.promise(), finding));
        return first;
    }

    private Path write(SetupCase setup, Finding finding) {
        return FailedGame.write(setup.prepare(plugin), setup.name(), finding);
    }

    /**
     * A variant can replace every rule, and everything that rules have injected, with its own class. Each is replaced
     * alone, in a game that is played until it is asked.
     */
    @Test
    void everyClassOfTheRulesCanBeReplaced() {
        List<Hook> hooks = usual().hooks();
        SortedMap<String, String> obstacles = new Replaceability(plugin, setups(), GAMES_TO_BE_ASKED).obstacles(hooks);
        System.out.println(plugin.info().title() + ": " + (hooks.size() - obstacles.size()) + " of " + hooks.size()
                + " classes replaced, each in a game of its own");
        assertThat(obstacles).as("classes that a variant cannot replace").isEmpty();
    }

    /** What carries out a section of the book is made by the injector, so that a variant can put its own class there. */
    @Test
    void everyClassThatCitesTheBookIsMadeByTheInjector() {
        List<String> hooks =
                usual().hooks().stream().map(hook -> hook.type().getName()).toList();
        assertThat(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(basePackage()).stream()
                                .filter(type -> type.isAnnotatedWith(Cites.class))
                                .filter(type -> !type.getPackageName().startsWith(basePackage() + ".data"))
                                .filter(type -> !type.isRecord() && !type.isEnum() && !type.isInterface())
                                .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
                                .map(JavaClass::getName))
                .isSubsetOf(hooks);
    }

    @Test
    void everyLayerKnowsOnlyWhatItMay() {
        Layers layers = Layers.of(basePackage());
        layers.check();
        layers.checkChapters();
    }

    /** A board that is shown a whole game looks at every moment like one that is shown only that moment. */
    @TestFactory
    Stream<DynamicNode> aBoardThatIsKeptLooksLikeAFreshOne() {
        return view.stream()
                .flatMap(shown -> shownSetups().stream()
                        .map(setup -> dynamicTest(setup.name(), () -> {
                            PreparedGame<?> prepared = setup.prepare(plugin);
                            new KeptBoard(shown, prepared.words())
                                    .seesAGame(prepared, Long.getLong("contract.seed", 1));
                        })));
    }

    /** The same games in a second Java machine with other hash codes, another order of sets and another locale. */
    @Test
    void twoMachinesPlayTheSameGames() {
        Map<String, List<String>> there = SecondMachine.transcripts(getClass());
        transcripts().forEach((game, lines) -> {
            Optional<String> difference =
                    SameGameAgain.firstDifference(lines, there.getOrDefault(game, List.of("no such game")));
            difference.ifPresent(text ->
                    fail("Failed check: " + new SameGameAgain().name() + ".\n  " + text + "\n  (" + game + ")"));
        });
    }

    /** One game of each setup, alternately random and greedy, by name of the game. */
    final Map<String, List<String>> transcripts() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        long seed = Long.getLong("contract.seed", 1);
        Style style = Style.RANDOM;
        for (SetupCase setup : setups()) {
            all.put(
                    setup.name() + ", seed " + seed + ", " + style,
                    lines(Transcript.play(setup.prepare(plugin), seed, style, () -> {})));
            style = style == Style.RANDOM ? Style.GREEDY : Style.RANDOM;
            seed++;
        }
        return all;
    }

    private static List<String> lines(Transcript transcript) {
        return transcript.lines().stream().map(Transcript.Line::toString).toList();
    }

    private static <T> Supplier<T> once(Supplier<T> made) {
        List<T> kept = new ArrayList<>();
        return () -> {
            if (kept.isEmpty()) {
                kept.add(made.get());
            }
            return kept.get(0);
        };
    }

    /** The game that is held to the contract. */
    protected final GamePlugin plugin() {
        return plugin;
    }

    /** The game wired for its usual setup. */
    protected final PreparedGame<?> usual() {
        return PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
    }
}
