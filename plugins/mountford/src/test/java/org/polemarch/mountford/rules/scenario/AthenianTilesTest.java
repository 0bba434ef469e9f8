package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.place;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.StanceChoice;
import org.polemarch.mountford.rules.operations.WithdrawalChoice;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 9.4 and 9.5: the tiles of Athens and Argos. */
@Cites({"9.4.3", "9.4.4", "9.4.5", "9.4.6", "9.4.7", "9.4.9", "9.5.3", "9.5.4", "9.6.5"})
class AthenianTilesTest {

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

    private static int[] totals(Field field) {
        Table<MountfordState> table = field.table().dice(3, 3).run(new OperationChoice.Ask(1));
        table.choose("continue therme sparta");
        if (table.game().question().frame() instanceof StanceChoice.Ask) {
            table.choose("stance as-it-is");
        }
        table.choose("discard spa-colony", "attack");
        BattleResult.Fought fought = table.last(BattleResult.Fought.class);
        return new int[] {fought.athenianTotal(), fought.peloponnesianTotal()};
    }

    @Test
    @Covers("9.4.3-01")
    void athenianInfluenceInSicily() {
        ask(Field.start(), 0)
                .refuses(
                        "play ath-influence-in-sicily",
                        new OperationChoice.NoEffectNow(
                                tileOf("ath-influence-in-sicily"), Unfit.NO_ATHENIANS_IN_SICILY, "9.4.3"));
        Table<MountfordState> table = ask(Field.start().army("ath-nicias", "leontini", "1 hoplite-athens"), 0)
                .choose("play ath-influence-in-sicily")
                .offers("settle catana", "settle messana")
                .offersNot("settle syracuse", "settle gela", "settle locri")
                .choose("settle catana");
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.ATHENS);
    }

    @Test
    @Covers("9.4.4-01")
    void coupInMegara() {
        Table<MountfordState> table = ask(Field.bare().army("ath-nicias", "megara", "2 hoplite-athens"), 0)
                .choose("continue megara athens")
                .choose("play ath-coup-in-megara");
        assertThat(owner(table.state(), "megara")).isEqualTo(Power.ATHENS);
        assertThat(owner(table.state(), "pegae")).isEqualTo(Power.ATHENS);
        table = Field.bare()
                .army("ath-nicias", "megara", "2 hoplite-athens")
                .army("spa-brasidas", "megara", "5 hoplite-phlius")
                .table()
                .dice(1, 6)
                .run(new OperationChoice.Ask(0))
                .choose("continue megara athens", "play ath-coup-in-megara", "attack", "come-out");
        assertThat(owner(table.state(), "megara")).as("the battle was lost").isEqualTo(Power.SPARTA);
        table = ask(
                        Field.bare()
                                .army("ath-nicias", "megara", "2 hoplite-athens")
                                .army("spa-brasidas", "megara", "5 hoplite-phlius"),
                        0)
                .choose("continue megara athens", "play ath-coup-in-megara", "refrain");
        assertThat(owner(table.state(), "megara")).as("no battle was offered").isEqualTo(Power.SPARTA);
        ask(Field.bare().army("ath-nicias", "tegea", "2 hoplite-athens"), 0)
                .choose("continue tegea athens")
                .offersNot("play ath-coup-in-megara");
    }

    @Test
    @Covers("9.4.5-01")
    void extendedCampaign() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .army("ath-phormio", "sunium", "3 naval-piraeus")
                                .army("ath-nicias", "sunium", "1 hoplite-athens")
                                .army("spa-mindarus", "melos", "1 naval-gythium"),
                        0)
                .choose("play ath-extended-campaign")
                .offersOnly("dispatch ath-phormio", "dispatch ath-nicias")
                .choose("dispatch ath-phormio", "campaign carystus");
        assertThat(where(table.state(), "ath-phormio")).isEqualTo("carystus");
        table.asks("athens", WithdrawalChoice.Ask.class).offersOnly("return ath-nicias", "stay");
        table = ask(Field.bare().army("spa-mindarus", "hermione", "3 naval-gythium"), 1)
                .choose("play spa-extended-campaign", "dispatch spa-mindarus", "campaign troezen");
        assertThat(where(table.state(), "spa-mindarus")).isEqualTo("troezen");
        table.asks("athens", OperationChoice.Ask.class);
    }

    @Test
    @Covers({"9.4.6-01", "9.7.5-01"})
    void perdiccas() {
        Relations relations = rule(Relations.class);
        Table<MountfordState> table = ask(Field.start(), 1).choose("play cor-perdiccas");
        MountfordState state = table.state();
        assertThat(state.chest().inBox(tile("cor-perdiccas"))).isTrue();
        assertThat(state.chest().discard() >>> tile("ath-perdiccas") & 1).isEqualTo(1);
        assertThat(relations.toSpace(state, Power.ATHENS, space("pella"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.SPARTA, space("pella"))).isEqualTo(Relation.FRIENDLY);
        state.chest().toTreasury(tile("ath-perdiccas"));
        table.run(new OperationChoice.Ask(0)).choose("play ath-perdiccas");
        assertThat(table.state().chest().inBox(tile("ath-perdiccas"))).isTrue();
        assertThat(table.state().chest().inBox(tile("cor-perdiccas"))).isFalse();
        assertThat(relations.toSpace(table.state(), Power.ATHENS, space("pella")))
                .isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers({"9.4.6-01", "9.7.5-01"})
    void horsemenOfMacedon() {
        Field athens = Field.bare()
                .army("ath-nicias", "therme", "1 hoplite-athens")
                .army("spa-brasidas", "therme", "1 hoplite-phlius", "1 cavalry-thebes");
        assertThat(totals(athens)).containsExactly(3 + 1 + 1, 3 + 1 + 2 + 1);
        Field league = Field.bare()
                .army("ath-nicias", "therme", "1 hoplite-athens", "1 cavalry-athens")
                .army("spa-brasidas", "therme", "1 hoplite-phlius");
        league.state().chest().toDiscard(tile("ath-perdiccas"));
        assertThat(totals(league.box("cor-perdiccas"))).containsExactly(3 + 1, 3 + 1 + 2 + 1 + 1);
        Field far = Field.bare()
                .army("ath-nicias", "torone", "1 hoplite-athens")
                .army("spa-brasidas", "torone", "1 hoplite-phlius");
        Table<MountfordState> table = far.table()
                .dice(3, 3)
                .run(new OperationChoice.Ask(1))
                .choose("continue torone sparta", "discard spa-colony", "attack");
        assertThat(table.last(BattleResult.Fought.class).athenianTotal())
                .as("too far from Pella")
                .isEqualTo(4);
    }

    @Test
    @Covers("9.4.7-01")
    void rebellionSuppressed() {
        Field field = Field.bare()
                .rebel("ceos", "kithnos", "carystus", "samos", "mytilene", "thasos")
                .home("2 naval-mytilene-guard")
                .army("ath-phormio", "ceos", "3 naval-piraeus")
                .army("ath-nicias", "samos", "1 naval-piraeus")
                .army("ath-demosthenes", "mytilene", "1 naval-piraeus")
                .army("spa-mindarus", "miletus", "1 naval-gythium");
        Table<MountfordState> table = ask(field, 0)
                .choose("play ath-rebellion-suppressed")
                .offersOnly("suppress ceos", "suppress kithnos", "suppress carystus", "leave")
                .refuses(
                        "suppress samos",
                        new SuppressionChoice.NotToBeSuppressed(
                                data().atlas().space(space("samos")), Unfit.OTHERS_REACH))
                .refuses(
                        "suppress mytilene",
                        new SuppressionChoice.NotToBeSuppressed(
                                data().atlas().space(space("mytilene")), Unfit.OTHERS_REACH))
                .choose("suppress ceos", "suppress kithnos", "suppress carystus")
                .asks("peloponnese", OperationChoice.Ask.class);
        assertThat(table.state().rebels().size()).isEqualTo(3);
    }

    @Test
    @Covers("9.4.9-01")
    void treachery() {
        Table<MountfordState> table = ask(Field.bare().army("ath-nicias", "tegea", "1 hoplite-athens"), 0)
                .choose("continue tegea athens", "play ath-treachery");
        while (!table.notations().contains("return ath-nicias")) {
            table.choose(table.notations().contains("abstain") ? "abstain" : "spare");
        }
        assertThat(owner(table.state(), "tegea")).isEqualTo(Power.ATHENS);
        table = ask(Field.bare().home("3 hoplite-sparta-guard").army("ath-nicias", "sellasia", "1 hoplite-athens"), 0)
                .choose("continue sellasia athens", "play ath-treachery", "refrain");
        assertThat(owner(table.state(), "sellasia"))
                .as("within reach of Sparta")
                .isEqualTo(Power.SPARTA);
        ask(Field.bare().rebel("acanthus").army("ath-nicias", "acanthus", "1 hoplite-athens"), 0)
                .choose("continue acanthus athens")
                .offersNot("play ath-treachery");
        ask(Field.bare().army("ath-nicias", "gythium", "1 naval-piraeus"), 0)
                .choose("continue gythium athens")
                .offersNot("play ath-treachery");
    }

    @Test
    @Covers("9.5.3-01")
    void argiveInfluence() {
        Table<MountfordState> table = ask(
                        Field.start()
                                .turn(4)
                                .argosAtWar()
                                .hold("arg-influence")
                                .control("olympia", Power.ATHENS)
                                .army("spa-agis", "tegea", "1 hoplite-sparta"),
                        0)
                .choose("play arg-influence")
                .offers("settle mantinea", "settle thyrea", "settle epidaurus", "settle lepreum")
                .offersNot("settle tegea", "settle elis", "settle olympia", "settle argos", "settle sparta")
                .choose("settle mantinea");
        assertThat(owner(table.state(), "mantinea")).isEqualTo(Power.ARGOS);
    }

    @Test
    @Covers("9.5.4-01")
    void earthquake() {
        Field field = Field.start().turn(4).argosAtWar().hold("arg-earthquake").treasury(1, "spa-agis", "cor-plague");
        field.state().chest().blur(data().tiles().ofSeat(1));
        Table<MountfordState> table = ask(field, 0).choose("play arg-earthquake");
        assertThat(table.last(SpecialPlay.TreasuryShown.class).tiles())
                .extracting(tile -> tile.id())
                .containsExactlyInAnyOrder("spa-agis", "cor-plague");
        assertThat(table.state().chest().removed()).isEqualTo(1L << tile("arg-earthquake"));
        assertThat(((MountfordView) table.view(Seats.ATHENS)).enemyTilesKnown())
                .containsExactlyInAnyOrder("spa-agis", "cor-plague");
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

    @Test
    @Cites("9.4.5")
    void anExtendedCampaignGoesSomewhereElse() {
        ask(Field.bare().army("ath-phormio", "sunium", "1 naval-piraeus"), 0)
                .choose("play ath-extended-campaign", "dispatch ath-phormio")
                .offersNot("campaign sunium")
                .offers("campaign ceos")
                .refuses("campaign thebes", new CampaignObjective.NoWay(place("thebes")));
    }
}
