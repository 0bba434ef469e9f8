package org.polemarch.launcher.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The drawings in the architecture page are those of the code. To draw them again after a change, run this test with
 * {@code -Ddraw=true}.
 */
class ArchitectureTest {

    private static final Path PAGE = Path.of("src/docs/architecture.md");

    private static final Map<String, String> MODULES = new TreeMap<>(Map.of(
            "plugin-api", "org.polemarch.api",
            "platform-core", "org.polemarch.core",
            "launcher", "org.polemarch.launcher"));

    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages(List.copyOf(MODULES.values()));

    @Test
    void theDrawingsAreThoseOfTheCode() throws IOException {
        String page = Files.readString(PAGE).replace("\r\n", "\n");
        String drawn = page;
        for (Map.Entry<String, String> module : MODULES.entrySet()) {
            drawn = withDrawing(drawn, module.getKey(), drawing(module.getValue()));
        }
        if (Boolean.getBoolean("draw")) {
            Files.writeString(PAGE, drawn);
        }
        assertThat(page).as("draw it again with -Ddraw=true").isEqualTo(drawn);
    }

    private static String withDrawing(String page, String module, String drawing) {
        String begin = "<!-- " + module + " -->\n";
        String end = "<!-- end of " + module + " -->";
        assertThat(page).contains(begin, end);
        return page.substring(0, page.indexOf(begin) + begin.length())
                + "```mermaid\ngraph TD\n" + drawing + "```\n"
                + page.substring(page.indexOf(end));
    }

    /** An arrow from each package to those it uses, without those that follow from others. */
    private String drawing(String base) {
        SortedMap<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass each : classes) {
            String from = each.getPackageName();
            if (from.startsWith(base + ".")) {
                Set<String> to = uses.computeIfAbsent(from, unknown -> new TreeSet<>());
                each.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency
                                .getTargetClass()
                                .getBaseComponentType()
                                .getPackageName())
                        .filter(other -> other.startsWith(base + ".") && !other.equals(from))
                        .forEach(to::add);
            }
        }
        StringBuilder lines = new StringBuilder();
        uses.forEach((from, all) -> {
            Set<String> plain = all.stream()
                    .filter(to -> all.stream().noneMatch(by -> !by.equals(to) && reaches(uses, by, to)))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (plain.isEmpty()) {
                lines.append("  ").append(name(base, from)).append('\n');
            }
            plain.forEach(to -> lines.append("  ")
                    .append(name(base, from))
                    .append(" --> ")
                    .append(name(base, to))
                    .append('\n'));
        });
        return lines.toString();
    }

    private static boolean reaches(Map<String, Set<String>> uses, String from, String to) {
        return uses.getOrDefault(from, Set.of()).stream().anyMatch(next -> next.equals(to) || reaches(uses, next, to));
    }

    private static String name(String base, String full) {
        return full.substring(base.length() + 1).replace('.', '/');
    }
}
