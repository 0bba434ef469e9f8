package org.polemarch.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;

/**
 * Every enforced section of a rule index tells the whole rule, and whatever code or checklist cites is there to be read: a
 * section, or a ruling by its name.
 */
public final class RuleTexts {

    private final Class<?> plugin;
    private final RuleIndex index;

    public RuleTexts(Class<?> plugin, RuleIndex index) {
        this.plugin = plugin;
        this.index = index;
    }

    /** Each fault a line; it reads the sources of the module that is being tested. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (Section section : index.sections()) {
            if (section.status() == RuleIndex.Status.ENFORCED && section.text().isEmpty()) {
                faults.add("section " + section.id() + " has no text");
            }
        }
        for (Class<?> type : RuleCoverage.classesBeside(plugin)) {
            Cites cites = type.getAnnotation(Cites.class);
            for (String id : cites == null ? new String[0] : cites.value()) {
                if (index.section(id).isEmpty()) {
                    faults.add(type.getName() + " cites " + id + ", which the rule index does not have");
                }
            }
        }
        for (String id : citedRulings()) {
            if (index.ruling(id).isEmpty()) {
                faults.add("ruling " + id + " is cited, but the rule index does not have it");
            }
        }
        return faults;
    }

    /** Whatever looks like the rulings of this game: A-05 where there is an A-01. */
    private Set<String> citedRulings() {
        String shapes = index.rulings().stream()
                .map(ruling -> ruling.id().replaceAll("\\d+", "\\\\d+"))
                .distinct()
                .collect(Collectors.joining("|", "(?<![\\w.-])(?:", ")(?![\\w-])"));
        Set<String> cited = new TreeSet<>();
        if (!index.rulings().isEmpty()) {
            Pattern ruling = Pattern.compile(shapes);
            for (Path file : sources()) {
                Matcher found = ruling.matcher(text(file));
                while (found.find()) {
                    cited.add(found.group());
                }
            }
        }
        return cited;
    }

    private static List<Path> sources() {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java")
                            || file.endsWith("rules-checklist.md")
                            || file.endsWith("not-covered.txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
