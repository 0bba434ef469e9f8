package org.polemarch.core.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.BotPlugin;

/** How the platform's own bots are asked for. */
class BuiltInBotsTest {

    private static Bot bot(String spec) {
        int colon = spec.indexOf(':');
        String id = colon < 0 ? spec : spec.substring(0, colon);
        BotPlugin plugin = BuiltInBots.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        return plugin.create(colon < 0 ? "" : spec.substring(colon + 1));
    }

    @Test
    void theyStandFromTheWeakestToTheStrongestAndPlayEveryGame() {
        assertThat(BuiltInBots.all())
                .extracting(BotPlugin::id)
                .containsExactly("beginner", "easy", "normal", "hard", "expert", "random", "greedy", "mcts");
        assertThat(BuiltInBots.all()).allMatch(bot -> bot.plays("whatever"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"random", "greedy", "greedy:1", "greedy:1000", "mcts", "mcts:1", "mcts:600000", "mcts:10000000r"
            })
    void theseAreBots(String spec) {
        assertThat(bot(spec)).isNotNull();
    }

    @Test
    void aLevelMayHaveATemper() {
        assertThat(bot("hard:bold")).isNotNull();
        assertThat(bot("easy:careful")).isNotNull();
        assertThatThrownBy(() -> bot("hard:rash")).hasMessage("the temper of bot hard is careful or bold, not 'rash'");
    }

    @Test
    void aStrengthThatARandomBotCannotHave() {
        assertThatThrownBy(() -> bot("random:3")).hasMessage("bot random has no strength; write random");
    }

    @ParameterizedTest
    @CsvSource({
        "greedy:0, 1000",
        "greedy:1001, 1000",
        "greedy:-1, 1000",
        "greedy:many, 1000",
        "mcts:600001, 600000",
        "mcts:99999999999, 600000",
        "mcts:10000001r, 10000000",
        "mcts:r, 10000000",
    })
    void aStrengthBeyondTheLimitsIsRefusedWithThem(String spec, String most) {
        String id = spec.substring(0, spec.indexOf(':'));
        assertThatThrownBy(() -> bot(spec))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the strength of bot " + id + " is a number from 1 to " + most + ", not '");
    }
}
