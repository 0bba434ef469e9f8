package org.polemarch.perikles.combat;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.perikles.data.Column;
import org.polemarch.perikles.data.PeriklesData;

/** 4.6 The combat table: two strengths give a column, and the column what each side must reach with its dice. */
@Cites("4.6/table")
public class CombatTable {

    private final List<Column> columns;
    private final PeriklesData.Game figures;
    private final int even;

    @Inject
    public CombatTable(PeriklesData data) {
        columns = data.combatTable();
        figures = data.game();
        int at = 0;
        while (!columns.get(at).isEven()) {
            at++;
        }
        even = at;
    }

    /**
     * The column for two strengths: the best for the stronger side that it is strong enough for. So ratios go before
     * differences, for where both apply the ratio is better: 4 against 2 is 2:1, not +2.
     */
    public Column column(int attack, int defence) {
        if (attack > defence) {
            for (int at = columns.size() - 1; at > even; at--) {
                if (columns.get(at).applies(attack, defence)) {
                    return columns.get(at);
                }
            }
        } else {
            for (int at = 0; at < even; at++) {
                if (columns.get(at).applies(attack, defence)) {
                    return columns.get(at);
                }
            }
        }
        return columns.get(even);
    }

    public int dieSides() {
        return figures.dieSides();
    }

    public int tokensToWin() {
        return figures.tokensToWin();
    }

    /** Whether a side with this roll gains a token. */
    public boolean succeeds(int thrown, int needed) {
        return thrown >= needed;
    }
}
