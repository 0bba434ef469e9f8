package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.Shelter;
import org.polemarch.mountford.rules.economy.Revenue;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.Ravaging;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 2.3 and 2.4: continuing operations and ravaging. */
@Cites({"2.3", "2.3.1", "2.3.2", "2.3.3", "2.4", "2.4.1", "2.4.2"})
class ContinuingTest {

    @Test
    @Covers({"2.3-01", "2.3.3-01"})
    void theStepsInOrder() {
        // Spartans before Decelea, an Athenian army with them in the space.
        Field field = Field.bare()
                .army("spa-brasidas", "decelea", "5 hoplite-phlius")
                .army("ath-nicias", "decelea", "1 hoplite-athens");
        Table<MountfordState> table = field.table()
                .dice(1, 6, 2)
                .run(new OperationChoice.Ask(1))
                .choose("continue decelea sparta")
                .asks("peloponnese", ContinuingDiscard.Ask.class)
                .choose("discard spa-colony")
                .asks("peloponnese", BattleOffer.Ask.class)
                .choose("attack")
                .asks("peloponnese", RavagingAfterCombat.Ask.class)
                .choose("ravage")
                .asks("peloponnese", Siege.Ask.class)
                .choose("besiege")
                .asks("peloponnese", Withdrawal.Ask.class)
                .choose("stay");
        assertThat(where(table.state(), "ath-nicias")).as("lost its only SP").isEqualTo("off");
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers({"2.3.3-01", "2.3.2-08"})
    void theOpponentSendsArmiesHomeWithoutATile() {
        Field field = Field.bare()
                .army("spa-brasidas", "delphi", "2 hoplite-phlius")
                .army("spa-mindarus", "delphi", "1 hoplite-phlius")
                .army("ath-nicias", "delphi", "1 hoplite-athens");
        Table<MountfordState> table = ask(field, 1)
                .choose("continue delphi sparta", "discard spa-colony", "refrain")
                .offers("return spa-brasidas", "return spa-mindarus", "stay")
                .choose("stay")
                .asks("athens", Withdrawal.Ask.class);
        int held = table.state().held(TileSet.ATHENIAN);
        table.offersOnly("return ath-nicias", "stay").choose("stay");
        assertThat(table.state().held(TileSet.ATHENIAN)).isEqualTo(held);
    }

    @Test
    @Covers("2.3-02")
    void theObjectiveHoldsAnOwnArmy() {
        ask(Field.start().army("spa-brasidas", "delphi", "1 hoplite-phlius"), 1)
                .offers("continue delphi sparta")
                .offersNot("continue sparta sparta", "continue corinth corinth");
        ask(Field.start().army("spa-brasidas", "delphi", "1 hoplite-phlius"), 0).offersNot("continue delphi athens");
    }

    @Test
    @Covers({"2.3.1-01", "2.3.1-03"})
    void theTileIsOfANationalityInTheSpace() {
        ask(Field.start().armistice(Power.CORINTH, 5).army("spa-brasidas", "delphi", "1 hoplite-phlius"), 1)
                .choose("continue delphi sparta")
                .offers("discard spa-bravery-1", "discard spa-reinf-sparta-h", "discard spa-lysander")
                .refuses(
                        "discard the-pagondas",
                        new ContinuingDiscard.WrongNationality(
                                tileOf("the-pagondas"), data().atlas().space(space("delphi"))));
        ask(Field.start().armistice(Power.SPARTA, 5).army("cor-aristeus", "delphi", "1 hoplite-corinth"), 1)
                .choose("continue delphi corinth")
                .offers("discard cor-plague", "discard cor-perdiccas", "discard cor-reinf-phlius-h")
                .offersNot("discard spa-agis");
    }

    @Test
    @Covers({"2.3.1-02", "9.3.2-04", "9.3.3-04"})
    void syracusanAndPersianTilesPayAnywhereWhileAtWar() {
        Field field =
                Field.start().army("spa-brasidas", "delphi", "1 hoplite-phlius").hold("syr-reinf-h", "per-agents");
        ask(field, 1).choose("continue delphi sparta").offersNot("discard syr-reinf-h", "discard per-agents");
        ask(
                        Field.start()
                                .army("spa-brasidas", "delphi", "1 hoplite-phlius")
                                .hold("syr-reinf-h", "per-agents")
                                .syracuseAtWar()
                                .persiaAtWar(),
                        1)
                .choose("continue delphi sparta")
                .offers("discard syr-reinf-h", "discard per-agents");
    }

    @Test
    @Covers({"2.3.2-01", "2.3.2-03", "2.3.2-04", "2.3.2-05"})
    void anArmyDropsItsSpsOffAtTheirHomes() {
        Field field = Field.bare()
                .army("spa-mindarus", "tegea", "2 hoplite-phlius", "1 hoplite-sparta", "1 hoplite-corinth")
                .control("corinth", Power.ATHENS);
        Table<MountfordState> table = ask(field, 1)
                .choose("continue tegea sparta", "discard spa-colony", "return spa-mindarus")
                .asks("peloponnese", HomeChoice.Ask.class)
                .offersOnly("home phlius", "home sparta", "home corinth")
                .choose("home sparta");
        assertThat(at(table.state(), "sparta", "hoplite-sparta")).isEqualTo(1);
        assertThat(where(table.state(), "spa-mindarus")).as("goes on").isEqualTo("sparta");
        table.choose("home phlius");
        assertThat(at(table.state(), "phlius", "hoplite-phlius")).isEqualTo(2);
        assertThat(at(table.state(), "corinth", "hoplite-corinth"))
                .as("dropped in an unfriendly space")
                .isZero();
        assertThat(table.state().eliminated()).isEqualTo(1);
        assertThat(where(table.state(), "spa-mindarus")).isEqualTo("off");
        assertThat(table.state().chest().discard().has(tile("spa-mindarus"))).isTrue();
    }

    @Test
    @Covers({"2.3.2-02"})
    void aBeatenAttackerMayBeDrivenHome() {
        Field field = Field.bare()
                .army("spa-mindarus", "delphi", "2 hoplite-phlius")
                .army("ath-nicias", "delphi", "5 hoplite-athens");
        Table<MountfordState> table = field.table()
                .dice(6, 1)
                .run(new OperationChoice.Ask(1))
                .choose("continue delphi sparta", "discard spa-colony", "attack")
                .asks("athens", WithdrawalDemand.Ask.class)
                .choose("drive-out");
        Field.anyWay(table);
        assertThat(where(table.state(), "spa-mindarus")).isEqualTo("off");
        assertThat(at(table.state(), "phlius", "hoplite-phlius")).isEqualTo(1);
    }

    @Test
    @Covers({"2.3.2-06", "2.3.2-07", "3.5-13"})
    void returningArmiesAreInterceptedButNotByThoseWhoFought() {
        // The garrison fleet of Piraeus fights at Aegina and may then not catch the fleet that goes home past it.
        Field field = Field.bare().home("4 naval-piraeus").army("spa-mindarus", "aegina", "5 naval-gythium");
        Table<MountfordState> table = field.table()
                .dice(1, 6)
                .run(new OperationChoice.Ask(1))
                .choose("continue aegina sparta", "discard spa-colony", "attack", "join piraeus", "hold-back", "ravage")
                .choose("return spa-mindarus");
        assertThat(where(table.state(), "spa-mindarus"))
                .as("nobody fresh is left to intercept")
                .isEqualTo("off");
        assertThat(table.all(Interception.Attempted.class)).isEmpty();

        ask(
                        Field.bare()
                                .home("4 naval-piraeus")
                                .control("methana", Power.ATHENS)
                                .army("spa-mindarus", "aegina", "5 naval-gythium"),
                        1)
                .choose("continue aegina sparta", "discard spa-colony", "refrain", "return spa-mindarus")
                .asks("athens", Interception.Offer.class);
    }

    @Test
    @Covers({"2.4-01"})
    void aRavagedAreaYieldsNothing() {
        Revenue revenue = rule(Revenue.class);
        int before = revenue.of(Field.start().state(), TileSet.ATHENIAN);
        assertThat(revenue.of(Field.start().ravaged("attica").state(), TileSet.ATHENIAN))
                .isEqualTo(before - 2);
        MountfordState state = Field.start().state();
        assertThat(revenue.tributeNumbers(state, 1)
                        - revenue.tributeNumbers(Field.start().ravaged("samos").state(), 1))
                .isEqualTo(1);
    }

    @Test
    @Covers({"2.4-02", "9.3.2-06"})
    void ravagingWithoutEffectIsNotOffered() {
        Ravaging ravaging = rule(Ravaging.class);
        MountfordState state = Field.bare().ravaged("samos").syracuseAtWar().state();
        assertThat(ravaging.worthwhile(state, Power.SPARTA, space("samos")))
                .as("already ravaged")
                .isFalse();
        assertThat(ravaging.worthwhile(state, Power.SPARTA, space("icaria"))).isFalse();
        assertThat(ravaging.worthwhile(state, Power.SPARTA, space("larisa")))
                .as("no income")
                .isFalse();
        assertThat(ravaging.worthwhile(state, Power.SPARTA, space("naupactus")))
                .as("no area")
                .isFalse();
        assertThat(ravaging.worthwhile(state, Power.ATHENS, space("syracuse")))
                .as("Sicily")
                .isFalse();
        assertThat(ravaging.worthwhile(state, Power.SPARTA, space("oropus"))).isTrue();
    }

    @Test
    @Covers("2.4.1-01")
    void ravagingOnTheMarch() {
        Table<MountfordState> table = Field.bare()
                .army("the-pagondas", "tanagra", "3 hoplite-thebes")
                .campaign("the-pagondas")
                .run(new CampaignObjective.Ask(tile("the-pagondas")))
                .choose("campaign oropus")
                .asks("peloponnese", Ravaging.Offer.class)
                .choose("ravage");
        assertThat(table.state().ravaged(data().atlas().areaAt("attica"))).isTrue();

        Field.bare()
                .home("3 hoplite-athens-guard")
                .army("the-pagondas", "tanagra", "3 hoplite-thebes")
                .campaign("the-pagondas")
                .run(new CampaignObjective.Ask(tile("the-pagondas")))
                .choose("campaign oropus")
                .asks("peloponnese", Ravaging.Offer.class);
        // Decelea is within reach of the home guard of Athens.
        Field.bare()
                .home("3 hoplite-athens-guard")
                .army("the-pagondas", "oropus", "3 hoplite-thebes")
                .campaign("the-pagondas")
                .run(new CampaignObjective.Ask(tile("the-pagondas")))
                .choose("campaign decelea")
                .asks("athens", Interception.Offer.class)
                .choose("let-pass")
                .asksNobody();
    }

    @Test
    @Covers({"2.4.2-01"})
    void ravagingByShips() {
        RavagingAfterCombat ravaging = rule(RavagingAfterCombat.class);
        Field field = Field.bare().army("ath-phormio", "gythium", "3 naval-piraeus");
        assertThat(ravaging.possible(continuing(field, "gythium", Power.ATHENS)))
                .isTrue();
        Field enemyFleet =
                Field.bare().army("ath-phormio", "gythium", "3 naval-piraeus").home("1 naval-gythium");
        MountfordState state = continuing(enemyFleet, "gythium", Power.ATHENS);
        assertThat(ravaging.possible(state)).as("an unbeaten fleet reaches it").isFalse();
        Field.won(state, true);
        assertThat(ravaging.possible(state)).isTrue();
        Field enemyLand = Field.bare()
                .army("ath-phormio", "gythium", "3 naval-piraeus")
                .army("spa-agis", "gythium", "1 hoplite-sparta");
        assertThat(ravaging.possible(continuing(enemyLand, "gythium", Power.ATHENS)))
                .as("land SPs stand there")
                .isFalse();
    }

    private static MountfordState continuing(Field field, String objective, Power power) {
        MountfordState state = field.state();
        Field.continuing(state, objective, power);
        return state;
    }

    @Test
    @Covers({"2.4.2-02", "2.4.2-03"})
    void ravagingByLand() {
        RavagingAfterCombat ravaging = rule(RavagingAfterCombat.class);
        assertThat(ravaging.possible(continuing(
                        Field.bare().army("spa-agis", "decelea", "3 hoplite-sparta"), "decelea", Power.SPARTA)))
                .isTrue();
        Field guarded =
                Field.bare().army("spa-agis", "decelea", "3 hoplite-sparta").home("3 hoplite-athens-guard");
        MountfordState state = continuing(guarded, "decelea", Power.SPARTA);
        assertThat(ravaging.possible(state)).isFalse();
        state.op().spareThoseNear();
        assertThat(ravaging.possible(state))
                .as("a battle nobody fought is not won")
                .isFalse();
        Field.won(state, false);
        assertThat(ravaging.possible(state)).isTrue();
        assertThat(ravaging.possible(continuing(
                        Field.bare().army("spa-agis", "sparta", "3 hoplite-sparta"), "sparta", Power.SPARTA)))
                .as("friendly ground")
                .isFalse();
    }

    @Test
    void walledTroopsMayRefuse() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .home("1 hoplite-plataea-guard")
                                .army("the-pagondas", "plataea", "3 hoplite-thebes"),
                        1)
                .choose("continue plataea thebes", "discard the-euboean-causeway", "attack")
                .asks("athens", Shelter.Ask.class)
                .choose("stay-in");
        assertThat(table.all(Combat.NoBattle.class)).hasSize(1);
        assertThat(in(table.state(), "the-pagondas", "hoplite-thebes")).isEqualTo(3);
    }
}
