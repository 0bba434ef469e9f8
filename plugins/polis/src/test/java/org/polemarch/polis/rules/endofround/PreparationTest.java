package org.polemarch.polis.rules.endofround;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.testkit.Covers;

@Cites("end-of-round/preparation")
class PreparationTest {

    private static final String PASSED = "passed sparta | passed athens";

    @Test
    @Covers("P229")
    void theMarkerAdvancesAndDisksAndCubesGo() {
        PolisTable table = PolisTable.of(PASSED, "tribute athens attika | siege sparta thibae 2 | boiotia sparta 2")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step());
        assertThat(table.state().course().round()).isEqualTo(Round.EPSILON);
        assertThat(table.view("athens").betweenTurns())
                .as("nobody has a turn before the Event")
                .isTrue();
        assertThat(table.state().tribute().disk(Space.ATTIKA)).isEmpty();
        table.siegeDisks("sparta", "thibae", 0);
        assertThat(open(table))
                .doesNotContain("persia-5", "aegyptos-5", "euxinos-5")
                .hasSize(9);
    }

    @Test
    @Covers({"P168", "P229"})
    void theTopCubeOfEachMarketIsLiftedFirst() {
        PolisTable table = PolisTable.of(PASSED);
        List<String> threes = open(table);
        table.lots(0, 0, 0, 0, 0).run(new Preparation.Step());
        assertThat(open(table))
                .containsAll(threes)
                .contains("persia-4", "aegyptos-4", "euxinos-4", "illyria-4", "thraki-4")
                .hasSize(threes.size() + 5);
        table.state().course().pass(Side.SPARTA);
        table.state().course().pass(Side.ATHENS);
        table.lots(0, 0, 0, 0, 0, 0).choose("remove protagoras").run(new Preparation.Step());
        assertThat(table.state().course().round()).isEqualTo(Round.OMEGA);
        assertThat(open(table)).contains("persia-5", "aegyptos-5", "euxinos-5").hasSize(12);
    }

    private List<String> open(PolisTable table) {
        List<String> open = new ArrayList<>();
        for (TradeSpace space : Named.data().tradeSpaces()) {
            if (!table.state().commerce().isCovered(space.index())) {
                open.add(space.id());
            }
        }
        return open;
    }

    @Test
    @Covers({"P230", "P098"})
    void projectsLeftOnOfferLeaveTheGame() {
        PolisTable table = PolisTable.of(PASSED, "offer protagoras zeus | site koilon athinae")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step());
        assertThat(table.state().tiles().isGone(Named.project("protagoras"))).isTrue();
        assertThat(table.state().tiles().isGone(Named.project("zeus"))).isTrue();
        assertThat(table.state().tiles().isAt(Named.project("koilon"), Polis.ATHINAE))
                .isTrue();
    }

    @Test
    @Covers({"P231", "P098"})
    void afterAlphaFiveAreDrawnAndThePlayerWithLessPrestigeRemovesOne() {
        PolisTable table = PolisTable.of(PASSED, "athens prestige 3 | sparta prestige 4 | offer zeus apollo koilon")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step())
                .asks("athens", RemoveProject.Choose.class)
                .offersOnly("remove protagoras", "remove socrates", "remove myron", "remove fidias", "remove skini")
                .choose("remove socrates");
        assertThat(table.view("athens").offer()).hasSize(4);
        assertThat(table.state().tiles().isGone(Named.project("socrates"))).isTrue();
    }

    @Test
    @Covers({"P231", "P098"})
    void afterEpsilonTheLastSixAreDrawn() {
        PolisTable table = PolisTable.of(
                        "round epsilon", PASSED, "offer protagoras socrates myron fidias apollo zeus" + " koilon skini")
                .lots(0, 0, 0, 0, 0, 0)
                .run(new Preparation.Step())
                .usedAllChance();
        assertThat(table.view("athens").offer()).hasSize(6);
        assertThat(table.view("athens").pile()).isZero();
        table.choose("remove nemea");
        assertThat(table.view("athens").offer()).hasSize(5);
    }

    @Test
    @Covers("P231")
    void inATieWhoPassedFirstRemovesOne() {
        PolisTable.of("passed sparta | passed athens")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step())
                .asks("sparta", RemoveProject.Choose.class);
        PolisTable.of("passed athens | passed sparta")
                .lots(0, 0, 0, 0, 0)
                .run(new Preparation.Step())
                .asks("athens", RemoveProject.Choose.class);
    }
}
