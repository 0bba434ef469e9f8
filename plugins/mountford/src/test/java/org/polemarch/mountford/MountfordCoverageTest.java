package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.combat.Lines;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.control.Argos;
import org.polemarch.mountford.rules.control.Control;
import org.polemarch.mountford.rules.control.Removal;
import org.polemarch.mountford.rules.control.Syracuse;
import org.polemarch.mountford.rules.economy.Revenue;
import org.polemarch.mountford.rules.economy.TradeRoutes;
import org.polemarch.mountford.rules.operations.ContinuingTiles;
import org.polemarch.mountford.rules.operations.ObjectiveReach;
import org.polemarch.mountford.rules.operations.Placements;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.Recruits;
import org.polemarch.mountford.rules.sieges.SiegeLines;
import org.polemarch.mountford.rules.specials.SpecialTargets;
import org.polemarch.mountford.rules.turn.Passing;
import org.polemarch.mountford.scoring.Scoring;
import org.polemarch.mountford.view.Projection;
import org.polemarch.testkit.RuleCoverage;

/** Every requirement is proved, every enforced section cited. */
class MountfordCoverageTest {

    /** Classes that carry out rules without having a frame of their own. */
    private static final List<Class<?>> COLLABORATORS = List.of(
            Bars.class,
            Lines.class,
            Relations.class,
            Treasuries.class,
            Zones.class,
            Revenue.class,
            TradeRoutes.class,
            Armies.class,
            Routes.class,
            ContinuingTiles.class,
            ObjectiveReach.class,
            Passing.class,
            Placements.class,
            RecruitRefusals.class,
            Recruits.class,
            Bellicosity.class,
            Argos.class,
            Control.class,
            Removal.class,
            SpecialTargets.class,
            Syracuse.class,
            SiegeLines.class,
            StartingPosition.class,
            Scoring.class,
            Atlas.class,
            Tiles.class,
            Projection.class);

    @Test
    void everyRequirementIsProved() {
        assertThat(new RuleCoverage(getClass()).faults()).isEmpty();
    }

    @Test
    void everySectionIsCited() {
        assertThat(new RuleCoverage(getClass())
                        .citationFaults(
                                new MountfordPlugin().ruleIndex(),
                                Field.rules().rules(),
                                COLLABORATORS.toArray(Class<?>[]::new)))
                .isEmpty();
    }

    @Test
    void everyRuleAndCollaboratorCitesItsSection() {
        List<String> silent = new ArrayList<>();
        Field.rules().rules().forEach(rule -> {
            if (!rule.getClass().isAnnotationPresent(Cites.class)) {
                silent.add(rule.getClass().getSimpleName());
            }
        });
        assertThat(silent).isEmpty();
    }
}
