package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polemarch.core.session.TinyTable.AGAINST_BOT;
import static org.polemarch.core.session.TinyTable.ATHENS;
import static org.polemarch.core.session.TinyTable.BOTS;
import static org.polemarch.core.session.TinyTable.CASUAL;
import static org.polemarch.core.session.TinyTable.SPARTA;
import static org.polemarch.core.session.TinyTable.TERMS;
import static org.polemarch.core.session.TinyTable.bid;
import static org.polemarch.core.session.TinyTable.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Holder.Person;

/** Bots think beside the game: the same at the same question, and without touching it. */
class BotsAtTheTableTest {

    @Test
    void aBotGetsTheSameChanceAtTheSameQuestion() {
        Session<?> one = Session.start(TinyGame.prepared(), 3, BOTS, TERMS);
        Session<?> other = Session.start(TinyGame.prepared(), 3, BOTS, TERMS);
        for (int i = 0; i < 10; i++) {
            one.ponder(() -> false).think();
            one.hint(new RandomBot(), () -> false).think();
            one.botMove();
            other.botMove();
            assertThat(one.digest()).isEqualTo(other.digest());
        }
    }

    @Test
    void takingBackAndPlayingTheSameAgainChangesNothingForABot() {
        Holder random = new BotSeat("random", new RandomBot());
        List<String> straight = withBot(random, 0);
        List<String> twice = withBot(random, 3);
        assertThat(twice).isEqualTo(straight);
    }

    private static List<String> withBot(Holder bot, int takenBack) {
        Session<?> session = Session.start(TinyGame.prepared(), 5, List.of(new Person("Ann"), bot), CASUAL);
        for (int i = 0; i < takenBack; i++) {
            session.play(0);
            session.undo();
        }
        while (!session.over()) {
            session.play(0);
            if (!session.over()) {
                session.botMove();
            }
        }
        return session.history().stream()
                .map(played -> played.move().notation())
                .toList();
    }

    /** Whoever imagines what another holds also imagines what the other may answer. */
    @Test
    void theAnswersInAnImaginedGameAreThoseOfTheImaginedHand() {
        Session<TinyGame.Position> session = bid(people(TERMS));
        Chance thinking = Chance.seeded(1);
        boolean varied = false;
        for (int i = 0; i < 10; i++) {
            Game<TinyGame.Position> imagined = session.replayTo(2).imagine(SPARTA, thinking);
            List<Move> expected = new ArrayList<>();
            for (int card : imagined.state().hands[0].toArray()) {
                expected.add(new TinyGame.Lay(card));
            }
            expected.add(new TinyGame.Draw());
            expected.add(new TinyGame.Roll());
            assertThat(List.<Move>copyOf(imagined.moves())).isEqualTo(expected);
            varied |= !expected.equals(List.<Move>copyOf(session.question().moves()));
        }
        assertThat(varied).isTrue();
    }

    @Test
    void anAnswerToAnOldQuestionIsNotTaken() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, AGAINST_BOT, TERMS);
        session.play("bid-for 1");
        Pondering.Answer answer = session.ponder(() -> false).think();
        session.undo();
        session.play("bid-for 2");
        assertThat(session.play(answer)).isEmpty();
        assertThat(session.decisions()).isEqualTo(1);
        assertThat(session.play(session.ponder(() -> false).think())).isPresent();
    }

    @Test
    void whatABotThoughtBeforeItLostItsSeatIsNotPlayed() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, BOTS, TERMS);
        Pondering.Answer answer = session.ponder(() -> false).think();
        session.seat(ATHENS, new Person("Ann"));
        assertThat(session.isCurrent(answer)).isFalse();
        assertThat(session.play(answer)).isEmpty();
        assertThatThrownBy(() -> session.ponder(() -> false))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("athens is held by a person");
    }

    @Test
    void aHintChangesNothing() {
        Session<?> session = bid(people(TERMS));
        String before = session.digest();
        Pondering.Answer hint = session.hint(new GreedyBot(5), () -> false).think();
        assertThat(session.question().moves().indexOf(hint.move())).isEqualTo(hint.index());
        assertThat(session.digest()).isEqualTo(before);
        Optional<Played> played = session.play(hint);
        assertThat(played).map(Played::move).contains(hint.move());
    }

    @Test
    void aBotThatFailsIsNamedAndTheGameGoesOn() {
        BotSeat broken = new BotSeat("broken", thinking -> {
            throw new IllegalStateException("no idea");
        });
        BotSeat wild = new BotSeat("wild", thinking -> 99);
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(broken, wild), TERMS);
        assertThatThrownBy(session::botMove)
                .isInstanceOf(BotFault.class)
                .hasMessageContaining("bot broken at seat athens, move 1 failed")
                .hasMessageContaining("no idea");
        session.seat(ATHENS, new Person("Ann"));
        session.play("bid-for 1");
        assertThatThrownBy(session::botMove)
                .isInstanceOf(BotFault.class)
                .hasMessage("bot wild at seat sparta, move 2 chose answer 99 of 3");
    }

    @Test
    void aBotThatGivesNoAnswerIsGivenUp() {
        CountDownLatch never = new CountDownLatch(1);
        BotSeat asleep = new BotSeat("asleep", thinking -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt(); // nobody waits any longer
            }
            return 0;
        });
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(asleep, asleep), TERMS);
        session.watch();
        System.setProperty("polemarch.patience", "1");
        try {
            assertThatThrownBy(session::botMove)
                    .isInstanceOf(BotFault.class)
                    .hasMessageStartingWith("bot asleep gives no answer: ")
                    .hasMessageContaining("did not return within 1 s");
        } finally {
            System.clearProperty("polemarch.patience");
        }
        assertThat(session.decisions()).isZero();
    }

    @Test
    void aBotThatThrowsAnErrorIsNamed() {
        BotSeat broken = new BotSeat("broken", thinking -> {
            throw new AssertionError("no idea");
        });
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(broken, broken), TERMS);
        session.watch();
        assertThatThrownBy(session::botMove)
                .isInstanceOf(BotFault.class)
                .hasMessageContaining("bot broken at seat athens, move 1 failed")
                .hasMessageContaining("no idea");
        assertThat(session.decisions()).isZero();
    }
}
