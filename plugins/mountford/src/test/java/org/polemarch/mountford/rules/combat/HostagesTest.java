package org.polemarch.mountford.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.rules.combat.Attack.attack;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.WithdrawalChoice;
import org.polemarch.mountford.rules.sieges.SiegeChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 4.2.7: who takes hostages, and what they keep the enemy from. */
@Cites("4.2.7")
class HostagesTest {

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

    /** Answers with the first of these that is offered, until one of the last kind of question is asked. */
    private static Table<MountfordState> until(Table<MountfordState> table, String wanted, String... preferred) {
        for (int i = 0; i < 20 && !table.notations().contains(wanted); i++) {
            String answer = table.notations().get(0);
            for (int each = preferred.length - 1; each >= 0; each--) {
                answer = table.notations().contains(preferred[each]) ? preferred[each] : answer;
            }
            table.choose(answer);
        }
        return table.offers(wanted);
    }

    @Test
    @Covers({"4.2.7-01", "4.2.7-03"})
    void hostages() {
        Table<MountfordState> table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 hoplite-athens")
                        .army("spa-mindarus", "delphi", "2 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back");
        assertThat(table.state().spartanHostages).isTrue();
        table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "5 cavalry-athens", "1 hoplite-plataea-guard")
                        .army("spa-mindarus", "delphi", "1 hoplite-sparta"),
                0,
                "delphi",
                Power.ATHENS,
                6,
                1);
        table.choose("hold-back");
        assertThat(table.state().spartanHostages)
                .as("no Athenian hoplites took part")
                .isFalse();
        table = attack(
                Field.bare()
                        .army("ath-demosthenes", "delphi", "1 hoplite-athens")
                        .army("spa-mindarus", "delphi", "5 hoplite-sparta"),
                1,
                "delphi",
                Power.SPARTA,
                1,
                6);
        table.choose("hold-back");
        assertThat(table.state().athenianHostages).isTrue();
    }

    @Test
    @Covers({"4.2.7-02", "4.2.7-03"})
    void hostagesKeepTheArmiesAway() {
        Field held = Field.start();
        held.state().spartanHostages = true;
        held.state().athenianHostages = true;
        held.run(new OperationChoice.Ask(1))
                .choose("lead spa-mindarus", "place phlius sparta", "objective decelea", "take hoplite-phlius")
                .choose("go sparta")
                .refuses(
                        "take hoplite-sparta",
                        new org.polemarch.mountford.rules.operations.RecruitRefusals.HostagesForbid(
                                kindOf("hoplite-sparta"), Field.data().atlas().space(space("decelea"))));
        Field athens = Field.start();
        athens.state().athenianHostages = true;
        athens.run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place piraeus athens")
                .refuses(
                        "objective gythium",
                        new org.polemarch.mountford.rules.operations.ObjectiveChoice.HostagesHeld(
                                Field.data().atlas().space(space("gythium"))));
        Bars bars = Field.rule(Bars.class);
        assertThat(bars.barred(held.state(), space("athens")) >>> Field.kind("hoplite-sparta") & 1)
                .as("nor fight there")
                .isEqualTo(1);
        assertThat(bars.barred(held.state(), space("athens")) >>> Field.kind("hoplite-phlius") & 1)
                .isZero();
        assertThat(bars.barred(held.state(), space("delphi"))).isZero();
        assertThat(bars.byHostages(held.state(), space("decelea")) >>> Field.kind("hoplite-sparta") & 1)
                .as("nor ravage")
                .isEqualTo(1);
    }

    @Test
    @Covers("4.2.7-03")
    void hostagesAreTakenByHoplitesOfTheCityItself() {
        Table<MountfordState> corinthians = ask(
                        Field.bare()
                                .army("ath-nicias", "delphi", "1 hoplite-athens")
                                .army("cor-aristeus", "delphi", "5 hoplite-corinth"),
                        1,
                        1,
                        6)
                .choose("continue delphi corinth", "discard cor-plague", "attack");
        until(corinthians, BattleResult.Fought.class, "hold-back", "enough");
        assertThat(in(corinthians.state(), "ath-nicias", "hoplite-athens")).isZero();
        assertThat(corinthians.state().athenianHostages).isFalse();
    }

    @Test
    @Cites("4.2.7")
    void hostagesKeepTheSpartansInAtticaFromEverythingButGoingHome() {
        Field field = Field.bare().siege("decelea", 1, 1).army("spa-mindarus", "decelea", "3 hoplite-sparta");
        field.state().spartanHostages = true;
        Table<MountfordState> table = ask(field, 1).choose("continue decelea sparta");
        table.offersNot("play cor-treachery")
                .refuses(
                        "play cor-treachery",
                        new ContinuingDiscard.DoesNotFit(
                                tileOf("cor-treachery"), place("decelea"), Unfit.HOSTAGES, "4.2.7"))
                .choose("discard spa-colony");
        until(table, "return spa-mindarus", "spare", "refrain");
        table.asks("peloponnese", WithdrawalChoice.Ask.class).choose("stay");
        assertThat(table.all(SiegeChoice.Progressed.class)).isEmpty();
        assertThat(table.state().siegePoints(space("decelea"))).isZero();
        ask(Field.bare().army("spa-mindarus", "decelea", "3 hoplite-phlius"), 1)
                .choose("continue decelea sparta")
                .offers("play cor-treachery");
    }

    @Test
    @Cites({"4.2.7", "2.2.2"})
    void aKingNamesNoObjectiveFromWhichHostagesKeepHim() {
        Field field = Field.start();
        field.state().spartanHostages = true;
        ask(field, 1)
                .choose("lead spa-agis", "place sparta sparta")
                .offers("objective megara")
                .offersNot("objective decelea")
                .refuses("objective decelea", new ObjectiveChoice.HostagesHeld(place("decelea")));
        ask(Field.start(), 1).choose("lead spa-agis", "place sparta sparta").offers("objective decelea");
    }
}
