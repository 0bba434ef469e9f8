package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.combat.Strengths;
import org.polemarch.perikles.rules.candidates.Proposals;
import org.polemarch.perikles.rules.common.DecisiveDefeat;
import org.polemarch.perikles.rules.common.SpecialTiles;
import org.polemarch.perikles.rules.forces.Deployment;
import org.polemarch.perikles.rules.forces.Permission;
import org.polemarch.perikles.rules.forces.Restrictions;
import org.polemarch.perikles.rules.forces.SlaveRevolt;
import org.polemarch.perikles.rules.forces.SpartanPrivilege;
import org.polemarch.perikles.rules.influence.InfluenceSpecials;
import org.polemarch.perikles.rules.influence.PlaceCubes;
import org.polemarch.perikles.scoring.Scoring;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement of the checklist is proved, and every section of the book is carried out and tested. */
class PeriklesCoverageTest {

    private final RuleCoverage coverage = new RuleCoverage(PeriklesCoverageTest.class);

    @Test
    void everyRequirementIsProved() {
        assertThat(coverage.faults()).isEmpty();
    }

    @Test
    void everySectionIsCitedByARuleAndByATest() {
        assertThat(coverage.citationFaults(
                        new PeriklesPlugin().ruleIndex(),
                        PeriklesTable.book(PeriklesTable.setup(3)).rules(),
                        Strengths.class,
                        CombatTable.class,
                        PlaceCubes.class,
                        Proposals.class,
                        Deployment.class,
                        Permission.class,
                        Restrictions.class,
                        SlaveRevolt.class,
                        SpartanPrivilege.class,
                        InfluenceSpecials.class,
                        Scoring.class,
                        SpecialTiles.class,
                        DecisiveDefeat.class))
                .isEmpty();
    }
}
