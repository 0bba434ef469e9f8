package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Amendments.Replaced;
import org.polemarch.launcher.rules.Names;
import org.polemarch.launcher.words.Say;

/** What differs from the book, in lines: old ones begin with a minus, new ones with a plus. */
record RulesDiff(Amendments amendments) {

    /** The sections that were changed; of the figures all, where nothing is looked for. */
    List<String> lines(Predicate<Section> wanted, boolean withFigures) {
        List<String> lines = new ArrayList<>();
        amendments.written().stream().filter(each -> wanted.test(each.now())).forEach(each -> {
            lines.add("");
            lines.add(Say.of("rules.written-by", each.now().id(), each.variant()));
            each.before().ifPresent(before -> add(lines, "- ", before));
            add(lines, "+ ", each.now());
        });
        amendments.replaced().stream()
                .filter(each -> each.book().filter(wanted).isPresent())
                .forEach(each -> addReplaced(lines, each));
        if (withFigures) {
            amendments.replaced().stream().filter(each -> each.book().isEmpty()).forEach(each -> {
                lines.add("");
                lines.add("! " + each.name() + ": " + Say.of("rules.replaced", each.variant()));
            });
            addFigures(lines);
        }
        return lines;
    }

    private static void addReplaced(List<String> lines, Replaced each) {
        each.book().ifPresent(section -> {
            lines.add("");
            lines.add(section.id() + "  " + section.heading());
            lines.add("! "
                    + (each.instead().isEmpty()
                            ? Say.of("rules.replaced", each.variant())
                            : Say.of("rules.replaced.see", each.variant(), Say.all(each.instead()))));
        });
    }

    private static void add(List<String> lines, String sign, Section section) {
        lines.add(sign + section.heading());
        lines.add(sign + section.summary());
        section.ruling().ifPresent(ruling -> lines.add(sign + Say.of("rules.ruling", ruling)));
    }

    private void addFigures(List<String> lines) {
        if (!amendments.figures().isEmpty()) {
            lines.add("");
            lines.add(Say.of("rules.changed.figures"));
            amendments
                    .figures()
                    .forEach(each -> lines.add(Say.of("rules.changed.figure", Names.line(each.figure()), each.by())));
        }
    }
}
