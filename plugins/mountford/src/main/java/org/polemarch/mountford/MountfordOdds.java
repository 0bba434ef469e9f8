package org.polemarch.mountford;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.mountford.data.Figures;

/** What sieges, battles and interceptions come to, by the figures of the game. */
final class MountfordOdds {

    private static final int DIE = 6;
    private static final int ATTACKER = 1; // 4.1.2, 4.2.4: one for the attacker
    private static final int MOST_LEAD = 4;

    private final Figures figures;

    MountfordOdds(Figures figures) {
        this.figures = figures;
    }

    List<RuleFigures> all() {
        return List.of(
                siege(),
                battle(Concept.LAND_BATTLE, "4.2.4", "hoplites and rating"),
                battle(Concept.SEA_BATTLE, "4.1.2", "ships and rating"),
                new RuleFigures(
                        Concept.SICILY,
                        "3.3",
                        "The crossing from Cape Taenarum",
                        List.of(new Row("Lost in a storm", RuleFigures.percent(from(figures.stormFrom()))))),
                new RuleFigures(
                        Concept.SUPPLY,
                        "3.4",
                        "Losses in unfamiliar country",
                        List.of(
                                new Row("At least 1", RuleFigures.percent(from(figures.unfamiliarOneFrom()))),
                                new Row("2", RuleFigures.percent(from(figures.unfamiliarTwoFrom()))))));
    }

    private static double from(int lowest) {
        return (DIE + 1 - lowest) / (double) DIE;
    }

    private RuleFigures siege() {
        List<Row> rows = new ArrayList<>();
        for (int operations = 1; operations <= figures.siegeFortress(); operations++) {
            rows.add(new Row(
                    "After " + operations + (operations == 1 ? " operation" : " operations"),
                    "fortress " + RuleFigures.percent(fallen(figures.siegeFortress(), operations)) + ", other place "
                            + RuleFigures.percent(fallen(figures.siegeOther(), operations))));
        }
        return new RuleFigures(Concept.SIEGE, "5", "Chance that a place has fallen", rows);
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

    private RuleFigures battle(Concept concept, String section, String counted) {
        List<Row> rows = new ArrayList<>();
        for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead += 2) {
            String by = lead == 0 ? "Equal" : (lead > 0 ? lead + " more" : -lead + " fewer");
            rows.add(new Row(by, RuleFigures.percent(attackerWins(lead))));
        }
        return new RuleFigures(concept, section, "Chance that the attacker wins, by " + counted, rows);
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
