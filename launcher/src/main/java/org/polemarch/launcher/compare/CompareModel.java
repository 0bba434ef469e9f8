package org.polemarch.launcher.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polemarch.api.game.GameOption;
import org.polemarch.core.compare.Experiment;
import org.polemarch.core.compare.What;
import org.polemarch.core.plugins.Catalog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Say;

/** What a player chooses before a comparison: two to five sets of rules, the bots, and the number of games. */
public final class CompareModel {

    public static final int MOST = 5;

    /** Bots that give the same games on every machine, from the weakest on. */
    public static final List<String> BOTS = List.of("random", "greedy", "mcts:50r", "mcts:200r");

    public static final List<Long> GAMES = List.of(20L, 50L, 100L, 200L, 500L, 1_000L, 5_000L, 10_000L);

    private static final List<String> LADDER = List.of("random", "greedy", "mcts:50r");

    private final Catalog catalog;
    private final List<What> whats = new ArrayList<>();
    private String bot = "greedy";
    private long games = 100;
    private String seed = "1";
    private boolean ablation;
    private boolean skill;
    private List<String> ladder = LADDER;

    public CompareModel(Catalog catalog, List<What> first) {
        this.catalog = catalog;
        whats.addAll(first);
    }

    /** A game and something to compare it with: its first variant, else another game. */
    public static List<What> first(Catalog catalog, InstalledGame game) {
        What base = of(game.id());
        if (!game.variantInfos().isEmpty()) {
            String variant = game.variantInfos().get(0).id();
            return List.of(base, new What(game.id(), "", List.of(variant), Map.of()));
        }
        return catalog.games().stream()
                .filter(other -> !other.id().equals(game.id()))
                .findFirst()
                .map(other -> List.of(base, of(other.id())))
                .orElse(List.of(base));
    }

    /**
     * Chooses what an experiment played, so that it can be changed a little and played again.
     *
     * @return whether that could be done; it can't where something it played is no longer installed
     */
    public boolean choose(Experiment played) {
        List<What> all = played.whats().stream().map(What::parse).toList();
        List<What> changes;
        try {
            all.forEach(what -> what.setup(game(what)));
            changes = all.get(0).ablations(game(all.get(0)));
        } catch (SetupFault e) {
            return false;
        }
        ablation = changes.size() > 2 && all.containsAll(changes);
        whats.clear();
        whats.add(all.get(0));
        all.stream()
                .skip(1)
                .filter(what -> !ablation || !changes.contains(what))
                .forEach(whats::add);
        bot = String.join(",", played.bots());
        games = played.games();
        seed = Long.toString(played.seed());
        skill = !played.skill().isEmpty();
        ladder = skill ? played.skill() : LADDER;
        return true;
    }

    public List<What> whats() {
        return List.copyOf(whats);
    }

    public void change(int index, What what) {
        whats.set(index, what);
    }

    public boolean mayAdd() {
        return whats.size() < MOST;
    }

    /** Adds the first game that is not there yet. */
    public void add() {
        String free = catalog.games().stream()
                .map(InstalledGame::id)
                .filter(id -> whats.stream().noneMatch(what -> what.game().equals(id)))
                .findFirst()
                .orElse(whats.get(0).game());
        whats.add(of(free));
    }

    public boolean mayRemove() {
        return whats.size() > 1;
    }

    public void remove(int index) {
        whats.remove(index);
    }

    /** A game as it usually is. */
    public static What of(String game) {
        return new What(game, "", List.of(), Map.of());
    }

    public static What scenario(What what, String scenario) {
        return new What(what.game(), scenario, what.variants(), what.options());
    }

    /** Adds or removes a variant; variants that it conflicts with are removed. */
    public What variant(What what, String id, boolean chosen) {
        Set<String> variants = new LinkedHashSet<>(what.variants());
        if (chosen) {
            variants.removeAll(game(what).variant(id).info().conflicts());
            variants.add(id);
        } else {
            variants.remove(id);
        }
        What next = new What(what.game(), what.scenario(), List.copyOf(variants), Map.of());
        Map<String, String> options = new LinkedHashMap<>(what.options());
        Set<String> known = new LinkedHashSet<>(List.of("players"));
        options(next, game(what)).forEach(option -> known.add(option.id()));
        options.keySet().retainAll(known); // a variant takes its own options with it
        return new What(what.game(), what.scenario(), next.variants(), options);
    }

    /** The options of a game, and those that the chosen variants bring. */
    public static List<GameOption> options(What what, InstalledGame game) {
        List<GameOption> all = new ArrayList<>(game.info().options());
        what.variants().forEach(id -> all.addAll(game.variant(id).info().options()));
        return all;
    }

    /** An option at its usual value is not named. */
    public static What option(What what, GameOption option, String value) {
        Map<String, String> options = new LinkedHashMap<>(what.options());
        options.remove(option.id());
        if (!value.equals(option.defaultValue())) {
            options.put(option.id(), value);
        }
        return new What(what.game(), what.scenario(), what.variants(), options);
    }

    public InstalledGame game(What what) {
        return catalog.game(what.game());
    }

    /** Those that are offered, and the one an earlier experiment chose. */
    public List<String> bots() {
        return with(BOTS, bot);
    }

    /** The numbers that are offered, and the one an earlier experiment chose. */
    public List<Long> gamesOffered() {
        return with(GAMES, games).stream().sorted().toList();
    }

    private static <T> List<T> with(List<T> usual, T chosen) {
        List<T> all = new ArrayList<>(usual);
        if (!all.contains(chosen)) {
            all.add(chosen);
        }
        return List.copyOf(all);
    }

    public String bot() {
        return bot;
    }

    public void bot(String chosen) {
        bot = chosen;
    }

    public long games() {
        return games;
    }

    public void games(long chosen) {
        games = chosen;
    }

    public String seed() {
        return seed;
    }

    public void seed(String typed) {
        seed = typed;
    }

    /** Whether each rule of the first WHAT that can be changed alone is compared too. */
    public boolean ablation() {
        return ablation;
    }

    public void ablation(boolean wanted) {
        ablation = wanted;
    }

    public boolean skill() {
        return skill;
    }

    public void skill(boolean wanted) {
        skill = wanted;
    }

    /** A fault says what is impossible. */
    public Experiment experiment() {
        Set<String> all = new LinkedHashSet<>();
        whats.forEach(what -> all.add(what.text()));
        if (all.size() < whats.size()) {
            throw new SetupFault(Say.of("compare.twice"));
        }
        if (ablation) {
            What first = whats.get(0);
            first.ablations(game(first)).forEach(what -> all.add(what.text()));
        }
        if (all.size() < 2 && !skill) {
            throw new SetupFault(Say.of("compare.one"));
        }
        return new Experiment(List.copyOf(all), List.of(bot.split(",")), games, number(), skill ? ladder : List.of());
    }

    private long number() {
        try {
            return seed.isBlank() ? 1 : Long.parseLong(seed.strip());
        } catch (NumberFormatException e) {
            throw new SetupFault(Say.of("setup.seed.wrong", seed), e);
        }
    }
}
