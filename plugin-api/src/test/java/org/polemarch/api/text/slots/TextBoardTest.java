package org.polemarch.api.text.slots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;

/** Any view can be read in a terminal, whether or not its game draws a board. */
class TextBoardTest {

    private record CityId(String value) {}

    private record City(CityId city, int cubes) {}

    private record Purse(int coins, boolean open) {}

    private record View(int walls, Purse purse, List<City> cities, List<CityId> allies, Map<CityId, Integer> ships) {}

    private record Note(String text) {}

    private final Words words = Words.of(WordsTest.class);

    @Test
    void aViewIsAnIndentedListOfItsFields() {
        Map<CityId, Integer> ships = new LinkedHashMap<>();
        ships.put(new CityId("thebes"), 3);
        View view = new View(
                2,
                new Purse(5, true),
                List.of(new City(new CityId("thebes"), 1), new City(new CityId("argos"), 4)),
                List.of(new CityId("argos"), new CityId("thebes")),
                ships);
        assertThat(TextBoard.GENERIC.draw(view, words))
                .containsExactly(
                        "Long walls: 2",
                        "Purse",
                        "  Coins: 5",
                        "  Open: yes",
                        "Cities",
                        "  - City Thebes, Cubes 1",
                        "  - City Argos, Cubes 4",
                        "Allies: Argos, Thebes",
                        "Ships",
                        "  Thebes: 3");
    }

    @Test
    void aLongLineIsCutAtTheWidthOfATerminal() {
        assertThat(line("x".repeat(94))).isEqualTo("Text: " + "x".repeat(94));
        assertThat(line("x".repeat(95))).isEqualTo("Text: " + "x".repeat(93) + "…");
    }

    @Test
    void aLetterIsNotCutInTwo() {
        String drachma = "\uD800\uDD40"; // one sign, two chars
        assertThat(line(drachma.repeat(94))).isEqualTo("Text: " + drachma.repeat(94));
        assertThat(line(drachma.repeat(95))).isEqualTo("Text: " + drachma.repeat(93) + "…");
    }

    @Test
    void aTextOfTwoLinesBecomesOne() {
        assertThat(line("one\ntwo\r\nthree")).isEqualTo("Text: one two three");
    }

    private String line(String text) {
        List<String> lines = TextBoard.GENERIC.draw(new Note(text), words);
        assertThat(lines).hasSize(1);
        return lines.get(0);
    }
}
