package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.launcher.atlas.AtlasModel;
import org.polemarch.launcher.atlas.Crossing;
import org.polemarch.launcher.atlas.Entry;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "atlas")
final class AtlasCommand implements Runnable {

    private static final int WIDTH = 96;
    private static final String INDENT = "    ";

    private final Program program;

    @Parameters(index = "0", arity = "0..1", paramLabel = "CONCEPT")
    private Optional<String> wanted = Optional.empty();

    @Option(names = "--from", paramLabel = "GAME")
    private Optional<String> from = Optional.empty();

    @Option(names = "--to", paramLabel = "GAME")
    private Optional<String> to = Optional.empty();

    @Option(names = "--rules")
    private boolean rules;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    AtlasCommand(Program program) {
        this.program = program;
    }

    /** An entry as {@code --json} shows it. */
    record Shown(
            String game, String title, boolean modelled, String says, List<Rule> rules, List<RuleFigures> figures) {
        static Shown of(Entry entry) {
            return new Shown(
                    entry.game().id(),
                    entry.game().info().title(),
                    entry.modelled(),
                    entry.sentence(),
                    entry.sections().stream()
                            .map(section -> new Rule(section.id(), section.heading(), section.summary()))
                            .toList(),
                    entry.figures());
        }
    }

    record Rule(String id, String heading, String summary) {}

    record Letter(String title, String opening, List<Crossing.Part> parts, String neither) {}

    @Override
    public void run() {
        if (from.isPresent() != to.isPresent()) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.from-and-to"));
        }
        AtlasModel atlas = new AtlasModel(program.catalog().games());
        if (from.isPresent()) {
            show(atlas.crossing(
                    program.catalog().game(from.get()), program.catalog().game(to.orElseThrow())));
        } else if (wanted.isPresent()) {
            show(concept(wanted.get()), atlas);
        } else {
            list(atlas);
        }
    }

    private static Concept concept(String id) {
        return Concept.of(id)
                .orElseThrow(() -> new Refused(Say.of("cli.no-concept", id, String.join(", ", Concept.ids()))));
    }

    private void list(AtlasModel atlas) {
        for (Concept concept : Concept.values()) {
            List<String> games = atlas.page(concept).stream()
                    .filter(Entry::modelled)
                    .map(entry -> entry.game().id())
                    .toList();
            program.say(String.format("%-12s %-24s %s", concept.id(), concept.title(), String.join(", ", games)));
        }
    }

    private void show(Concept concept, AtlasModel atlas) {
        List<Entry> page = atlas.page(concept);
        if (json) {
            program.say(JsonOut.of(page.stream().map(Shown::of).toList()));
            return;
        }
        program.say(concept.title());
        page.forEach(this::show);
    }

    private void show(Entry entry) {
        program.say("");
        program.say(entry.game().info().title());
        paragraph(entry.sentence(), INDENT);
        for (RuleFigures figures : entry.figures()) {
            program.say(INDENT + figures.title() + " (" + figures.section() + ")");
            int width = figures.rows().stream()
                    .mapToInt(row -> row.label().length())
                    .max()
                    .orElse(0);
            figures.rows()
                    .forEach(row -> program.say(INDENT
                            + INDENT
                            + row.label()
                            + " ".repeat(width + 2 - row.label().length())
                            + row.value()));
        }
        for (RuleIndex.Section section : rules ? entry.sections() : List.<RuleIndex.Section>of()) {
            program.say(INDENT + section.id() + "  " + section.heading());
            paragraph(section.summary(), INDENT + INDENT);
        }
        if (!rules && entry.modelled()) {
            List<String> headings = entry.sections().stream()
                    .map(section -> section.heading() + " (" + section.id() + ")")
                    .toList();
            paragraph("Rules: " + String.join("; ", headings), INDENT);
        }
    }

    private void show(Crossing crossing) {
        if (json) {
            program.say(
                    JsonOut.of(new Letter(crossing.title(), crossing.opening(), crossing.parts(), crossing.neither())));
            return;
        }
        program.say(crossing.title());
        program.say("");
        paragraph(crossing.opening(), "");
        for (Crossing.Part part : crossing.parts()) {
            program.say("");
            program.say(part.heading());
            part.paragraphs().forEach(each -> paragraph(each.title() + ": " + each.text(), INDENT));
        }
        if (!crossing.neither().isEmpty()) {
            program.say("");
            paragraph(crossing.neither(), "");
        }
    }

    private void paragraph(String text, String indent) {
        wrapped(text, WIDTH - indent.length()).forEach(line -> program.say(indent + line));
    }

    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
