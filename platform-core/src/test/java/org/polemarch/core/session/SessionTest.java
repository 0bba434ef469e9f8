package org.polemarch.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.play.Move;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.bots.RandomBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.engine.RuleFault;
import org.polemarch.core.session.Holder.BotSeat;
import org.polemarch.core.session.Holder.Person;

class SessionTest {

    private static final Terms TERMS = new Terms("test", false, "1", Map.of("tiny", "1"));
    private static final Terms CASUAL = new Terms("test", true, "1", Map.of("tiny", "1"));
    private static final List<Holder> PEOPLE = List.of(new Person("Ann"), new Person("Bob"));
    private static final List<Holder> AGAINST_BOT = List.of(new Person("Ann"), new BotSeat("greedy", new GreedyBot(3)));
    private static final BotSeat ROLLER =
            new BotSeat("roller", thinking -> thinking.moves().size() - 1);
    private static final Seat ATHENS = new Seat(0, "athens");
    private static final Seat SPARTA = new Seat(1, "sparta");

    private static Session<TinyGame.Position> people(Terms terms) {
        return Session.start(TinyGame.prepared(), 7, PEOPLE, terms);
    }

    /** Lays the first card of the hand. */
    private static void lay(Session<?> session) {
        session.play(0);
    }

    private static Session<TinyGame.Position> bid(Session<TinyGame.Position> session) {
        session.play("bid-for 1");
        session.play("bid-for 2");
        return session;
    }

    @Test
    void asksTheSeatsInTurnAndRemembersWhatWasPlayed() {
        Session<?> session = bid(people(TERMS));
        Move first = session.question().moves().get(0);
        session.play(first);
        assertThat(session.toAct()).isEqualTo(SPARTA);
        assertThat(session.history()).hasSize(3);
        assertThat(session.history().get(2)).isEqualTo(new Played(3, ATHENS, 0, first));
    }

    @Test
    void refusesWhatIsNotListedAndChangesNothing() {
        Session<?> session = people(TERMS);
        String before = session.digest();
        assertThatThrownBy(() -> session.play("bid-for 9"))
                .isInstanceOf(IllegalMove.class)
                .hasMessageContaining("'bid-for 9'");
        assertThatThrownBy(() -> session.play(new TinyGame.Roll())).isInstanceOf(IllegalMove.class);
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.decisions()).isZero();
    }

    @Test
    void aPersonTakesBackTheLastDecision() {
        Session<?> session = bid(people(TERMS));
        String before = session.digest();
        lay(session);
        assertThat(session.canUndo()).isEqualTo(new TakeBack(true, 2, ""));
        session.undo();
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.log(ATHENS)).noneMatch(entry -> entry.event() instanceof TinyGame.Laid);
    }

    @Test
    void aSealedBidCanBeTakenBackUntilTheBidsAreOpened() {
        Session<?> session = people(TERMS);
        String before = session.digest();
        session.play("bid-for 1");
        session.undo();
        assertThat(session.digest()).isEqualTo(before);
        session.play("bid-for 1");
        session.play("bid-for 2");
        assertThat(session.canUndo().reason()).contains("move 2").contains("Something hidden became known");
    }

    @Test
    void undoDoesNotCrossARoll() {
        Session<?> session = bid(people(TERMS));
        session.play("roll");
        String before = session.digest();
        assertThatThrownBy(session::undo)
                .isInstanceOf(UndoRefused.class)
                .hasMessageContaining("move 3 cannot be taken back: Rolled ")
                .hasMessageContaining("a gamble");
        assertThat(session.digest()).isEqualTo(before);
    }

    @Test
    void undoDoesNotCrossAReveal() {
        Session<?> session = bid(people(TERMS));
        session.play("draw");
        assertThat(session.canUndo().allowed()).isFalse();
        assertThat(session.canUndo().reason()).contains("Something hidden became known");
    }

    @Test
    void afterABarrierOnlyWhatCameLaterIsTakenBack() {
        Session<?> session = bid(people(TERMS));
        session.play("roll");
        String barrier = session.digest();
        lay(session);
        lay(session);
        session.undo();
        session.undo();
        assertThat(session.digest()).isEqualTo(barrier);
        assertThat(session.canUndo().allowed()).isFalse();
    }

    @Test
    void barriersAreRememberedInALongGameToo() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "100"), 7, PEOPLE, TERMS);
        session.play("bid-for 1");
        session.play("bid-for 2");
        while (session.decisions() < 63) {
            session.play("roll");
        }
        lay(session);
        assertThat(session.canUndo()).isEqualTo(new TakeBack(true, 63, ""));
        session.undo();
        assertThat(session.canUndo().reason()).contains("move 63 cannot be taken back");
    }

    @Test
    void casualPlayGoesBackOverEverything() {
        Session<?> session = people(CASUAL);
        String start = session.digest();
        session.play("bid-for 0");
        session.play("bid-for 0");
        session.play("roll");
        session.play("draw");
        for (int i = 0; i < 4; i++) {
            session.undo();
        }
        assertThat(session.digest()).isEqualTo(start);
        assertThatThrownBy(session::undo)
                .isInstanceOf(UndoRefused.class)
                .hasMessage("no person has decided anything yet");
    }

    @Test
    void redoPlaysTheSameAgainWithTheSameEvents() {
        Session<?> session = people(CASUAL);
        session.play("bid-for 0");
        session.play("bid-for 0");
        session.play("roll");
        String after = session.digest();
        List<LogEntry> log = List.copyOf(session.fullLog());
        session.undo();
        session.undo();
        session.redo();
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
        assertThat(session.fullLog()).isEqualTo(log);
        assertThat(session.canRedo()).isFalse();
        assertThatThrownBy(session::redo).isInstanceOf(UndoRefused.class);
    }

    @Test
    void anotherMoveForgetsWhatWasUndone() {
        Session<?> session = bid(people(TERMS));
        session.play(0);
        session.undo();
        session.play(1);
        assertThat(session.canRedo()).isFalse();
        assertThat(session.save(Instant.EPOCH).moves()).hasSize(3);
    }

    @Test
    void undoSkipsTheMovesOfBotsAndRedoBringsThemBack() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, AGAINST_BOT, CASUAL);
        session.play("bid-for 1");
        session.botMove();
        String question = session.digest();
        lay(session);
        assertThat(session.botToAct()).isTrue();
        session.botMove();
        String after = session.digest();
        session.undo();
        assertThat(session.digest()).isEqualTo(question);
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
    }

    @Test
    void theLogOfASeatHidesWhatTheSeatMayNotSee() {
        Session<?> session = bid(people(TERMS));
        session.play("draw");
        assertThat(session.log(ATHENS)).anyMatch(entry -> entry.event() instanceof TinyGame.Drew);
        assertThat(session.log(SPARTA))
                .noneMatch(entry -> entry.event() instanceof TinyGame.Drew)
                .contains(new LogEntry(3, new TinyGame.DrewSomething(ATHENS)));
        assertThat(session.fullLog().get(0)).isEqualTo(new LogEntry(0, new PileShuffled("deal")));
        assertThat(session.log(SPARTA, 2)).noneMatch(entry -> entry.decision() > 2);
    }

    @Test
    void everyPositionCanBeSeenAgain() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 11, botsOnly(), TERMS);
        List<String> digests = new ArrayList<>();
        digests.add(session.digest());
        while (!session.over()) {
            session.botMove();
            digests.add(session.digest());
        }
        assertThat(session.decisions()).isEqualTo(62);
        for (int n = 0; n < digests.size(); n++) {
            assertThat(session.replayTo(n).digest()).as("after move " + n).isEqualTo(digests.get(n));
        }
        assertThatThrownBy(() -> session.replayTo(63)).hasMessage("move 63 of 62");
    }

    @Test
    void aBranchGoesItsOwnWay() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 11, botsOnly(), TERMS);
        while (!session.over()) {
            session.botMove();
        }
        String end = session.digest();
        for (int n : new int[] {0, 1, 19, 20, 21, 40, 61}) {
            Session<?> branch = session.branchAt(n);
            assertThat(branch.decisions()).isEqualTo(n);
            assertThat(branch.digest()).isEqualTo(session.replayTo(n).digest());
            branch.play(branch.question().moves().size() - 1);
            assertThat(branch.replayTo(n + 1).digest()).isEqualTo(branch.digest());
            assertThat(branch.terms().title()).isEqualTo("test (from move " + n + ")");
            assertThat(branch.branchAt(n).terms().title())
                    .as("a branch of a branch")
                    .isEqualTo("test (from move " + n + ")");
        }
        assertThat(session.digest()).isEqualTo(end);
        assertThat(session.decisions()).isEqualTo(62);
    }

    private static List<Holder> botsOnly() {
        return List.of(new BotSeat("random", new RandomBot()), new BotSeat("random", new RandomBot()));
    }

    @Test
    void aBotGetsTheSameChanceAtTheSameQuestion() {
        Session<?> one = Session.start(TinyGame.prepared(), 3, botsOnly(), TERMS);
        Session<?> other = Session.start(TinyGame.prepared(), 3, botsOnly(), TERMS);
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

    @Test
    void afterALongWayBackAnotherLineIsPlayedAndSeenAgain() {
        Session<?> session = Session.start(TinyGame.prepared("turns", "60"), 7, PEOPLE, CASUAL);
        while (session.decisions() < 45) {
            session.play(0);
        }
        while (session.decisions() > 17) {
            session.undo();
        }
        List<String> digests = new ArrayList<>();
        while (!session.over()) {
            digests.add(session.digest());
            session.play(session.question().moves().size() - 1);
        }
        for (int i = 0; i < digests.size(); i++) {
            assertThat(session.replayTo(17 + i).digest()).isEqualTo(digests.get(i));
        }
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
    void aRuleThatFailsLeavesTheSessionAsItWas() {
        Session<TinyGame.Position> session = Session.start(TinyGame.prepared("trap", "six"), 1, PEOPLE, TERMS);
        bid(session);
        String before = session.digest();
        int events = session.fullLog().size();
        RuleFault fault = null;
        while (fault == null) {
            before = session.digest();
            events = session.fullLog().size();
            try {
                session.play("roll");
            } catch (RuleFault e) {
                fault = e;
            }
        }
        assertThat(fault).hasMessageContaining("roll'").hasMessageContaining("the die fell off the table");
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.fullLog()).hasSize(events);
        lay(session);
        assertThat(session.replayTo(session.decisions()).digest()).isEqualTo(session.digest());
    }

    @ParameterizedTest(name = "watched: {0}")
    @ValueSource(booleans = {false, true})
    void aRuleThatThrowsAnErrorLeavesTheSessionAsItWas(boolean watched) {
        Session<TinyGame.Position> session = Session.start(TinyGame.prepared("trap", "assertion"), 1, PEOPLE, TERMS);
        if (watched) {
            session.watch();
        }
        bid(session);
        String before = session.digest();
        RuleFault fault = null;
        while (fault == null) {
            before = session.digest();
            try {
                session.play("roll");
            } catch (RuleFault e) {
                fault = e;
            }
        }
        assertThat(fault).hasMessageContaining("there is no six").hasCauseInstanceOf(AssertionError.class);
        assertThat(session.digest()).isEqualTo(before);
        lay(session);
    }

    @Test
    void aRuleThatHangsIsGivenUpAndHeardNoMore() throws InterruptedException {
        Session<TinyGame.Position> session = Session.start(TinyGame.prepared("trap", "hang"), 1, PEOPLE, TERMS);
        session.watch();
        bid(session);
        String before = session.digest();
        List<LogEntry> log = List.copyOf(session.fullLog());
        System.setProperty("polemarch.patience", "1");
        try {
            assertThatThrownBy(() -> session.play("roll"))
                    .isInstanceOf(RuleFault.class)
                    .hasMessageContaining("the rules fail at move 3, 'athens: roll'")
                    .hasMessageContaining("did not return within 1 s");
        } finally {
            System.clearProperty("polemarch.patience");
        }
        TinyGame.STUCK.open();
        assertThat(session.fullLog())
                .as("what it reports afterwards is not heard")
                .isEqualTo(log);
        assertThat(session.digest()).isEqualTo(before);
        lay(session);
        assertThat(session.decisions()).isEqualTo(3);
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

    @Test
    void redoBringsEverythingBackOrNothing() {
        Session<?> session = Session.start(TinyGame.prepared("trap", "fickle"), 7, AGAINST_BOT, CASUAL);
        session.seat(SPARTA, ROLLER);
        session.play("bid-for 1");
        session.botMove();
        session.play("roll");
        session.botMove();
        String after = session.digest();
        session.undo();
        String before = session.digest();
        TinyGame.FICKLE.set(true);
        try {
            assertThatThrownBy(session::redo).isInstanceOf(RuleFault.class).hasMessageContaining("not now");
        } finally {
            TinyGame.FICKLE.set(false);
        }
        assertThat(session.digest()).isEqualTo(before);
        assertThat(session.canRedo()).isTrue();
        session.redo();
        assertThat(session.digest()).isEqualTo(after);
    }

    @Test
    void theBarrierThatIsNamedIsTheFirstSinceThePersonDecided() {
        Session<?> session = Session.start(TinyGame.prepared(), 7, List.of(new Person("Ann"), ROLLER), TERMS);
        session.play("bid-for 1");
        session.botMove();
        lay(session);
        session.botMove();
        assertThat(session.canUndo().to()).isEqualTo(2);
        assertThat(session.canUndo().reason()).startsWith("move 4 cannot be taken back: Rolled ");
    }

    @Test
    void listenersAreToldWhatChanged() {
        Session<?> session = bid(people(TERMS));
        List<SessionListener.Change> changes = new ArrayList<>();
        SessionListener listener = (changed, change) -> changes.add(change);
        session.listen(listener);
        session.play(0);
        session.undo();
        session.redo();
        session.forget(listener);
        session.play(0);
        assertThat(changes)
                .extracting(SessionListener.Change::kind)
                .containsExactly(SessionListener.Kind.PLAYED, SessionListener.Kind.UNDONE, SessionListener.Kind.REDONE);
        assertThat(changes.get(0).events()).hasSize(1).isEqualTo(changes.get(2).events());
        assertThat(changes.get(1).events()).isEmpty();
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
    void aHintChangesNothing() {
        Session<?> session = bid(people(TERMS));
        String before = session.digest();
        Pondering.Answer hint = session.hint(new GreedyBot(5), () -> false).think();
        assertThat(session.question().moves().indexOf(hint.move())).isEqualTo(hint.index());
        assertThat(session.digest()).isEqualTo(before);
        Optional<Played> played = session.play(hint);
        assertThat(played).map(Played::move).contains(hint.move());
    }
}
