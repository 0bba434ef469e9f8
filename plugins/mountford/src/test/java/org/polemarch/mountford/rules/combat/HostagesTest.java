package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.MountfordTable.position;
import static org.polemarch.mountford.MountfordTable.start;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.MountfordTable;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.testkit.Covers;

/** 4.2.7: who takes hostages, and what they keep the enemy from. */
@Cites({"2.2.2", "4.2.7"})
class HostagesTest {

    @Test
    @Covers("4.2.7-01")
    void athenianHoplitesTakeSpartanHostages() {
        position("""
                delphi   ath-demosthenes   5 hoplite-athens
                delphi   spa-mindarus      2 hoplite-sparta
                """).dice(6, 1).attack("athens", "delphi").losses(1, "die 1").leaves("hostages spartan");
    }

    @Test
    @Covers("4.2.7-01")
    void cavalryAndAlliesTakeNone() {
        position("""
                delphi   ath-demosthenes   5 cavalry-athens 1 hoplite-plataea-guard
                delphi   spa-mindarus      1 hoplite-sparta
                """)
                .dice(6, 1)
                .attack("athens", "delphi")
                .wonBy("athens", "without hoplites of Athens")
                .leaves("hostages none");
    }

    @Test
    @Covers("4.2.7-03")
    void spartanHoplitesTakeAthenianHostages() {
        position("""
                delphi   ath-demosthenes   1 hoplite-athens
                delphi   spa-mindarus      5 hoplite-sparta
                """).dice(1, 6).attack("sparta", "delphi").losses(1, "die 1").leaves("hostages athenian");
    }

    @Test
    @Covers("4.2.7-03")
    void corinthiansTakeNone() {
        position("""
                delphi     ath-nicias     1 hoplite-athens
                delphi     cor-aristeus   5 hoplite-corinth
                treasury   peloponnese    cor-plague
                """).dice(1, 6).attack("corinth", "delphi").losses(1, "die 1").leaves("""
                        off        ath-nicias
                        hostages   none
                        """);
    }

    @Test
    @Covers("4.2.7-02")
    void hostagesKeepSpartansFromAnOperationInAttica() {
        start("hostages spartan")
                .operation("peloponnese")
                .choose("lead spa-mindarus", "place phlius sparta", "objective decelea", "take hoplite-phlius")
                .choose("go sparta")
                .refuses(
                        "take hoplite-sparta",
                        new RecruitRefusals.HostagesForbid(kindOf("hoplite-sparta"), place("decelea")));
    }

    @Test
    @Covers("4.2.7-03")
    void hostagesKeepAtheniansFromAnOperationInLaconia() {
        start("hostages athenian")
                .operation("athens")
                .choose("lead ath-nicias", "place piraeus athens")
                .refuses("objective gythium", new ObjectiveChoice.HostagesHeld(place("gythium")));
    }

    @Test
    @Covers("4.2.7-02")
    void hostagesKeepSpartansAloneFromFightingAndRavagingInAttica() {
        Bars bars = rule(Bars.class);
        MountfordState held = start("hostages spartan").state();
        int spartan = kind("hoplite-sparta");
        int allied = kind("hoplite-phlius");
        assertThat(bars.barred(held, space("athens")).has(spartan))
                .as("Spartans fight in Athens")
                .isTrue();
        assertThat(bars.barred(held, space("athens")).has(allied))
                .as("allies may")
                .isFalse();
        assertThat(bars.barred(held, space("delphi")).isEmpty())
                .as("everybody may elsewhere")
                .isTrue();
        assertThat(bars.byHostages(held, space("decelea")).has(spartan))
                .as("Spartans ravage")
                .isTrue();
    }

    @Test
    @Covers("4.2.7-02")
    void hostagesKeepTheSpartansInAtticaFromEverythingButGoingHome() {
        MountfordTable table = position("""
                decelea    spa-mindarus   3 hoplite-sparta
                siege      decelea        peloponnese 1
                hostages   spartan
                treasury   peloponnese    spa-colony cor-treachery
                """)
                .continuing("sparta", "decelea")
                .offersOnly("discard spa-colony")
                .refuses(
                        "play cor-treachery",
                        new ContinuingDiscard.DoesNotFit(
                                tileOf("cor-treachery"), place("decelea"), Unfit.HOSTAGES, "4.2.7"))
                .choose("discard spa-colony")
                .asks("peloponnese", Withdrawal.Ask.class)
                .offersOnly("return spa-mindarus", "stay")
                .choose("stay");
        assertThat(table.all(Siege.Progressed.class)).isEmpty();
        assertThat(table.state().siegePoints(space("decelea"))).isZero();
    }

    @Test
    @Covers("4.2.7-02")
    void hostagesKeepNoAlliesFromTreacheryInAttica() {
        position("""
                decelea    spa-mindarus   3 hoplite-phlius
                hostages   spartan
                treasury   peloponnese    spa-colony cor-treachery
                """).continuing("sparta", "decelea").offersOnly("discard spa-colony", "play cor-treachery");
    }

    @Test
    @Covers("4.2.7-02")
    void withoutHostagesSpartansInAtticaMayTryTreachery() {
        position("""
                decelea    spa-mindarus   3 hoplite-sparta
                treasury   peloponnese    spa-colony cor-treachery
                """).continuing("sparta", "decelea").offersOnly("discard spa-colony", "play cor-treachery");
    }

    @Test
    @Covers("4.2.7-02")
    void aKingNamesNoObjectiveFromWhichHostagesKeepHim() {
        start("hostages spartan")
                .operation("peloponnese")
                .choose("lead spa-agis", "place sparta sparta")
                .offers("objective megara")
                .refuses("objective decelea", new ObjectiveChoice.HostagesHeld(place("decelea")));
        start().operation("peloponnese")
                .choose("lead spa-agis", "place sparta sparta")
                .offers("objective decelea");
    }
}
