package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.combat.BattleLosses;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.control.Control;
import org.polemarch.mountford.rules.control.Removal;
import org.polemarch.mountford.rules.operations.RavagingAfterCombat;
import org.polemarch.mountford.rules.politics.Armistice;
import org.polemarch.mountford.rules.scenario.HelotRebellion;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** What seldom happens: cities that fall, guards that cannot be lost, and conditions that only one position tells apart. */
@Cites({"2.4.2", "3.2", "3.3", "4.2.4", "5", "5.1", "7.3", "9.3.2", "9.3.5", "9.4.6", "9.4.7", "9.6.3"})
class RareCasesTest {

    private static Table<MountfordState> operate(Field field, int seat, String space, String power, int... dice) {
        return field.table()
                .dice(dice)
                .run(new OperationChoice.Ask(seat))
                .choose("continue " + space + " " + power, seat == 0 ? "discard ath-cleon" : "discard spa-colony");
    }

    /** Takes the first of these answers that is offered, else the first of all, until such an event is in the log. */
    private static void until(Table<MountfordState> table, Class<? extends GameEvent> event, String... preferred) {
        for (int i = 0; i < 12 && table.all(event).isEmpty(); i++) {
            String answer = table.notations().get(0);
            for (String each : preferred) {
                if (table.notations().contains(each)) {
                    answer = each;
                    break;
                }
            }
            table.choose(answer);
        }
    }

    @Test
    @Cites("5.1")
    void theShipsInPiraeusFallWithAthens() {
        Field field = Field.bare()
                .home("2 naval-piraeus", "3 hoplite-athens-guard")
                .siege("athens", 1, 3)
                .army("spa-mindarus", "athens", "4 hoplite-sparta")
                .army("spa-lysander", "piraeus", "5 naval-gythium")
                .army("ath-phormio", "piraeus", "1 naval-piraeus", "1 hoplite-athens");
        Table<MountfordState> table = operate(field, 1, "athens", "sparta", 6, 6, 6, 6, 6, 6);
        until(table, Siege.Taken.class, "attack-both", "stay-in", "spare", "besiege", "hold-back", "enough");
        MountfordState state = table.state();
        assertThat(at(state, "piraeus", "naval-piraeus")).isZero();
        assertThat(Field.in(state, "ath-phormio", "naval-piraeus")).isZero();
        assertThat(Field.in(state, "ath-phormio", "hoplite-athens"))
                .as("only ships count as being in Athens")
                .isEqualTo(1);
        assertThat(Field.in(state, "spa-lysander", "naval-gythium")).isEqualTo(5);
        assertThat(table.last(Siege.GuardSetAside.class))
                .isEqualTo(new Siege.GuardSetAside(kindOf("hoplite-athens-guard"), 3));
    }

    @Test
    @Cites("7.3")
    void theLogTellsOfAGuardThatReturns() {
        Field field = Field.bare().control("corinth", Power.ATHENS);
        field.state().setAside(Field.kind("hoplite-corinth-guard"), 3);
        Table<MountfordState> table =
                field.run(new Armistice.Ask(Armistice.Terms.ATHENS_ON_CORINTH)).choose("impose");
        assertThat(table.last(Control.GuardReturned.class))
                .isEqualTo(new Control.GuardReturned(kindOf("hoplite-corinth-guard"), 3));
        assertThat(at(table.state(), "corinth", "hoplite-corinth-guard")).isEqualTo(3);
    }

    @Test
    @Cites("9.3.2")
    void theLogTellsWhatFallenSyracuseLoses() {
        Field field = Field.bare()
                .syracuseAtWar()
                .siege("syracuse", 0, 3)
                .army("ath-nicias", "syracuse", "3 hoplite-athens", "4 naval-piraeus");
        Table<MountfordState> table = operate(field, 0, "syracuse", "athens", 6);
        until(table, Removal.GarrisonGone.class, "attack", "besiege");
        assertThat(table.all(Removal.GarrisonGone.class))
                .extracting(gone -> gone.space().id())
                .contains("gela");
        assertThat(table.last(Removal.GarrisonGone.class).cites()).isEqualTo("9.3.2");
    }

    @Test
    @Cites("4.2.4")
    void lossesThatOnlyProtectedGuardsCouldTakeAreSpared() {
        Field field = Field.bare().home("3 hoplite-athens-guard").army("spa-agis", "athens", "5 hoplite-sparta");
        Table<MountfordState> table = operate(field, 1, "athens", "sparta", 1, 6);
        until(table, BattleResult.Fought.class, "attack", "come-out", "usual-ground", "hold-back");
        assertThat(table.last(BattleLosses.Spared.class).losses())
                .isEqualTo(table.last(BattleResult.Fought.class).losses());
        assertThat(at(table.state(), "athens", "hoplite-athens-guard")).isEqualTo(3);
        Field routed = Field.bare()
                .army("ath-nicias", "delphi", "1 hoplite-athens")
                .army("spa-agis", "delphi", "5 hoplite-sparta");
        Table<MountfordState> rout = operate(routed, 1, "delphi", "sparta", 1, 6);
        until(rout, BattleResult.Fought.class, "attack", "hold-back");
        assertThat(rout.all(BattleLosses.Spared.class))
                .as("nobody is left at all")
                .isEmpty();
    }

    @Test
    @Cites("3.3")
    void aDiscardedLeaderCitesTheRuleThatDiscardsHim() {
        Table<MountfordState> storm = Field.bare()
                .army("spa-mindarus", "cape-taenarum", "2 naval-gythium")
                .hold("spa-extended-campaign")
                .table()
                .dice(5)
                .run(new OperationChoice.Ask(1))
                .choose("play spa-extended-campaign", "dispatch spa-mindarus", "campaign syracuse by-storm");
        assertThat(storm.last(Armies.LeaderDiscarded.class).cites()).isEqualTo("3.3");
        Table<MountfordState> home = operate(
                Field.bare().army("spa-brasidas", "megara", "2 hoplite-phlius"), 1, "megara", "sparta", 1, 1, 1, 1);
        until(home, Armies.LeaderDiscarded.class, "return spa-brasidas");
        assertThat(home.last(Armies.LeaderDiscarded.class).cites()).isEqualTo("2.3.2");
    }

    @Test
    @Cites("9.6.3")
    void theSecondBraveryTileIsWorthAsMuch() {
        Field field = Field.bare()
                .treasury(1, "spa-bravery-2", "spa-colony")
                .army("ath-demosthenes", "delphi", "2 hoplite-athens")
                .army("spa-agis", "delphi", "4 hoplite-sparta");
        Table<MountfordState> table = operate(field, 1, "delphi", "sparta", 4, 2);
        table.choose("attack").choose("use spa-bravery-2");
        int bravely = table.last(BattleResult.Fought.class).peloponnesianTotal();
        Field plain = Field.bare()
                .treasury(1, "spa-colony")
                .army("ath-demosthenes", "delphi", "2 hoplite-athens")
                .army("spa-agis", "delphi", "4 hoplite-sparta");
        Table<MountfordState> without =
                operate(plain, 1, "delphi", "sparta", 4, 2).choose("attack");
        assertThat(bravely - without.last(BattleResult.Fought.class).peloponnesianTotal())
                .isEqualTo(2);
    }

    @Test
    @Covers("3.2-01")
    @Cites("3.2")
    void enemiesAtEitherEndShutTheIsthmus() {
        Armies armies = rule(Armies.class);
        for (String end : new String[] {"corinth", "cenchrae"}) {
            MountfordState state =
                    Field.bare().army("ath-nicias", end, "1 hoplite-athens").state();
            assertThat(armies.isthmusOpen(state, Power.CORINTH)).as(end).isFalse();
        }
    }

    @Test
    @Covers("2.4.2-01")
    @Cites("2.4.2")
    void neutralHoplitesKeepShipsFromRavaging() {
        Field field = Field.bare().armistice(Power.CORINTH, 5).army("ath-phormio", "gythium", "3 naval-piraeus");
        Field.continuing(field.state(), "gythium", Power.ATHENS);
        Field.won(field.state(), true);
        RavagingAfterCombat after = rule(RavagingAfterCombat.class);
        assertThat(after.possible(field.state())).isTrue();
        field.army("cor-aristeus", "gythium", "1 hoplite-corinth");
        assertThat(after.possible(field.state())).as("neutral land SPs there").isFalse();
    }

    @Test
    @Covers("9.3.5-02")
    @Cites("9.3.5")
    void spartanArmiesInLaconiaHoldTheHelotsDown() {
        Field field = Field.bare()
                .army("spa-agis", "megara", "2 hoplite-sparta")
                .army("ath-demosthenes", "pylos", "4 hoplite-athens")
                .army("spa-mindarus", "gythium", "4 hoplite-sparta");
        assertThat(field.run(new OperationEnd.Run(1, false)).all(HelotRebellion.Rose.class))
                .as("four against four")
                .isEmpty();
    }

    @Test
    @Cites("9.4.6")
    void macedonKeepsTheArmistices() {
        MountfordState war = Field.start().state();
        assertThat(war.relation(Power.MACEDON, Power.SPARTA)).isNotEqualTo(Relation.NEUTRAL);
        MountfordState peace = Field.start().armistice(Power.SPARTA, 5).state();
        assertThat(peace.relation(Power.MACEDON, Power.SPARTA)).isEqualTo(Relation.NEUTRAL);
        assertThat(peace.relation(Power.MACEDON, Power.CORINTH)).isNotEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers("9.4.7-01")
    @Cites("9.4.7")
    void noMoreThanThreeRebellionsAreSuppressedByOneTile() {
        Field field = Field.bare()
                .rebel("ceos", "kithnos", "carystus", "samos")
                .army("ath-phormio", "ceos", "3 naval-piraeus")
                .army("ath-nicias", "samos", "2 naval-piraeus");
        Table<MountfordState> table = field.table()
                .run(new OperationChoice.Ask(0))
                .choose("play ath-rebellion-suppressed")
                .offersOnly("suppress ceos", "suppress kithnos", "suppress carystus", "suppress samos", "leave")
                .choose("suppress ceos", "suppress kithnos", "suppress carystus")
                .asks("peloponnese", OperationChoice.Ask.class);
        assertThat(table.state().rebels().has(space("samos"))).isTrue();
    }
}
