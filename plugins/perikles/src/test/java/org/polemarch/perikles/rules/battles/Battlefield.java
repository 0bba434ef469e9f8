package org.polemarch.perikles.rules.battles;

import java.util.Locale;
import org.polemarch.api.game.Setup;
import org.polemarch.perikles.PeriklesTable;

/** Battles for tests: red leads Athens, green Sparta, black Corinth; the location fought over lies in the first space. */
final class Battlefield {

    static final int[] ATTACKER_SUCCEEDS = {6, 6, 1, 1};
    static final int[] DEFENDER_SUCCEEDS = {1, 1, 6, 6};
    static final int[] BOTH_SUCCEED = {6, 6, 6, 6};
    static final int[] NOBODY_SUCCEEDS = {1, 1, 1, 1};

    private Battlefield() {}

    static PeriklesTable at(String location, String position) {
        return at(PeriklesTable.setup(3), location, position);
    }

    static PeriklesTable at(Setup setup, String location, String position) {
        String base = String.format(Locale.ROOT, """
                turn 3
                leader athens red
                leader sparta green
                leader corinth black
                locations %s
                """, location);
        return PeriklesTable.with(setup, base + position);
    }

    /** Resolves all locations; nothing stands at the others. */
    static PeriklesTable resolve(PeriklesTable table) {
        return table.run(new ResolveBattles.Next(0));
    }

    static int[] throwsOf(int[]... rolls) {
        int[] dice = new int[rolls.length * 4];
        for (int i = 0; i < rolls.length; i++) {
            System.arraycopy(rolls[i], 0, dice, i * 4, 4);
        }
        return dice;
    }
}
