package org.polemarch.launcher.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.launcher.AuthorsMaven;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;

/** Follows a guide: types what stands after the dollar sign, writes the files it lists, and sees what it says you see. */
class GuideTest {

    private static final Path GUIDES = Path.of("src", "docs");
    private static final String PROMPT = "$ ";
    private static final String MORE = "...";
    private static final Pattern LISTING = Pattern.compile("```(?:java|properties) (\\S+)");
    private static final Pattern SED = Pattern.compile("sed -i 's/(.*)/(.*)/' (\\S+)");

    /** A command and what it shows, or a file and what is in it. */
    private record Step(String command, boolean isFile, List<String> lines) {}

    @TempDir
    private Path folder;

    private AuthorsMaven maven;
    private TestProgram program;

    @ParameterizedTest
    @ValueSource(strings = {"write-a-variant.md", "add-a-game.md"})
    void whatTheGuideShowsIsWhatHappens(String guide) throws IOException {
        maven = AuthorsMaven.ofThisBuild();
        program = TestProgram.bundling(folder, TestProgram.built("polis"));
        List<Step> steps = steps(Files.readAllLines(GUIDES.resolve(guide)));
        assertThat(steps).isNotEmpty();
        for (Step step : steps) {
            if (step.isFile()) {
                Path file = folder.resolve(step.command());
                assertThat(file.getParent()).isDirectory();
                Files.write(file, step.lines());
                continue;
            }
            List<String> said = said(step.command())
                    .replace(folder + "/", "")
                    .lines()
                    .map(String::stripTrailing)
                    .toList();
            assertThat(fits(step.lines(), said))
                    .as(
                            "%s\n--- the guide has\n%s\n--- it said\n%s",
                            step.command(), String.join("\n", step.lines()), String.join("\n", said))
                    .isTrue();
        }
    }

    private static List<Step> steps(List<String> lines) {
        List<Step> steps = new ArrayList<>();
        boolean console = false;
        boolean listing = false;
        for (String line : lines) {
            Matcher listed = LISTING.matcher(line);
            if (listed.matches()) {
                listing = true;
                steps.add(new Step(listed.group(1), true, new ArrayList<>()));
            } else if (line.startsWith("```")) {
                listing = false;
                console = line.equals("```console");
            } else if (console && line.startsWith(PROMPT)) {
                steps.add(new Step(line.substring(PROMPT.length()), false, new ArrayList<>()));
            } else if (console || listing) {
                steps.get(steps.size() - 1).lines().add(line);
            }
        }
        return steps;
    }

    private String said(String command) throws IOException {
        Matcher sed = SED.matcher(command);
        if (sed.matches()) {
            Path file = folder.resolve(sed.group(3));
            String text = Files.readString(file);
            assertThat(text).contains(sed.group(1));
            Files.writeString(file, text.replace(sed.group(1), sed.group(2)));
            return "";
        }
        List<String> words = Arrays.asList(command.split(" "));
        switch (words.get(0)) {
            case "cat":
                return Files.readString(folder.resolve(words.get(1)));
            case "mvn":
                Path project = folder.resolve(words.get(2));
                maven.packaged(project);
                return Files.readString(project.resolve("build.log"));
            case "polemarch":
                return polemarch(words.subList(1, words.size()));
            default:
                throw new AssertionError("nobody here can run " + command);
        }
    }

    /** In the folder of the guide: a name that begins with a folder of it, or is to become one, is a path. */
    private String polemarch(List<String> words) {
        List<String> args = new ArrayList<>(words);
        for (int i = 0; i < args.size(); i++) {
            boolean folderToBe = i == 3 && args.get(1).equals("new");
            if (folderToBe || Files.isRegularFile(folder.resolve(args.get(i)))) {
                args.set(i, folder.resolve(args.get(i)).toString());
            }
        }
        Result result = program.run(args.toArray(String[]::new));
        return result.code() == 0 ? result.out() : result.out() + result.err();
    }

    /** Whether the lines are those of the guide: a line of dots is any lines, dots at the end of a line the rest of it. */
    private static boolean fits(List<String> guide, List<String> said) {
        if (guide.isEmpty()) {
            return said.isEmpty();
        }
        String first = guide.get(0);
        if (first.equals(MORE)) {
            for (int i = 0; i <= said.size(); i++) {
                if (fits(guide.subList(1, guide.size()), said.subList(i, said.size()))) {
                    return true;
                }
            }
            return false;
        }
        if (said.isEmpty()) {
            return false;
        }
        boolean same = first.endsWith(MORE)
                ? said.get(0).startsWith(first.substring(0, first.length() - MORE.length()))
                : said.get(0).equals(first);
        return same && fits(guide.subList(1, guide.size()), said.subList(1, said.size()));
    }
}
