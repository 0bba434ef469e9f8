package org.polemarch.mountford.rules.combat;

import java.util.Locale;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.testkit.Table;

/** An attack by continuing operation, as the tests of section 4 begin. */
final class Attack {

    private Attack() {}

    /** The seat attacks in a space where it has an army, paying with any tile. */
    static Table<MountfordState> attack(Field field, int seat, String space, Power power, int... dice) {
        Table<MountfordState> table = field.table()
                .dice(dice)
                .run(new OperationChoice.Ask(seat))
                .choose("continue " + space + " " + power.name().toLowerCase(Locale.ROOT));
        table.choose(seat == 0 ? "discard ath-cleon" : "discard spa-colony");
        return table.choose("attack");
    }

    static BattleResult.Fought fought(Table<MountfordState> table) {
        return table.last(BattleResult.Fought.class);
    }
}
