package org.polemarch.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.text.Language;
import org.polemarch.launcher.TestProgram;
import org.polemarch.launcher.TestProgram.Result;
import org.polemarch.launcher.words.Untranslated;

/** Every command in the pseudo-language: what it says comes from a bundle, but for what is typed, ids, files and addresses. */
class PseudoCommandsTest {

    /** Ids and what is typed; a sentence has more than one word that is none of these. */
    private static final Set<String> TYPED = Set.of(
            ("polemarch simulate play compare ladder check replay resume rules atlas render plugins install update trust"
                            + " remove new nothing wide red green black orange blue war mountford pericles perikles polis"
                            + " victory death what random greedy easy beginner normal hard expert mcts siege plague revolt"
                            + " income supply alliance politics leaders persuasion persia sicily peace"
                            + " intrinsicFightsAlone defenderAutomaticFinalRound firstTypeOnlyBothSides earlyEnd"
                            + " BUNDLED READY LOADED Polemarch why last board score undo redo")
                    .split(" "));

    @TempDir
    private Path folder;

    @AfterEach
    void speakEnglish() {
        Language.use(Language.ENGLISH);
    }

    private static List<String> sentences(String text) {
        List<String> found = new ArrayList<>();
        for (String line : text.split("\\R")) {
            List<String> words = Untranslated.in(Untyped.of(line)).stream()
                    .filter(word -> !TYPED.contains(word))
                    .toList();
            if (words.size() > 1) {
                found.add(line);
            }
        }
        return found;
    }

    private Result run(String line) {
        Language.use(Language.PSEUDO);
        return TestProgram.installed(folder).run((line + " --lang en-XA").split(" "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate perikles --games 2",
                "ladder perikles --games 2 --bots random,greedy",
                "compare perikles perikles:war --games 2 --bots random",
                "rules perikles",
                "atlas",
                "atlas --from polis --to perikles",
                "plugins list",
            })
    void saysNothingThatNoBundleHas(String line) {
        Result result = run(line);
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(sentences(result.out() + result.err())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate perikles --games 0",
                "simulate perikles --players 9",
                "simulate perikles --players 0",
                "simulate perikles --option odd",
                "simulate perikles --option odd=1",
                "simulate perikles --variant none",
                "simulate perikles --scenario none",
                "simulate perikles --seat none=random",
                "simulate perikles --seat odd",
                "simulate perikles --bots none",
                "simulate nothing",
                "play nothing --text",
                "compare perikles --games 2",
                "compare perikles polis --games 0",
                "ladder perikles --games 3",
                "check nothing.jar",
                "check perikles --games 0",
                "replay nothing.json",
                "resume nothing.json",
                "rules perikles unheardof",
                "rules perikles --diff",
                "atlas nothing",
                "atlas --from polis",
                "render perikles --size wide --out picture.png",
                "plugins",
                "plugins install nothing.jar",
                "plugins install nothing --catalogue list.json",
                "plugins install nothing --catalogue list.json --key abc",
                "plugins update",
                "plugins trust nothing",
                "plugins remove nothing",
                "plugins new nothing project",
            })
    void complainsInThePlayersLanguage(String line) {
        Result result = run(line);
        assertThat(result.code()).as(result.out()).isPositive();
        assertThat(result.err()).doesNotContain("Exception");
        assertThat(sentences(result.out() + result.err())).isEmpty();
    }

    @Test
    void theTextTable() {
        Language.use(Language.PSEUDO);
        String typed =
                "help\nwhy\nodds\nscore\nrules\nboard\nmoves\nhint\n" + "1\n".repeat(30) + "undo\nlog 500\nquit\n";
        Result result = TestProgram.installed(folder)
                .typing(typed, "play", "perikles", "--text", "--seed", "5", "--players", "3", "--lang", "en-XA");
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(sentences(result.out() + result.err())).isEmpty();
    }
}
