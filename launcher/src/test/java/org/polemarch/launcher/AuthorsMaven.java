package org.polemarch.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Maven as an author runs it after {@code mvn install} of this tree, without the network and without touching the local repository
 * of the machine: what the build has resolved is linked into a repository of its own, and what it made is copied there.
 */
public final class AuthorsMaven {

    private static final String VERSION = "0.1.0";
    private static final Path TREE = Path.of("..").toAbsolutePath().normalize();

    /** What an author's pom names, and the parents of that, by folder of the tree. */
    private static final Map<String, String> MADE = new TreeMap<>(Map.of(
            "", "org/polemarch/polemarch",
            "plugin-api", "org/polemarch/plugin-api",
            "platform-core", "org/polemarch/platform-core",
            "plugins", "org/polemarch/plugins/plugins",
            "plugins/polis", "org/polemarch/plugins/polis"));

    private final Path maven;
    private final Path repository;

    private AuthorsMaven(Path maven, Path repository) {
        this.maven = maven;
        this.repository = repository;
    }

    /** The Maven of this build; where the tests run without it, or the tree is not packaged, the test is skipped. */
    public static AuthorsMaven ofThisBuild() {
        String home = System.getProperty("maven.home", "");
        String resolved = System.getProperty("localRepository", "");
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        assumeTrue(!home.isEmpty() && !resolved.isEmpty(), "the tests were not started by Maven");
        assumeTrue(!windows, "Windows makes links only for administrators");
        assumeTrue(
                Files.exists(jar("plugins/polis", "")) && Files.exists(jar("platform-core", "-tests")),
                "the tree is not packaged; run mvn verify");
        Path repository = Path.of("target", "authors-repository-" + System.getProperty("fork"))
                .toAbsolutePath();
        try {
            link(Path.of(resolved), repository, "org");
            link(Path.of(resolved, "org"), repository.resolve("org"), "polemarch");
            for (Map.Entry<String, String> made : MADE.entrySet()) {
                copy(made.getKey(), repository.resolve(made.getValue()).resolve(VERSION));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new AuthorsMaven(Path.of(home, "bin", "mvn"), repository);
    }

    private static Path jar(String module, String kind) {
        return TREE.resolve(module).resolve("target/" + name(module) + "-" + VERSION + kind + ".jar");
    }

    private static String name(String module) {
        String path = MADE.get(module);
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static void link(Path from, Path to, String except) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> all = Files.list(from)) {
            for (Path each : all.filter(path -> !path.endsWith(except)).toList()) {
                Path link = to.resolve(each.getFileName());
                if (!Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
                    Files.createSymbolicLink(link, each);
                }
            }
        }
    }

    private static void copy(String module, Path to) throws IOException {
        Files.createDirectories(to);
        Path pom = to.resolve(name(module) + "-" + VERSION + ".pom");
        Files.copy(TREE.resolve(module).resolve("pom.xml"), pom, StandardCopyOption.REPLACE_EXISTING);
        for (String kind : List.of("", "-tests")) {
            Path jar = jar(module, kind);
            if (Files.exists(jar)) {
                Files.copy(jar, to.resolve(jar.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Builds and tests a project; the jar it makes. */
    public Path packaged(Path project) {
        try {
            Path said = project.resolve("build.log");
            ProcessBuilder builder = new ProcessBuilder(
                            maven.toString(),
                            "-o",
                            "-B",
                            "-ntp",
                            "-Dmaven.repo.local=" + repository,
                            "-Dcontract.games=2",
                            "-DargLine=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
                            "package")
                    .directory(project.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile());
            builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            int code = builder.start().waitFor();
            String log = Files.readString(said, StandardCharsets.UTF_8);
            assertThat(code).as(log).isZero();
            assertThat(log).as("the tests really ran").containsPattern("Tests run: [1-9]\\d*, Failures: 0, Errors: 0");
            try (Stream<Path> made = Files.list(project.resolve("target"))) {
                return made.filter(each -> each.toString().endsWith(".jar"))
                        .findFirst()
                        .orElseThrow();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
