package org.polemarch.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleIndex;

/**
 * What the tests of a game prove: the requirements of {@code rules-checklist.md} named by {@link Covers}, the sections of
 * the rule index named by {@link Cites}. A requirement left out on purpose stands in {@code not-covered.txt} as
 * {@code ID reason}.
 */
public final class RuleCoverage {

    private static final Pattern REQUIREMENT = Pattern.compile(
            "^- (?:\\[[ x]] )?(?:\\*\\*)?`?([A-Za-z]{0,4}-?[A-Z]?\\d[\\w.\\-]*|[A-Z]{1,4}-[A-Z]?\\d+[a-z]?)`?(?:\\*\\*)?[ :].*");

    private final Class<?> anchor;
    private final List<Class<?>> tests;

    /** The coverage by all test classes that lie in the same tree as the anchor. */
    public RuleCoverage(Class<?> anchor) {
        this.anchor = anchor;
        this.tests = classesBeside(anchor);
    }

    /** Requirements that are neither proved nor explained, and ids that no checklist has: each a line. */
    public List<String> faults() {
        Map<String, String> wanted = checklist();
        Map<String, String> explained = explained();
        Set<String> covered = named(Covers.class);
        List<String> faults = new ArrayList<>();
        wanted.forEach((id, line) -> {
            if (!covered.contains(id) && !explained.containsKey(id)) {
                faults.add("not proved: " + line);
            }
        });
        covered.stream()
                .filter(id -> !wanted.containsKey(id))
                .forEach(id -> faults.add("a test covers " + id + ", which the checklist does not have"));
        explained.keySet().stream()
                .filter(id -> !wanted.containsKey(id) || covered.contains(id))
                .forEach(id -> faults.add("not-covered.txt explains " + id + " without need"));
        return faults;
    }

    /**
     * Enforced sections cited by no rule class or by no test, citations of sections the index does not have, and concepts
     * of which the index says nothing.
     */
    public List<String> citationFaults(RuleIndex index, List<? extends RuleStep<?, ?>> rules, Class<?>... others) {
        Set<String> byRules = new TreeSet<>();
        rules.forEach(rule -> add(rule.getClass(), Cites.class, byRules));
        for (Class<?> other : others) {
            add(other, Cites.class, byRules);
        }
        Set<String> byTests = named(Cites.class);
        List<String> faults = new ArrayList<>();
        for (RuleIndex.Section section : index.sections()) {
            if (section.status() == RuleIndex.Status.ENFORCED) {
                if (!byRules.contains(section.id())) {
                    faults.add("section " + section.id() + " is enforced, but no rule cites it");
                }
                if (!byTests.contains(section.id())) {
                    faults.add("section " + section.id() + " is enforced, but no test cites it");
                }
            }
        }
        for (Concept concept : Concept.values()) {
            if (index.says(concept).isEmpty() && index.without(concept).isEmpty()) {
                faults.add("concept " + concept.id() + " is neither in concepts nor in without");
            }
        }
        Stream.concat(byRules.stream(), byTests.stream())
                .distinct()
                .filter(id -> index.section(id).isEmpty())
                .forEach(id -> faults.add("section " + id + " is cited, but the rule index does not have it"));
        return faults;
    }

    private Map<String, String> checklist() {
        Map<String, String> wanted = new LinkedHashMap<>();
        text("rules-checklist.md")
                .orElseThrow(() -> new AssertionError("no rules-checklist.md in the test resources"))
                .lines()
                .forEach(line -> {
                    Matcher requirement = REQUIREMENT.matcher(line);
                    if (requirement.matches()) {
                        wanted.put(requirement.group(1).replaceAll("[.:]+$", ""), line);
                    }
                });
        return wanted;
    }

    private Map<String, String> explained() {
        Map<String, String> reasons = new LinkedHashMap<>();
        text("not-covered.txt")
                .orElse("")
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> {
                    String[] parts = line.trim().split("\\s+", 2);
                    if (parts.length < 2) {
                        throw new AssertionError("not-covered.txt: " + line + " has no reason");
                    }
                    reasons.put(parts[0], parts[1]);
                });
        return reasons;
    }

    private Set<String> named(Class<?> annotation) {
        Set<String> ids = new TreeSet<>();
        for (Class<?> test : tests) {
            add(test, annotation, ids);
            for (Method method : test.getDeclaredMethods()) {
                add(method, annotation, ids);
            }
        }
        return ids;
    }

    private static void add(AnnotatedElement element, Class<?> annotation, Set<String> ids) {
        if (annotation == Covers.class && element.isAnnotationPresent(Covers.class)) {
            ids.addAll(List.of(element.getAnnotation(Covers.class).value()));
        }
        if (annotation == Cites.class && element.isAnnotationPresent(Cites.class)) {
            ids.addAll(List.of(element.getAnnotation(Cites.class).value()));
        }
    }

    private Optional<String> text(String resource) {
        try (InputStream in = anchor.getResourceAsStream("/" + resource)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Class<?>> classesBeside(Class<?> anchor) {
        try {
            Path root = Path.of(
                    anchor.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (Stream<Path> files = Files.walk(root)) {
                List<Class<?>> classes = new ArrayList<>();
                files.filter(file -> file.toString().endsWith(".class"))
                        .sorted()
                        .forEach(file -> classes.add(load(root, file, anchor.getClassLoader())));
                return classes;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> load(Path root, Path file, ClassLoader loader) {
        String name = root.relativize(file)
                .toString()
                .replace(".class", "")
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
