package org.polemarch.mountford;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.api.text.Words;
import org.polemarch.mountford.data.Figures;

/** What sieges, battles and interceptions come to, by the figures of the game. */
final class MountfordOdds {

    private static final int DIE = 6;
    private static final int ATTACKER = 1; // 4.1.2, 4.2.4: one for the attacker
    private static final int MOST_LEAD = 4;

    private final Figures figures;
    private final Words words;

    MountfordOdds(Figures figures, Words words) {
        this.figures = figures;
        this.words = words;
    }

    List<RuleFigures> all() {
        return List.of(
                siege(),
                battle(Concept.LAND_BATTLE, "4.2.4", "figures.wins.land"),
                battle(Concept.SEA_BATTLE, "4.1.2", "figures.wins.sea"),
                new RuleFigures(
                        Concept.SICILY,
                        "3.3",
                        words.text("figures.crossing"),
                        List.of(new Row(words.text("figures.storm"), RuleFigures.percent(from(figures.stormFrom()))))),
                new RuleFigures(
                        Concept.SUPPLY,
                        "3.4",
                        words.text("figures.losses"),
                        List.of(
                                new Row(
                                        words.text("figures.losses.one"),
                                        RuleFigures.percent(from(figures.unfamiliarOneFrom()))),
                                new Row("2", RuleFigures.percent(from(figures.unfamiliarTwoFrom()))))));
    }

    private static double from(int lowest) {
        return (DIE + 1 - lowest) / (double) DIE;
    }

    private RuleFigures siege() {
        List<Row> rows = new ArrayList<>();
        for (int operations = 1; operations <= figures.siegeFortress(); operations++) {
            rows.add(new Row(
                    words.text("figures.siege.after", operations),
                    words.text(
                            "figures.siege.chance",
                            RuleFigures.percent(fallen(figures.siegeFortress(), operations)),
                            RuleFigures.percent(fallen(figures.siegeOther(), operations)))));
        }
        return new RuleFigures(Concept.SIEGE, "5", words.text("figures.siege"), rows);
    }

    private double fallen(int needed, int operations) {
        if (needed <= 0) {
            return 1;
        }
        if (operations == 0) {
            return 0;
        }
        return figures.siegePoints().stream()
                .mapToDouble(points -> fallen(needed - points, operations - 1))
                .average()
                .orElseThrow();
    }

    private RuleFigures battle(Concept concept, String section, String title) {
        List<Row> rows = new ArrayList<>();
        for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead += 2) {
            String by = lead == 0
                    ? words.text("figures.equal")
                    : words.text(lead > 0 ? "figures.more" : "figures.fewer", Math.abs(lead));
            rows.add(new Row(by, RuleFigures.percent(attackerWins(lead))));
        }
        return new RuleFigures(concept, section, words.text(title), rows);
    }

    /** Between leaders of one rating the attacker wins a tie. */
    private static double attackerWins(int lead) {
        int wins = 0;
        for (int mine = 1; mine <= DIE; mine++) {
            for (int yours = 1; yours <= DIE; yours++) {
                if (mine + lead + ATTACKER >= yours) {
                    wins++;
                }
            }
        }
        return wins / (double) (DIE * DIE);
    }
}
