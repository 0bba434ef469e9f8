package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.components.Desk;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.movement.Armies;
import org.polemarch.mountford.rules.movement.NavalTransport;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.sieges.SiegeLines;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Requirements that hold by accident where one army, one leader or one power is at hand, each where several are. */
@Cites({"2.2.6", "3.1", "4.1.2", "9.4.7", "9.3.2", "9.3.3", "4.2.7", "9.4.4", "9.4.9"})
class LooseEndsTest {

    private static Table<MountfordState> ask(Field field, int seat, int... dice) {
        return field.table().dice(dice).run(new OperationChoice.Ask(seat));
    }

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
    @Covers("3.1-03")
    void landSpsAreAbandonedUntilTheShipsSuffice() {
        Field field = Field.bare().army("spa-callicratides", "naxos", "1 naval-gythium", "4 hoplite-phlius");
        Table<MountfordState> table =
                field.campaign("spa-callicratides").run(new NavalTransport.Overload(tile("spa-callicratides"), false));
        int abandoned = 0;
        while (!table.game().over()) {
            table.choose("abandon hoplite-phlius");
            abandoned++;
        }
        assertThat(abandoned).isGreaterThan(1);
        assertThat(in(table.state(), "spa-callicratides", "hoplite-phlius")).isEqualTo(4 - abandoned);
        assertThat(Field.rule(Armies.class).transports(table.state(), tile("spa-callicratides")))
                .isTrue();
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
    @Covers({"2.2.6-03", "2.2.6-04"})
    void allArmiesOfABeatenCombinedAttackGoHome() {
        Table<MountfordState> table = ask(
                        Field.bare().home("4 hoplite-sparta", "4 hoplite-phlius", "1 hoplite-plataea-guard"),
                        1,
                        6,
                        6,
                        1)
                .choose("lead spa-mindarus", "place sparta sparta", "also spa-brasidas", "place phlius sparta")
                .choose("objective plataea")
                .choose("take hoplite-sparta", "take hoplite-sparta", "advance")
                .choose("take hoplite-phlius", "take hoplite-phlius", "advance", "intercept");
        until(table, Combat.SentHome.class, "hold-back", "enough", "come-out");
        assertThat(table.all(Combat.SentHome.class))
                .extracting(home -> home.leader().id())
                .containsExactlyInAnyOrder("spa-mindarus", "spa-brasidas");
    }

    @Test
    @Covers("2.2.6-01")
    void leadersOfACombinedAttackActForFriends() {
        Field field = Field.bare()
                .home("3 hoplite-corinth", "3 hoplite-phlius", "3 hoplite-sparta", "3 hoplite-ambracia")
                .armistice(Power.SPARTA, 4);
        Table<MountfordState> table = ask(field, 1).choose("lead cor-aristeus", "place corinth corinth");
        while (table.notations().contains("stance as-it-is")) {
            table.choose("stance as-it-is");
        }
        if (table.notations().contains("also spa-brasidas")) {
            table.choose("also spa-brasidas");
            assertThat(table.notations())
                    .as("Sparta is at peace, Corinth is not")
                    .noneMatch(place -> place.endsWith(" sparta"));
        }
        assertThat(table.notations()).doesNotContain("also spa-agis");
    }

    @Test
    @Covers("9.4.7-01")
    void neutralsNearARebellionKeepItAlive() {
        Field field = Field.bare()
                .rebel("ceos", "samos")
                .army("ath-phormio", "ceos", "1 naval-piraeus")
                .army("ath-nicias", "samos", "1 naval-piraeus")
                .army("spa-mindarus", "miletus", "1 naval-gythium")
                .armistice(Power.SPARTA, 4);
        ask(field, 0).choose("play ath-rebellion-suppressed").offersOnly("suppress ceos", "leave");
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

    @Test
    @Covers("5.0-12")
    @Cites({"5", "5.1"})
    void aSiegeLapsesWithTheSeaFightBeforePiraeusOrTheShips() {
        SiegeLines sieges = Field.rule(SiegeLines.class);
        MountfordState athens = Field.bare()
                .army("spa-agis", "athens", "3 hoplite-sparta")
                .siege("athens", 1, 2)
                .state();
        sieges.lostBattle(new Desk(athens), space("piraeus"), 1);
        assertThat(athens.siegeSeat(space("athens"))).isNegative();
        MountfordState corcyra = Field.bare()
                .home("3 naval-corcyra-guard")
                .army("spa-brasidas", "corcyra", "2 hoplite-phlius")
                .siege("corcyra", 1, 1)
                .state();
        sieges.liftLapsed(new Desk(corcyra));
        assertThat(corcyra.siegeSeat(space("corcyra"))).isNegative();
        MountfordState blockaded = Field.bare()
                .home("3 naval-corcyra-guard")
                .army("spa-mindarus", "corcyra", "2 hoplite-phlius", "3 naval-gythium")
                .siege("corcyra", 1, 1)
                .state();
        sieges.liftLapsed(new Desk(blockaded));
        assertThat(blockaded.siegeSeat(space("corcyra")))
                .as("with ships it goes on")
                .isEqualTo(1);
    }

    @Test
    @Covers("9.3.3-07")
    void persianHorsemenRideInThePersianWarOnly() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-nicias", "cyme", "3 hoplite-athens", "1 cavalry-athens")
                                .army("spa-mindarus", "cyme", "3 hoplite-sparta"),
                        1,
                        3,
                        3)
                .choose("continue cyme sparta", "discard spa-colony", "attack");
        until(table, BattleResult.Fought.class, "hold-back", "enough");
        assertThat(table.last(BattleResult.Fought.class).peloponnesianTotal())
                .as("die 3, three hoplites, Mindarus 1, attacker 1")
                .isEqualTo(8);
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
    @Covers("9.4.4-01")
    void theCoupNeedsALandBattleThatWasNotCalledOff() {
        Field field = Field.bare()
                .army("ath-nicias", "megara", "3 naval-piraeus", "1 hoplite-athens")
                .army("spa-mindarus", "megara", "1 naval-gythium", "1 hoplite-sparta");
        Table<MountfordState> table =
                ask(field, 0, 6, 1).choose("continue megara athens", "play ath-coup-in-megara", "attack");
        until(table, ContinuingEffect.CameToNothing.class, "hold-back", "enough", "call-off", "spare", "stay");
        assertThat(table.all(ContinuingEffect.CameToNothing.class))
                .extracting(ContinuingEffect.CameToNothing::obstacle)
                .containsExactly(Unfit.NO_LAND_BATTLE);
        assertThat(Field.owner(table.state(), "megara")).isNotEqualTo(Power.ATHENS);
    }

    @Test
    @Covers("9.4.9-01")
    void fleetsStandInTheWayOfTreachery() {
        MountfordState state =
                Field.bare().army("spa-mindarus", "gythium", "1 naval-gythium").state();
        Zones zones = Field.rule(Zones.class);
        int reached = -1;
        for (int space = 0; space < Field.data().atlas().size(); space++) {
            boolean bySea = zones.unfriendlyReach(state, Power.ATHENS, space);
            boolean byLand = zones.reached(state, Power.ATHENS, space, Relation.UNFRIENDLY, true, false);
            reached = bySea && !byLand ? space : reached;
        }
        assertThat(reached).as("a space that only ships reach").isNotNegative();
    }
}
