package org.polemarch.mountford.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.3.1: how far the SPs of some powers may go. */
@Cites({"2.2.4", "9.3.1"})
class RangesTest {

    private final Armies armies = rule(Armies.class);

    @Test
    @Covers({"9.3.1-01", "9.3.1-02", "9.3.1-03"})
    void rangesOfThebansCorinthiansAndAmbraciots() {
        MountfordState state = Field.bare().state();
        var theban = armies.range(state, IndexSet.of(kind("hoplite-thebes")), false);
        assertThat(theban.has(space("athens"))).as("two from Boeotia").isTrue();
        assertThat(theban.has(space("larisa"))).as("near Pharsalus").isTrue();
        assertThat(theban.has(space("sparta"))).isFalse();
        assertThat(theban.has(space("piraeus"))).as("three steps").isFalse();
        var corinthian = armies.range(state, IndexSet.of(kind("hoplite-corinth")), false);
        assertThat(corinthian.has(space("athens"))).isTrue();
        assertThat(corinthian.has(space("larisa"))).isFalse();
        assertThat(armies.range(state, IndexSet.of(kind("hoplite-corinth")), true)
                        .has(space("larisa")))
                .as("carried by ships")
                .isTrue();
        assertThat(armies.range(state, IndexSet.of(kind("naval-corinth")), false)
                        .has(space("naxos")))
                .isTrue();
        var ambraciot = armies.range(state, IndexSet.of(kind("hoplite-ambracia")), false);
        assertThat(ambraciot.has(space("naupactus"))).as("four steps").isTrue();
        assertThat(ambraciot.has(space("delphi"))).isFalse();
    }

    @Test
    @Covers("9.3.1-04")
    void spsThatCannotEnterTheRouteAreNotActivated() {
        Field.start()
                .run(new OperationChoice.Ask(1))
                .choose("lead the-pagondas", "place thebes thebes")
                .offers("objective larisa")
                .refuses(
                        "objective sparta",
                        new ObjectiveChoice.BeyondTheirRange(data().atlas().space(space("sparta")), "9.3.1"));
        Table<MountfordState> table = Field.bare()
                .home("3 naval-corinth", "2 hoplite-ambracia")
                .run(new OperationChoice.Ask(1))
                .choose(
                        "lead cor-aristeus",
                        "place corinth corinth",
                        "objective naxos",
                        "take naval-corinth",
                        "go ambracia");
        Field.anyWay(table);
        table.refuses(
                "take hoplite-ambracia",
                new RecruitRefusals.BeyondTheirRange(
                        Field.kindOf("hoplite-ambracia"), data().atlas().space(space("naxos"))));
    }

    @Test
    @Covers({"9.3.1-04", "2.2.4-04"})
    void nobodyIsMadeToTakeWhoCannotGo() {
        // Without ships the hoplites of Corinth get no farther than three spaces from Corinthia.
        Field.bare()
                .home("3 hoplite-corinth")
                .run(new OperationChoice.Ask(1))
                .choose("lead cor-aristeus", "place corinth corinth")
                .offersNot("objective larisa")
                .offers("objective athens");
        Field.bare()
                .home("3 hoplite-corinth", "2 naval-corinth")
                .run(new OperationChoice.Ask(1))
                .choose("lead cor-aristeus", "place corinth corinth", "objective naxos", "take hoplite-corinth")
                .offersOnly("take hoplite-corinth", "take naval-corinth", "halt")
                .choose("take naval-corinth", "take naval-corinth")
                .offers("advance")
                .offersNot("halt");
    }
}
