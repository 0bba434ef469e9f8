package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.polis.rules.actions.CivilWar;
import org.polemarch.polis.rules.actions.CollectTribute;
import org.polemarch.polis.rules.actions.DevelopProject;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.actions.LaySiege;
import org.polemarch.polis.rules.actions.MoveProxenos;
import org.polemarch.polis.rules.actions.Trade;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.battles.BattleEnd;
import org.polemarch.polis.rules.concepts.Defeat;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.ProjectArea;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.polis.rules.round.Passing;
import org.polemarch.polis.rules.round.Ransom;
import org.polemarch.polis.scoring.Scoring;
import org.polemarch.testkit.Layers;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement is proved, every section of the book is cited, and every layer knows only what it may. */
class PolisCoverageTest {

    @Test
    void everyRequirementIsProved() {
        assertThat(new RuleCoverage(PolisCoverageTest.class).faults()).isEmpty();
    }

    @Test
    void everySectionIsCitedByARuleAndByATest() {
        assertThat(new RuleCoverage(PolisCoverageTest.class)
                        .citationFaults(
                                new PolisPlugin().ruleIndex(),
                                PolisTable.book().rules(),
                                CivilWar.class,
                                CollectTribute.class,
                                DevelopProject.class,
                                ElevenActions.class,
                                LaySiege.class,
                                MoveProxenos.class,
                                Trade.class,
                                Ways.class,
                                BattleEnd.class,
                                Defeat.class,
                                EventInForce.class,
                                Leagues.class,
                                PersonalBoards.class,
                                ProjectArea.class,
                                Stacking.class,
                                Passing.class,
                                Ransom.class,
                                Scoring.class))
                .isEmpty();
    }

    @Test
    void everyLayerKnowsOnlyWhatItMay() {
        Layers.of("org.polemarch.polis").check();
    }
}
