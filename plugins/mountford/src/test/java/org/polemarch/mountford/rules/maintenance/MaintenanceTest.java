package org.polemarch.mountford.rules.maintenance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 6: field maintenance, naval upkeep, reinforcements. */
@Cites({"6", "6.1", "6.2", "6.3", "9.3.2", "9.3.3", "9.4.2", "9.5.2", "9.6.2", "9.7.2", "9.8.2", "9.9.2", "9.10.1"})
class MaintenanceTest {

    private static Table<MountfordState> field(Field field, int seat) {
        return field.run(new FieldMaintenance.Next(seat, 0, -1));
    }

    private static Table<MountfordState> reinforce(Field field, int seat) {
        return field.run(new Reinforcements.Ask(seat));
    }

    @Test
    @Covers("6.1-01")
    void eachSpAbroadCostsATile() {
        Table<MountfordState> table = field(
                Field.bare()
                        .army("spa-brasidas", "amphipolis", "2 hoplite-phlius", "1 hoplite-thebes")
                        .army("spa-agis", "sparta", "3 hoplite-sparta"),
                1);
        table.asks("peloponnese", MaintenancePayment.Ask.class)
                .offers("pay spa-mindarus", "disband")
                .offersNot("pay the-pagondas", "pay cor-plague")
                .choose("pay spa-mindarus", "disband")
                .offers("pay the-pagondas")
                .offersNot("pay spa-gylippus")
                .choose("pay the-pagondas")
                .asksNobody();
        assertThat(in(table.state(), "spa-brasidas", "hoplite-phlius")).isEqualTo(1);
        assertThat(in(table.state(), "spa-brasidas", "hoplite-thebes")).isEqualTo(1);
        assertThat(table.state().chest().discard())
                .as("what was paid")
                .isEqualTo(IndexSet.of(tile("spa-mindarus"), tile("the-pagondas")));
        assertThat(in(table.state(), "spa-agis", "hoplite-sparta"))
                .as("at home, free")
                .isEqualTo(3);
        table = field(
                        Field.bare()
                                .army("spa-brasidas", "amphipolis", "2 hoplite-phlius")
                                .treasury(1),
                        1)
                .asksNobody();
        assertThat(where(table.state(), "spa-brasidas"))
                .as("nothing to pay with")
                .isEqualTo("off");
    }

    @Test
    @Covers("6.1-02")
    void aRebelSpaceFeedsOneSpartanSp() {
        Table<MountfordState> table = field(
                Field.bare()
                        .rebel("acanthus")
                        .armistice(Power.SPARTA, 5)
                        .army("spa-brasidas", "acanthus", "2 hoplite-phlius")
                        .army("spa-mindarus", "acanthus", "1 hoplite-sparta")
                        .treasury(1),
                1);
        table.choose("feed spa-brasidas hoplite-phlius").asksNobody();
        int left = in(table.state(), "spa-brasidas", "hoplite-phlius")
                + in(table.state(), "spa-mindarus", "hoplite-sparta");
        assertThat(left).as("one for the space").isEqualTo(1);
        table = field(
                Field.bare()
                        .rebel("acanthus")
                        .army("cor-aristeus", "acanthus", "1 hoplite-corinth")
                        .treasury(1),
                1);
        assertThat(where(table.state(), "cor-aristeus")).as("no Corinthians").isEqualTo("off");
    }

    @Test
    @Covers("6.1-02")
    void theOwnerSaysWhomTheRebelsFeed() {
        Field mytilene = Field.bare()
                .rebel("mytilene")
                .army("spa-callicratides", "mytilene", "1 hoplite-sparta", "2 naval-gythium", "1 naval-corinth")
                .treasury(1, "spa-mindarus");
        Table<MountfordState> table = field(mytilene, 1);
        table.asks("peloponnese", RebelFeeding.Ask.class)
                .offers("feed spa-callicratides hoplite-sparta", "feed spa-callicratides naval-gythium")
                .offersNot("feed spa-callicratides naval-corinth")
                .choose("feed spa-callicratides naval-gythium", "disband", "pay spa-mindarus")
                .asksNobody();
        assertThat(in(table.state(), "spa-callicratides", "hoplite-sparta")).isZero();
        assertThat(in(table.state(), "spa-callicratides", "naval-gythium"))
                .as("one fed, one paid")
                .isEqualTo(2);
        table = field(
                        Field.bare()
                                .rebel("mytilene")
                                .army("spa-callicratides", "mytilene", "3 naval-gythium")
                                .treasury(1),
                        1)
                .asksNobody();
        assertThat(in(table.state(), "spa-callicratides", "naval-gythium"))
                .as("no choice")
                .isEqualTo(1);
    }

    @Test
    @Covers({"6.1-03", "9.3.3-06"})
    void persiaAtWarFeedsAll() {
        Table<MountfordState> table = field(
                Field.bare()
                        .persiaAtWar()
                        .treasury(1)
                        .army("spa-mindarus", "ephesus", "2 hoplite-sparta", "1 naval-corinth")
                        .loose("miletus", "2 naval-gythium"),
                1);
        assertThat(table.state().armySize(Field.tile("spa-mindarus"))).isEqualTo(3);
        assertThat(at(table.state(), "miletus", "naval-gythium")).isEqualTo(2);
        table = field(Field.bare().treasury(1).loose("miletus", "2 naval-gythium"), 1);
        assertThat(at(table.state(), "miletus", "naval-gythium"))
                .as("after Persia has left")
                .isZero();
    }

    @Test
    @Covers({"6.2-01", "6.2-02"})
    void upkeepBeyondFive() {
        NavalUpkeep upkeep = rule(NavalUpkeep.class);
        int[][] cases = {{5, 0}, {6, 1}, {10, 1}, {11, 2}, {12, 2}, {16, 3}};
        for (int[] each : cases) {
            assertThat(upkeep.cost(Field.bare().home(each[0] + " naval-piraeus").state(), kind("naval-piraeus")))
                    .as(each[0] + " ships")
                    .isEqualTo(each[1]);
        }
        Table<MountfordState> table = Field.bare()
                .home("11 naval-piraeus")
                .run(new NavalUpkeep.Next(0, 0, 0))
                .choose("scrap", "pay ath-cleon")
                .asksNobody();
        assertThat(at(table.state(), "piraeus", "naval-piraeus")).isEqualTo(10);
        assertThat(table.state().chest().discard()).as("what was paid").isEqualTo(IndexSet.of(tile("ath-cleon")));
        table = Field.bare()
                .home("11 naval-piraeus")
                .treasury(0)
                .run(new NavalUpkeep.Next(0, 0, 0))
                .asksNobody();
        assertThat(at(table.state(), "piraeus", "naval-piraeus"))
                .as("nothing to pay with")
                .isEqualTo(5);
        table = Field.bare()
                .army("ath-phormio", "piraeus", "7 naval-piraeus")
                .treasury(0)
                .run(new NavalUpkeep.Next(0, 0, 0))
                .asksNobody();
        assertThat(in(table.state(), "ath-phormio", "naval-piraeus"))
                .as("all of them led")
                .isEqualTo(5);
    }

    @Test
    @Covers({"6.3-01", "E-13"})
    void eachTileAddsOneSp() {
        Table<MountfordState> table = reinforce(Field.bare(), 0)
                .choose("reinforce ath-reinf-piraeus-n-1 piraeus", "reinforce ath-reinf-samos-n samos")
                .choose("reinforce ath-reinf-athens-h athens", "reinforce ath-reinf-larisa-c larisa")
                .choose("reinforce ath-reinf-leontini-c leontini", "reinforce ath-reinf-piraeus-n-2 piraeus");
        MountfordState state = table.state();
        assertThat(at(state, "piraeus", "naval-piraeus")).as("Athenian").isEqualTo(2);
        assertThat(at(state, "samos", "naval-samos")).as("Athenian Allied").isEqualTo(1);
        assertThat(at(state, "athens", "hoplite-athens")).isEqualTo(1);
        assertThat(at(state, "larisa", "cavalry-larisa")).isEqualTo(1);
        assertThat(at(state, "leontini", "cavalry-leontini")).isEqualTo(1);
        assertThat(state.chest().discard().has(Field.tile("ath-reinf-samos-n"))).isTrue();
        table = reinforce(Field.bare().hold("syr-reinf-h", "syr-reinf-c", "syr-reinf-n"), 1)
                .choose("reinforce spa-reinf-sparta-h sparta", "reinforce spa-reinf-gythium-n gythium")
                .choose("reinforce cor-reinf-corinth-c corinth", "reinforce cor-reinf-sicyon-n sicyon")
                .choose("reinforce the-reinf-thebes-c thebes", "reinforce syr-reinf-h syracuse")
                .choose("reinforce syr-reinf-c syracuse", "reinforce syr-reinf-n syracuse");
        assertThat(at(table.state(), "sicyon", "naval-sicyon")).isEqualTo(1);
        assertThat(at(table.state(), "thebes", "cavalry-thebes")).isEqualTo(1);
        assertThat(at(table.state(), "syracuse", "naval-syracuse")).isEqualTo(1);
        assertThat(at(table.state(), "syracuse", "hoplite-syracuse")).isEqualTo(1);
        table = reinforce(
                        Field.bare()
                                .argosAtWar()
                                .turn(4)
                                .hold("arg-reinf-argos-h")
                                .control("thyrea", Power.ARGOS),
                        0)
                .choose("reinforce arg-reinf-argos-h argos");
        assertThat(at(table.state(), "argos", "hoplite-argos")).isEqualTo(1);
    }

    @Test
    @Covers("6.3-02")
    void theSpaceMustBeFriendly() {
        reinforce(Field.bare().rebel("samos").control("larisa", Power.THEBES), 0)
                .refuses(
                        "reinforce ath-reinf-samos-n samos",
                        new Reinforcements.CannotEnter(
                                tileOf("ath-reinf-samos-n"), Reinforcements.Obstacle.SPACE_NOT_FRIENDLY))
                .refuses(
                        "reinforce ath-reinf-larisa-c larisa",
                        new Reinforcements.CannotEnter(
                                tileOf("ath-reinf-larisa-c"), Reinforcements.Obstacle.SPACE_NOT_FRIENDLY));
    }

    @Test
    @Covers({"6.3-03", "6.3-05"})
    void hoplitesNeedTheirWholeArea() {
        reinforce(Field.bare().ravaged("attica"), 0)
                .refuses(
                        "reinforce ath-reinf-athens-h athens",
                        new Reinforcements.CannotEnter(
                                tileOf("ath-reinf-athens-h"), Reinforcements.Obstacle.AREA_RAVAGED))
                .offers("reinforce ath-reinf-piraeus-n-1 piraeus");
        reinforce(Field.bare().control("decelea", Power.SPARTA), 0)
                .refuses(
                        "reinforce ath-reinf-athens-h athens",
                        new Reinforcements.CannotEnter(
                                tileOf("ath-reinf-athens-h"), Reinforcements.Obstacle.AREA_NOT_WHOLE));
        reinforce(Field.bare(), 1)
                .refuses(
                        "reinforce the-reinf-thebes-h thebes",
                        new Reinforcements.CannotEnter(
                                tileOf("the-reinf-thebes-h"), Reinforcements.Obstacle.AREA_NOT_WHOLE))
                .offers("reinforce the-reinf-thebes-c thebes");
    }

    @Test
    @Covers("6.3-04")
    void inSicilyTheSpaceAloneCounts() {
        reinforce(Field.bare().hold("syr-reinf-h").control("gela", Power.ATHENS), 1)
                .offers("reinforce syr-reinf-h syracuse");
        reinforce(Field.bare().control("segesta", Power.SYRACUSE), 0).offers("reinforce ath-reinf-leontini-c leontini");
    }

    @Test
    @Covers({"9.7.2-01", "7.3-14"})
    void theSpartanAlliesOfCorinthNeedItsWar() {
        reinforce(Field.bare().armistice(Power.CORINTH, 5), 1)
                .refuses(
                        "reinforce cor-reinf-sicyon-n sicyon",
                        new Reinforcements.CannotEnter(
                                tileOf("cor-reinf-sicyon-n"), Reinforcements.Obstacle.NOT_AT_WAR))
                .refuses(
                        "reinforce cor-reinf-phlius-h phlius",
                        new Reinforcements.CannotEnter(
                                tileOf("cor-reinf-phlius-h"), Reinforcements.Obstacle.NOT_AT_WAR))
                .offers("reinforce cor-reinf-corinth-c corinth");
        reinforce(Field.bare(), 1)
                .offers("reinforce cor-reinf-phlius-h phlius")
                .choose("reinforce cor-reinf-phlius-h phlius");
    }

    @Test
    @Covers({"9.3.3-03", "9.6.2-01"})
    void shipsFromPersia() {
        reinforce(Field.bare().hold("per-reinf-n-1"), 1)
                .offers("reinforce spa-reinf-gythium-n gythium")
                .offersNot("reinforce per-reinf-n-1 ephesus", "reinforce spa-reinf-gythium-n ephesus");
        Table<MountfordState> table = reinforce(
                        Field.bare().hold("per-reinf-n-1", "per-reinf-n-2").persiaAtWar(), 1)
                .choose("reinforce per-reinf-n-1 ephesus", "reinforce spa-reinf-gythium-n miletus")
                .offers("reinforce per-reinf-n-2 cyzicus")
                .offersNot("reinforce per-reinf-n-2 sardis");
        assertThat(at(table.state(), "ephesus", "naval-gythium"))
                .as("a Spartan naval SP")
                .isEqualTo(1);
        assertThat(at(table.state(), "miletus", "naval-gythium")).isEqualTo(1);
    }

    @Test
    void whoCannotHoldAReinforcementIsNotAsked() {
        Field field = Field.bare();
        for (var tile : Field.data().tiles().reinforcements()) {
            if (tile.set() == TileSet.ATHENIAN) {
                field.discarded(tile.tile().id());
            }
        }
        reinforce(field, 0).asksNobody();
    }

    @Test
    @Covers({"9.3.2-04", "9.3.3-04"})
    void tilesOfThePaymastersFeedAnyPeloponnesianForce() {
        Field persian = Field.bare()
                .persiaAtWar()
                .army("cor-aristeus", "delphi", "1 hoplite-corinth")
                .treasury(1, "per-agents", "spa-colony");
        persian.run(new FieldMaintenance.Next(1, 0, -1)).offersOnly("pay per-agents", "disband");
        Field syracusan = Field.bare()
                .syracuseAtWar()
                .army("spa-brasidas", "delphi", "1 hoplite-phlius")
                .treasury(1, "syr-hermocrates");
        syracusan.run(new FieldMaintenance.Next(1, 0, -1)).offersOnly("pay syr-hermocrates", "disband");
    }
}
