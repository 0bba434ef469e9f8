package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.rules.combat.Attack.attack;
import static org.polemarch.mountford.rules.combat.Attack.fought;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.scenario.CampaignObjective;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 4.1: battles at sea. The die of Athens is rolled first. */
@Cites({"4.1", "4.1.1", "4.1.2", "4.1.3"})
class NavalBattleTest {

    /** Answers, with one of these where it is offered, until something has happened. */
    private static Table<MountfordState> until(
            Table<MountfordState> table, Class<? extends GameEvent> event, String... preferred) {
        for (int i = 0; i < 20 && table.all(event).isEmpty(); i++) {
            table.choose(Stream.of(preferred)
                    .filter(table.notations()::contains)
                    .findFirst()
                    .orElse(table.notations().get(0)));
        }
        return table;
    }

    @Test
    @Covers({"4.1-02", "4.1.2-01", "4.1.2-02"})
    void theNavalTotal() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .home("4 naval-piraeus")
                        .army("ath-phormio", "kithnos", "1 naval-piraeus")
                        .army("ath-thrasybulus", "athens", "1 hoplite-athens")
                        .army("spa-lysander", "aegina", "3 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                2,
                3);
        table.offersOnly(
                        "enough",
                        "join ath-phormio",
                        "join piraeus",
                        "join piraeus 1 naval-piraeus",
                        "join piraeus 2 naval-piraeus",
                        "join piraeus 3 naval-piraeus")
                .choose("join ath-phormio", "enough", "use ath-tactics-1");
        assertThat(fought(table).athenianTotal())
                .as("die 2, one ship, Phormio 2, Tactics 2; those of Piraeus stayed away")
                .isEqualTo(2 + 1 + 2 + 2);
        assertThat(fought(table).peloponnesianTotal())
                .as("die 3, three ships, Lysander 2, attacker 1")
                .isEqualTo(9);
        assertThat(at(table.state(), "piraeus", "naval-piraeus")).isEqualTo(4);
    }

    @Test
    @Covers("4.1.2-03")
    void severalLeadersUseTheLowestRating() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("ath-nicias", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                3,
                3);
        table.choose("hold-back");
        assertThat(fought(table).athenianTotal()).as("Nicias counts 0").isEqualTo(3 + 2 + 1);
    }

    @Test
    @Covers("4.1.2-07")
    void neverMoreThanTheWinnersNumber() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-mindarus", "aegina", "1 naval-gythium", "1 naval-corinth"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                5);
        table.choose("use ath-tactics-1").choose("lose spa-mindarus naval-corinth");
        assertThat(fought(table).losses()).as("one ship won").isEqualTo(1);
        assertThat(table.state().armyNaval(tile("spa-mindarus"))).isEqualTo(1);
    }

    @Test
    @Covers("4.1.2-08")
    void anAthenianShipFirst() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-phormio", "aegina", "2 naval-piraeus", "2 naval-samos")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                3,
                6);
        table.choose("hold-back").offersOnly("lose ath-phormio naval-piraeus", "lose ath-phormio naval-samos");
        assertThat(in(table.state(), "ath-phormio", "naval-piraeus"))
                .as("one Athenian SP is gone")
                .isEqualTo(1);
        table.choose("lose ath-phormio naval-samos");
        assertThat(in(table.state(), "ath-phormio", "naval-samos")).isEqualTo(1);
    }

    @Test
    @Covers({"4.1.3-01", "4.1.3-02"})
    void bellicosityAtSea() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "5 naval-piraeus")
                        .army("spa-mindarus", "aegina", "3 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                5);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(0)).isEqualTo(9);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "5 naval-piraeus")
                        .army("spa-mindarus", "aegina", "3 naval-gythium"),
                0,
                "aegina",
                Power.ATHENS,
                6,
                4);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(1)).as("two SPs lost are too few").isEqualTo(8);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "1 naval-piraeus")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                1,
                6);
        table.choose("hold-back");
        assertThat(table.state().bellicosity(0)).isEqualTo(7);
        assertThat(table.state().bellicosity(1)).isEqualTo(9);
        table = attack(
                Field.bare()
                        .bellicosity(8, 8)
                        .army("ath-phormio", "aegina", "1 naval-samos")
                        .army("spa-lysander", "aegina", "5 naval-gythium"),
                1,
                "aegina",
                Power.SPARTA,
                1,
                6);
        assertThat(table.state().bellicosity(0)).as("an Athenian Allied SP").isEqualTo(8);
    }

    @Test
    @Covers("4.1.1-01")
    void fleetsInAFortifiedHarborMayDecline() {
        Table<MountfordState> table = attack(
                Field.bare().home("2 naval-chios-guard").army("spa-mindarus", "chios", "3 naval-gythium"),
                1,
                "chios",
                Power.SPARTA);
        table.asks("athens", Shelter.Ask.class).choose("stay-in");
        assertThat(table.all(BattleResult.Fought.class)).isEmpty();
        assertThat(table.last(Shelter.Avoided.class).naval()).isTrue();
        // Samos as a mere space of passage: a fleet caught moving through its own harbour must fight.
        Field moving = Field.bare()
                .army("ath-phormio", "icaria", "2 naval-piraeus")
                .army("spa-mindarus", "samos", "2 naval-gythium");
        moving.campaign("ath-phormio")
                .dice(6, 1, 1)
                .run(new CampaignObjective.Ask(tile("ath-phormio")))
                .choose("campaign samos", "intercept")
                .asks("athens", CombatTiles.Ask.class);
    }

    @Test
    @Covers("4.1.2-02")
    void aLeaderFarFromTheBattleDoesNotRateIt() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-phormio", "aegina", "3 naval-piraeus")
                                .army("ath-nicias", "corcyra", "1 hoplite-athens")
                                .army("spa-mindarus", "aegina", "1 naval-gythium"),
                        0,
                        2,
                        1)
                .choose("continue aegina athens", "discard ath-cleon", "attack");
        until(table, BattleResult.Fought.class, "hold-back", "enough");
        assertThat(table.last(BattleResult.Fought.class).athenianTotal())
                .as("die 2, three ships, Phormio 2, attacker 1; Nicias with his 0 is at Corcyra")
                .isEqualTo(2 + 3 + 2 + 1);
    }

    @Test
    @Cites("4.1.1")
    void theActivePlayersOwnFleetMayStayInItsHarbour() {
        Field field = Field.bare()
                .home("3 naval-piraeus")
                .army("ath-nicias", "piraeus", "2 hoplite-athens")
                .army("spa-agis", "piraeus", "1 hoplite-sparta")
                .army("spa-mindarus", "aegina", "5 naval-gythium");
        ask(field, 0)
                .choose("continue piraeus athens", "discard ath-cleon", "attack")
                .asks("athens", Shelter.Ask.class)
                .offersOnly("come-out", "stay-in");
    }
}
