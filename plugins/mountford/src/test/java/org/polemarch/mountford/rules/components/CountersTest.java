package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;

/** 1.2: SPs and their zones of influence, home guards, garrisons and markers. */
@Cites({"1.2.1", "1.2.2", "1.2.3", "1.2.4"})
class CountersTest {

    private final Atlas atlas = data().atlas();
    private final Zones zones = rule(Zones.class);

    private static MountfordView view(MountfordState state) {
        return (MountfordView) Field.rules().game().project(state, Seats.ATHENS);
    }

    @Test
    @Covers("1.2.1-01")
    void hoplitesAndCavalryAreLandSps() {
        assertThat(SpType.HOPLITE.land() && SpType.CAVALRY.land()).isTrue();
        assertThat(SpType.NAVAL.land()).isFalse();
        MountfordState state = Field.bare()
                .army("ath-nicias", "athens", "2 hoplite-athens", "1 cavalry-athens", "1 naval-piraeus")
                .state();
        assertThat(state.armyLand(tile("ath-nicias"))).isEqualTo(3);
        assertThat(state.armyNaval(tile("ath-nicias"))).isEqualTo(1);
    }

    @Test
    @Covers("1.2.1-02")
    void countersAreNotLimited() {
        MountfordState state = Field.start().home("50 naval-piraeus").state();
        assertThat(Field.at(state, "piraeus", "naval-piraeus")).isEqualTo(62);
    }

    @Test
    @Covers({"1.2.1-03", "1.2.1-04", "1.2.1-05", "3.2-03", "3.3-03"})
    void zonesOfInfluence() {
        assertThat(atlas.paths().landZone(space("athens")).has(space("panactum")))
                .isTrue();
        assertThat(atlas.paths().landZone(space("athens")).has(space("thebes")))
                .as("two steps")
                .isFalse();
        assertThat(atlas.paths().landZone(space("piraeus")).has(space("aegina")))
                .as("a naval path")
                .isFalse();
        assertThat(atlas.paths().navalZone(space("piraeus")).has(space("kithnos")))
                .as("two naval paths")
                .isTrue();
        assertThat(atlas.paths().navalZone(space("piraeus")).has(space("naxos")))
                .isFalse();
        assertThat(atlas.paths().navalZone(space("corinth")).has(space("cenchrae")))
                .as("never over the isthmus")
                .isFalse();
        assertThat(atlas.paths().navalZone(space("cape-taenarum")).has(space("syracuse")))
                .isFalse();
        MountfordState state = Field.bare()
                .home("1 naval-piraeus")
                .control("aegina", Power.SPARTA)
                .army("spa-mindarus", "aegina", "2 naval-gythium")
                .state();
        assertThat(zones.reached(state, Power.SPARTA, space("kithnos"), Relation.UNFRIENDLY, false, true))
                .as("what lies between does not matter")
                .isTrue();
    }

    @Test
    @Covers("1.2.2-01")
    void homeGuardsAreNeverActivated() {
        for (int leader = 0; leader < data().tiles().leaderCount(); leader++) {
            assertThat(data().tiles()
                            .leader(leader)
                            .activates()
                            .meets(data().kinds().guards()))
                    .isFalse();
        }
    }

    @Test
    @Covers("1.2.3-01")
    void garrisonsReachNothing() {
        MountfordState state = Field.bare().control("megara", Power.ATHENS).state();
        assertThat(zones.unfriendlyReach(state, Power.SPARTA, space("megara"))).isFalse();
        assertThat(zones.unfriendlyReach(state, Power.SPARTA, space("pegae"))).isFalse();
    }

    @Test
    @Covers("1.2.4-01")
    void markersAreKeptApart() {
        MountfordState state = Field.bare()
                .rebel("samos")
                .ravaged("samos")
                .siege("samos", 0, 1)
                .state();
        MountfordView.SpaceView samos = view(state).spaces().get(space("samos"));
        assertThat(samos.rebellion()).isTrue();
        assertThat(samos.siegePoints()).isEqualTo(1);
        assertThat(samos.besieger()).isEqualTo("athens");
        assertThat(view(state).ravaged()).containsExactly("samos");
        state.rebels().remove(space("samos"));
        assertThat(view(state).spaces().get(space("samos")).siegePoints()).isEqualTo(1);
        assertThat(view(state).ravaged()).hasSize(1);
    }
}
