package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilEvent;
import static org.polemarch.mountford.Field.ask;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 2.2.6: several leaders with one objective. */
@Cites("2.2.6")
class CombinedAttackTest {

    @Test
    @Covers({"2.2.6-03", "2.2.6-04"})
    void allArmiesOfABeatenCombinedAttackGoHome() {
        Table<MountfordState> table = ask(
                        Field.bare().home("4 hoplite-sparta", "4 hoplite-phlius", "1 hoplite-plataea-guard"),
                        1,
                        6,
                        6,
                        1)
                .choose("lead spa-mindarus", "place sparta sparta", "also spa-brasidas", "place phlius sparta")
                .choose("objective plataea")
                .choose("take hoplite-sparta", "take hoplite-sparta", "advance")
                .choose("take hoplite-phlius", "take hoplite-phlius", "advance", "intercept");
        untilEvent(table, Combat.SentHome.class, "hold-back", "enough", "come-out");
        assertThat(table.all(Combat.SentHome.class))
                .extracting(home -> home.leader().id())
                .containsExactlyInAnyOrder("spa-mindarus", "spa-brasidas");
    }

    @Test
    @Covers("2.2.6-01")
    void leadersOfACombinedAttackActForFriends() {
        Field field = Field.bare()
                .home("3 hoplite-corinth", "3 hoplite-phlius", "3 hoplite-sparta", "3 hoplite-ambracia")
                .armistice(Power.SPARTA, 4);
        Table<MountfordState> table = ask(field, 1).choose("lead cor-aristeus", "place corinth corinth");
        while (table.notations().contains("stance as-it-is")) {
            table.choose("stance as-it-is");
        }
        if (table.notations().contains("also spa-brasidas")) {
            table.choose("also spa-brasidas");
            assertThat(table.notations())
                    .as("Sparta is at peace, Corinth is not")
                    .noneMatch(place -> place.endsWith(" sparta"));
        }
        assertThat(table.notations()).doesNotContain("also spa-agis");
    }
}
