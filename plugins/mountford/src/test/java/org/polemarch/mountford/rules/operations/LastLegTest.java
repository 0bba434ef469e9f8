package org.polemarch.mountford.rules.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.MarchLosses;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** 2.2.5 to 2.2.7: the army moves to its objective. */
@Cites({"2.2.5", "2.2.6", "2.2.7"})
class LastLegTest {

    @Test
    @Covers({"2.2.5-01", "3.4-03"})
    void inEachSpaceTollThenInterceptionThenRavaging() {
        // Thessaly is far from any fortress friendly to Sparta: the toll comes before the cavalry of Larisa.
        Table<MountfordState> table = Field.bare()
                .home("5 cavalry-larisa")
                .army("spa-brasidas", "heraclea", "3 hoplite-phlius", "1 hoplite-sparta")
                .campaign("spa-brasidas")
                .dice(5, 3)
                .run(new CampaignObjective.Ask(tile("spa-brasidas")))
                .choose("campaign pharsalus", "via lamia")
                .asks("peloponnese", MarchLosses.Choose.class)
                .choose("leave hoplite-phlius")
                .asks("athens", Interception.Offer.class);
        assertThat(where(table.state(), "spa-brasidas")).isEqualTo("pharsalus");
        assertThat(table.all(UnfamiliarCountry.TollTaken.class)).hasSize(2);
        table.usedAllChance();
    }

    @Test
    @Covers({"2.2.5-02", "3.5-09"})
    void whoLosesAnInterceptionGoesHome() {
        Table<MountfordState> table = Field.bare()
                .home("12 naval-piraeus", "1 naval-gythium")
                .table()
                .dice(4, 6, 1)
                .run(new OperationChoice.Ask(1))
                .choose(
                        "lead spa-mindarus",
                        "place gythium sparta",
                        "objective aegina",
                        "take naval-gythium",
                        "advance");
        while (!table.notations().contains("intercept")) {
            table.choose(table.notations().get(0));
        }
        table.choose("intercept", "join piraeus");
        if (table.notations().contains("enough")) {
            table.choose("enough");
        }
        table.choose("hold-back");
        assertThat(where(table.state(), "spa-mindarus"))
                .as("its only ship is lost")
                .isEqualTo("off");
        assertThat(table.last(BattleResult.Fought.class).winner().id()).isEqualTo("athens");
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers({"2.2.6-01", "2.2.6-02", "2.2.6-03", "2.2.6-04"})
    void aCombinedAttackIsInterceptedTogetherInTheObjective() {
        Table<MountfordState> table = Field.bare()
                .home("3 hoplite-sparta", "3 hoplite-phlius", "2 hoplite-thebes", "1 hoplite-plataea-guard")
                .table()
                .dice(1)
                .run(new OperationChoice.Ask(1))
                .choose("lead spa-mindarus", "place sparta sparta", "also spa-brasidas", "place phlius sparta")
                .choose("objective plataea")
                .choose("take hoplite-sparta", "advance")
                .asks("peloponnese", AssemblyChoice.Ask.class);
        assertThat(where(table.state(), "spa-mindarus"))
                .as("not intercepted yet")
                .isEqualTo("plataea");
        table.choose("take hoplite-phlius", "advance").asks("athens", Interception.Offer.class);
        assertThat(((Interception.Offer) table.game().question().frame()).movers())
                .as("both at once")
                .isEqualTo(IndexSet.of(tile("spa-mindarus"), tile("spa-brasidas")));
        table.choose("intercept").asks("athens", OperationChoice.Ask.class);
        assertThat(table.all(Interception.Attempted.class)).hasSize(1);
        table.choose("pass", "continue plataea sparta", "discard spa-colony", "refrain")
                .offers("return spa-mindarus", "return spa-brasidas", "stay");
    }

    @Test
    @Covers({"2.2.7-01", "2.2.7-02"})
    void doingNothing() {
        Table<MountfordState> table = ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective athens", "advance")
                .asks("peloponnese", OperationChoice.Ask.class);
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("athens");
        table.choose("pass", "continue athens athens", "discard ath-cleon", "return ath-nicias");
        assertThat(where(table.state(), "ath-nicias")).isEqualTo("off");
        assertThat(table.state().chest().discard().has(tile("ath-nicias"))).isTrue();
    }

    @Test
    @Covers({"3.0-01", "3.0-07"})
    void aLeaderWithoutSpsDoesNotMove() {
        ask(Field.start(), 0)
                .choose("lead ath-nicias", "place athens athens", "objective megara")
                .refuses("advance", new RecruitRefusals.NobodyToLead(tileOf("ath-nicias")));
        Table<MountfordState> table = Field.bare().army("ath-nicias", "decelea").run(new OperationEnd.Run(0, true));
        assertThat(where(table.state(), "ath-nicias")).as("left alone").isEqualTo("off");
    }

    @Test
    void anArmyThatCannotGoAnywhereHalts() {
        Table<MountfordState> table = Field.bare()
                .home("1 hoplite-athens")
                .run(new OperationChoice.Ask(0))
                .choose("lead ath-nicias", "place athens athens", "objective eleusis", "take hoplite-athens")
                .refuses(
                        "halt",
                        new RecruitRefusals.ObjectiveStands(Field.data().atlas().space(space("eleusis"))));
        assertThat(table.all(Combat.Begun.class)).isEmpty();
    }
}
