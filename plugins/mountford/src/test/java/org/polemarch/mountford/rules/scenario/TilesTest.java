package org.polemarch.mountford.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kindOf;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.tileOf;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Chest;
import org.polemarch.mountford.model.Effect;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.model.Unfit;
import org.polemarch.mountford.rules.components.Treasuries;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Sections 9.4 to 9.10: what every tile says, and the special tiles of Thebes and Persia. */
@Cites({"6.3", "9.4.1", "9.5.1", "9.6.1", "9.7.1", "9.8.1", "9.8.3", "9.9.1", "9.10.3"})
class TilesTest {

    /** Set, land, naval, head of state, king, leads any nationality, from which turn; every leader of the sections. */
    @ParameterizedTest
    @CsvSource({
        "ath-pericles,ATHENIAN,1,1,true,false,false,1",
        "ath-alcibiades,ATHENIAN,2,1,false,false,false,1",
        "ath-cleon,ATHENIAN,0,0,false,false,false,1",
        "ath-demosthenes,ATHENIAN,2,1,false,false,false,1",
        "ath-nicias,ATHENIAN,0,0,false,false,false,1",
        "ath-phormio,ATHENIAN,1,2,false,false,false,1",
        "ath-thassyllus,ATHENIAN,1,1,false,false,false,1",
        "ath-thrasybulus,ATHENIAN,2,2,false,false,false,1",
        "arg-the-thousand,ARGIVE,1,0,true,false,false,1",
        "spa-agis,SPARTAN,1,1,true,true,false,1",
        "spa-archidamus,SPARTAN,1,1,true,true,false,1",
        "spa-pleistoanax,SPARTAN,0,0,true,true,false,1",
        "spa-brasidas,SPARTAN,2,1,false,false,true,1",
        "spa-callicratides,SPARTAN,1,1,false,false,true,1",
        "spa-gylippus,SPARTAN,2,1,false,false,true,1",
        "spa-lysander,SPARTAN,2,2,false,false,true,5",
        "spa-mindarus,SPARTAN,1,1,false,false,true,1",
        "cor-aristeus,CORINTHIAN,0,1,false,false,false,1",
        "the-pagondas,THEBAN,1,0,true,false,false,1",
        "syr-hermocrates,SYRACUSAN,0,0,false,false,false,1"
    })
    void leaders(
            String id, TileSet set, int land, int naval, boolean headOfState, boolean king, boolean any, int earliest) {
        Tiles.Leader leader = data().tiles().leader(tile(id));
        assertThat(leader.set()).isEqualTo(set);
        assertThat(leader.land()).isEqualTo(land);
        assertThat(leader.naval()).isEqualTo(naval);
        assertThat(leader.headOfState()).isEqualTo(headOfState);
        assertThat(leader.king()).isEqualTo(king);
        assertThat(leader.anyNationality()).isEqualTo(any);
        assertThat(leader.earliestTurn()).isEqualTo(earliest);
        assertThat(leader.rated()).isEqualTo(!id.equals("ath-cleon"));
    }

    /** The nationalities a leader picks up, home guards apart; heads of state no ships, some no Spartan hoplites. */
    @ParameterizedTest
    @CsvSource({
        "ath-pericles,ATHENIAN ATHENIAN_ALLIED ARGIVE",
        "ath-phormio,ATHENIAN ATHENIAN_ALLIED ARGIVE",
        "arg-the-thousand,ARGIVE",
        "spa-agis,SPARTAN SPARTAN_ALLIED CORINTHIAN CORINTHIAN_ALLIED THEBAN",
        "spa-pleistoanax,SPARTAN SPARTAN_ALLIED CORINTHIAN CORINTHIAN_ALLIED THEBAN",
        "spa-gylippus,SPARTAN SPARTAN_ALLIED CORINTHIAN CORINTHIAN_ALLIED THEBAN",
        "spa-lysander,SPARTAN SPARTAN_ALLIED CORINTHIAN CORINTHIAN_ALLIED THEBAN",
        "cor-aristeus,CORINTHIAN CORINTHIAN_ALLIED",
        "the-pagondas,THEBAN",
        "syr-hermocrates,SYRACUSAN"
    })
    void whomLeadersPickUp(String id, String nationalities) {
        Set<String> found = new TreeSet<>();
        Tiles.Leader leader = data().tiles().leader(tile(id));
        for (Kind kind : leader.activates().map(data().kinds()::kind)) {
            found.add(kind.nationality().name());
            assertThat(kind.homeGuard()).as(kind.id()).isFalse();
        }
        assertThat(found).containsExactlyInAnyOrder(nationalities.split(" ", -1));
    }

    /** Set, what it adds, of which nationality, where, whether in Persia instead, who must be at war with Athens. */
    @ParameterizedTest
    @CsvSource({
        "ath-reinf-piraeus-n-1,ATHENIAN,naval-piraeus,ATHENIAN,piraeus,false,NONE",
        "ath-reinf-piraeus-n-2,ATHENIAN,naval-piraeus,ATHENIAN,piraeus,false,NONE",
        "ath-reinf-samos-n,ATHENIAN,naval-samos,ATHENIAN_ALLIED,samos,false,NONE",
        "ath-reinf-athens-h,ATHENIAN,hoplite-athens,ATHENIAN,athens,false,NONE",
        "ath-reinf-larisa-c,ATHENIAN,cavalry-larisa,ATHENIAN_ALLIED,larisa,false,NONE",
        "ath-reinf-leontini-c,ATHENIAN,cavalry-leontini,ATHENIAN_ALLIED,leontini,false,NONE",
        "arg-reinf-argos-h,ARGIVE,hoplite-argos,ARGIVE,argos,false,NONE",
        "spa-reinf-sparta-h,SPARTAN,hoplite-sparta,SPARTAN,sparta,false,NONE",
        "spa-reinf-gythium-n,SPARTAN,naval-gythium,SPARTAN,gythium,true,NONE",
        "cor-reinf-corinth-c,CORINTHIAN,cavalry-corinth,CORINTHIAN,corinth,false,NONE",
        "cor-reinf-phlius-h,CORINTHIAN,hoplite-phlius,SPARTAN_ALLIED,phlius,false,CORINTH",
        "cor-reinf-sicyon-n,CORINTHIAN,naval-sicyon,SPARTAN_ALLIED,sicyon,false,CORINTH",
        "the-reinf-thebes-h,THEBAN,hoplite-thebes,THEBAN,thebes,false,NONE",
        "the-reinf-thebes-c,THEBAN,cavalry-thebes,THEBAN,thebes,false,NONE",
        "syr-reinf-h,SYRACUSAN,hoplite-syracuse,SYRACUSAN,syracuse,false,NONE",
        "syr-reinf-c,SYRACUSAN,cavalry-syracuse,SYRACUSAN,syracuse,false,NONE",
        "syr-reinf-n,SYRACUSAN,naval-syracuse,SYRACUSAN,syracuse,false,NONE",
        "per-reinf-n-1,PERSIAN,naval-gythium,SPARTAN,persia,false,NONE",
        "per-reinf-n-2,PERSIAN,naval-gythium,SPARTAN,persia,false,NONE"
    })
    void reinforcements(
            String id, TileSet set, String kind, Nationality nationality, String space, boolean orPersia, String war) {
        Tiles.Reinforcement tile = data().tiles().reinforcement(tile(id));
        assertThat(tile.set()).isEqualTo(set);
        assertThat(tile.kind()).isEqualTo(kindOf(kind));
        assertThat(tile.kind().nationality()).isEqualTo(nationality);
        assertThat(tile.space().map(at -> data().atlas().space(at).id()).orElse("persia"))
                .isEqualTo(space);
        assertThat(tile.orPersia()).isEqualTo(orPersia);
        assertThat(tile.war().map(Power::name).orElse("NONE")).isEqualTo(war);
    }

    /** Set, effect, when it is played, who must be at war with Athens; every tile with an effect of its own. */
    @ParameterizedTest
    @CsvSource({
        "ath-influence-in-sicily,ATHENIAN,INFLUENCE_IN_SICILY,OPERATION,NONE",
        "ath-coup-in-megara,ATHENIAN,COUP_IN_MEGARA,CONTINUING_OPERATION,NONE",
        "ath-extended-campaign,ATHENIAN,EXTENDED_CAMPAIGN,OPERATION,NONE",
        "ath-perdiccas,ATHENIAN,PERDICCAS,OPERATION,NONE",
        "ath-rebellion-suppressed,ATHENIAN,REBELLION_SUPPRESSED,OPERATION,NONE",
        "ath-tactics-1,ATHENIAN,TACTICS,NAVAL_BATTLE_BEFORE_ROLL,NONE",
        "ath-tactics-2,ATHENIAN,TACTICS,NAVAL_BATTLE_BEFORE_ROLL,NONE",
        "ath-treachery,ATHENIAN,TREACHERY,CONTINUING_OPERATION,NONE",
        "arg-influence,ARGIVE,INFLUENCE,OPERATION,NONE",
        "arg-earthquake,ARGIVE,EARTHQUAKE,OPERATION,NONE",
        "spa-bravery-1,SPARTAN,BRAVERY,LAND_BATTLE_BEFORE_ROLL,NONE",
        "spa-bravery-2,SPARTAN,BRAVERY,LAND_BATTLE_BEFORE_ROLL,NONE",
        "spa-colony,SPARTAN,COLONY,OPERATION,NONE",
        "spa-extended-campaign,SPARTAN,EXTENDED_CAMPAIGN,OPERATION,NONE",
        "spa-rebellion,SPARTAN,REBELLION,CONTINUING_OPERATION,SPARTA",
        "spa-rebellion-spreads,SPARTAN,REBELLION_SPREADS,OPERATION,SPARTA",
        "cor-alcibiades-betrays,CORINTHIAN,ALCIBIADES_BETRAYS,OPERATION,NONE",
        "cor-congress-of-gela,CORINTHIAN,CONGRESS_OF_GELA,OPERATION,NONE",
        "cor-perdiccas,CORINTHIAN,PERDICCAS,OPERATION,CORINTH",
        "cor-plague,CORINTHIAN,PLAGUE,CONTINUING_OPERATION,CORINTH",
        "cor-syracusan-influence,CORINTHIAN,SYRACUSAN_INFLUENCE,OPERATION,NONE",
        "cor-treachery,CORINTHIAN,TREACHERY,CONTINUING_OPERATION,CORINTH",
        "the-euboean-causeway,THEBAN,EUBOEAN_CAUSEWAY,OPERATION,NONE",
        "per-rebellion,PERSIAN,REBELLION,CONTINUING_OPERATION,SPARTA",
        "per-agents,PERSIAN,AGENTS,OPERATION,NONE"
    })
    void events(String id, TileSet set, Effect effect, String play, String war) {
        Tiles.Event tile = data().tiles().event(tile(id));
        assertThat(tile.set()).isEqualTo(set);
        assertThat(tile.effect()).isEqualTo(effect);
        assertThat(tile.play()).isEqualTo(play);
        assertThat(tile.war().map(Power::name).orElse("NONE")).isEqualTo(war);
    }

    @Test
    @Covers("9.8.1-01")
    void pagondas() {
        assertThat(data().tiles()
                        .leader(tile("the-pagondas"))
                        .activates()
                        .minus(data().kinds().of(Nationality.THEBAN)))
                .isEqualTo(IndexSet.EMPTY);
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
        assertThat(table.state().chest().discard().has(tile("per-agents"))).isTrue();
    }

    /** It may not be played twice. */
    @Test
    @Cites({"1.3", "2.5"})
    @Covers("1.3-01")
    void aTilePlayedForItsEffectIsDiscarded() {
        spends(Field.bare().army("the-pagondas", "aulis", "1 hoplite-thebes"), 1, "the-euboean-causeway");
        spends(
                Field.bare().rebel("olynthus").army("spa-brasidas", "olynthus", "2 hoplite-phlius"),
                1,
                "spa-rebellion-spreads");
        spends(Field.start().control("catana", Power.ATHENS), 1, "cor-congress-of-gela");
        spends(Field.start().syracuseAtWar(), 1, "cor-syracusan-influence");
        spends(
                Field.bare().rebel("ceos").army("ath-phormio", "ceos", "3 naval-piraeus"),
                0,
                "ath-rebellion-suppressed");
        spends(Field.bare().army("ath-phormio", "sunium", "3 naval-piraeus"), 0, "ath-extended-campaign");
        spends(Field.bare().army("ath-nicias", "leontini", "1 hoplite-athens"), 0, "ath-influence-in-sicily");
    }

    private static void spends(Field field, int seat, String tile) {
        Chest chest = ask(field.hold(tile), seat).choose("play " + tile).state().chest();
        assertThat(chest.treasury().has(tile(tile))).as(tile + " is at hand").isFalse();
        assertThat(chest.discard().has(tile(tile))).as(tile + " is discarded").isTrue();
    }
}
