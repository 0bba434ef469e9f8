package org.polemarch.api.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

/** Facts are read strictly: every fault names the table and the record. */
class DataPackTest {

    private record City(String id, String name, int walls, List<Integer> track, Optional<String> harbour) {}

    private record Map7(int turns) {}

    private static final String CITIES = """
            {
              "athens": {"name": "Athens", "walls": 3, "track": [5, 3], "harbour": "piraeus", "source": "rulebook p. 4"},
              "thebes": {"name": "Thebes", "walls": 1, "track": [4, 2], "source": "reconstructed", "why": "by analogy"}
            }
            """;

    private static DataPack pack(String cities) {
        return DataPack.ofTexts(Map.of("cities", cities));
    }

    private static Table<City> cities(DataPack pack) {
        return pack.table("cities", City.class);
    }

    private static ThrowableAssertAlternative<DataFault> faultOf(String cities) {
        return assertThatExceptionOfType(DataFault.class).isThrownBy(() -> cities(pack(cities)));
    }

    @Test
    void aTableIsReadInTheOrderOfTheFileWithTheKeyAsId() {
        Table<City> cities = cities(pack(CITIES));
        assertThat(cities.ids()).containsExactly("athens", "thebes");
        assertThat(cities.get("athens", "test"))
                .isEqualTo(new City("athens", "Athens", 3, List.of(5, 3), Optional.of("piraeus")));
        assertThat(cities.get("thebes", "test").harbour()).isEmpty();
    }

    @Test
    void anUnknownFieldIsAFault() {
        faultOf(CITIES.replace("\"walls\": 1", "\"walls\": 1, \"wals\": 2"))
                .withMessageContaining("cities/thebes")
                .withMessageContaining("wals");
    }

    /** Taken for a number or a list without a gap, it would be a fault of Java in the middle of a rule. */
    @Test
    void noValueAtAllIsAFault() {
        faultOf(CITIES.replace("[4, 2]", "[4, null]"))
                .withMessage("cities/thebes/track/1: there is null instead of a value");
        faultOf(CITIES.replace("[4, 2]", "[4, \"\"]"))
                .withMessage("cities/thebes/track/1: it must be a whole number, not ''");
        faultOf(CITIES.replace("\"walls\": 1", "\"walls\": \"\""))
                .withMessage("cities/thebes/walls: it must be a whole number, not ''");
    }

    @Test
    void aFigureIsNoText() {
        faultOf(CITIES.replace("\"Thebes\"", "2.5"))
                .withMessage("cities/thebes/name: it must be a text in quotes, not '2.5'");
        faultOf(CITIES.replace("\"Thebes\"", "true"))
                .withMessage("cities/thebes/name: it must be a text in quotes, not 'true'");
    }

    @Test
    void aMissingFieldIsAFault() {
        faultOf(CITIES.replace("\"name\": \"Thebes\", ", ""))
                .withMessageContaining("cities/thebes")
                .withMessageContaining("name");
        faultOf(CITIES.replace("\"walls\": 1, ", "")).withMessageContaining("cities/thebes/walls");
        faultOf(CITIES.replace("\"track\": [4, 2], ", ""))
                .withMessageContaining("cities/thebes")
                .withMessageContaining("track");
    }

    @Test
    void aNumberThatDoesNotFitIsAFault() {
        faultOf(CITIES.replace("\"walls\": 1", "\"walls\": 1.5"))
                .withMessageContaining("cities/thebes/walls: it must be a whole number, not '1.5'");
        faultOf(CITIES.replace("\"walls\": 1", "\"walls\": 99999999999999999999"))
                .withMessageContaining("cities/thebes/walls: the number is too large");
    }

    @Test
    void aDuplicateIdIsAFault() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES.replace("\"thebes\"", "\"athens\"")))
                .withMessageContaining("cities")
                .withMessageContaining("athens")
                .withMessageContaining("line 3");
    }

    @Test
    void aRecordWithoutSourceIsAFault() {
        faultOf(CITIES.replace(", \"source\": \"rulebook p. 4\"", ""))
                .withMessageContaining("cities/athens has no source");
    }

    @Test
    void aNumberWhereTextBelongsIsAFault() {
        faultOf(CITIES.replace("\"walls\": 1", "\"walls\": \"many\""))
                .withMessageContaining("cities/thebes/walls")
                .withMessageContaining("many");
    }

    @Test
    void aReferenceThatLeadsNowhereNamesBothEnds() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> cities(pack(CITIES)).get("sparta", "leagues/delian"))
                .withMessageContaining("leagues/delian refers to 'sparta'")
                .withMessageContaining("athens, thebes");
    }

    @Test
    void aWrongCountIsAFault() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> cities(pack(CITIES)).expect(3))
                .withMessage("table cities has 2 records; it must have 3");
        assertThat(cities(pack(CITIES)).expect(2).size()).isEqualTo(2);
    }

    @Test
    void aTableThereIsNotIsAFault() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES).table("towns", City.class))
                .withMessage("no table 'towns'; there are cities");
    }

    @Test
    void aDocumentIsOneRecord() {
        DataPack pack = DataPack.ofTexts(Map.of("map", "{\"turns\": 7, \"source\": \"rulebook p. 2\"}"));
        assertThat(pack.document("map", Map7.class).turns()).isEqualTo(7);
    }

    @Test
    void provenanceTellsWhatIsReconstructedAndWhy() {
        assertThat(pack(CITIES).provenance())
                .containsExactly(
                        new Provenance("cities", "athens", "rulebook p. 4", ""),
                        new Provenance("cities", "thebes", "reconstructed", "by analogy"));
        assertThat(pack(CITIES).provenance())
                .extracting(Provenance::reconstructed)
                .containsExactly(false, true);
    }

    @Test
    void anOverlayChangesOneFigureAndIsNamedAsItsSource() {
        DataPack changed = pack(CITIES).with("my-copy.json", "{\"cities\": {\"thebes\": {\"walls\": 2}}}");
        assertThat(cities(changed).get("thebes", "test").walls()).isEqualTo(2);
        assertThat(cities(changed).get("thebes", "test").track()).containsExactly(4, 2);
        assertThat(cities(changed).get("athens", "test"))
                .isEqualTo(cities(pack(CITIES)).get("athens", "test"));
        assertThat(changed.provenance().get(1).source()).isEqualTo("overlay my-copy.json");
        assertThat(changed.provenance().get(0).source()).isEqualTo("rulebook p. 4");
    }

    @Test
    void anOverlayMayNameItsOwnSource() {
        DataPack changed = pack(CITIES)
                .with("mine", "{\"cities\": {\"thebes\": {\"walls\": 2, \"source\": \"the printed board\"}}}");
        assertThat(changed.provenance().get(1).source()).isEqualTo("the printed board");
    }

    @Test
    void anOverlayLeavesThePackItIsLaidOverAsItWas() {
        DataPack shipped = pack(CITIES);
        shipped.with("mine", "{\"cities\": {\"thebes\": {\"walls\": 2}}}");
        assertThat(cities(shipped).get("thebes", "test").walls()).isEqualTo(1);
    }

    @Test
    void anOverlayRemovesWithNull() {
        DataPack changed = pack(CITIES).with("mine", "{\"cities\": {\"thebes\": null}}");
        assertThat(cities(changed).ids()).containsExactly("athens");
    }

    @Test
    void anOverlayOfATableThereIsNotIsAFault() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES).with("mine", "{\"towns\": {}}"))
                .withMessageContaining("mine changes table 'towns', which does not exist; there are cities");
    }

    private static ThrowableAssertAlternative<DataFault> faultOfPatch(String patch) {
        return assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> cities(pack(CITIES).with("mine", patch)));
    }

    @Test
    void aMisspelledRecordIsNamedWithTheOneThatWasProbablyMeant() {
        faultOfPatch("{\"cities\": {\"thebse\": {\"walls\": 2}}}")
                .withMessage(
                        "mine changes cities/thebse, but no record of table cities is called 'thebse'; did you mean"
                                + " 'thebes'? To add a record, give it every field; it lacks name, track");
        faultOfPatch("{\"cities\": {\"sparta\": {\"walls\": 2}}}")
                .withMessage("mine changes cities/sparta, but no record of table cities is called 'sparta'; there are"
                        + " athens, thebes; to add a record, give it every field; it lacks name, track");
        faultOfPatch("{\"cities\": {\"thebse\": null}}")
                .withMessage(
                        "mine removes cities/thebse, but no record of table cities is called 'thebse'; did you mean"
                                + " 'thebes'?");
        faultOfPatch("{\"citeis\": {\"thebes\": {\"walls\": 2}}}")
                .withMessage("mine changes table 'citeis', which does not exist; did you mean 'cities'?");
        faultOfPatch("{\"cities\": {\"athens\": {\"harbor\": null}}}")
                .withMessage("mine removes cities/athens/harbor, which does not exist");
    }

    @Test
    void aRecordThatAnOverlayAddsWholeIsThere() {
        DataPack changed = pack(CITIES)
                .with("mine", "{\"cities\": {\"thebse\": {\"name\": \"Thebse\", \"walls\": 2, \"track\": [1]}}}");
        assertThat(cities(changed).get("thebse", "test").walls()).isEqualTo(2);
        DataPack again = changed.with("his", "{\"cities\": {\"thebse\": {\"walls\": 3}}}");
        assertThat(cities(again).get("thebse", "test").walls()).isEqualTo(3);
    }

    @Test
    void twoOverlaysMayRemoveTheSameRecord() {
        String removal = "{\"cities\": {\"thebes\": null}}";
        assertThat(cities(pack(CITIES).with("mine", removal).with("his", removal))
                        .ids())
                .containsExactly("athens");
    }

    @Test
    void anAbsurdFigureIsRefusedWithTableRecordAndField() {
        faultOfPatch("{\"cities\": {\"thebes\": {\"walls\": -3}}}")
                .withMessage("mine changes cities/thebes/walls: it must be a number from 0 to 1000, not -3");
        faultOfPatch("{\"cities\": {\"thebes\": {\"track\": [4, 2000000]}}}")
                .withMessage("mine changes cities/thebes/track: it must be a number from 0 to 1000, not 2000000");
    }

    @Test
    void aFigureMayBeBelowZeroWhereOneOfItsKindIs() {
        DataPack signed = pack(CITIES.replace("[4, 2]", "[4, -2]"));
        DataPack changed = signed.with("mine", "{\"cities\": {\"athens\": {\"track\": [-5, 3]}}}");
        assertThat(cities(changed).get("athens", "test").track()).containsExactly(-5, 3);
    }

    @Test
    void anOverlayThatChangesNothingIsKnown() {
        DataPack shipped = pack(CITIES);
        assertThat(shipped.with("same", "{\"cities\": {\"thebes\": {\"walls\": 1}}}")
                        .idlePatches())
                .containsExactly("same");
        assertThat(shipped.with("empty", "{}").idlePatches()).containsExactly("empty");
        DataPack two = shipped.with("two", "{\"cities\": {\"thebes\": {\"walls\": 2}}}");
        assertThat(two.idlePatches()).isEmpty();
        assertThat(two.with("again", "{\"cities\": {\"thebes\": {\"walls\": 2}}}")
                        .idlePatches())
                .as("it would change the shipped pack")
                .isEmpty();
        assertThat(two.with("back", "{\"cities\": {\"thebes\": {\"walls\": 1}}}")
                        .idlePatches())
                .as("it changes what lies below")
                .isEmpty();
        assertThat(shipped.with("attested", "{\"cities\": {\"thebes\": {\"source\": \"my copy\"}}}")
                        .idlePatches())
                .as("a player may say where a figure stands")
                .isEmpty();
    }

    @Test
    void anOverlayThatIsNoJsonSaysWhere() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES).with("mine", "{\"cities\": \n {,}}"))
                .withMessageContaining("mine")
                .withMessageContaining("line 2");
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES).with("mine", "[1]"))
                .withMessageContaining("must be a JSON object");
    }

    @Test
    void anOverlayWithAMisspelledFieldIsAFaultWhenTheTableIsRead() {
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> cities(pack(CITIES).with("mine", "{\"cities\": {\"thebes\": {\"wals\": 2}}}")))
                .withMessageContaining("cities/thebes")
                .withMessageContaining("wals");
    }

    @Test
    void aTableThatIsNoObjectIsAFaultAndNotAnEmptyTable() {
        faultOf("[1, 2]").withMessage("table cities must be a JSON object whose keys are the ids of its records");
    }

    @Test
    void anOverlayCannotTakeAWholeTableAway() {
        for (String instead : List.of("null", "[]", "7")) {
            assertThatExceptionOfType(DataFault.class)
                    .isThrownBy(() -> pack(CITIES).with("mine", "{\"cities\": " + instead + "}"))
                    .withMessageStartingWith(
                            "mine gives no object for table 'cities'; it must be an object of records");
        }
    }

    @Test
    void anOverlayThatIsNestedTooDeepIsAFaultLikeAnyOther() {
        String deep = "{\"cities\": " + "{\"a\": ".repeat(100_000) + "1" + "}".repeat(100_001);
        assertThatExceptionOfType(DataFault.class)
                .isThrownBy(() -> pack(CITIES).with("mine", deep))
                .withMessageContaining("mine")
                .withMessageContaining("too deeply nested");
    }
}
