package org.polemarch.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.game.Setup;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.SetupFault;

class ExperimentTest {

    private static final Shelf SHELF = Skirmish.shelf(Path.of("none.jar"));

    @ParameterizedTest
    @ValueSource(
            strings = {"polis", "polis:short", "polis+a+b", "polis,die=8", "polis:short+a,die=8,rounds=2", "a,b=c=d"})
    void whatIsPrintedAsItIsWritten(String text) {
        assertThat(What.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''            | names no game",
                "+a            | names no game",
                "polis+        | has nothing after '+'",
                "polis:        | has nothing after ':'",
                "polis:a:b     | names two scenarios, a and b",
                "polis,die     | has 'die' for an option=value",
                "polis,die=    | has 'die=' for an option=value",
                "polis,d=1,d=2 | sets d twice"
            })
    void whatCannotBeReadSaysHowItIsWritten(String text, String fault) {
        assertThatThrownBy(() -> What.parse(text))
                .isInstanceOf(SetupFault.class)
                .hasMessageContaining(fault)
                .hasMessageEndingWith("write game[:scenario][+variant...][,option=value...]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "skirmish:waar       | did you mean war?",
                "skirmish+handycap   | did you mean handicap?",
                "skirmish,dei=8      | did you mean die?",
                "skirmish,die=7      | there are 6, 8",
                "skirmish,players=3  | is for 2 seats, not 3",
                "skirmish,players=ii | write players=2"
            })
    void whatThereIsNotSaysWhatThereIs(String text, String fault) {
        InstalledGame game = SHELF.game("skirmish");
        assertThatThrownBy(() -> What.parse(text).setup(game)).hasMessageContaining(fault);
    }

    @Test
    void whatBecomesASetup() {
        Setup setup = What.parse("skirmish:peace+handicap,die=8,players=2").setup(SHELF.game("skirmish"));
        assertThat(setup.scenario()).isEqualTo("peace");
        assertThat(setup.variants()).containsExactly("handicap");
        assertThat(setup.option("die")).isEqualTo("8");
    }

    @Test
    void ablationChangesOneRuleAtATime() {
        assertThat(What.parse("skirmish+idle").ablations(SHELF.game("skirmish")))
                .extracting(What::text)
                .containsExactly(
                        "skirmish+idle",
                        "skirmish+idle+handicap",
                        "skirmish+idle+sealed",
                        "skirmish+idle+raid",
                        "skirmish+idle+reach",
                        "skirmish+idle,die=8");
    }

    @Test
    void aFileAsksWhichRuleDoesWhat() {
        Experiment experiment = Experiment.read(
                "e.json", "{\"whats\": [\"skirmish\", \"skirmish:peace\"], \"ablation\": true, \"games\": 9}", SHELF);
        assertThat(experiment.whats())
                .startsWith("skirmish", "skirmish+handicap", "skirmish+idle")
                .endsWith("skirmish,die=8", "skirmish:peace");
        assertThatThrownBy(() ->
                        Experiment.read("e.json", "{\"whats\": \"skirmish\", \"ablation\": 1, \"games\": 9}", SHELF))
                .hasMessageContaining("ablation must be true or false");
    }

    @Test
    void readsAFile() {
        Experiment experiment = Experiment.read(
                "e.json",
                "{\"whats\": [\"polis\", \"polis+x\"], \"bots\": [\"greedy\", \"random\"], \"games\": 9}",
                SHELF);
        assertThat(experiment)
                .isEqualTo(new Experiment(List.of("polis", "polis+x"), List.of("greedy", "random"), 9, 1, List.of()));
        assertThat(experiment.seeds()).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[]                                            | it is no JSON object",
                "{                                             | is no JSON",
                "{\"games\": 1}                                | must have the fields whats and games",
                "{\"whats\": \"a\", \"games\": 1, \"bot\": \"x\"} | did you mean bots?",
                "{\"whats\": \"a\", \"games\": 0}              | games is 1 to",
                "{\"whats\": \"a\", \"games\": \"many\"}       | games must be a whole number",
                "{\"whats\": [1], \"games\": 1}                | whats must be a list of texts",
                "{\"whats\": [\"a\", \"a\"], \"games\": 1}     | 'a' is named twice",
                "{\"whats\": \"a\", \"whats\": \"b\", \"games\": 1} | is no JSON",
                "{\"whats\": \"a\", \"games\": 1, \"bots\": \"mcts:500\"} | write mcts:ROUNDSr",
                "{\"whats\": \"a\", \"games\": 1, \"skill\": [\"random\"]} | at least two bots"
            })
    void aFileThatCannotBeReadSaysWhy(String text, String fault) {
        assertThatThrownBy(() -> Experiment.read("e.json", text, SHELF))
                .isInstanceOf(SetupFault.class)
                .hasMessageStartingWith("experiment e.json")
                .hasMessageContaining(fault);
    }

    @Test
    void shards() {
        assertThat(Shard.parse("3/16")).isEqualTo(new Shard(3, 16));
        assertThatThrownBy(() -> Shard.parse("0/4")).hasMessageContaining("there are 1/N to N/N");
        assertThatThrownBy(() -> Shard.parse("3-4")).hasMessageContaining("such as 3/16");
    }
}
