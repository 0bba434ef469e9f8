package org.polemarch.launcher.cli;

import java.util.ArrayList;
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
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.Replaceable;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.rules.SectionText;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "rules")
final class RulesCommand implements Runnable {

    private final Program program;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game;

    @Parameters(index = "1..*", paramLabel = "SECTION", arity = "0..*")
    private List<String> wanted = List.of();

    @Option(names = "--variant", paramLabel = "V")
    private List<String> variants = List.of();

    @Option(names = "--diff")
    private boolean diff;

    @Spec
    private CommandSpec spec;

    @Option(names = "--sources")
    private boolean sources;

    @Option(names = "--hooks")
    private boolean hooks;

    @Option(names = "--json")
    private boolean json;

    RulesCommand(Program program) {
        this.program = program;
    }

    /** A section as {@code --json} prints it. */
    record Told(
            String id,
            String heading,
            RuleIndex.Status status,
            String summary,
            List<String> text,
            Optional<String> example,
            String ruling,
            List<RuleIndex.Ruling> rulings,
            List<String> see,
            List<String> enforcedBy,
            Optional<String> variant,
            Optional<Before> before) {}

    /** What a section said before a variant rewrote it. */
    record Before(String heading, String summary, List<String> text, Optional<String> example, String ruling) {
        static Before of(RuleIndex.Section section) {
            return new Before(
                    section.heading(),
                    section.summary(),
                    section.text(),
                    section.example(),
                    section.ruling().orElse(""));
        }
    }

    @Override
    public void run() {
        InstalledGame installed = program.catalog().game(game);
        SetupBuilder setup = installed.setup();
        variants.forEach(setup::variant);
        if (diff && variants.isEmpty()) {
            throw new ParameterException(spec.commandLine(), Say.of("cli.diff-variant"));
        }
        if (sources && variants.isEmpty()) {
            tellSources(installed.plugin().data().provenance());
            return;
        }
        PreparedGame<?> prepared = installed.prepare(setup.build(), Optional.empty());
        if (sources) {
            tellSources(prepared.data().provenance());
            return;
        }
        if (hooks) {
            tellHooks(Replaceable.of(prepared));
            return;
        }
        RuleIndex index = prepared.ruleIndex();
        RulesModel model = new RulesModel(Edition.of(installed, prepared));
        List<RuleStep<?, ?>> rules = List.copyOf(prepared.book().rules());
        List<RuleIndex.Section> found = sections(index);
        List<Told> told = found.stream()
                .filter(section -> !diff || model.isChanged(section))
                .map(section -> told(section, index.rulings(section), rules, model.amendments()))
                .toList();
        if (json) {
            program.say(JsonOut.of(told));
            return;
        }
        program.say(prepared.title() + " – " + index.rulebook());
        RulesDiff changes = new RulesDiff(model.amendments());
        if (diff) {
            changes.lines(found::contains, wanted.isEmpty()).forEach(program::say);
        } else {
            // A single section is shown in full; for several, the summaries are enough.
            SectionText text = new SectionText(index);
            for (int i = 0; i < told.size(); i++) {
                List<String> paragraphs = new ArrayList<>();
                model.amendments().replaced(found.get(i)).forEach(each -> paragraphs.add(each.line()));
                paragraphs.addAll(told.size() == 1 ? text.whole(found.get(i)) : text.shortly(found.get(i)));
                tell(told.get(i), paragraphs);
            }
            changes.figures(Say.of("rules.changed.figures.hold")).forEach(program::say);
        }
    }

    private List<RuleIndex.Section> sections(RuleIndex index) {
        if (wanted.isEmpty()) {
            return index.sections();
        }
        String words = String.join(" ", wanted);
        List<RuleIndex.Section> found = new SectionText(index).find(words);
        if (found.isEmpty()) {
            throw new Refused(Say.of("cli.no-section", game, words));
        }
        return found;
    }

    private static Told told(
            RuleIndex.Section section,
            List<RuleIndex.Ruling> rulings,
            List<RuleStep<?, ?>> rules,
            Amendments amendments) {
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
                section.text(),
                section.example(),
                section.ruling().orElse(""),
                rulings,
                section.see(),
                List.copyOf(by),
                section.variant(),
                amendments
                        .written(section.id())
                        .flatMap(Amendments.Written::before)
                        .map(Before::of));
    }

    private void tell(Told section, List<String> paragraphs) {
        program.out().println();
        program.say(section.id() + "  " + section.heading() + statusNote(section.status())
                + section.variant().map(title -> "  (" + title + ")").orElse(""));
        paragraphs.forEach(paragraph -> program.say("    " + paragraph));
        if (!section.enforcedBy().isEmpty()) {
            program.say("    " + Say.of("cli.enforced-by", String.join(", ", section.enforcedBy())));
        }
    }

    private static String statusNote(RuleIndex.Status status) {
        return switch (status) {
            case ENFORCED -> "";
            case TABLE_TALK -> "  " + Say.of("cli.status.table-talk");
            case NOT_APPLICABLE -> "  " + Say.of("cli.status.not-applicable");
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
        program.say(Say.of("cli.hooks", all.size()));
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
        program.say(Say.of("rules.figures.count", all.size(), reconstructed));
    }
}
