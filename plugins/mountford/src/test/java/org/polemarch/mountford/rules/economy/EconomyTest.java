package org.polemarch.mountford.rules.economy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.maintenance.MaintenancePhase;
import org.polemarch.mountford.rules.specials.RebellionPlacement;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 8: income, tribute, emergency fund, trade routes. */
@Cites({"8", "8.1", "8.1.1", "8.1.2", "8.2", "8.3", "9.2"})
class EconomyTest {

    private final Revenue revenue = rule(Revenue.class);
    private final TradeRoutes trade = rule(TradeRoutes.class);

    private int line(Field field, String id) {
        for (MountfordData.Income line : data().incomes()) {
            if (line.id().equals(id)) {
                return revenue.line(field.state(), line);
            }
        }
        throw new AssertionError("no income line " + id);
    }

    private int income(Field field, TileSet set) {
        return revenue.of(field.state(), set);
    }

    @Test
    @Covers("8.0-01")
    void theOrderOfThePhase() {
        Table<MountfordState> table = Field.start()
                .ravaged("attica")
                .discarded("ath-cleon", "ath-nicias")
                .table()
                .lots(0)
                .run(new EconomicPhase.Begin(), new TurnEnd.Run())
                .asks("athens", TributeRate.Ask.class);
        assertThat(table.state().chest().discard().meets(data().tiles().of(TileSet.ATHENIAN)))
                .as("discards are back in the pools")
                .isFalse();
        assertThat(table.state().ravaged(data().atlas().areaAt("attica")))
                .as("markers still lie")
                .isTrue();
        table.choose("keep-tribute");
        assertThat(table.state().chest().holds(tile("ath-cleon")))
                .as("tiles were drawn")
                .isTrue();
        assertThat(table.state().ravaged().isEmpty()).isTrue();
        assertThat(table.state().turn()).isEqualTo(2);
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers({"8.1-01", "8.1-02", "8.1-03", "8.1-04", "8.1-05"})
    void athenianIncome() {
        assertThat(line(Field.start(), "athens-base")).isEqualTo(2);
        assertThat(line(Field.start(), "athens-area-attica")).isEqualTo(2);
        assertThat(line(Field.start().control("decelea", Power.SPARTA), "athens-area-attica"))
                .isZero();
        assertThat(line(Field.start().ravaged("attica"), "athens-area-attica")).isZero();
        assertThat(line(Field.start(), "athens-trade-route-byzantium")).isEqualTo(3);
        assertThat(line(
                        Field.start().army("spa-mindarus", "byzantium", "1 naval-gythium"),
                        "athens-trade-route-byzantium"))
                .isZero();
        assertThat(line(Field.start(), "athens-tribute")).isEqualTo(2);
        assertThat(line(Field.start(), "athens-sicily")).as("two spaces").isEqualTo(1);
        assertThat(line(Field.start().control("catana", Power.ATHENS), "athens-sicily"))
                .isEqualTo(1);
        assertThat(line(
                        Field.start().control("catana", Power.ATHENS).control("messana", Power.ATHENS),
                        "athens-sicily"))
                .isEqualTo(2);
        assertThat(income(Field.start(), TileSet.ATHENIAN)).isEqualTo(10);
    }

    @Test
    @Covers({"8.1-06", "8.2-02"})
    void moreIncomeThanTiles() {
        Table<MountfordState> table =
                Field.start().bellicosity(8, 7).table().lots(0).run(new Income.Draw());
        assertThat(table.state().bellicosity(0)).as("all tiles are in hand").isEqualTo(10);
        assertThat(table.state().bellicosity(1)).isEqualTo(9);
        table = Field.start()
                .bellicosity(8, 7)
                .treasury(0)
                .treasury(1)
                .table()
                .lots(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
                .run(new Income.Draw());
        assertThat(table.state().bellicosity(0)).isEqualTo(8);
        assertThat(table.state().bellicosity(1)).isEqualTo(7);
        assertThat(table.state().held(TileSet.ATHENIAN)).isEqualTo(10);
    }

    @Test
    @Covers("8.1-07")
    void argos() {
        assertThat(income(Field.start(), TileSet.ARGIVE)).isZero();
        assertThat(income(Field.start().turn(4).argosAtWar(), TileSet.ARGIVE)).isEqualTo(1);
        assertThat(income(Field.start().turn(4).argosAtWar().area("argolid", Power.ARGOS), TileSet.ARGIVE))
                .isEqualTo(3);
    }

    @Test
    @Covers({"8.1.1-01", "8.1.1-03"})
    void theRateRisesByOne() {
        Table<MountfordState> table = Field.start()
                .treasury(0)
                .table()
                .lots(new int[30])
                .run(new EconomicPhase.Begin())
                .choose("raise-tribute", "no-more");
        assertThat(table.state().tributeRate()).isEqualTo(2);
        assertThat(table.all(Income.Received.class).get(0).income())
                .as("10 - 2 + 5 at the new rate")
                .isEqualTo(13);
        Field three = Field.start();
        three.state().setTributeRate(3);
        assertThat(Field.rule(TributeRate.class).offered(three.state())).isFalse();
    }

    @Test
    @Covers("8.1.1-02")
    void aRiseMayBringTwoRebellions() {
        Table<MountfordState> table = Field.start()
                .army("ath-nicias", "thasos", "1 naval-piraeus")
                .army("ath-phormio", "naxos", "1 naval-samos")
                .run(new TributeRate.Ask())
                .choose("raise-tribute")
                .asks("peloponnese", RebellionPlacement.Ask.class)
                .refuses(
                        "incite thasos",
                        new RebellionPlacement.AthenianSpsThere(data().atlas().space(space("thasos"))))
                .offersNot("incite athens", "incite potidaea")
                .choose("incite naxos", "incite mytilene")
                .asksNobody();
        assertThat(table.state().rebels().has(space("naxos")))
                .as("allied SPs do not hold it down")
                .isTrue();
        assertThat(table.state().rebels().size()).isEqualTo(3);
    }

    @Test
    @Covers({"8.1.1-04", "8.1.1-05"})
    void whichNumbersCount() {
        assertThat(revenue.tributeNumbers(Field.start().state(), 1)).isEqualTo(5);
        assertThat(revenue.tributeNumbers(Field.start().rebel("samos").state(), 1))
                .isEqualTo(4);
        assertThat(revenue.tributeNumbers(
                        Field.start().control("icaria", Power.SPARTA).state(), 1))
                .isEqualTo(4);
        assertThat(revenue.tributeNumbers(Field.start().ravaged("samos").state(), 1))
                .isEqualTo(4);
        int without = revenue.tributeNumbers(Field.start().ravaged("euboea").state(), 2);
        assertThat(revenue.tributeNumbers(Field.start().state(), 2) - without)
                .as("Euboea has a 1 and a 2")
                .isEqualTo(2);
        assertThat(revenue.tributeNumbers(Field.start().state(), 1)
                        - revenue.tributeNumbers(Field.start().ravaged("euboea").state(), 1))
                .isEqualTo(1);
        assertThat(revenue.tributeNumbers(Field.start().ravaged("ionia").state(), 3))
                .as("neutral Sardis already shuts Ionia")
                .isEqualTo(revenue.tributeNumbers(Field.start().state(), 3));
    }

    @Test
    @Covers({"8.1.2-01", "8.1.2-02"})
    void theEmergencyFund() {
        Field.start()
                .treasury(0, "ath-cleon")
                .run(Field.rule(EmergencyFund.class).opening())
                .asksNobody();
        Table<MountfordState> table = Field.start()
                .treasury(0, "ath-cleon")
                .control("decelea", Power.SPARTA)
                .run(Field.rule(EmergencyFund.class).opening())
                .asks("athens", EmergencyFund.Ask.class)
                .offers("save-fund", "take ath-phormio")
                .choose("take ath-phormio", "take ath-tactics-1", "take ath-tactics-2", "take ath-treachery")
                .asksNobody();
        assertThat(table.state().held(TileSet.ATHENIAN)).isEqualTo(5);
        assertThat(table.state().emergencyUsed()).isTrue();
        assertThat(table.seenBy(Seats.PELOPONNESE).stream().map(Object::toString))
                .as("the other player does not learn which")
                .noneMatch(text -> text.contains("ath-phormio"));
        table.run(Field.rule(EmergencyFund.class).opening()).asksNobody();
        Field.start()
                .treasury(0, "ath-cleon")
                .rebel("samos", "chios", "thasos", "naxos")
                .run(Field.rule(EmergencyFund.class).opening())
                .asks("athens", EmergencyFund.Ask.class);
        Field.bare()
                .treasury(0, "ath-cleon")
                .rebel("samos", "chios", "thasos", "naxos")
                .run(Field.rule(EmergencyFund.class).opening())
                .asksNobody();
        Field.start()
                .treasury(0, "ath-cleon")
                .control("piraeus", Power.SPARTA)
                .run(Field.rule(EmergencyFund.class).opening())
                .asks("athens", EmergencyFund.Ask.class);
    }

    @Test
    @Covers("8.2-01")
    void spartanIncome() {
        assertThat(income(Field.start(), TileSet.SPARTAN)).isEqualTo(1 + 2 + 2 + 1 + 1);
        assertThat(income(Field.start().area("argolid", Power.SPARTA), TileSet.SPARTAN))
                .isEqualTo(8);
        assertThat(income(Field.start().ravaged("laconia", "messenia"), TileSet.SPARTAN))
                .isEqualTo(3);
        assertThat(income(Field.start().control("olympia", Power.ATHENS).ravaged("arcadia"), TileSet.SPARTAN))
                .isEqualTo(5);
    }

    @Test
    @Covers("8.2-03")
    void corinthianIncome() {
        assertThat(income(Field.start(), TileSet.CORINTHIAN)).isEqualTo(2 + 2);
        assertThat(income(Field.start().area("acarnania", Power.CORINTH), TileSet.CORINTHIAN))
                .isEqualTo(6);
        Field noFleet = Field.start();
        noFleet.state().removeLoose(space("corcyra"), Field.kind("naval-corcyra-guard"), 3);
        assertThat(income(noFleet, TileSet.CORINTHIAN))
                .as("with the Epidamnos route")
                .isEqualTo(5);
        assertThat(income(Field.start().ravaged("corinthia"), TileSet.CORINTHIAN))
                .isEqualTo(2);
    }

    @Test
    @Covers("8.2-04")
    void thebanIncome() {
        assertThat(income(Field.start(), TileSet.THEBAN))
                .as("Plataea is Athenian")
                .isEqualTo(1);
        assertThat(income(Field.start().control("plataea", Power.THEBES), TileSet.THEBAN))
                .isEqualTo(3);
        assertThat(income(Field.start().control("plataea", Power.SPARTA), TileSet.THEBAN))
                .isEqualTo(1);
    }

    @Test
    @Covers("8.2-05")
    void persianTilesComeOrGo() {
        Table<MountfordState> table = Field.start().persiaAtWar().run(new EconomicPhase.Begin());
        assertThat(table.state().held(TileSet.PERSIAN)).isEqualTo(4);
        table = Field.start().hold("per-agents", "per-rebellion").run(new EconomicPhase.Begin());
        assertThat(table.state().held(TileSet.PERSIAN)).isZero();
        assertThat(table.state().chest().discard().and(data().tiles().of(TileSet.PERSIAN)))
                .isEqualTo(data().tiles().of(TileSet.PERSIAN));
    }

    @Test
    @Covers("8.2-06")
    void syracusanIncome() {
        assertThat(income(Field.start(), TileSet.SYRACUSAN))
                .as("neutral, two spaces")
                .isEqualTo(1);
        assertThat(income(Field.start().control("gela", Power.ATHENS), TileSet.SYRACUSAN))
                .isZero();
        assertThat(income(
                        Field.start().control("catana", Power.SYRACUSE).control("acragas", Power.SYRACUSE),
                        TileSet.SYRACUSAN))
                .isEqualTo(2);
    }

    @Test
    @Covers({"8.3-01", "8.3-02", "8.3-03"})
    void tradeRoutes() {
        int corinth = space("corinth");
        int astacus = space("astacus");
        assertThat(trade.open(Field.bare().state(), Power.CORINTH, corinth, astacus))
                .isTrue();
        assertThat(trade.open(Field.bare().control("corinth", Power.ATHENS).state(), Power.CORINTH, corinth, astacus))
                .as("the start must be friendly")
                .isFalse();
        assertThat(trade.open(
                        Field.bare()
                                .control("astacus", Power.ATHENS)
                                .army("ath-nicias", "astacus", "3 hoplite-athens")
                                .state(),
                        Power.CORINTH,
                        corinth,
                        astacus))
                .as("hostile end, land forces")
                .isTrue();
        for (String post : new String[] {"corinth", "astacus", "patrae"}) {
            assertThat(trade.open(
                            Field.bare()
                                    .army("ath-phormio", post, "1 naval-piraeus")
                                    .state(),
                            Power.CORINTH,
                            corinth,
                            astacus))
                    .as("a fleet at " + post)
                    .isFalse();
        }
        for (int step : trade.route(Field.bare().state(), Power.ATHENS, space("piraeus"), space("byzantium"))) {
            assertThat(data().atlas().paths().bySea(step)).isNotEmpty();
        }
        assertThat(trade.open(Field.bare().state(), Power.ATHENS, space("athens"), space("byzantium")))
                .as("no land path serves")
                .isFalse();
    }

    @Test
    @Covers("8.3-04")
    void routesAreLookedAtOnlyForRevenue() {
        Table<MountfordState> table = Field.start()
                .army("spa-mindarus", "byzantium", "1 naval-gythium")
                .run(new MaintenancePhase.Begin());
        assertThat(table.all(Income.Received.class)).isEmpty();
        table = Field.start().table().lots(0).run(new Income.Draw());
        assertThat(table.all(Income.Received.class)).isNotEmpty();
    }

    @Test
    @Covers("9.2-04")
    void athensHoldsOut() {
        Table<MountfordState> table =
                Field.start().turn(10).run(new TurnEnd.Run()).asksNobody();
        assertThat(table.state().ending()).isEqualTo(Ending.ATHENS_HELD_OUT);
        assertThat(table.outcome().winners()).extracting(seat -> seat.id()).containsExactly("athens");
        Field.start().turn(9).run(new TurnEnd.Run()).asks("athens", OperationChoice.Ask.class);
    }
}
