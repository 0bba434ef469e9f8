package org.polemarch.perikles.data;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Table;
import org.polemarch.perikles.data.PeriklesData.ColumnFigures;

/**
 * A column of the combat table, and the numbers to reach in it. What stands above it says when it is used: "3:1" when the
 * attacker has three times the defender's strength, "1:2" when the defender has twice the attacker's, "+2" when the attacker is
 * stronger by two, "-2" when the defender is.
 *
 * @param attacker the attacker's part of a ratio; 0 for a difference
 * @param defender the defender's part of a ratio, or the attacker's lead
 */
public record Column(String label, int attacker, int defender, int attackerNeeds, int defenderNeeds) {

    private static final Pattern RATIO = Pattern.compile("([1-9]):([1-9])");
    private static final Pattern LEAD = Pattern.compile("[+-][1-9]");

    /** Where neither side is much stronger. */
    public boolean isEven() {
        return attacker > 0 && attacker == defender;
    }

    /** Whether the stronger side, which has the column's better number, is strong enough for it. */
    public boolean applies(int attack, int defence) {
        if (attacker == 0) {
            return defender > 0 ? attack - defence >= defender : defence - attack >= -defender;
        }
        return attacker > defender ? attack * defender >= attacker * defence : defence * attacker >= defender * attack;
    }

    static List<Column> all(Table<ColumnFigures> table) {
        List<Column> all = table.list().stream().map(Column::of).toList();
        if (all.stream().filter(Column::isEven).count() != 1) {
            throw new DataFault("combat-table must have one column 1:1, for strengths that no other column is for");
        }
        return all;
    }

    private static Column of(ColumnFigures figures) {
        Matcher ratio = RATIO.matcher(figures.id());
        if (ratio.matches()) {
            return of(figures, Integer.parseInt(ratio.group(1)), Integer.parseInt(ratio.group(2)));
        }
        if (LEAD.matcher(figures.id()).matches()) {
            return of(figures, 0, Integer.parseInt(figures.id()));
        }
        throw new DataFault(
                "combat-table/" + figures.id() + " is no column: a column is a ratio as 3:1, or a lead as +2");
    }

    private static Column of(ColumnFigures figures, int attacker, int defender) {
        return new Column(figures.id(), attacker, defender, figures.attackerNeeds(), figures.defenderNeeds());
    }
}
