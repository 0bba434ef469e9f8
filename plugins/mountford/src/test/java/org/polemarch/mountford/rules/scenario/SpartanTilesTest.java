package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Answers.untilOffered;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.specials.RebellionSpreads;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 9.6: the tiles of Sparta. */
@Cites({"9.6.1", "9.6.4", "9.6.6", "9.6.7", "9.10.2"})
class SpartanTilesTest {

    @Test
    @Covers("9.6.1-01")
    void kings() {
        Table<MountfordState> table = ask(Field.start().army("spa-mindarus", "corinth", "1 hoplite-sparta"), 1)
                .choose("lead spa-agis")
                .refuses("place phlius sparta", new LeaderPlacement.KingsBeginInSparta(tileOf("spa-agis")))
                .choose("place sparta sparta", "objective megara", "take hoplite-sparta", "take hoplite-sparta")
                .choose("go phlius", "take hoplite-phlius", "take hoplite-phlius")
                .offers("advance")
                .choose("take hoplite-phlius")
                .refuses("advance", new RecruitRefusals.HalfMustBeSpartan(tileOf("spa-agis")));
        assertThat(in(table.state(), "spa-agis", "hoplite-phlius")).isEqualTo(3);
    }

    @Test
    @Covers("9.6.1-02")
    void otherSpartansLeadAnybody() {
        ask(Field.start(), 1)
                .choose("lead spa-callicratides", "place thebes sparta", "objective thebes")
                .offers("take hoplite-thebes", "take cavalry-thebes");
    }

    @Test
    @Covers("9.6.1-03")
    void brasidasAndGylippusTakeNoSpartanHoplites() {
        for (String leader : new String[] {"spa-brasidas", "spa-gylippus"}) {
            ask(Field.start(), 1)
                    .choose("lead " + leader, "place sparta sparta", "objective sparta")
                    .refuses(
                            "take hoplite-sparta",
                            new RecruitRefusals.NotHisToLead(tileOf(leader), kindOf("hoplite-sparta"), "2.2.4"));
        }
        Table<MountfordState> table = Field.bare()
                .army("ath-nicias", "delphi", "1 hoplite-athens")
                .army("spa-brasidas", "delphi")
                .army("spa-mindarus", "delphi", "1 hoplite-sparta")
                .table()
                .dice(2, 2)
                .run(new OperationChoice.Ask(1))
                .choose("continue delphi sparta", "discard spa-colony", "attack", "hold-back");
        assertThat(table.last(BattleResult.Fought.class).peloponnesianTotal())
                .as("he leads them in battle; the lower rating counts")
                .isEqualTo(2 + 1 + 1 + 1);
    }

    @Test
    @Covers("9.6.1-04")
    void lysanderWaits() {
        ask(Field.start().turn(4), 1)
                .refuses("lead spa-lysander", new OperationChoice.TooEarly(tileOf("spa-lysander"), 5));
        ask(Field.start().turn(5), 1).offers("lead spa-lysander");
    }

    @Test
    @Covers("9.6.4-01")
    void colony() {
        Table<MountfordState> table = ask(Field.start(), 1)
                .choose("play spa-colony")
                .offers("found heraclea", "found delphi")
                .offersNot("found epidamnos", "found athens", "found tegea")
                .choose("found heraclea");
        assertThat(owner(table.state(), "heraclea"))
                .as("not before the end of the turn")
                .isEqualTo(Power.NEUTRAL);
        assertThat(table.state().chest().onMap(tile("spa-colony"))).isTrue();
        MountfordState state = table.state();
        table.run(new TurnEnd.Run());
        assertThat(owner(state, "heraclea")).isEqualTo(Power.SPARTA);
        assertThat(state.fortress(space("heraclea"))).isTrue();
        assertThat(state.garrisoned(space("heraclea"))).isFalse();
    }

    @Test
    @Covers({"9.6.6-01", "9.10.2-01"})
    void rebellion() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("spa-brasidas", "acanthus", "2 hoplite-phlius")
                                .hold("per-rebellion"),
                        1)
                .choose("continue acanthus sparta")
                .offers("play spa-rebellion", "play per-rebellion")
                .choose("play spa-rebellion", "spare");
        assertThat(table.state().rebels().has(space("acanthus"))).isTrue();
        table = Field.bare()
                .army("spa-brasidas", "acanthus", "1 hoplite-phlius")
                .army("ath-demosthenes", "acanthus", "5 hoplite-athens")
                .hold("per-rebellion")
                .table()
                .dice(6, 1)
                .run(new OperationChoice.Ask(1))
                .choose("continue acanthus sparta", "play per-rebellion", "attack");
        assertThat(table.state().rebels().has(space("acanthus")))
                .as("the battle was lost")
                .isFalse();
        ask(Field.bare().army("cor-aristeus", "acanthus", "1 hoplite-corinth"), 1)
                .choose("continue acanthus corinth")
                .offersNot("play spa-rebellion");
        ask(Field.bare().army("spa-brasidas", "naupactus", "1 hoplite-phlius"), 1)
                .choose("continue naupactus sparta")
                .offersNot("play spa-rebellion");
        ask(Field.bare().armistice(Power.SPARTA, 5).army("spa-brasidas", "acanthus", "1 hoplite-phlius"), 1)
                .choose("continue acanthus sparta")
                .offersNot("play spa-rebellion");
    }

    @Test
    @Covers("9.6.7-01")
    void rebellionSpreads() {
        Field field = Field.bare()
                .rebel("olynthus")
                .army("ath-demosthenes", "torone", "5 hoplite-athens")
                .army("spa-brasidas", "olynthus", "2 hoplite-phlius");
        Table<MountfordState> table = field.table()
                .dice(6, 1)
                .run(new OperationChoice.Ask(1))
                .choose("play spa-rebellion-spreads")
                .offersOnly("spread acanthus", "spread potidaea", "spread torone", "enough")
                .choose("spread acanthus");
        assertThat(table.state().rebels().has(space("acanthus"))).isTrue();
        table.offersOnly("spread potidaea", "spread torone", "enough").choose("spread torone", "join spa-brasidas");
        assertThat(table.state().rebels().has(space("torone"))).as("lost there").isFalse();
        ask(Field.bare().rebel("samos"), 1).offersNot("play spa-rebellion-spreads");
        ask(
                        Field.bare()
                                .armistice(Power.SPARTA, 5)
                                .rebel("olynthus")
                                .army("spa-brasidas", "olynthus", "2 hoplite-phlius"),
                        1)
                .refuses(
                        "play spa-rebellion-spreads",
                        new OperationChoice.NotAtWar(tileOf("spa-rebellion-spreads"), Power.SPARTA));
    }

    @Test
    @Cites("9.6.7")
    void rebellionSpreadsOnlyWhereSomebodyOffersTheBattle() {
        Field field = Field.bare()
                .rebel("olynthus")
                .army("ath-demosthenes", "torone", "5 hoplite-athens")
                .army("spa-brasidas", "olynthus", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1, 6, 1)
                .choose("play spa-rebellion-spreads", "spread torone")
                .asks("peloponnese", Support.Ask.class)
                .offersOnly("join spa-brasidas")
                .choose("join spa-brasidas");
        assertThat(table.state().rebels().has(space("torone")))
                .as("the battle was lost")
                .isFalse();
        assertThat(where(table.state(), "spa-brasidas")).as("his only SP fell").isEqualTo("off");
    }

    @Test
    @Cites("9.6.7")
    void rebellionSpreadsNoFurtherThanTheSurvivorsReach() {
        Field field = Field.bare()
                .rebel("olynthus")
                .army("ath-demosthenes", "torone", "5 hoplite-athens")
                .army("spa-brasidas", "olynthus", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1, 6, 1)
                .choose("play spa-rebellion-spreads")
                .refuses(
                        "spread naxos",
                        new RebellionSpreads.NotSpreadingThere(place("naxos"), Unfit.NO_SPARTAN_REACHES));
        assertThat(table.notations()).contains("spread torone").hasSizeGreaterThan(2);
        table.choose("spread torone", "join spa-brasidas").offersOnly("enough");
    }

    @Test
    @Cites("9.6.6")
    void aRebellionNeedsABattleOfferedToThoseNextDoorToo() {
        Field field = Field.bare()
                .home("2 naval-mytilene-guard")
                .army("spa-callicratides", "methymna", "1 naval-gythium", "1 hoplite-phlius");
        Table<MountfordState> table = ask(field, 1).choose("continue methymna sparta", "play spa-rebellion", "refrain");
        untilOffered(table, "stay", "spare", "abstain");
        assertThat(table.state().rebels().has(space("methymna"))).isFalse();
        assertThat(table.last(ContinuingEffect.CameToNothing.class).tile()).isEqualTo(tileOf("spa-rebellion"));
        table = ask(
                        Field.bare()
                                .home("2 naval-mytilene-guard")
                                .army("spa-callicratides", "methymna", "1 naval-gythium", "1 hoplite-phlius"),
                        1,
                        6,
                        1)
                .choose("continue methymna sparta", "play spa-rebellion", "attack");
        untilOffered(table, "stay", "enough", "spare", "abstain");
        assertThat(table.state().rebels().has(space("methymna"))).isTrue();
    }
}
