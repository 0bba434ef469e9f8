package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;
import static org.polemarch.mountford.MountfordTable.position;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.operations.HomeChoice;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 9.3.3: what the Great King does for the Peloponnesians, and does not do for Athens. */
@Cites({"3.4", "3.5", "6.1", "9.3.3"})
class PersiaAtWarTest {

    private static Table<MountfordState> march(Field field, String leader, String objective, int... dice) {
        return field.campaign(leader)
                .dice(dice)
                .run(new CampaignObjective.Ask(tile(leader)))
                .choose("campaign " + objective);
    }

    @Test
    @Covers("3.5-12")
    void shipsBasedInPersiaInterceptWithoutALeader() {
        Table<MountfordState> table = march(
                Field.bare()
                        .persiaAtWar()
                        .loose("ephesus", "3 naval-gythium")
                        .army("ath-phormio", "samos", "3 naval-piraeus"),
                "ath-phormio",
                "ephesus",
                4,
                6,
                1);
        table.asks("peloponnese", Interception.Offer.class).choose("intercept").choose("hold-back");
        assertThat(table.last(BattleResult.Fought.class).naval()).isTrue();
        assertThat(at(table.state(), "ephesus", "naval-gythium"))
                .as("they fought, and lost a ship")
                .isEqualTo(2);
    }

    @Test
    @Covers("3.5-12")
    void hoplitesBasedInPersiaReachTheNextSpace() {
        march(
                        Field.bare()
                                .persiaAtWar()
                                .control("teos", Power.SPARTA)
                                .loose("ephesus", "2 hoplite-sparta")
                                .army("ath-nicias", "clazomenae", "3 hoplite-athens"),
                        "ath-nicias",
                        "teos")
                .asks("peloponnese", Interception.Offer.class);
    }

    @Test
    @Covers({"6.1-01", "6.1-03", "9.3.3-06"})
    void persiaDoesNotFeedAthenians() {
        Table<MountfordState> unpaid = Field.bare()
                .persiaAtWar()
                .treasury(0)
                .army("ath-nicias", "ephesus", "2 hoplite-athens")
                .run(new FieldMaintenance.Next(0, 0, -1))
                .asksNobody();
        assertThat(where(unpaid.state(), "ath-nicias"))
                .as("nobody pays for them")
                .isEqualTo("off");
        Field.bare()
                .persiaAtWar()
                .treasury(0, "ath-cleon")
                .army("ath-nicias", "ephesus", "1 hoplite-athens")
                .run(new FieldMaintenance.Next(0, 0, -1))
                .offersOnly("pay ath-cleon", "disband");
    }

    @Test
    @Covers("9.3.3-05")
    void persiaIsAsStrangeToAtheniansAsEver() {
        Field field = Field.bare()
                .persiaAtWar()
                .control("ephesus", Power.SPARTA)
                .control("miletus", Power.SPARTA)
                .army("ath-nicias", "clazomenae", "4 hoplite-athens");
        Table<MountfordState> athenian = march(field, "ath-nicias", "sardis", 5);
        assertThat(athenian.all(UnfamiliarCountry.TollTaken.class)).hasSize(1);
        assertThat(in(athenian.state(), "ath-nicias", "hoplite-athens"))
                .as("a 5 costs two SPs")
                .isEqualTo(2);
        Table<MountfordState> spartan = march(
                Field.bare().persiaAtWar().army("spa-mindarus", "clazomenae", "4 hoplite-sparta"),
                "spa-mindarus",
                "sardis");
        assertThat(where(spartan.state(), "spa-mindarus")).isEqualTo("sardis");
        assertThat(spartan.all(UnfamiliarCountry.TollTaken.class))
                .as("Peloponnesians have guides")
                .isEmpty();
    }

    @Test
    @Covers("9.3.3-07")
    void persianHorsemenRideWithSpartans() {
        position("""
                at-war   persia
                cyme     ath-nicias     3 hoplite-athens 1 cavalry-athens
                cyme     spa-mindarus   3 hoplite-sparta
                """)
                .dice(3, 3)
                .attack("sparta", "cyme")
                .athenianTotal(3 + 3, "die 3, three hoplites")
                .peloponnesianTotal(
                        3 + 3 + 1 + 1 + 1, "die 3, three hoplites, Mindarus 1, attacker 1, two horsemen against one");
    }

    @Test
    @Covers("9.3.3-07")
    void persianHorsemenDoNotRideWithAlliesAlone() {
        position("""
                at-war   persia
                cyme     ath-nicias     3 hoplite-athens 1 cavalry-athens
                cyme     spa-mindarus   3 hoplite-phlius
                """)
                .dice(3, 3)
                .attack("sparta", "cyme")
                .athenianTotal(3 + 3 + 1, "die 3, three hoplites, more cavalry 1");
    }

    @Test
    @Covers("9.3.3-07")
    void persianHorsemenRideInThePersianWarOnly() {
        position("""
                cyme   ath-nicias     3 hoplite-athens 1 cavalry-athens
                cyme   spa-mindarus   3 hoplite-sparta
                """)
                .dice(3, 3)
                .attack("sparta", "cyme")
                .peloponnesianTotal(3 + 3 + 1 + 1, "die 3, three hoplites, Mindarus 1, attacker 1");
    }

    @Test
    @Covers("9.3.3-01")
    void persiaIsTheMainlandOfAsiaMinor() {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < data().atlas().size(); i++) {
            if (data().atlas().persia().has(i)) {
                members.add(data().atlas().space(i).id());
                assertThat(data().atlas().type(i)).isNotEqualTo(SpaceType.ISLAND);
            }
        }
        assertThat(members).hasSize(16).contains("cyzicus", "sardis", "loryma").doesNotContain("sestos", "samos");
    }

    @Test
    @Covers("9.3.3-05")
    void persiaIsFamiliarWhileItIsAtWar() {
        UnfamiliarCountry country = rule(UnfamiliarCountry.class);
        assertThat(country.unfamiliar(Field.bare().state(), Power.SPARTA, space("cyme"), false))
                .isTrue();
        assertThat(country.unfamiliar(Field.bare().persiaAtWar().state(), Power.SPARTA, space("cyme"), false))
                .isFalse();
        assertThat(country.unfamiliar(Field.bare().persiaAtWar().state(), Power.SPARTA, space("lamia"), false))
                .isTrue();
    }

    @Test
    @Covers("9.3.3-06")
    void persiaIsAHomeWhileItIsAtWar() {
        Table<MountfordState> table = Field.bare()
                .persiaAtWar()
                .army("spa-mindarus", "ephesus", "2 naval-gythium", "1 hoplite-sparta")
                .run(new OperationChoice.Ask(1))
                .offers("pass")
                .choose("continue ephesus sparta", "discard spa-colony");
        if (table.notations().contains("spare")) {
            table.choose("spare");
        }
        if (table.notations().contains("abstain")) {
            table.choose("abstain");
        }
        table.choose("return spa-mindarus")
                .asks("peloponnese", HomeChoice.Ask.class)
                .choose("home ephesus", "leave-all");
        assertThat(where(table.state(), "spa-mindarus")).isEqualTo("off");
        assertThat(at(table.state(), "ephesus", "naval-gythium")).isEqualTo(2);
        assertThat(at(table.state(), "ephesus", "hoplite-sparta")).isEqualTo(1);
    }

    /** "These SPs may be activated normally." */
    @Test
    @Covers("9.3.3-03")
    void spsBasedInPersiaAreActivatedLikeOthers() {
        Table<MountfordState> table = Field.bare()
                .persiaAtWar()
                .loose("ephesus", "3 naval-gythium")
                .loose("miletus", "1 naval-gythium")
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-mindarus")
                .offersOnly("place ephesus sparta", "place miletus sparta")
                .choose("place ephesus sparta", "objective samos")
                .offers("take naval-gythium")
                .choose("take naval-gythium", "take naval-gythium")
                .offers("go miletus")
                .choose("go miletus", "take naval-gythium");
        assertThat(in(table.state(), "spa-mindarus", "naval-gythium")).isEqualTo(3);
        assertThat(at(table.state(), "ephesus", "naval-gythium")).isEqualTo(1);
        assertThat(at(table.state(), "miletus", "naval-gythium")).isZero();
    }
}
