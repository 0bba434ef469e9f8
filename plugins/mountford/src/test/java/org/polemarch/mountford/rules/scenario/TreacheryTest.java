package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.owner;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.4.9: no space within the zone of influence of unfriendly SPs is seized by treachery, whether they are ships or hoplites. */
@Cites({"1.2.1", "9.4.9"})
class TreacheryTest {

    /** Nicias stands in Pylos without a fleet; the ships of Mindarus lie elsewhere. */
    private static Table<MountfordState> withShipsAt(String harbour) {
        return Field.bare()
                .army("ath-nicias", "pylos", "2 hoplite-athens")
                .army("spa-mindarus", harbour, "1 naval-gythium")
                .run(new OperationChoice.Ask(0))
                .choose("continue pylos athens", "play ath-treachery");
    }

    @Test
    @Covers("9.4.9-01")
    void shipsWithinTwoPathsKeepTheSpace() {
        Table<MountfordState> table = withShipsAt("asine").choose("refrain", "spare");
        assertThat(table.all(ContinuingEffect.CameToNothing.class)).hasSize(1);
        assertThat(owner(table.state(), "pylos")).isEqualTo(Power.SPARTA);
    }

    @Test
    @Covers("9.4.9-01")
    void shipsFartherAwayDoNot() {
        assertThat(owner(withShipsAt("cythera").choose("spare").state(), "pylos"))
                .isEqualTo(Power.ATHENS);
    }
}
