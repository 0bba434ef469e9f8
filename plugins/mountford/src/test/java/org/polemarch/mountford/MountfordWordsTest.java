package org.polemarch.mountford;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;

/** Everything that is seen in many games has words of its own. */
class MountfordWordsTest {

    @Test
    void nothingIsWithoutWords() {
        MountfordPlugin plugin = new MountfordPlugin();
        Words words = plugin.words();
        Set<String> missing = new TreeSet<>();
        PreparedGame<?> prepared =
                PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
        for (int seed = 1; seed <= 40; seed++) {
            Game<?> game = prepared.start(seed, event -> {
                note(words, event, missing);
                if (event instanceof Rolled rolled && !words.has(rolled.why())) {
                    missing.add(rolled.why());
                }
            });
            Chance chance = Chance.seeded(seed);
            while (!game.over()) {
                note(words, game.question().frame(), missing);
                game.moves().forEach(move -> note(words, move, missing));
                if (game.decisions() % 7 == 0) {
                    game.refusals().forEach(refusal -> {
                        refusal.move().ifPresent(move -> note(words, move, missing));
                        note(words, refusal.reason(), missing);
                    });
                }
                game.play(chance.below(game.moves().size()));
            }
            String ending = game.book().game().outcome(cast(game)).ending();
            if (!words.has(ending)) {
                missing.add(ending);
            }
        }
        assertThat(missing).isEmpty();
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the state of this very game
    private static <S> S cast(Game<?> game) {
        return (S) game.state();
    }

    private static void note(Words words, Object record, Set<String> missing) {
        if (!words.has(Words.key(record.getClass()))) {
            missing.add(Words.key(record.getClass()));
        } else {
            assertThat(words.say(record)).doesNotContain("{").doesNotContain("}");
        }
    }
}
