package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.at;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.in;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;
import static org.polemarch.mountford.Field.where;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.economy.TurnEnd;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.OperationChoice;
import org.polemarch.mountford.rules.operations.RecruitRefusals;
import org.polemarch.mountford.rules.operations.StanceChoice;
import org.polemarch.mountford.rules.operations.WithdrawalChoice;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 9.4 to 9.10: every tile. */
@Cites({
    "9.4.1", "9.4.3", "9.4.4", "9.4.5", "9.4.6", "9.4.7", "9.4.8", "9.4.9", "9.5.1", "9.5.3", "9.5.4", "9.6.1", "9.6.3",
    "9.6.4", "9.6.5", "9.6.6", "9.6.7", "9.7.1", "9.7.3", "9.7.4", "9.7.5", "9.7.6", "9.7.7", "9.7.8", "9.8.1", "9.8.3",
    "9.9.1", "9.10.2", "9.10.3"
})
class TilesTest {

    private static Table<MountfordState> ask(Field field, int seat) {
        return field.run(new OperationChoice.Ask(seat));
    }

    /** Land, naval, head of state; every leader of the four sections. */
    @ParameterizedTest
    @CsvSource({
        "ath-pericles,1,1,true", "ath-alcibiades,2,1,false", "ath-cleon,0,0,false", "ath-demosthenes,2,1,false",
        "ath-nicias,0,0,false", "ath-phormio,1,2,false", "ath-thassyllus,1,1,false", "ath-thrasybulus,2,2,false",
        "arg-the-thousand,1,0,true", "spa-agis,1,1,true", "spa-archidamus,1,1,true", "spa-pleistoanax,0,0,true",
        "spa-brasidas,2,1,false", "spa-callicratides,1,1,false", "spa-gylippus,2,1,false", "spa-lysander,2,2,false",
        "spa-mindarus,1,1,false", "cor-aristeus,0,1,false", "the-pagondas,1,0,true", "syr-hermocrates,0,0,false"
    })
    void leaders(String id, int land, int naval, boolean headOfState) {
        Tiles.Leader leader = data().tiles().leader(tile(id));
        assertThat(leader.land()).isEqualTo(land);
        assertThat(leader.naval()).isEqualTo(naval);
        assertThat(leader.headOfState()).isEqualTo(headOfState);
        assertThat(leader.rated()).isEqualTo(!id.equals("ath-cleon"));
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
    @Covers("9.7.8-01")
    void corinthianTreachery() {
        Table<MountfordState> table = ask(
                        Field.bare().army("spa-brasidas", "acanthus", "1 hoplite-phlius", "1 hoplite-sparta"), 1)
                .choose("continue acanthus sparta", "play cor-treachery", "spare");
        assertThat(owner(table.state(), "acanthus"))
                .as("no Corinthian in the army")
                .isEqualTo(Power.SPARTA);
        ask(Field.bare().armistice(Power.CORINTH, 5).army("spa-brasidas", "acanthus", "1 hoplite-phlius"), 1)
                .choose("continue acanthus sparta")
                .offersNot("play cor-treachery");
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
    @Covers("9.6.1-01")
    void kings() {
        Table<MountfordState> table = ask(Field.start().army("spa-mindarus", "corinth", "1 hoplite-sparta"), 1)
                .choose("lead spa-agis")
                .refuses("place phlius sparta", new LeaderPlacement.KingsBeginInSparta(tileOf("spa-agis")))
                .choose("place sparta sparta", "objective megara", "take hoplite-sparta", "take hoplite-sparta")
                .choose("go phlius", "take hoplite-phlius", "take hoplite-phlius")
                .refuses("take hoplite-phlius", new RecruitRefusals.HalfMustBeSpartan(tileOf("spa-agis")));
        assertThat(in(table.state(), "spa-agis", "hoplite-phlius")).isEqualTo(2);
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
    @Covers("9.7.1-01")
    void aristeus() {
        long own = data().kinds().of(Nationality.CORINTHIAN)
                | 1L << kindOf("hoplite-ambracia").index();
        assertThat(data().tiles().leader(tile("cor-aristeus")).activates() & ~own)
                .isZero();
        ask(Field.start(), 1)
                .choose("lead cor-aristeus", "place ambracia corinth", "objective ambracia")
                .offers("take hoplite-ambracia");
    }

    @Test
    @Covers("9.7.3-01")
    void alcibiadesMakesTheBetrayalPossible() {
        Table<MountfordState> table = ask(Field.start(), 0).choose("lead ath-alcibiades");
        assertThat(table.state().chest().discard() >>> tile("cor-alcibiades-betrays") & 1)
                .isEqualTo(1);
        assertThat(table.all(Treasuries.BetrayalPossible.class)).hasSize(1);
        table = ask(Field.start().army("ath-nicias", "athens", "1 hoplite-athens"), 0)
                .choose("continue athens athens", "discard ath-alcibiades");
        assertThat(table.state().chest().inBox(tile("cor-alcibiades-betrays"))).isFalse();
    }

    @Test
    @Covers("9.7.3-02")
    void alcibiadesBetrays() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .hold("cor-alcibiades-betrays")
                                .army("ath-alcibiades", "megara", "1 hoplite-athens")
                                .army("ath-nicias", "megara", "1 hoplite-athens")
                                .army("spa-brasidas", "megara", "1 hoplite-phlius"),
                        1)
                .choose("play cor-alcibiades-betrays", "incite chios");
        assertThat(table.state().rebels().has(space("chios"))).isTrue();
        while (table.game().question().frame() instanceof org.polemarch.mountford.rules.movement.RouteChoice.Fork
                || table.notations().contains("let-pass")) {
            table.choose(
                    table.notations().contains("let-pass")
                            ? "let-pass"
                            : table.notations().get(0));
        }
        assertThat(where(table.state(), "ath-alcibiades")).isEqualTo("off");
        assertThat(at(table.state(), "athens", "hoplite-athens")).isEqualTo(1);
        assertThat(table.state().chest().inBox(tile("cor-alcibiades-betrays"))).isTrue();
        table.offersOnly("return spa-brasidas", "stay").choose("stay").offersOnly("return ath-nicias", "stay");
    }

    @Test
    @Covers("9.7.4-01")
    void congressOfGela() {
        Table<MountfordState> table = ask(Field.start().control("catana", Power.ATHENS), 1)
                .choose("play cor-congress-of-gela")
                .asks("athens", CongressOfGela.Ask.class)
                .offersOnly("remove-garrisons", "accept-war")
                .choose("accept-war");
        assertThat(table.state().syracuse).isEqualTo(Entry.AT_WAR);
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.ATHENS);
        table = ask(Field.start().control("catana", Power.ATHENS).control("acragas", Power.SYRACUSE), 1)
                .choose("play cor-congress-of-gela", "remove-garrisons");
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "acragas")).isEqualTo(Power.NEUTRAL);
        assertThat(owner(table.state(), "leontini")).as("a printed colour").isEqualTo(Power.ATHENS);
        ask(Field.start().syracuseAtWar(), 1)
                .choose("play cor-congress-of-gela")
                .offersOnly("remove-garrisons");
    }

    @Test
    @Covers("9.7.5-02")
    void thessalyMayBeNeutral() {
        Field field = Field.start();
        field.state().chest().toDiscard(tile("ath-perdiccas"));
        field.box("cor-perdiccas");
        Table<MountfordState> table = ask(field, 1)
                .choose("lead spa-brasidas", "place phlius sparta")
                .asks("peloponnese", StanceChoice.Ask.class)
                .choose("stance thessaly-neutral");
        Relations relations = rule(Relations.class);
        assertThat(relations.toSpace(table.state(), Power.SPARTA, space("larisa")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toLoose(
                        table.state(), Power.SPARTA, kindOf("cavalry-larisa").index(), space("larisa")))
                .isEqualTo(Relation.NEUTRAL);
        assertThat(relations.toSpace(table.state(), Power.SPARTA, space("athens")))
                .isEqualTo(Relation.UNFRIENDLY);
    }

    @Test
    @Covers("9.7.6-01")
    void plague() {
        Table<MountfordState> table = ask(
                        Field.bare()
                                .bellicosity(8, 8)
                                .home("3 hoplite-athens-guard")
                                .army("spa-brasidas", "athens", "2 hoplite-phlius"),
                        1)
                .choose("continue athens sparta", "play cor-plague", "attack", "stay-in")
                .asks("athens", ForcedDiscardChoice.Ask.class)
                .choose("give-up ath-cleon");
        assertThat(table.state().bellicosity(0)).isEqualTo(7);
        assertThat(table.state().chest().holds(tile("ath-cleon"))).isFalse();
        table = Field.bare()
                .bellicosity(8, 8)
                .home("3 hoplite-athens-guard")
                .army("spa-brasidas", "athens", "2 hoplite-phlius")
                .table()
                .dice(1, 6)
                .run(new OperationChoice.Ask(1))
                .choose("continue athens sparta", "play cor-plague", "attack", "come-out");
        assertThat(table.state().held(TileSet.ATHENIAN))
                .as("battle was not refused")
                .isEqualTo(21);
        ask(Field.bare().armistice(Power.CORINTH, 5).army("spa-brasidas", "athens", "2 hoplite-phlius"), 1)
                .choose("continue athens sparta")
                .offersNot("play cor-plague");
    }

    @Test
    @Covers("9.7.7-01")
    void syracusanInfluence() {
        Table<MountfordState> table = ask(Field.start(), 1)
                .choose("play cor-syracusan-influence", "settle catana")
                .offersNot("settle catana")
                .choose("settle acragas")
                .asks("athens", OperationChoice.Ask.class);
        assertThat(owner(table.state(), "catana")).isEqualTo(Power.SYRACUSE);
        assertThat(owner(table.state(), "acragas")).isEqualTo(Power.SYRACUSE);
        ask(Field.start().army("ath-nicias", "leontini", "1 hoplite-athens"), 1)
                .refuses(
                        "play cor-syracusan-influence",
                        new OperationChoice.NoEffectNow(
                                tileOf("cor-syracusan-influence"), Unfit.ATHENIANS_IN_SICILY, "9.7.7"));
    }

    @Test
    @Covers("9.8.1-01")
    void pagondas() {
        assertThat(data().tiles().leader(tile("the-pagondas")).activates()
                        & ~data().kinds().of(Nationality.THEBAN))
                .isZero();
        assertThat(data().tiles().leader(tile("the-pagondas")).headOfState()).isTrue();
    }

    @Test
    @Covers("9.8.3-01")
    void euboeanCauseway() {
        Table<MountfordState> table = ask(Field.bare().army("the-pagondas", "aulis", "1 hoplite-thebes"), 1)
                .choose("play the-euboean-causeway");
        assertThat(table.state().rebels().has(space("chalcis")))
                .as("across a naval path")
                .isTrue();
        assertThat(table.state().rebels().size()).isEqualTo(1);
        ask(
                        Field.bare()
                                .army("the-pagondas", "aulis", "1 hoplite-thebes")
                                .army("ath-phormio", "oropus", "1 naval-piraeus"),
                        1)
                .refuses(
                        "play the-euboean-causeway",
                        new OperationChoice.NoEffectNow(
                                tileOf("the-euboean-causeway"), Unfit.NO_SPACE_IN_EUBOEA, "9.8.3"));
    }

    @Test
    @Covers("9.10.3-01")
    void persianAgents() {
        Table<MountfordState> table = Field.start()
                .hold("per-agents")
                .table()
                .lots(2)
                .run(new OperationChoice.Ask(1))
                .choose("play per-agents");
        assertThat(table.state().held(TileSet.ATHENIAN)).isEqualTo(20);
        assertThat(table.last(Treasuries.Discarded.class).tile().id()).isEqualTo("ath-cleon");
    }
}
