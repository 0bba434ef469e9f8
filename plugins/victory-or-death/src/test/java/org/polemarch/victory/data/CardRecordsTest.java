package org.polemarch.victory.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the card records say, compared word for word: a slip in a figure, a space or a condition shows at once. */
class CardRecordsTest {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String[] FACTS = {"power", "type", "copies", "trigger", "condition", "costs", "effects"};

    @Test
    void everyRecordIsAsWritten() throws IOException {
        Map<String, JsonNode> expected = new LinkedHashMap<>();
        try (InputStream in = CardRecordsTest.class.getResourceAsStream("/cards-expected.txt")) {
            new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> {
                        int space = line.indexOf(' ');
                        expected.put(line.substring(0, space), MAPPER.readTree(line.substring(space + 1)));
                    });
        }
        Map<String, JsonNode> shipped = new LinkedHashMap<>();
        try (InputStream in = VictoryData.class.getResourceAsStream("cards.json")) {
            JsonNode cards = MAPPER.readTree(Objects.requireNonNull(in));
            cards.properties().forEach(card -> {
                ObjectNode facts = MAPPER.createObjectNode();
                for (String fact : FACTS) {
                    if (card.getValue().has(fact)) {
                        facts.set(fact, card.getValue().get(fact));
                    }
                }
                shipped.put(card.getKey(), facts);
            });
        }
        assertThat(linesOf(shipped, expected)).as("cards-expected.txt lacks").isEmpty();
        assertThat(linesOf(expected, shipped))
                .as("cards-expected.txt has, but no card is so")
                .isEmpty();
    }

    /** What the others don't have, as the file has it: ready to be copied. */
    private static List<String> linesOf(Map<String, JsonNode> cards, Map<String, JsonNode> others) {
        return cards.entrySet().stream()
                .filter(card -> !card.getValue().equals(others.get(card.getKey())))
                .map(card -> card.getKey() + " " + card.getValue())
                .toList();
    }
}
