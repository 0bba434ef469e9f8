package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 2.2.6 and 3.5: of several armies in one objective, only those that entered it are intercepted there. */
@Cites({"2.2.6", "3.5"})
class ArrivalTest {

    private static Field phliusWithNicias() {
        return Field.bare()
                .home("2 hoplite-phlius", "1 hoplite-corinth")
                .army("ath-nicias", "phlius", "3 hoplite-athens");
    }

    @Test
    @Covers({"2.2.6-03", "3.5-11"})
    void whoWasPlacedInTheObjectiveDidNotEnterIt() {
        Table<MountfordState> table = phliusWithNicias()
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-brasidas", "place phlius sparta", "also spa-callicratides", "place corinth sparta")
                .choose("objective phlius")
                .choose("take hoplite-phlius", "advance")
                .choose("take hoplite-corinth", "advance")
                .asks("athens", Interception.Offer.class);
        assertThat(((Interception.Offer) table.game().question().frame()).movers())
                .as("he who came from Corinth, alone")
                .isEqualTo(IndexSet.of(tile("spa-callicratides")));
    }

    @Test
    @Covers({"2.2.6-03", "3.5-11"})
    void whereNobodyArrivedNobodyIsIntercepted() {
        phliusWithNicias()
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-brasidas", "place phlius sparta", "also spa-callicratides", "place phlius sparta")
                .choose("objective phlius")
                .choose("take hoplite-phlius", "advance")
                .choose("take hoplite-phlius", "advance")
                .asks("athens", OperationChoice.Ask.class);
    }
}
