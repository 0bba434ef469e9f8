package org.polemarch.launcher.library;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.compare.Figures.Part;
import org.polemarch.core.compare.Figures.SeatWins;
import org.polemarch.core.compare.Numbers;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Say;

/** What a game is like, according to the figures it ships. The thresholds of the levels are the same for all games. */
public final class Traits {

    /**
     * How long a person takes for a choice, including looking at the board and talking; every text that uses it says
     * so.
     */
    static final int SECONDS_A_CHOICE = 15;

    private static final double[] RULES = {40, 70, 100, 130};
    private static final double[] MINUTES = {45, 90, 150, 240};
    private static final double[] CHANCES = {0.5, 1, 2.5, 5};
    private static final double[] SECRETS = {5, 25, 50, 75};
    private static final double[] FIGHTING = {10, 20, 30, 45};
    private static final double[] UNEVEN = {8, 18, 30, 45};

    private Traits() {}

    /** What a game ships; nothing if it ships none that can be read. */
    public static Optional<Figures> figures(InstalledGame game) {
        try {
            return Figures.shipped(game);
        } catch (SetupFault e) {
            return Optional.empty();
        }
    }

    public static List<Trait> of(Figures figures, GameInfo info) {
        return List.of(
                rules(figures),
                length(figures),
                luck(figures),
                secrets(figures),
                fighting(figures),
                even(figures, info));
    }

    /** The game to begin with: few rules and few choices, which both count alike. Empty if fewer than two are measured. */
    public static Optional<String> startHere(List<Figures> all) {
        Map<String, Double> ease = all.stream()
                .collect(Collectors.toMap(
                        Figures::game, each -> part(each, all, Figures::rules) + part(each, all, Traits::minutes)));
        return all.size() < 2
                ? Optional.empty()
                : all.stream()
                        .map(Figures::game)
                        .min(Comparator.comparingDouble((String game) -> ease.get(game))
                                .thenComparing(game -> game));
    }

    /** What one has of what the greatest has. */
    private static double part(Figures one, List<Figures> all, ToDoubleFunction<Figures> figure) {
        return figure.applyAsDouble(one)
                / all.stream().mapToDouble(figure).max().orElseThrow();
    }

    public static double minutes(Figures figures) {
        return figures.choices().middle() * SECONDS_A_CHOICE / 60;
    }

    private static Trait rules(Figures figures) {
        return new Trait(
                Trait.Kind.RULES,
                level(figures.rules(), RULES),
                Say.of("trait.RULES.value", figures.rules(), whole(figures.answers())),
                Say.of("trait.RULES.meaning", figures.rules(), whole(figures.answers())));
    }

    private static Trait length(Figures figures) {
        String time = time(minutes(figures));
        return new Trait(
                Trait.Kind.LENGTH,
                level(minutes(figures), MINUTES),
                Say.of("trait.LENGTH.value", time, whole(figures.choices().middle())),
                Say.of(
                        "trait.LENGTH.meaning",
                        whole(figures.choices().middle()),
                        whole(figures.choices().low()),
                        whole(figures.choices().high()),
                        time,
                        SECONDS_A_CHOICE));
    }

    /** "50 minutes", "2½ hours". */
    static String time(double minutes) {
        return GameFacts.time((int) Math.max(5, Math.round(minutes / 5) * 5));
    }

    /**
     * How often chance is used. Upsets are mentioned, too, but they depend on how well the stronger bot knows the game.
     */
    private static Trait luck(Figures figures) {
        double inTen = 10 * figures.chances() / Math.max(1, figures.choices().middle());
        return new Trait(
                Trait.Kind.LUCK,
                level(inTen, CHANCES),
                Say.of("trait.LUCK.value", whole(figures.chances())),
                Say.of("trait.LUCK.meaning", whole(figures.chances()), Numbers.of(inTen), percent(figures.upsets())));
    }

    private static Trait secrets(Figures figures) {
        String share = whole(figures.secrets());
        return new Trait(
                Trait.Kind.SECRETS,
                level(figures.secrets(), SECRETS),
                Say.of("trait.SECRETS.value", share),
                Say.of("trait.SECRETS.meaning", share));
    }

    private static Trait fighting(Figures figures) {
        String share = whole(figures.fighting());
        return new Trait(
                Trait.Kind.FIGHTING,
                level(figures.fighting(), FIGHTING),
                Say.of("trait.FIGHTING.value", share),
                Say.of("trait.FIGHTING.meaning", share));
    }

    private static Trait even(Figures figures, GameInfo info) {
        List<SeatWins> byWins = figures.seats().stream()
                .sorted(Comparator.comparingDouble(seat -> -seat.wins().share()))
                .toList();
        SeatWins best = byWins.get(0);
        SeatWins worst = byWins.get(byWins.size() - 1); // another seat, even where all win alike
        double apart = 100 * (best.wins().share() - worst.wins().share());
        return new Trait(
                Trait.Kind.EVENNESS,
                Trait.MOST + 1 - level(apart, UNEVEN),
                Say.of(
                        "trait.EVENNESS.value",
                        title(best, info),
                        whole(100 * best.wins().share()),
                        title(worst, info),
                        whole(100 * worst.wins().share())),
                Say.of(
                        "trait.EVENNESS.meaning",
                        title(best, info),
                        percent(best.wins()),
                        title(worst, info),
                        percent(worst.wins())));
    }

    private static String title(SeatWins seat, GameInfo info) {
        return info.seats().stream()
                .filter(each -> each.id().equals(seat.seat()))
                .map(SeatInfo::title)
                .findFirst()
                .orElse(seat.seat());
    }

    /** "12% (8 to 17)". */
    private static String percent(Part part) {
        return Say.of("trait.percent", whole(100 * part.share()), whole(100 * part.from()), whole(100 * part.to()));
    }

    private static String whole(double value) {
        return Numbers.of(Math.rint(value));
    }

    /** One more than the number of thresholds that a value has reached. */
    private static int level(double value, double[] steps) {
        return 1 + (int) DoubleStream.of(steps).filter(step -> value >= step).count();
    }
}
