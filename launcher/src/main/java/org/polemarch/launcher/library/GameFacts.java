package org.polemarch.launcher.library;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.polemarch.api.game.GameInfo;
import org.polemarch.api.game.GameOption;
import org.polemarch.api.game.Scenario;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.words.Say;

/** The facts by which a player chooses a game, the same for each, so that two can be compared. */
public final class GameFacts {

    private GameFacts() {}

    public record Fact(String name, String value) {}

    /** "3 to 5 seats". */
    public static String seats(GameInfo info) {
        return info.fewestSeats() == info.mostSeats()
                ? Say.of("facts.seats", info.mostSeats())
                : Say.of("facts.seats-range", info.fewestSeats(), info.mostSeats());
    }

    /** "3 to 5". */
    public static String seatNumbers(GameInfo info) {
        return info.fewestSeats() == info.mostSeats()
                ? String.valueOf(info.mostSeats())
                : Say.of("facts.range", info.fewestSeats(), info.mostSeats());
    }

    /** "2½ hours" or "45 minutes". */
    public static String length(GameInfo info) {
        return time(info.minutes());
    }

    static String time(int minutes) {
        int halves = Math.round(minutes / 30f);
        if (halves < 3) {
            return Say.of("facts.minutes", minutes);
        }
        return Say.of("facts.hours", halves / 2 + (halves % 2 == 1 ? "½" : ""));
    }

    /** "about 320 decisions", once they are counted. */
    public static String decisions(OptionalInt counted) {
        return counted.isPresent()
                ? Say.of("facts.decisions", rounded(counted.getAsInt()))
                : Say.of("facts.decisions-uncounted");
    }

    /** To two figures: no two games are equally long. */
    private static String rounded(int count) {
        int unit = 1;
        while (count / unit >= 100) {
            unit *= 10;
        }
        int round = (count + unit / 2) / unit * unit;
        // Formatted by hand: a formatter would delay the window's first frame by some ten milliseconds.
        return round < 1_000
                ? String.valueOf(round)
                : round / 1_000 + "," + String.valueOf(1_000 + round % 1_000).substring(1);
    }

    public static List<Fact> of(InstalledGame game, OptionalInt counted) {
        GameInfo info = game.info();
        String between = counted.isPresent() ? Say.of("facts.between-bots", decisions(counted)) : decisions(counted);
        return List.of(
                new Fact(Say.of("facts.name.credit"), info.credit()),
                new Fact(Say.of("facts.name.about"), info.summary()),
                new Fact(Say.of("facts.name.seats"), seats(info)),
                new Fact(Say.of("facts.name.length"), length(info)),
                new Fact(Say.of("facts.name.decisions"), between),
                new Fact(Say.of("facts.name.hidden"), Say.sentence(info.hidden())),
                new Fact(Say.of("facts.name.random"), Say.sentence(info.random())),
                new Fact(Say.of("facts.name.scenarios"), listed(info.scenarios(), Scenario::title)),
                new Fact(Say.of("facts.name.options"), listed(info.options(), GameOption::title)),
                new Fact(Say.of("facts.name.variants"), listed(game.variantInfos(), VariantInfo::title)));
    }

    private static <T> String listed(List<T> all, Function<T, String> title) {
        return all.isEmpty()
                ? Say.of("facts.none")
                : String.join(", ", all.stream().map(title).toList());
    }
}
