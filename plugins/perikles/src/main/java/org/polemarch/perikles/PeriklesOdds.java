package org.polemarch.perikles;

import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.data.Column;
import org.polemarch.perikles.data.PeriklesData;

/** What the dice of battle come to, by the combat table. */
final class PeriklesOdds {

    private final PeriklesData data;
    private final Words words;

    PeriklesOdds(PeriklesData data, Words words) {
        this.data = data;
        this.words = words;
    }

    List<RuleFigures> all() {
        List<Row> rows = data.combatTable().stream()
                .map(column -> new Row(
                        words.text("figures.column", column.label()), RuleFigures.percent(attackerWins(column))))
                .toList();
        String title = words.text("figures.wins");
        return List.of(
                new RuleFigures(Concept.LAND_BATTLE, "4.6/table", title, rows),
                new RuleFigures(Concept.SEA_BATTLE, "4.6/table", title, rows),
                new RuleFigures(
                        Concept.SICILY,
                        "4.1",
                        words.text("figures.tiles"),
                        List.of(
                                new Row(
                                        words.text("figures.tiles.all"),
                                        String.valueOf(data.locations().size())),
                                new Row(
                                        words.text("figures.tiles.open"),
                                        String.valueOf(data.game().openLocations())))));
    }

    private double attackerWins(Column column) {
        return wins(0, 0, reaching(column.attackerNeeds()), reaching(column.defenderNeeds()));
    }

    /** The chance that two dice reach a number. */
    private double reaching(int needed) {
        int sides = data.game().dieSides();
        int count = 0;
        for (int one = 1; one <= sides; one++) {
            for (int two = 1; two <= sides; two++) {
                count += one + two >= needed ? 1 : 0;
            }
        }
        return count / (double) (sides * sides);
    }

    /** From these tokens on (4.6/dice); throws that change nothing are left out of the count. */
    private double wins(int mine, int yours, double attacker, double defender) {
        int enough = data.game().tokensToWin();
        double alone = attacker * (1 - defender);
        double other = defender * (1 - attacker);
        if (mine == enough && yours == enough) {
            return alone / (alone + other);
        }
        if (mine == enough || yours == enough) {
            return mine == enough ? 1 : 0;
        }
        double both = attacker * defender;
        double sum = alone * wins(mine + 1, yours, attacker, defender)
                + other * wins(mine, yours + 1, attacker, defender)
                + both * wins(mine + 1, yours + 1, attacker, defender);
        return sum / (alone + other + both);
    }
}
