package org.polemarch.pericles.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polemarch.api.play.Cites;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.testkit.Covers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every figure of the tables is written down a second time, in tables.txt; a value that slips in one place is noticed. */
@Cites({"2.0", "3.1", "10.1", "14.0"})
class TablesTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Words and places of pictures, not figures of the game. */
    private static final Set<String> NOT_FIGURES =
            Set.of("title", "summary", "name", "printed", "latitude", "longitude", "why", "confidence");

    static Stream<String> tables() {
        return Stream.of(
                "honor",
                "figures",
                "pieces",
                "issues",
                "lines",
                "connections",
                "theaters",
                "timeline",
                "loser-losses",
                "winner-losses",
                "aristophanes",
                "scenarios");
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Covers({"2.0a", "3.1a", "3.12e", "5.13c"})
    void everyFigureIsTheOneWrittenDown(String table) throws IOException {
        List<String> records = new ArrayList<>();
        try (InputStream file = PericlesPlugin.class.getResourceAsStream("data/" + table + ".json")) {
            JSON.readTree(file)
                    .properties()
                    .forEach(each -> records.add(table + " " + each.getKey() + ":" + fields(each.getValue())));
        }
        assertThat(records).containsExactlyElementsOf(writtenDown(table));
    }

    private static List<String> writtenDown(String table) throws IOException {
        try (InputStream file = Objects.requireNonNull(TablesTest.class.getResourceAsStream("/tables.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(table + " "))
                    .toList();
        }
    }

    private static String fields(JsonNode record) {
        StringBuilder line = new StringBuilder();
        record.properties().forEach(field -> {
            String key = field.getKey();
            if (!NOT_FIGURES.contains(key) && !key.endsWith("ource") && !key.endsWith("Why")) {
                line.append(' ').append(key).append('=').append(value(field.getValue()));
            }
        });
        return line.toString();
    }

    /** Numbers and names as they stand; pieces in a Theater as "2 ATHENS_BASE@ATHENS". */
    private static String value(JsonNode node) {
        if (node.isArray()) {
            List<String> values = new ArrayList<>();
            node.forEach(each -> values.add(value(each)));
            return String.join(",", values);
        }
        if (node.has("piece") && node.has("theater")) {
            return node.get("count").asInt() + " "
                    + node.get("piece").asString() + "@"
                    + node.get("theater").asString();
        }
        if (node.has("issue") && node.has("count")) {
            return node.get("count").asInt() + " " + node.get("issue").asString();
        }
        return node.isObject() ? "{" + fields(node).strip() + "}" : node.asString();
    }
}
