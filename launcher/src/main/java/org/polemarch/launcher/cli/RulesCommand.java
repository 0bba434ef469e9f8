package org.polemarch.launcher.cli;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.polemarch.api.cite.Citation;
import org.polemarch.api.data.Provenance;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.rules.Replaceable;
import org.polemarch.launcher.words.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rules",
        description = "Shows the rule index of a game: heading, summary, ruling, and where each section is enforced.")
final class RulesCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String game;

    @Parameters(
            index = "1..*",
            paramLabel = "SECTION",
            arity = "0..*",
            description = "A section, or words to look for.")
    private List<String> wanted = List.of();

    @Option(names = "--sources", description = "Shows where every figure of the data comes from.")
    private boolean sources;

    @Option(
            names = "--hooks",
            description = "Lists every class that a variant can replace, with its sections and its seams.")
    private boolean hooks;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    RulesCommand(Program program) {
        this.program = program;
    }

    /** A section as {@code --json} tells of it. */
    record Told(
            String id,
            String heading,
            RuleIndex.Status status,
            String summary,
            String ruling,
            List<String> enforcedBy) {}

    @Override
    public void run() {
        InstalledGame installed = program.catalog().game(game);
        if (sources) {
            tellSources(installed.plugin().data().provenance());
            return;
        }
        PreparedGame<?> prepared = installed.prepare(installed.setup().build(), Optional.empty());
        if (hooks) {
            tellHooks(Replaceable.of(prepared));
            return;
        }
        RuleIndex index = installed.plugin().ruleIndex();
        List<RuleStep<?, ?>> rules = List.copyOf(prepared.book().rules());
        List<Told> told =
                sections(index).stream().map(section -> told(section, rules)).toList();
        if (json) {
            program.say(JsonOut.of(told));
        } else {
            program.say(installed.info().title() + " – " + index.rulebook());
            told.forEach(this::tell);
        }
    }

    private List<RuleIndex.Section> sections(RuleIndex index) {
        if (wanted.isEmpty()) {
            return index.sections();
        }
        String words = String.join(" ", wanted);
        Optional<RuleIndex.Section> exact = index.section(words);
        List<RuleIndex.Section> found = exact.map(List::of).orElseGet(() -> index.search(words));
        if (found.isEmpty()) {
            throw new Refused("no section of " + game + " is called or speaks of '" + words
                    + "'; see them all with: polemarch rules " + game);
        }
        return found;
    }

    private static Told told(RuleIndex.Section section, List<RuleStep<?, ?>> rules) {
        SortedSet<String> by = new TreeSet<>();
        for (RuleStep<?, ?> rule : rules) {
            if (Citation.sections(rule.getClass()).contains(section.id())) {
                by.add(rule.getClass().getName());
            }
        }
        return new Told(
                section.id(),
                section.heading(),
                section.status(),
                section.summary(),
                section.ruling().orElse(""),
                List.copyOf(by));
    }

    private void tell(Told section) {
        program.out().println();
        program.say(section.id() + "  " + section.heading() + statusNote(section.status()));
        program.say("    " + section.summary());
        if (!section.ruling().isEmpty()) {
            program.say("    Ruling: " + section.ruling());
        }
        if (!section.enforcedBy().isEmpty()) {
            program.say("    Enforced by " + String.join(", ", section.enforcedBy()));
        }
    }

    private static String statusNote(RuleIndex.Status status) {
        return switch (status) {
            case ENFORCED -> "";
            case TABLE_TALK -> "  (left to the players)";
            case NOT_APPLICABLE -> "  (means nothing at a screen)";
        };
    }

    private void tellHooks(List<Replaceable> all) {
        if (json) {
            program.say(JsonOut.of(all));
            return;
        }
        for (Replaceable each : all) {
            program.say(each.line());
            each.seams().forEach(seam -> program.say("    " + seam));
        }
        program.say(all.size() + " classes can be replaced");
    }

    private void tellSources(List<Provenance> all) {
        if (json) {
            program.say(JsonOut.of(all));
            return;
        }
        for (Provenance each : all) {
            program.say(String.format(
                    "%-20s %-28s %s%s",
                    each.table(), each.id(), each.source(), each.why().isEmpty() ? "" : " (" + each.why() + ")"));
        }
        long reconstructed = all.stream().filter(Provenance::reconstructed).count();
        program.say(all.size() + " records, " + reconstructed + " of them reconstructed");
    }
}
