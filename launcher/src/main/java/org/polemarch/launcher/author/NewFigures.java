package org.polemarch.launcher.author;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.DidYouMean;
import org.polemarch.launcher.words.Refused;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A variant without code: a file with one figure of an installed game, for the author to change. */
public final class NewFigures {

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final InstalledGame game;
    private final List<String> path;
    private final JsonNode value;

    /** @param figure table, record and field with strokes between them; empty for the first there is */
    public NewFigures(InstalledGame game, String figure) {
        this.game = game;
        ObjectNode tables = tables();
        path = figure.isEmpty() ? firstNumber(tables, List.of()) : Arrays.asList(figure.split("/"));
        if (path.isEmpty()) {
            throw new Refused(game.info().title() + " has no figure that a file could change; name a rule with --rule");
        }
        value = at(tables);
    }

    private ObjectNode tables() {
        ObjectNode tables = JSON.createObjectNode();
        read("pack").path("tables").forEach(name -> tables.set(name.asString(), read(name.asString())));
        return tables;
    }

    private JsonNode read(String name) {
        try (InputStream in = game.plugin().getClass().getResourceAsStream("data/" + name + ".json")) {
            return in == null ? JSON.createObjectNode() : JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> firstNumber(JsonNode node, List<String> path) {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            List<String> here = new ArrayList<>(path);
            here.add(field.getKey());
            if (field.getValue().isNumber()) {
                return here;
            }
            List<String> below = firstNumber(field.getValue(), here);
            if (!below.isEmpty()) {
                return below;
            }
        }
        return List.of();
    }

    private JsonNode at(JsonNode tables) {
        JsonNode node = tables;
        for (String step : path) {
            if (!node.has(step)) {
                throw new Refused(
                        DidYouMean.line("figure of " + game.info().title(), step, List.copyOf(node.propertyNames())));
            }
            node = node.get(step);
        }
        if (node.isObject()) {
            throw new Refused(String.join("/", path) + " is not a figure; name one of those in it: "
                    + String.join(", ", node.propertyNames()));
        }
        return node;
    }

    /**
     * What the file changes: "components/dieSides from 4 to 5". A text or a list stays unchanged until the author edits
     * it.
     */
    public String change() {
        String figure = String.join("/", path);
        return value.equals(other()) ? figure + ", now " + value : figure + " from " + value + " to " + other();
    }

    /** A different value, so that the variant can be played immediately: one that changed nothing would be refused. */
    private JsonNode other() {
        if (value.isIntegralNumber()) {
            return JSON.getNodeFactory().numberNode(value.asLong() + 1);
        }
        return value.isBoolean() ? JSON.getNodeFactory().booleanNode(!value.asBoolean()) : value;
    }

    public Project project(Names names) {
        ObjectNode variant = JSON.createObjectNode();
        variant.put("id", names.id());
        variant.put("game", game.id());
        variant.put("version", "1.0.0");
        variant.put("title", names.title());
        if (!names.author().isEmpty()) {
            variant.put("author", names.author());
        }
        variant.put("summary", "Changes " + String.join("/", path) + ".");
        ObjectNode patch = variant.putObject("patch");
        for (String step : path.subList(0, path.size() - 1)) {
            patch = patch.putObject(step);
        }
        patch.set(path.get(path.size() - 1), other());
        String file = names.id() + ".variant.json";
        Template template = new Template()
                .with(names)
                .with("file", file)
                .with("game", game.id())
                .with("game.title", game.info().title())
                .with("figure", String.join("/", path));
        return new Project()
                .file(file, JSON.writeValueAsString(variant) + "\n")
                .file("README.md", template.file("figures/README.md", "README.md"));
    }
}
