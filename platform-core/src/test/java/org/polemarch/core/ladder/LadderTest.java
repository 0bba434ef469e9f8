package org.polemarch.core.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.session.TinyGame;
import org.polemarch.core.simulate.Simulation.Player;

class LadderTest {

    private static final Player RANDOM = new Player("random", RandomBot::new);
    private static final Player GREEDY = new Player("greedy", () -> new GreedyBot(2));
    private static final Player SAME = new Player("same", RandomBot::new);

    @Test
    void everyoneMeetsEveryoneFromBothEndsOfTheTable() throws InterruptedException {
        List<Long> told = new ArrayList<>();
        List<Pairing> pairings = Ladder.play(TinyGame.prepared(), List.of(RANDOM, SAME, GREEDY), 60, 7, 1, told::add);
        assertThat(pairings)
                .extracting(each -> each.first() + " " + each.second() + " " + each.games())
                .containsExactly("random same 60", "random greedy 60", "same greedy 60");
        assertThat(told.get(told.size() - 1)).isEqualTo(Ladder.games(3, 60)).isEqualTo(180);
    }

    /** The first player has an advantage in this game; with the seats exchanged, it cancels out. */
    @Test
    void theSameBotTwiceIsEven() throws InterruptedException {
        Pairing pairing = Ladder.play(TinyGame.prepared(), List.of(RANDOM, SAME), 400, 3, 1, done -> {})
                .get(0);
        assertThat(pairing.won()).isBetween(160.0, 240.0);
    }
}
