package org.polemarch.mountford.rules.components;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.mountford.Field.ask;
import static org.polemarch.mountford.Field.data;
import static org.polemarch.mountford.Field.kind;
import static org.polemarch.mountford.Field.owner;
import static org.polemarch.mountford.Field.rule;
import static org.polemarch.mountford.Field.space;
import static org.polemarch.mountford.Field.tile;
import static org.polemarch.mountford.Field.where;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.play.Cites;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordPlugin;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.PathType;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.scenario.Control;
import org.polemarch.mountford.view.MountfordView;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;

/** Section 1: map, nationalities, control, counters, tiles. */
@Cites({"1.1", "1.1.1", "1.1.2", "1.1.3", "1.1.4", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.3", "1.3.1", "1.4"})
class ComponentsTest {

    private final Atlas atlas = data().atlas();
    private final Relations relations = rule(Relations.class);
    private final Zones zones = rule(Zones.class);
    private final Control control = rule(Control.class);

    @Test
    @Covers({"1.0-01", "1.1.1-02"})
    void twoPlayersShareThePowers() {
        assertThat(new MountfordPlugin().info().seats()).hasSize(2);
        assertThat(new MountfordPlugin().info().fewestSeats()).isEqualTo(2);
        assertThat(List.of(Power.ATHENS.seat(), Power.ARGOS.seat())).containsOnly(0);
        assertThat(List.of(Power.SPARTA.seat(), Power.CORINTH.seat(), Power.THEBES.seat(), Power.SYRACUSE.seat()))
                .containsOnly(1);
        assertThat(TileSet.PERSIAN.seat()).isEqualTo(1);
        for (Nationality nationality : Nationality.values()) {
            assertThat(nationality.peloponnesian())
                    .isEqualTo(nationality.power().seat() == 1);
        }
    }

    @Test
    @Covers({"1.1-01", "1.1-02", "1.1-03", "1.1-04"})
    void theMapHasItsSpacesPathsAndAreas() {
        assertThat(atlas.size()).isEqualTo(152);
        assertThat(atlas.paths()).hasSize(277);
        assertThat(atlas.areas()).hasSize(29);
        Map<SpaceType, Integer> types = new EnumMap<>(SpaceType.class);
        for (int i = 0; i < atlas.size(); i++) {
            types.merge(atlas.type(i), 1, Integer::sum);
        }
        assertThat(types).containsOnlyKeys(SpaceType.values());
        assertThat(types.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(152);
        for (Atlas.Path path : atlas.paths()) {
            assertThat(path.type()).isIn((Object[]) PathType.values());
            if (path.type() == PathType.NAVAL) {
                assertThat(atlas.type(path.a())).isNotEqualTo(SpaceType.LAND);
                assertThat(atlas.type(path.b())).isNotEqualTo(SpaceType.LAND);
            }
        }
        assertThat(atlas.fortress(space("athens"))).isTrue();
        assertThat(atlas.fortifiedHarbor(space("athens"))).isFalse();
        assertThat(atlas.fortress(space("piraeus")) && atlas.fortifiedHarbor(space("piraeus")))
                .isTrue();
        Set<Integer> seen = new HashSet<>();
        for (Atlas.Area area : atlas.areas()) {
            for (int space : area.spaces()) {
                assertThat(seen.add(space)).as("one area only").isTrue();
                assertThat(atlas.areaOf(space)).isEqualTo(area.index());
            }
        }
        assertThat(atlas.areaOf(space("delphi"))).isEqualTo(-1);
    }

    @Test
    @Covers({"1.1-05", "8.1.1-06"})
    void theEmpireIsTheAreasWithTribute() {
        List<String> empire = new ArrayList<>();
        int[] numbers = new int[4];
        for (Atlas.Area area : atlas.areas()) {
            if (area.empire()) {
                empire.add(area.id());
            }
            for (int number : area.tribute()) {
                numbers[number]++;
            }
        }
        assertThat(empire).hasSize(15).doesNotContain("attica");
        assertThat(numbers).containsExactly(0, 6, 6, 6);
        assertThat(atlas.empire().has(space("athens"))).isFalse();
        assertThat(atlas.empire().has(space("samos"))).isTrue();
    }

    @Test
    @Covers("1.1.1-01")
    void alliedSpsAreOfTheirOwnNationality() {
        assertThat(Field.kindOf("hoplite-phlius").nationality()).isEqualTo(Nationality.SPARTAN_ALLIED);
        assertThat(Field.kindOf("hoplite-sparta").nationality()).isEqualTo(Nationality.SPARTAN);
        assertThat(Field.kindOf("naval-samos").nationality()).isEqualTo(Nationality.ATHENIAN_ALLIED);
        assertThat(Field.kindOf("hoplite-ambracia").nationality()).isEqualTo(Nationality.CORINTHIAN_ALLIED);
        assertThat(data().kinds().of(Nationality.SPARTAN) & data().kinds().of(Nationality.SPARTAN_ALLIED))
                .isZero();
    }

    @Test
    @Covers({"1.1.2-01", "1.1.2-02"})
    void everySpaceHasOneController() {
        MountfordState state = Field.start().state();
        for (int i = 0; i < atlas.size(); i++) {
            if (!state.rebels().has(i)) {
                assertThat(state.owner(i)).isEqualTo(atlas.colour(i)).isNotEqualTo(Power.REBEL);
            }
        }
        assertThat(relations.toSpace(state, Power.ATHENS, space("samos"))).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.SPARTA, space("samos"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.CORINTH, space("sparta"))).isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.THEBES, space("athens"))).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.ATHENS, space("delphi"))).isEqualTo(Relation.NEUTRAL);
    }

    @Test
    @Covers({"1.1.2-03", "1.1.2-04"})
    void aGarrisonGivesControlAndTheOldOwnerNeedsNone() {
        Field field = Field.bare();
        var table = field.run();
        MountfordState state = table.state();
        control.seize(play(table), space("amphipolis"), Power.SPARTA);
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.SPARTA);
        assertThat(state.garrisoned(space("amphipolis"))).isTrue();
        control.seize(play(table), space("amphipolis"), Power.ATHENS);
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.ATHENS);
        assertThat(state.garrisoned(space("amphipolis")))
                .as("no garrison is left")
                .isFalse();
    }

    private static org.polemarch.api.play.Play<MountfordState> play(org.polemarch.testkit.Table<MountfordState> table) {
        return new Desk(table.state());
    }

    @Test
    @Covers({"1.1.2-05", "1.2.2-02"})
    void spsAndLeadersDoNotChangeControl() {
        MountfordState state = Field.bare()
                .army("spa-brasidas", "amphipolis", "3 hoplite-phlius")
                .home("1 hoplite-plataea-guard")
                .control("plataea", Power.THEBES)
                .state();
        assertThat(owner(state, "amphipolis")).isEqualTo(Power.ATHENS);
        assertThat(owner(state, "plataea")).as("a home guard does not hold it").isEqualTo(Power.THEBES);
        assertThat(zones.unfriendlyReach(state, Power.THEBES, space("thebes")))
                .as("but reaches beyond it")
                .isTrue();
        Table<MountfordState> table = ask(Field.bare().home("2 hoplite-thebes"), 1)
                .choose(
                        "lead the-pagondas",
                        "place thebes thebes",
                        "objective cytinium",
                        "take hoplite-thebes",
                        "advance");
        assertThat(where(table.state(), "the-pagondas")).isEqualTo("cytinium");
        assertThat(owner(table.state(), "cytinium")).as("marched into").isEqualTo(Power.NEUTRAL);
    }

    @Test
    @Covers({"1.1.2-06", "1.1.2-07"})
    void aRebelSpaceIsNobodysAndHostileToAthensAndArgosOnly() {
        MountfordState state = Field.start()
                .rebel("samos")
                .argosAtWar()
                .armistice(Power.SPARTA, 5)
                .state();
        int samos = space("samos");
        assertThat(state.owner(samos)).isEqualTo(Power.REBEL);
        assertThat(relations.toSpace(state, Power.ATHENS, samos)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.ARGOS, samos)).isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toSpace(state, Power.SPARTA, samos))
                .as("even at peace with Athens")
                .isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toSpace(state, Power.SYRACUSE, samos)).isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers("1.1.2-08")
    void alliedSpsInARebelSpaceAreUnfriendlyToAthens() {
        MountfordState state = Field.start().rebel("mytilene").state();
        int guard = kind("naval-mytilene-guard");
        assertThat(relations.toLoose(state, Power.ATHENS, guard, space("mytilene")))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toLoose(state, Power.ARGOS, guard, space("mytilene")))
                .isEqualTo(Relation.UNFRIENDLY);
        assertThat(relations.toLoose(state, Power.SPARTA, guard, space("mytilene")))
                .isEqualTo(Relation.FRIENDLY);
        assertThat(relations.toLoose(state, Power.ATHENS, kind("naval-chios-guard"), space("chios")))
                .isEqualTo(Relation.FRIENDLY);
    }

    @Test
    @Covers("1.1.2-09")
    void onlyAthenianSpacesOfTheEmpireRebel() {
        MountfordState state = Field.start().state();
        assertThat(control.mayRebel(state, space("samos"))).isTrue();
        assertThat(control.mayRebel(state, space("athens"))).isFalse();
        assertThat(control.mayRebel(state, space("naupactus"))).isFalse();
        assertThat(control.mayRebel(state, space("melos"))).as("Spartan").isFalse();
        control.rebel(new Desk(state), space("athens"));
        assertThat(state.rebels().has(space("athens"))).isFalse();
    }

    @Test
    @Covers("1.1.3-01")
    void theSituationBoxShowsMacedonAndAlcibiades() {
        Field field = Field.start();
        MountfordState state = field.state();
        assertThat(view(state).situationBox()).containsExactlyInAnyOrder("ath-perdiccas", "cor-alcibiades-betrays");
        assertThat(view(state).diplomacy().macedon()).isEqualTo("athens");
        state.chest().toDiscard(tile("ath-perdiccas"));
        field.box("cor-perdiccas");
        assertThat(view(state).diplomacy().macedon()).isEqualTo("peloponnese");
    }

    private static MountfordView view(MountfordState state) {
        return (MountfordView) Field.rules().game().project(state, Seats.ATHENS);
    }

    @Test
    @Covers("1.1.4-01")
    void tracksAreShown() {
        MountfordView view = view(Field.start().turn(3).bellicosity(9, 7).state());
        assertThat(view.turn()).isEqualTo(3);
        assertThat(view.years()).isEqualTo("425-423 BC");
        assertThat(view.tracks()).isEqualTo(new MountfordView.Tracks(9, 7, 1, false));
    }

    @Test
    @Covers("1.2.1-01")
    void hoplitesAndCavalryAreLandSps() {
        assertThat(SpType.HOPLITE.land() && SpType.CAVALRY.land()).isTrue();
        assertThat(SpType.NAVAL.land()).isFalse();
        MountfordState state = Field.bare()
                .army("ath-nicias", "athens", "2 hoplite-athens", "1 cavalry-athens", "1 naval-piraeus")
                .state();
        assertThat(state.armyLand(tile("ath-nicias"))).isEqualTo(3);
        assertThat(state.armyNaval(tile("ath-nicias"))).isEqualTo(1);
    }

    @Test
    @Covers("1.2.1-02")
    void countersAreNotLimited() {
        MountfordState state = Field.start().home("50 naval-piraeus").state();
        assertThat(Field.at(state, "piraeus", "naval-piraeus")).isEqualTo(62);
    }

    @Test
    @Covers({"1.2.1-03", "1.2.1-04", "1.2.1-05", "3.2-03", "3.3-03"})
    void zonesOfInfluence() {
        assertThat(atlas.landZone(space("athens")).has(space("panactum"))).isTrue();
        assertThat(atlas.landZone(space("athens")).has(space("thebes")))
                .as("two steps")
                .isFalse();
        assertThat(atlas.landZone(space("piraeus")).has(space("aegina")))
                .as("a naval path")
                .isFalse();
        assertThat(atlas.navalZone(space("piraeus")).has(space("kithnos")))
                .as("two naval paths")
                .isTrue();
        assertThat(atlas.navalZone(space("piraeus")).has(space("naxos"))).isFalse();
        assertThat(atlas.navalZone(space("corinth")).has(space("cenchrae")))
                .as("never over the isthmus")
                .isFalse();
        assertThat(atlas.navalZone(space("cape-taenarum")).has(space("syracuse")))
                .isFalse();
        MountfordState state = Field.bare()
                .home("1 naval-piraeus")
                .control("aegina", Power.SPARTA)
                .army("spa-mindarus", "aegina", "2 naval-gythium")
                .state();
        assertThat(zones.reached(state, Power.SPARTA, space("kithnos"), Relation.UNFRIENDLY, false, true))
                .as("what lies between does not matter")
                .isTrue();
    }

    @Test
    @Covers("1.2.2-01")
    void homeGuardsAreNeverActivated() {
        for (int leader = 0; leader < data().tiles().leaderCount(); leader++) {
            assertThat(data().tiles().leader(leader).activates()
                            & data().kinds().guards())
                    .isZero();
        }
    }

    @Test
    @Covers("1.2.3-01")
    void garrisonsReachNothing() {
        MountfordState state = Field.bare().control("megara", Power.ATHENS).state();
        assertThat(zones.unfriendlyReach(state, Power.SPARTA, space("megara"))).isFalse();
        assertThat(zones.unfriendlyReach(state, Power.SPARTA, space("pegae"))).isFalse();
    }

    @Test
    @Covers("1.2.4-01")
    void markersAreKeptApart() {
        MountfordState state = Field.bare()
                .rebel("samos")
                .ravaged("samos")
                .siege("samos", 0, 1)
                .state();
        MountfordView.SpaceView samos = view(state).spaces().get(space("samos"));
        assertThat(samos.rebellion()).isTrue();
        assertThat(samos.siegePoints()).isEqualTo(1);
        assertThat(samos.besieger()).isEqualTo("athens");
        assertThat(view(state).ravaged()).containsExactly("samos");
        state.rebels().remove(space("samos"));
        assertThat(view(state).spaces().get(space("samos")).siegePoints()).isEqualTo(1);
        assertThat(view(state).ravaged()).hasSize(1);
    }

    @Test
    @Covers("1.3-01")
    void aTileIsInOnePlace() {
        MountfordState state = Field.start().state();
        int tile = tile("ath-cleon");
        state.chest().toMap(tile);
        state.chest().toDiscard(tile);
        assertThat(state.chest().holds(tile)).isFalse();
        assertThat(state.chest().onMap(tile)).isFalse();
        assertThat(state.chest().discard()).isEqualTo(1L << tile);
        assertThat(Field.rules().game().census(state))
                .containsEntry("tiles athenian", 22)
                .containsEntry("tiles persian", 4);
    }

    @Test
    @Covers("1.3-02")
    void theOtherTreasuryIsSeenByItsBacks() {
        MountfordState state = Field.start()
                .treasury(1, "spa-agis", "spa-bravery-1", "cor-plague")
                .state();
        state.chest().blur(data().tiles().ofSeat(1));
        MountfordView seen = (MountfordView) Field.rules().game().project(state, Seats.ATHENS);
        assertThat(seen.peloponnesianTiles()).containsEntry("spartan", 2).containsEntry("corinthian", 1);
        assertThat(seen.treasury()).noneMatch(id -> id.startsWith("spa"));
        assertThat(seen.enemyTilesKnown()).isEmpty();
        assertThat(((MountfordView) Field.rules().game().project(state, Seats.PELOPONNESE)).treasury())
                .containsExactlyInAnyOrder("spa-agis", "spa-bravery-1", "cor-plague");
    }

    @Test
    @Covers("1.3-03")
    void discardsReturnToTheirPool() {
        MountfordState state = Field.start().discarded("ath-cleon", "spa-agis").state();
        state.chest().discardsToPools();
        assertThat(state.chest().discard()).isZero();
        assertThat(state.chest().pool() & data().tiles().of(TileSet.ATHENIAN)).isEqualTo(1L << tile("ath-cleon"));
        assertThat(state.chest().pool() & data().tiles().of(TileSet.SPARTAN)).isEqualTo(1L << tile("spa-agis"));
    }

    @Test
    @Covers({"1.3.1-01", "9.X-01"})
    void leadersAndTileCounts() {
        Tiles.Leader thrasybulus = data().tiles().leader(tile("ath-thrasybulus"));
        assertThat(List.of(thrasybulus.land(), thrasybulus.naval())).containsExactly(2, 2);
        assertThat(thrasybulus.headOfState()).isFalse();
        assertThat(data().tiles().leader(tile("ath-pericles")).headOfState()).isTrue();
        int[] counts = new int[7];
        for (int i = 0; i < data().tiles().size(); i++) {
            counts[data().tiles().setOf(i).index()]++;
        }
        assertThat(counts).containsExactly(22, 4, 16, 10, 4, 4, 4);
    }

    @Test
    @Covers("1.4-01")
    void phasesInOrder() {
        var table = Field.start().run(new TurnSequence.Begin(1));
        List<String> phases = new ArrayList<>();
        for (int i = 0; i < 400 && table.state().turn == 1; i++) {
            String phase = table.state().phase.name();
            if (phases.isEmpty() || !phases.get(phases.size() - 1).equals(phase)) {
                phases.add(phase);
            }
            List<String> answers = table.notations();
            String answer = answers.contains("pass") ? "pass" : answers.contains("done") ? "done" : answers.get(0);
            if (answers.contains("keep-tribute")) {
                answer = "keep-tribute";
            }
            table.lots(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0).choose(answer);
        }
        // Nobody is asked in a political phase without armistices.
        assertThat(phases).containsExactly("OPERATIONS", "MAINTENANCE", "ECONOMIC");
        assertThat(table.state().turn).isEqualTo(2);
    }

    @Test
    void badDataIsRefused() {
        DataPack broken =
                new MountfordPlugin().data().with("test", "{\"paths\": {\"athens--piraeus\": {\"b\": \"atlantis\"}}}");
        assertThatThrownBy(() -> new MountfordData(broken)).hasMessageContaining("atlantis");
    }
}
