package org.polemarch.mountford.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;
import static org.polemarch.mountford.MountfordTable.position;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.economy.Revenue;
import org.polemarch.mountford.rules.economy.TradeRoutes;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.maintenance.MaintenancePayment;
import org.polemarch.mountford.rules.maintenance.NavalUpkeep;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.Ravaging;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.operations.RavagingAfterCombat;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** The worked examples of the rulebook on the shipped map. */
@Cites({"2.2", "2.4.2", "3.4", "3.5", "4.1", "6.2", "8.1.1", "8.3"})
class RulebookExamplesTest {

    private static final String SIPHAE = """
            siphae      ath-phormio       3 naval-piraeus
            siphae      spa-mindarus      2 naval-cyllene
            naupactus   ath-thrasybulus   2 naval-piraeus
            corinth     home              2 naval-corinth
            """;

    /** With Callicratides instead of Gylippus, whose own tile keeps him from Spartan hoplites. */
    @Test
    @Covers("E-01")
    void aSpartanTakesTheFleetOfCorinthToCorcyra() {
        Table<MountfordState> table = Field.start()
                .home("1 naval-corinth")
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-callicratides", "place sparta sparta", "objective corcyra", "take hoplite-sparta")
                .choose("go corinth");
        Field.anyWay(table);
        assertThat(where(table.state(), "spa-callicratides")).isEqualTo("corinth");
        for (int i = 0; i < 4; i++) {
            table.choose("take naval-corinth");
        }
        table.choose("advance");
        while (!(table.game().question().frame() instanceof OperationChoice.Ask)) {
            table.choose(
                    table.notations().contains("let-pass")
                            ? "let-pass"
                            : table.notations().get(0));
        }
        assertThat(where(table.state(), "spa-callicratides")).isEqualTo("corcyra");
        assertThat(in(table.state(), "spa-callicratides", "naval-corinth")).isEqualTo(4);
        assertThat(in(table.state(), "spa-callicratides", "hoplite-sparta")).isEqualTo(1);
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers("E-02")
    void phormioAtGythium() {
        Zones zones = rule(Zones.class);
        MountfordState start = Field.start().state();
        for (int space : data().atlas().area(data().atlas().areaAt("laconia")).spaces()) {
            assertThat(zones.reached(start, Power.ATHENS, space, Relation.UNFRIENDLY, true, true))
                    .as(data().atlas().space(space).id())
                    .isTrue();
        }
        Table<MountfordState> table = Field.start()
                .army("ath-phormio", "hermione", "3 naval-piraeus")
                .campaign("ath-phormio")
                .run(new CampaignObjective.Ask(tile("ath-phormio")))
                .choose("campaign gythium");
        while (!table.game().over()) {
            assertThat(table.game().question().frame()).isNotInstanceOf(Ravaging.Offer.class);
            table.choose(
                    table.notations().contains("let-pass")
                            ? "let-pass"
                            : table.notations().get(0));
        }
        assertThat(where(table.state(), "ath-phormio")).isEqualTo("gythium");
        table.dice(6, 1)
                .run(new OperationChoice.Ask(0))
                .choose("continue gythium athens", "discard ath-cleon", "attack", "hold-back")
                .asks("athens", RavagingAfterCombat.Ask.class)
                .choose("ravage");
        assertThat(table.state().ravaged(data().atlas().areaAt("laconia"))).isTrue();
    }

    @Test
    @Covers("E-03")
    void corinthiansBeforeAthensAndPiraeus() {
        UnfamiliarCountry country = rule(UnfamiliarCountry.class);
        MountfordState state = Field.start().state();
        assertThat(rule(Relations.class).friendly(state, Power.CORINTH, space("megara")))
                .isTrue();
        assertThat(country.unfamiliar(state, Power.CORINTH, space("athens"), false))
                .isFalse();
        assertThat(country.unfamiliar(state, Power.CORINTH, space("piraeus"), false))
                .isTrue();
        assertThat(data().atlas().paths().navalZone(space("megara")).has(space("piraeus")))
                .as("two naval paths, which do not count")
                .isTrue();
    }

    @Test
    @Covers("E-05")
    void sneakingPastPiraeusToNaxos() {
        MountfordTable table = position("""
                piraeus    home           4 naval-piraeus
                hermione   spa-mindarus   2 naval-gythium
                """)
                .dice(3, 1)
                .march("spa-mindarus", "naxos")
                .asks("athens", Interception.Offer.class)
                .leaves("aegina spa-mindarus 2 naval-gythium") // past friendly Methana nobody is asked
                .choose("intercept")
                .asks("athens", Interception.Offer.class)
                .leaves("kithnos spa-mindarus 2 naval-gythium")
                .choose("intercept", "spare")
                .leaves("naxos spa-mindarus 2 naval-gythium");
        assertThat(table.all(Interception.Attempted.class))
                .extracting(Interception.Attempted::caught)
                .containsExactly(false, false);
    }

    @Test
    @Covers("E-06")
    void theBattleOfSiphae() {
        position(SIPHAE)
                .dice(3, 3)
                .attack("athens", "siphae")
                .asks("athens", Support.Ask.class)
                .offers("enough", "join ath-thrasybulus")
                .choose("enough")
                .asks("peloponnese", Support.Ask.class)
                .offersOnly("enough", "join corinth", "join corinth 1 naval-corinth")
                .choose("join corinth")
                .athenianTotal(3 + 3 + 2 + 1, "die 3, the three ships in Siphae, Phormio 2, attacker 1")
                .peloponnesianTotal(3 + 2 + 2 + 1, "die 3, the two in Siphae, the two of Corinth, Mindarus 1");
    }

    @Test
    @Covers("E-06")
    void theBattleOfSiphaeWhileCorinthIsAtPeace() {
        position(SIPHAE + "armistice corinth 5")
                .dice(3, 3)
                .attack("athens", "siphae")
                .choose("enough")
                .peloponnesianTotal(3 + 2 + 1, "die 3, the two in Siphae, Mindarus 1");
    }

    @Test
    @Covers("E-07")
    void elevenShipsInPiraeusAndOneInNaupactus() {
        Field field = Field.bare().home("11 naval-piraeus").army("ath-phormio", "naupactus", "1 naval-piraeus");
        NavalUpkeep upkeep = rule(NavalUpkeep.class);
        assertThat(upkeep.cost(field.state(), kind("naval-piraeus"))).isEqualTo(2);
        field.state().removeLoose(space("piraeus"), kind("naval-piraeus"), 1);
        assertThat(upkeep.cost(field.state(), kind("naval-piraeus"))).isEqualTo(1);
        Field.bare()
                .home("11 naval-piraeus")
                .army("ath-phormio", "naupactus", "1 naval-piraeus")
                .run(new FieldMaintenance.Next(0, 0, -1))
                .asks("athens", MaintenancePayment.Ask.class)
                .choose("pay ath-cleon")
                .asksNobody();
    }

    @Test
    @Covers("E-09")
    void tributeAtTheStart() {
        Revenue revenue = rule(Revenue.class);
        MountfordState state = Field.start().state();
        assertThat(revenue.tributeNumbers(state, 1)).as("five 1s").isEqualTo(5);
        assertThat(revenue.tributeNumbers(state, 2)).as("and five 2s").isEqualTo(10);
        assertThat(revenue.tributeNumbers(state, 3)).as("and four 3s").isEqualTo(14);
        assertThat(revenue.tributeNumbers(state, 1) / 2).isEqualTo(2);
        assertThat(revenue.tributeNumbers(state, 2) / 2).isEqualTo(5);
        assertThat(revenue.tributeNumbers(state, 3) / 2).isEqualTo(7);
    }

    @Test
    @Covers("E-10")
    void tributeOfALoyalEmpire() {
        Revenue revenue = rule(Revenue.class);
        MountfordState state = Field.bare()
                .control("melos", Power.ATHENS)
                .control("sardis", Power.ATHENS)
                .state();
        assertThat(revenue.tributeNumbers(state, 1) / 2).isEqualTo(3);
        assertThat(revenue.tributeNumbers(state, 2) / 2).isEqualTo(6);
        assertThat(revenue.tributeNumbers(state, 3) / 2).isEqualTo(9);
    }

    @Test
    @Covers("E-11")
    void theRoutesOfCorinth() {
        TradeRoutes trade = rule(TradeRoutes.class);
        MountfordState state = Field.bare()
                .home("3 naval-corcyra-guard")
                .army("ath-nicias", "naupactus", "3 hoplite-athens")
                .state();
        assertThat(at(state, "corcyra", "naval-corcyra-guard")).isEqualTo(3);
        assertThat(trade.open(state, Power.CORINTH, space("corinth"), space("astacus")))
                .isTrue();
        assertThat(trade.open(state, Power.CORINTH, space("corinth"), space("epidamnos")))
                .isFalse();
        MountfordState neutral = Field.bare()
                .home("3 naval-corcyra-guard")
                .armistice(Power.CORINTH, 5)
                .state();
        assertThat(trade.open(neutral, Power.CORINTH, space("corinth"), space("epidamnos")))
                .isTrue();
    }
}
