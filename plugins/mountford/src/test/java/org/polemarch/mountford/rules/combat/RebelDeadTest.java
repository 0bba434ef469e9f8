package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/**
 * 4.2.6 and 1.1.2: rebels are enemies of Athens, so Athens does not grieve for them. On the map of this game only fleets
 * can rebel, and of them bellicosity takes no notice; Plataea stands in for a rebel city that has hoplites.
 */
@Cites({"1.1.2", "4.2.6"})
class RebelDeadTest {

    private static MountfordState threeFallAtPlataea(Field field, int seat, String... answers) {
        Table<MountfordState> table = field.bellicosity(8, 8)
                .home("4 hoplite-plataea-guard")
                .treasury(0, "ath-cleon")
                .treasury(1, "spa-colony")
                .table()
                .dice(seat == 0 ? 6 : 5, seat == 0 ? 5 : 6)
                .run(new OperationChoice.Ask(seat))
                .choose(answers);
        assertThat(table.last(BattleResult.Fought.class).losses()).isEqualTo(3);
        assertThat(at(table.state(), "plataea", "hoplite-plataea-guard")).isEqualTo(1);
        return table.state();
    }

    @Test
    @Covers("4.2.6-01")
    void rebelsCountForNeitherSide() {
        MountfordState state = threeFallAtPlataea(
                Field.bare().rebel("plataea").army("ath-demosthenes", "plataea", "5 hoplite-athens"),
                0,
                "continue plataea athens",
                "discard ath-cleon",
                "attack",
                "come-out");
        assertThat(state.bellicosity(0)).isEqualTo(8);
        assertThat(state.bellicosity(1)).isEqualTo(8);
    }

    @Test
    @Covers("4.2.6-01")
    void loyalAlliesCount() {
        MountfordState state = threeFallAtPlataea(
                Field.bare().army("spa-brasidas", "plataea", "5 hoplite-phlius"),
                1,
                "continue plataea sparta",
                "discard spa-colony",
                "attack",
                "come-out");
        assertThat(state.bellicosity(0)).isEqualTo(7);
        assertThat(state.bellicosity(1)).isEqualTo(9);
    }
}
