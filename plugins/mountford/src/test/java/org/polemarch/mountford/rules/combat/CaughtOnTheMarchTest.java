package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 4.1.1, 4.2.2 and 4.2.3: an army caught on the move escapes by putting to sea, never behind walls. */
@Cites({"3.5", "4.1.1", "4.2.2", "4.2.3", "4.3"})
class CaughtOnTheMarchTest {

    private static Table<MountfordState> march(Field field, String leader, String objective, int... dice) {
        return field.campaign(leader)
                .dice(dice)
                .run(new CampaignObjective.Ask(tile(leader)))
                .choose("campaign " + objective);
    }

    @Test
    @Covers({"4.2.3-01", "4.3-03", "3.5-08", "3.5-10"})
    void whoPutsToSeaFightsNobodyAshore() {
        // The hoplites of Argos stand in Nauplia itself: whoever is in their battle line must fight them.
        Table<MountfordState> table = march(
                        Field.bare()
                                .argosAtWar()
                                .army("arg-the-thousand", "nauplia", "4 hoplite-argos")
                                .army("spa-mindarus", "hermione", "3 naval-gythium", "1 hoplite-sparta"),
                        "spa-mindarus",
                        "thyrea",
                        5)
                .choose("via nauplia")
                .asks("athens", Interception.Offer.class)
                .choose("intercept")
                .asks("peloponnese", PuttingToSea.Ask.class)
                .choose("put-to-sea");
        assertThat(table.all(BattleResult.Fought.class)).isEmpty();
        assertThat(table.all(Combat.NoBattle.class)).hasSize(1);
        assertThat(in(table.state(), "spa-mindarus", "hoplite-sparta")).isEqualTo(1);
        assertThat(where(table.state(), "spa-mindarus")).as("it moves on").isEqualTo("thyrea");
    }

    @Test
    @Covers("4.2.2-01")
    void theGarrisonMayStayInButTheArmyOnTheMarchMustFight() {
        Table<MountfordState> table = march(
                        Field.bare()
                                .home("1 hoplite-plataea-guard")
                                .army("spa-agis", "plataea", "2 hoplite-sparta")
                                .army("ath-demosthenes", "siphae", "3 hoplite-athens"),
                        "ath-demosthenes",
                        "plataea",
                        4,
                        3,
                        2)
                .choose("intercept")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in", "hold-back");
        BattleResult.Fought fought = table.last(BattleResult.Fought.class);
        assertThat(fought.athenianTotal())
                .as("die 3, three hoplites, Demosthenes 2; the guard kept to its walls")
                .isEqualTo(3 + 3 + 2);
        assertThat(at(table.state(), "plataea", "hoplite-plataea-guard")).isEqualTo(1);
    }

    @Test
    @Covers("4.1.1-01")
    void theShipsInHarbourMayStayInButTheFleetOnTheMoveMustFight() {
        Table<MountfordState> table = march(
                        Field.bare()
                                .home("2 naval-piraeus")
                                .treasury(0)
                                .army("spa-mindarus", "piraeus", "2 naval-gythium")
                                .army("ath-phormio", "sunium", "3 naval-piraeus"),
                        "ath-phormio",
                        "piraeus",
                        4,
                        3,
                        2)
                .choose("intercept")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in");
        assertThat(table.last(BattleResult.Fought.class).athenianTotal())
                .as("die 3, three ships, Phormio 2; those in harbour stayed there")
                .isEqualTo(3 + 3 + 2);
        assertThat(where(table.state(), "ath-phormio")).isEqualTo("piraeus");
    }
}
