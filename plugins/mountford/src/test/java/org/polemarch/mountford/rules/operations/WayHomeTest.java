package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilOffered;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 2.3.2: what awaits an army on its way home, and its SPs there. */
@Cites("2.3.2")
class WayHomeTest {

    @Test
    @Covers("2.3.2-05")
    void aNeutralHomeTakesItsSpsIn() {
        // An armistice with Corinth makes Corinthian Phlius neutral to the allies of Sparta who live there.
        Table<MountfordState> table = Field.bare()
                .armistice(Power.CORINTH, 5)
                .army("spa-brasidas", "mantinea", "2 hoplite-phlius")
                .run(new HomeReturn.Begin(tile("spa-brasidas")));
        assertThat(table.last(HomeReturn.DroppedOff.class).space().id()).isEqualTo("phlius");
        assertThat(at(table.state(), "phlius", "hoplite-phlius")).isEqualTo(2);
        assertThat(where(table.state(), "spa-brasidas")).isEqualTo("off");
    }

    @Test
    @Covers({"9.3.3-06", "2.3.2-03", "2.3.2-04"})
    void someStayInPersiaAndTheOthersGoOn() {
        Table<MountfordState> table = Field.bare()
                .persiaAtWar()
                .army("spa-mindarus", "ephesus", "4 naval-gythium", "2 hoplite-sparta")
                .run(new HomeReturn.Begin(tile("spa-mindarus")))
                .choose("home ephesus")
                .asks("peloponnese", PersianHomeChoice.Ask.class)
                .offersOnly("leave-all", "leave naval-gythium", "leave hoplite-sparta")
                .refuses(
                        "go-on",
                        new PersianHomeChoice.NobodyDroppedOff(data().atlas().space(space("ephesus"))))
                .choose("leave hoplite-sparta", "leave naval-gythium", "go-on");
        assertThat(at(table.state(), "ephesus", "hoplite-sparta")).isEqualTo(1);
        assertThat(at(table.state(), "ephesus", "naval-gythium")).isEqualTo(1);
        assertThat(in(table.state(), "spa-mindarus", "naval-gythium")).isEqualTo(3);
        table.asks("peloponnese", HomeChoice.Ask.class)
                .offers("home gythium", "home miletus")
                .choose("home miletus", "leave hoplite-sparta");
        assertThat(at(table.state(), "miletus", "hoplite-sparta")).isEqualTo(1);
        table.choose("leave naval-gythium", "leave naval-gythium", "leave naval-gythium");
        assertThat(where(table.state(), "spa-mindarus")).as("the last has left").isEqualTo("off");
    }

    @Test
    @Covers("2.3.2-07")
    void unactivatedSpsThatFoughtDoNotJoinAgainstAReturningArmy() {
        Table<MountfordState> table = Field.bare()
                .home("2 hoplite-corinth")
                .army("ath-nicias", "epidaurus", "4 hoplite-athens")
                .army("spa-brasidas", "pegae", "2 hoplite-phlius")
                .treasury(0, "ath-cleon")
                .table()
                .dice(6, 1, 4)
                .run(new OperationChoice.Ask(0))
                .choose("continue epidaurus athens", "discard ath-cleon", "attack", "join corinth");
        assertThat(table.all(BattleResult.Fought.class))
                .as("Corinth has fought")
                .hasSize(1);
        while (!(table.game().question().frame() instanceof Withdrawal.Ask)) {
            table.choose(table.notations().contains("spare") ? "spare" : "abstain");
        }
        table.choose("return ath-nicias", "via cenchrae").asks("peloponnese", Interception.Offer.class);
        assertThat(where(table.state(), "ath-nicias"))
                .as("nobody who has not fought reaches Cenchrae")
                .isEqualTo("megara");
        table.choose("intercept")
                .asks("peloponnese", Support.Ask.class)
                .offers("join spa-brasidas")
                .offersNot("join corinth");
    }

    @Test
    @Cites({"3.1", "9.3.4", "2.3.2"})
    void anArmyGoingHomeMayWalkWhereItsRangeWouldForbidIt() {
        Field field = Field.bare()
                .turn(4)
                .argosAtWar()
                .army("ath-phormio", "troezen", "4 naval-piraeus")
                .army("spa-callicratides", "cape-scyllaeum", "3 naval-gythium", "2 hoplite-phlius");
        Table<MountfordState> table =
                ask(field, 1, 4, 6, 1).choose("continue cape-scyllaeum sparta", "discard spa-colony");
        untilOffered(table, "walk", "refrain", "intercept", "return spa-callicratides", "hold-back")
                .choose("walk");
        assertThat(table.notations()).as("the game goes on").isNotEmpty();
    }

    @Test
    @Cites("2.3.2")
    void anArmyWithNoWayHomeIsLostAndTheLogSaysSo() {
        Field field = Field.bare().army("ath-nicias", "naxos", "3 naval-samos", "2 hoplite-athens");
        Table<MountfordState> table =
                ask(field, 0).choose("continue naxos athens", "discard ath-cleon", "return ath-nicias");
        for (int i = 0; i < 6 && table.all(HomeReturn.NoWayLeft.class).isEmpty(); i++) {
            table.choose(table.notations().get(0));
        }
        assertThat(table.last(HomeReturn.NoWayLeft.class).space()).isEqualTo(place("samos"));
        assertThat(at(table.state(), "samos", "naval-samos")).isEqualTo(3);
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
    }
}
