package org.polemarch.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Amendments.Replaced;
import org.polemarch.launcher.rules.SectionText;
import org.polemarch.launcher.words.Say;

/** What differs from the book, in lines: old ones begin with a minus, new ones with a plus. */
record RulesDiff(Amendments amendments) {

    /** The changed sections, and all changed figures if nothing is searched for. */
    List<String> lines(Predicate<Section> wanted, boolean withFigures) {
        List<String> lines = new ArrayList<>();
        amendments.written().stream().filter(each -> wanted.test(each.now())).forEach(each -> {
            lines.add("");
            lines.add(each.now().id() + "  " + each.now().heading() + "  (" + each.variant() + ")");
            List<String> now = text(each.now());
            List<String> before =
                    each.before().map(RulesDiff::text).orElse(List.of(each.now().heading()));
            before.stream().filter(line -> !now.contains(line)).forEach(line -> lines.add("- " + line));
            now.stream().filter(line -> !before.contains(line)).forEach(line -> lines.add("+ " + line));
        });
        amendments.replaced().stream()
                .filter(each -> each.book().filter(wanted).isPresent())
                .forEach(each -> addReplaced(lines, each));
        if (withFigures) {
            amendments.replaced().stream().filter(each -> each.book().isEmpty()).forEach(each -> {
                lines.add("");
                lines.add("! " + each.name() + ": " + each.line());
            });
            lines.addAll(figures(Say.of("rules.changed.figures")));
        }
        return lines;
    }

    private static void addReplaced(List<String> lines, Replaced each) {
        each.book().ifPresent(section -> {
            lines.add("");
            lines.add(section.id() + "  " + section.heading());
            lines.add("! " + each.line());
        });
    }

    private static List<String> text(Section section) {
        List<String> text = new ArrayList<>(List.of(section.heading()));
        text.addAll(SectionText.told(section));
        section.ruling().ifPresent(ruling -> text.add(Say.of("rules.ruling", ruling)));
        return text;
    }

    /** All changed figures under a heading; nothing if there are none. */
    List<String> figures(String heading) {
        if (amendments.figures().isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of("", heading));
        amendments.figures().forEach(each -> lines.add(each.line()));
        return lines;
    }
}
