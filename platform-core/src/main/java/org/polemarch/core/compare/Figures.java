package org.polemarch.core.compare;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.game.Camp;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.SetupFault;
import tools.jackson.core.JacksonException;

/**
 * What a game is like to play, measured in games between bots, so that a player can choose before knowing its rules. A game
 * ships them as {@code figures.json} beside its plugin class.
 *
 * @param game its id
 * @param experiment how they were measured
 * @param rules sections of the rulebook that the program enforces
 * @param choices decisions with more than one answer, of all seats together
 * @param answers to choose from at a decision, on average
 * @param secrets in how many percent of the decisions somebody knew something others don't
 * @param fighting how many percent of the log are about battles and sieges
 * @param chances dice, draws and shuffles in a game
 * @param ledFrom after how many percent of the game the winner took the lead for good
 * @param upsets how often the weaker bot of the experiment's first step of skill beat the stronger one; one half would
 *     be pure luck
 */
public record Figures(
        String game,
        Experiment experiment,
        int rules,
        Range choices,
        double answers,
        double secrets,
        double fighting,
        double chances,
        double ledFrom,
        Part upsets,
        List<SeatWins> seats) {

    public static final String FILE = "figures.json";

    public Figures {
        Objects.requireNonNull(game);
        Objects.requireNonNull(experiment);
        Objects.requireNonNull(choices);
        Objects.requireNonNull(upsets);
        seats = List.copyOf(seats);
    }

    /** The median, and the range of nine tenths of all games. */
    public record Range(double low, double middle, double high) {}

    /** A part of all games from 0 to 1, and its interval of 95%. */
    public record Part(double share, double from, double to) {
        static Part of(Share share) {
            return new Part(
                    share.share(), share.interval().low(), share.interval().high());
        }
    }

    public record SeatWins(String seat, Camp camp, Part wins) {}

    /** Takes the figures of one game out of what an experiment with a step of skill found. */
    public static Figures of(Findings findings, InstalledGame game) {
        Findings.Portrait portrait = findings.whats().stream()
                .filter(each -> each.what().equals(game.id()))
                .findFirst()
                .orElseThrow(() -> new SetupFault("the experiment did not play " + game.id()
                        + " by its printed rules; it played "
                        + String.join(", ", findings.experiment().whats())));
        Findings.Rung step = findings.skill().stream()
                .filter(each -> each.what().equals(game.id()))
                .findFirst()
                .orElseThrow(() -> new SetupFault(
                        "the experiment has no ladder of skill; write \"skill\": [\"random\", \"greedy\"]"));
        Spread choices = portrait.measures().get(Measure.CHOICES);
        Part stronger = Part.of(step.wins());
        Experiment all = findings.experiment();
        return new Figures(
                game.id(),
                new Experiment(List.of(game.id()), all.bots(), all.games(), all.seed(), all.skill()),
                (int) game.plugin().ruleIndex().sections().stream()
                        .filter(section -> section.status() == RuleIndex.Status.ENFORCED)
                        .count(),
                new Range(choices.q05(), choices.q50(), choices.q95()),
                mean(portrait, Measure.BRANCHING),
                mean(portrait, Measure.SECRETS),
                mean(portrait, Measure.FIGHTING),
                mean(portrait, Measure.CHANCES),
                mean(portrait, Measure.LED_FROM),
                new Part(1 - stronger.share(), 1 - stronger.to(), 1 - stronger.from()),
                portrait.seats().stream()
                        .map(seat -> new SeatWins(seat.id(), seat.camp(), Part.of(seat.wins())))
                        .toList());
    }

    private static double mean(Findings.Portrait portrait, Measure measure) {
        Spread spread = portrait.measures().get(measure);
        return spread == null ? 0 : spread.mean();
    }

    /** The figures that a game ships; empty if it hasn't been measured. */
    public static Optional<Figures> shipped(InstalledGame game) {
        try (InputStream in = game.plugin().getClass().getResourceAsStream(FILE)) {
            return in == null ? Optional.empty() : Optional.of(Json.COMPACT.readValue(in, Figures.class));
        } catch (IOException | JacksonException e) {
            throw new SetupFault(FILE + " of " + game.id() + " can't be read: " + e.getMessage(), e);
        }
    }

    /** As JSON: the same bytes on every machine. */
    public String json() {
        return Json.pretty(this);
    }
}
