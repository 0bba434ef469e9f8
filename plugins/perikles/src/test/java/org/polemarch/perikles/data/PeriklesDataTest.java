package org.polemarch.perikles.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.game.Setup;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.perikles.Kinds;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.Places;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.testkit.Covers;

/** The figures of the box. */
@Cites("2")
class PeriklesDataTest {

    private final DataPack pack = new PeriklesPlugin().data();
    private final PeriklesData data = PeriklesData.of(pack);

    @Test
    @Covers("PK-A01")
    void threeFourOrFivePlay() {
        PeriklesPlugin plugin = new PeriklesPlugin();
        assertThat(plugin.info().fewestSeats()).isEqualTo(3);
        assertThat(plugin.info().mostSeats()).isEqualTo(5);
        assertThatThrownBy(() -> Setup.of(plugin.info(), 2)).hasMessage("Perikles is for 3 to 5 seats, not 2");
        assertThatThrownBy(() -> Setup.of(plugin.info(), 6)).hasMessage("Perikles is for 3 to 5 seats, not 6");
    }

    /** All 21 tiles as they stand in the list of the game: city, points, rounds, printed units. */
    @Test
    @Covers("PK-A02")
    void everyLocationTile() {
        List<String> lines = new ArrayList<>();
        for (LocationTile tile : data.locations()) {
            lines.add(new PeriklesPlugin().words().name(tile.location()) + ", "
                    + tile.city().id() + ", " + tile.points()
                    + ", " + letters(tile.rounds()) + ", grey "
                    + letters(tile.grey().map(UnitType::of)) + ", violet "
                    + letters(tile.violet().map(UnitType::of)));
        }
        assertThat(lines)
                .containsExactly(
                        "Amphipolis, athens, 6, TH, grey H, violet -",
                        "Lesbos, athens, 4, HT, grey -, violet HT",
                        "Plataea, athens, 4, H, grey H, violet -",
                        "Naupactus, athens, 4, TH, grey -, violet -",
                        "Potidea, athens, 5, TH, grey -, violet H",
                        "Acarnania, athens, 3, TH, grey H, violet -",
                        "Attica, athens, 4, H, grey -, violet -",
                        "Melos, sparta, 3, HT, grey HT, violet -",
                        "Epidaurus, sparta, 4, TH, grey -, violet -",
                        "Pylos, sparta, 4, TH, grey -, violet -",
                        "Sicily, sparta, 7, TH, grey HT, violet -",
                        "Cephallenia, sparta, 4, HT, grey -, violet -",
                        "Cythera, sparta, 3, HT, grey -, violet -",
                        "Spartolus, sparta, 4, TH, grey -, violet H",
                        "Megara, megara, 5, TH, grey -, violet -",
                        "Mantinea, argos, 5, H, grey -, violet -",
                        "Delium, thebes, 5, TH, grey -, violet -",
                        "Aetolia, thebes, 3, TH, grey -, violet -",
                        "Corcyra, corinth, 3, HT, grey -, violet HT",
                        "Leucas, corinth, 4, HT, grey -, violet -",
                        "Solygeia, corinth, 4, HT, grey -, violet -");
    }

    private static String letters(List<UnitType> types) {
        return types.isEmpty()
                ? "-"
                : String.join(
                        "",
                        types.stream()
                                .map(type -> type == UnitType.HOPLITE ? "H" : "T")
                                .toList());
    }

    @Test
    @Covers("PK-A03")
    void sevenOfAthensSevenOfSpartaSevenOfTheOthers() {
        assertThat(count(tile -> tile.city().id()))
                .isEqualTo(Map.of("athens", 7, "sparta", 7, "corinth", 3, "thebes", 2, "argos", 1, "megara", 1));
    }

    @Test
    @Covers("PK-A04")
    void theTilesAddUpTo88Points() {
        assertThat(data.locations().stream().mapToInt(LocationTile::points).sum())
                .isEqualTo(88);
    }

    @Test
    @Covers("PK-A05")
    void threeTilesAreForHoplitesOnly() {
        assertThat(count(tile -> letters(tile.rounds()))).isEqualTo(Map.of("H", 3, "TH", 11, "HT", 7));
        assertThat(data.locations().stream().filter(LocationTile::hoplitesOnly).map(LocationTile::location))
                .containsExactly(Places.PLATAEA, Places.ATTICA, Places.MANTINEA);
    }

    private Map<String, Integer> count(Function<LocationTile, String> kind) {
        Map<String, Integer> counts = new TreeMap<>();
        for (LocationTile tile : data.locations()) {
            counts.merge(kind.apply(tile), 1, Integer::sum);
        }
        return counts;
    }

    @Test
    @Covers({"PK-A06", "PK-A07"})
    void thirtySixInfluenceTiles() {
        Map<String, Integer> counts = new TreeMap<>();
        for (int kind = 0; kind < data.kinds(); kind++) {
            InfluenceTile tile = data.kind(kind);
            counts.merge(
                    (tile.city().isPresent() ? "city " : "any ") + tile.shards() + " " + tile.symbol(),
                    data.copies(kind),
                    Integer::sum);
        }
        assertThat(counts)
                .isEqualTo(Map.of("city 2 NONE", 14, "city 1 CANDIDATE", 11, "city 1 ASSASSIN", 6, "any 1 NONE", 5));
        assertThat(data.influenceTiles()).isEqualTo(36);
        assertThat(data.copies(data.indexOf(Kinds.ATHENS_DOUBLE))).isEqualTo(3);
        assertThat(data.copies(data.indexOf(Kinds.MEGARA_CANDIDATE))).isEqualTo(1);
    }

    @Test
    @Covers("PK-A08")
    void eightSpecialTiles() {
        assertThat(Arrays.stream(SpecialTile.values())
                        .map(tile -> data.figures(tile).name() + ", "
                                + data.figures(tile).category()))
                .containsExactly(
                        "Perikles, influence",
                        "Alcibiades, influence",
                        "Plague, influence",
                        "Slave Revolt, commit",
                        "Brasidas, hoplite-battle",
                        "Thessalian Allies, hoplite-battle",
                        "Phormio, trireme-battle",
                        "Persian Fleet, trireme-battle");
    }

    @Test
    @Covers("PK-A09")
    void everyCounter() {
        assertThat(Arrays.stream(Power.values()).map(this::counters))
                .containsExactly(
                        "athens H112233 T11223344",
                        "sparta H1122233344 T1223",
                        "argos H112233 T123",
                        "corinth H12223 T11223",
                        "thebes H1122233 T12",
                        "megara H12 T123",
                        "persia H223333 T2233");
        assertThat(data.counters().count()).isEqualTo(71);
    }

    private String counters(Power power) {
        StringBuilder all = new StringBuilder(power.id());
        for (UnitType type : UnitType.values()) {
            all.append(type == UnitType.HOPLITE ? " H" : " T");
            for (int counter = data.counters().from(power.ordinal(), type.ordinal());
                    counter < data.counters().to(power.ordinal(), type.ordinal());
                    counter++) {
                all.append(data.counters().strengthOf(counter));
            }
        }
        return all.toString();
    }

    @Test
    @Covers("PK-A12")
    void theTracksOfTheCities() {
        assertThat(Arrays.stream(Power.values()).limit(Power.CITIES).map(city -> tuple(city, track(city))))
                .containsExactly(
                        tuple(Power.ATHENS, List.of(5, 5, 3, 1, 0)),
                        tuple(Power.SPARTA, List.of(5, 4, 3, 2, 0)),
                        tuple(Power.ARGOS, List.of(6, 3, 0)),
                        tuple(Power.CORINTH, List.of(9, 7, 5, 3, 0)),
                        tuple(Power.THEBES, List.of(7, 5, 3, 0)),
                        tuple(Power.MEGARA, List.of(6, 3, 0)));
    }

    /** What a statue is worth after 0, 1, 2 ... defeats, down to nothing. */
    private List<Integer> track(Power city) {
        List<Integer> values = new ArrayList<>();
        do {
            values.add(data.statueValue(city.ordinal(), values.size()));
        } while (values.get(values.size() - 1) > 0);
        return values;
    }

    @Test
    void everyRecordSaysWhereItsFiguresStand() {
        assertThat(pack.provenance())
                .hasSize(71)
                .allSatisfy(record -> assertThat(record.source()).isNotBlank());
        assertThat(pack.provenance().stream().map(Provenance::table).distinct())
                .containsExactlyInAnyOrderElementsOf(pack.names());
    }

    @Test
    void aPlayersOwnCopyReplacesAFigure() {
        Overlay overlay = new Overlay("my-copy", "{\"powers\": {\"athens\": {\"vpTrack\": [6, 4, 2, 1]}}}");
        PeriklesPlugin plugin = new PeriklesPlugin();
        DataPack changed = PreparedGame.of(plugin, List.of(), Setup.of(plugin.info(), 3), Optional.of(overlay))
                .data();
        assertThat(PeriklesData.of(changed).statueValue(Power.ATHENS.ordinal(), 0))
                .isEqualTo(6);
    }

    @Test
    void faultsNameTheRecordAndWhatWouldBeRight() {
        assertFault("{\"locations\": {\"pylos\": {\"city\": \"persia\"}}}", "locations/pylos", "no city");
        assertFault("{\"locations\": {\"pylos\": {\"rounds\": []}}}", "locations/pylos", "one or two");
        assertFault("{\"locations\": {\"pylos\": {\"rounds\": [\"chariot\"]}}}", "locations/pylos", "chariot");
        assertFault("{\"locations\": {\"pylos\": null}}", "game", "20 tiles");
        assertFault("{\"powers\": {\"argos\": null}}", "powers", "argos", "six cities");
        assertFault("{\"special-tiles\": {\"plague\": null}}", "special-tiles", "plague", "does something of its own");
        assertFault("{\"influence-tiles\": {\"any\": {\"shards\": 0}}}", "influence-tiles/any", "one or more");
        assertFault(
                "{\"influence-tiles\": {\"any\": {\"copies\": 0}, \"athens-double\": {\"copies\": 0}}}",
                "player-counts/4",
                "refilled");
        assertFault("{\"powers\": {\"sparta\": {\"hoplites\": {\"9\": 1}}}}", "powers/sparta", "strength 9");
        assertFault("{\"game\": {\"turns\": 4}}", "game", "21");
        assertFault("{\"powers\": {\"corinth\": {\"endsGameAtDefeats\": 3}}}", "powers/corinth", "Athens and Sparta");
        assertFault("{\"combat-table\": {\"1:1\": null}}", "combat-table", "one column 1:1");
        assertFault(
                "{\"combat-table\": {\"x\": {\"attackerNeeds\": 7, \"defenderNeeds\": 8}}}", "combat-table/x", "3:1");
        assertFault("{\"calendar\": {\"yearsBc\": [431]}}", "calendar", "3 turns");
    }

    private void assertFault(String patch, String... parts) {
        assertThatThrownBy(() -> PeriklesData.of(pack.with("patch", patch)))
                .isInstanceOf(DataFault.class)
                .hasMessageContainingAll(parts);
    }
}
