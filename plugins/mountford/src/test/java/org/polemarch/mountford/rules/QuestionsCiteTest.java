package org.polemarch.mountford.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilAsked;
import static org.polemarch.mountford.Answers.untilOffered;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.tileOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleLosses;
import org.polemarch.mountford.rules.combat.CombatTiles;
import org.polemarch.mountford.rules.combat.Shelter;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.maintenance.MaintenancePayment;
import org.polemarch.mountford.rules.operations.BattleOffer;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.scenario.ForcedDiscard;
import org.polemarch.mountford.rules.sieges.GarrisonChoice;
import org.polemarch.mountford.rules.specials.ColonyPlacement;
import org.polemarch.mountford.rules.specials.Influence;
import org.polemarch.mountford.rules.specials.RebellionPlacement;
import org.polemarch.testkit.Table;

/** Where one rule asks for several sections, each question cites the section it comes from. */
@Cites({"4.1", "4.2", "9.4.3", "9.5.3", "9.7.7", "8.1.1", "9.7.3", "9.3.5", "9.7.6", "2.3.2", "2.3.3", "7.3", "9.7.5"})
class QuestionsCiteTest {

    private static final String[] IN_BATTLE = {"hold-back", "enough", "come-out", "abstain"};

    private static String cited(Table<MountfordState> table) {
        return table.game().question().cites();
    }

    @ParameterizedTest
    @CsvSource({"INFLUENCE_IN_SICILY,9.4.3", "SYRACUSAN_INFLUENCE,9.7.7", "INFLUENCE,9.5.3"})
    void influence(Effect effect, String section) {
        Field field = Field.bare();
        if (effect == Effect.INFLUENCE_IN_SICILY) {
            field.army("ath-nicias", "leontini", "1 hoplite-athens");
        }
        assertThat(cited(field.run(new Influence.Ask(effect, 1)))).isEqualTo(section);
    }

    @Test
    void rebellionAndForcedDiscards() {
        assertThat(cited(Field.bare().run(new RebellionPlacement.Ask(1, true)))).isEqualTo("8.1.1");
        assertThat(cited(Field.bare().run(new RebellionPlacement.Ask(1, false))))
                .isEqualTo("9.7.3");
        assertThat(cited(Field.bare().run(discard(Seats.ATHENS)))).isEqualTo("9.7.6");
        assertThat(cited(Field.bare().run(discard(Seats.PELOPONNESE)))).isEqualTo("9.3.5");
    }

    @Test
    void stance() {
        assertThat(cited(Field.bare().run(new Stance.Ask(true, true)))).isEqualTo("7.3");
        assertThat(cited(Field.bare().run(new Stance.Ask(false, true)))).isEqualTo("9.7.5");
    }

    @Test
    void battleIsOfferedBeforeTheLongWallsByTheirOwnRule() {
        Field field =
                Field.bare().army("spa-agis", "athens", "2 hoplite-sparta").home("1 hoplite-athens");
        Table<MountfordState> table = ask(field, 1).choose("continue athens sparta", "discard spa-colony");
        table.asks("peloponnese", BattleOffer.Ask.class);
        assertThat(cited(table)).isEqualTo("2.3");
        Field both = Field.bare()
                .army("spa-agis", "athens", "2 hoplite-sparta")
                .army("spa-mindarus", "piraeus", "2 naval-gythium")
                .home("1 hoplite-athens", "1 naval-piraeus");
        table = ask(both, 1).choose("continue athens sparta", "discard spa-colony");
        table.asks("peloponnese", BattleOffer.Ask.class).offers("attack-both");
        assertThat(cited(table)).isEqualTo("5.1");
    }

    @Test
    void atSea() {
        Field field = Field.bare()
                .army("ath-phormio", "corcyra", "2 naval-piraeus")
                .army("ath-nicias", "corcyra", "2 naval-piraeus")
                .home("3 naval-corcyra-guard")
                .army("spa-mindarus", "corcyra", "5 naval-gythium")
                .army("spa-callicratides", "sybota", "2 naval-gythium");
        Table<MountfordState> table =
                ask(field, 1, 1, 6).choose("continue corcyra sparta", "discard spa-colony", "attack");
        untilAsked(table, Shelter.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.1.1");
        untilAsked(table, Support.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.1");
        untilAsked(table, CombatTiles.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("9.4.8");
        untilAsked(table, BattleLosses.Choose.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.1.2");
    }

    @Test
    void onLand() {
        Field field = Field.bare()
                .army("ath-nicias", "plataea", "2 hoplite-athens")
                .army("ath-demosthenes", "plataea", "2 hoplite-athens")
                .army("spa-agis", "plataea", "5 hoplite-sparta")
                .army("spa-brasidas", "thebes", "2 hoplite-phlius");
        Table<MountfordState> table =
                ask(field, 1, 1, 6).choose("continue plataea sparta", "discard spa-colony", "attack");
        untilAsked(table, Shelter.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.2.2");
        untilAsked(table, Support.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.2");
        untilAsked(table, CombatTiles.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("9.6.3");
        untilAsked(table, BattleLosses.Choose.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("4.2.4");
        untilAsked(table, Withdrawal.Ask.class, IN_BATTLE);
        assertThat(cited(table)).isEqualTo("2.3.2");
    }

    @Test
    void theOpponentGoesHomeByAnotherRule() {
        Field field = Field.bare()
                .army("ath-nicias", "decelea", "2 hoplite-athens")
                .army("spa-agis", "decelea", "2 hoplite-sparta");
        Table<MountfordState> table = ask(field, 1).choose("continue decelea sparta", "discard spa-colony", "refrain");
        while (!table.game().toAct().id().equals("athens")) {
            table.choose(table.notations().get(table.notations().size() - 1));
        }
        table.asks("athens", Withdrawal.Ask.class);
        assertThat(cited(table)).isEqualTo("2.3.3");
    }

    @Test
    void aGarrisonBySiegeOrByTreachery() {
        Field field = Field.bare().army("spa-agis", "plataea", "2 hoplite-sparta");
        Field.continuing(field.state(), "plataea", Power.SPARTA);
        GarrisonChoice.Ask ask =
                new GarrisonChoice.Ask(Field.space("plataea"), IndexSet.of(Power.SPARTA.index(), Power.THEBES.index()));
        assertThat(cited(field.run(ask))).isEqualTo("5");
        field.state().op().play(Field.tile("cor-treachery"));
        assertThat(cited(field.run(ask))).isEqualTo("9.4.9");
    }

    @Test
    @Cites({"2.3.1", "9.4.8", "6.3", "9.6.4", "9.4.3", "2.2.1", "9.3.4", "6.1", "4.2.4"})
    void refusalsNameTheRuleThatForbids() {
        ask(Field.start().army("ath-nicias", "megara", "2 hoplite-athens"), 0)
                .refuses("play ath-coup-in-megara", new NotNow.PlayedInContinuing(tileOf("ath-coup-in-megara")))
                .refuses("play ath-tactics-1", new NotNow.PlayedInBattle(tileOf("ath-tactics-1"), "9.4.8"))
                .refuses("play ath-reinf-athens-h", new NotNow.PlayedInMaintenance(tileOf("ath-reinf-athens-h")));
        ask(Field.start(), 1)
                .choose("play spa-colony")
                .refuses("found athens", new ColonyPlacement.NotFreeForAColony(place("athens"), Unfit.FORTRESS));
        ask(Field.bare().army("ath-nicias", "leontini", "1 hoplite-athens"), 0)
                .choose("play ath-influence-in-sicily")
                .refuses(
                        "settle syracuse",
                        new Influence.NotOpenToInfluence(place("syracuse"), Unfit.NOT_NEUTRAL, "9.4.3"));
        ask(Field.start(), 0)
                .choose("lead ath-nicias")
                .refuses(
                        "place naxos athens",
                        new LeaderPlacement.NobodyToCommand(tileOf("ath-nicias"), place("naxos")));
        ask(Field.start().turn(4).argosAtWar(), 1)
                .choose("lead spa-brasidas", "place phlius sparta")
                .refuses("objective argos", new ObjectiveChoice.BeyondTheirRange(place("argos"), "9.3.4"));
        ask(Field.start().turn(4).argosAtWar(), 1)
                .choose(
                        "lead spa-mindarus",
                        "place sparta sparta",
                        "objective argos",
                        "take hoplite-sparta",
                        "go phlius")
                .refuses("take hoplite-phlius", new RecruitRefusals.KeptFromArgolid(kindOf("hoplite-phlius")));
        Field hungry = Field.bare()
                .army("cor-aristeus", "delphi", "1 hoplite-corinth")
                .treasury(1, "cor-plague", "spa-colony");
        hungry.run(new FieldMaintenance.Next(1, 0, -1))
                .refuses(
                        "pay spa-colony",
                        new MaintenancePayment.WrongNationality(tileOf("spa-colony"), kindOf("hoplite-corinth")));
        Table<MountfordState> battle = ask(
                        Field.bare()
                                .army("spa-brasidas", "decelea", "1 hoplite-phlius", "1 hoplite-sparta")
                                .army("spa-mindarus", "decelea", "1 hoplite-sparta")
                                .army("ath-nicias", "decelea", "5 hoplite-athens"),
                        1,
                        6,
                        1)
                .choose("continue decelea sparta", "discard spa-colony", "attack");
        untilOffered(battle, "lose spa-brasidas hoplite-sparta", "hold-back", "enough")
                .refuses(
                        "lose spa-brasidas hoplite-phlius",
                        new BattleLosses.OthersFirst(kindOf("hoplite-phlius"), BattleLosses.First.SPARTAN_HOPLITE));
    }

    private static ForcedDiscard.Ask discard(Seat seat) {
        return Field.rule(ForcedDiscard.class)
                .of(Field.start().state(), seat, 1)
                .orElseThrow();
    }
}
