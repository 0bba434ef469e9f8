package org.polemarch.launcher.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;

class EyesTest extends TableTest {

    private static final Holder ANN = new Holder.Person("Ann");
    private static final Holder BOB = new Holder.Person("Bob");

    private Session<?> session;
    private Eyes eyes;
    private Seat cleon;
    private Seat nicias;

    private void sit(String... holders) {
        sit(tables, holders);
    }

    private void sit(TestTable where, String... holders) {
        session = where.session("tablets", holders);
        eyes = new Eyes(session, new Audience(session));
        cleon = session.setup().seats().get(0);
        nicias = session.setup().seats().get(1);
        eyes.look();
    }

    private void come() {
        assertThat(eyes.curtain()).isTrue();
        eyes.come();
        eyes.look();
    }

    private void play(String notation) {
        session.play(notation);
        eyes.look();
    }

    private void botMoves() {
        assertThat(session.botToAct()).isTrue();
        session.botMove();
        eyes.look();
    }

    private void give(Seat seat, Holder holder) {
        session.seat(seat, holder);
        eyes.reseated();
        eyes.look();
    }

    private void undo() {
        eyes.stepBack();
        session.undo();
        eyes.cut();
        eyes.look();
    }

    private void assertOpenTo(Seat seat) {
        assertThat(eyes.curtain()).isFalse();
        assertThat(eyes.closed()).isFalse();
        assertThat(eyes.seat()).isEqualTo(seat);
        assertThat(eyes.own()).contains(seat);
        assertThat(eyes.shared()).isFalse();
    }

    private void assertClosed() {
        assertThat(eyes.closed()).isTrue();
        assertThat(eyes.log()).isEmpty();
        assertThat(eyes.news()).isEmpty();
        assertThatThrownBy(eyes::seat).hasMessage("nobody may look now");
    }

    private List<String> log() {
        return eyes.log().stream().map(LogEntry::event).map(Object::toString).toList();
    }

    private String wrote(Seat seat, int number) {
        return "Wrote[seat=" + seat + ", number=" + number + "]";
    }

    private String wroteSomething(Seat seat) {
        return "WroteSomething[seat=" + seat + "]";
    }

    @Test
    void onePersonNeverMeetsACurtain() {
        sit("random", "Ann");
        assertOpenTo(nicias);
        botMoves();
        assertOpenTo(nicias);
        play("number 3");
        assertOpenTo(nicias);
        give(cleon, ANN);
        assertOpenTo(cleon);
        give(cleon, bot());
        assertOpenTo(nicias);
        give(nicias, bot());
        assertOpenTo(nicias);
    }

    @Test
    void whoeverIsAskedAndHasASecretComesThroughACurtain() {
        sit("Ann", "Bob");
        assertThat(eyes.curtain()).isTrue();
        assertClosed();
        come();
        assertOpenTo(cleon);
        play("number 3");
        assertThat(eyes.curtain()).isTrue();
        assertClosed();
        come();
        assertOpenTo(nicias);
    }

    @Test
    void theScreenIsTheirsWhileBotsMove() {
        sit("Ann", "Bob");
        come();
        give(nicias, bot());
        assertOpenTo(cleon);
        play("number 3");
        assertOpenTo(cleon);
        assertThat(log()).containsExactly(wrote(cleon, 3));
        botMoves();
        assertOpenTo(cleon);
    }

    @Test
    void theScreenIsTheirsInEverySeatTheyHold() {
        sit("Ann", "Bob");
        come();
        give(nicias, ANN);
        assertOpenTo(cleon);
        play("number 3");
        assertOpenTo(nicias);
    }

    /** What is shown after it was on the screen before: whoever looks sees the same seat as while the bot had it. */
    @Test
    void theScreenIsTheirsIfTheyGiveTheirSeatToABotAndTakeItBack() {
        sit("Ann", "Bob");
        come();
        give(cleon, bot());
        assertOpenTo(cleon);
        give(cleon, ANN);
        assertOpenTo(cleon);
        give(nicias, bot());
        give(cleon, bot());
        give(cleon, ANN);
        assertOpenTo(cleon);
    }

    @Test
    void aSeatThatAnotherHasTakenWaitsForThem() {
        sit("Ann", "Bob");
        come();
        give(cleon, BOB);
        assertThat(eyes.curtain()).isTrue();
        assertClosed();
        sit("Ann", "Bob");
        come();
        give(cleon, bot());
        give(cleon, BOB);
        assertThat(eyes.curtain()).as("from the bot, too").isTrue();
        assertClosed();
        sit("Ann", "random");
        give(cleon, BOB);
        assertThat(eyes.curtain()).as("whoever was alone is still there").isTrue();
        assertClosed();
    }

    @Test
    void whoIsLeftComesThroughOneCurtainMoreIfTheOtherLookedLast() {
        sit("Ann", "Bob");
        come();
        play("number 3");
        come();
        give(nicias, bot());
        assertOpenTo(nicias);
        botMoves();
        assertThat(eyes.curtain()).as("Bob looks").isTrue();
        assertClosed();
        come();
        assertOpenTo(cleon);
        play("quiet");
        undo();
        assertOpenTo(cleon);
        give(cleon, bot());
        give(cleon, ANN);
        assertOpenTo(cleon);
    }

    @Test
    void whereNoPersonHoldsASeatNothingIsASecret() {
        sit("Ann", "Bob");
        give(cleon, bot());
        assertClosed();
        give(nicias, bot());
        assertThat(eyes.closed()).isFalse();
        assertThat(eyes.seat()).isEqualTo(cleon);
        botMoves();
        assertThat(eyes.closed()).isFalse();
        sit("random", "random");
        assertOpenTo(cleon);
    }

    @Test
    void whatIsDoneAtTheCurtainIsDoneByNobodyKnown() {
        sit("Ann", "Bob");
        come();
        play("number 3");
        undo();
        assertThat(eyes.curtain()).as("perhaps Bob took it back").isTrue();
        assertClosed();
        come();
        play("number 3");
        give(nicias, bot());
        assertThat(eyes.curtain()).as("perhaps Bob gave it away").isFalse();
        assertClosed();
        botMoves();
        assertThat(eyes.curtain()).isTrue();
        come();
        undo();
        assertOpenTo(cleon);
    }

    @Test
    void aSeatGivenAtTheCurtainToWhoeverLookedBeforeWaitsForThem() {
        sit("Ann", "Bob");
        come();
        play("number 3");
        give(nicias, ANN);
        assertThat(eyes.curtain()).isTrue();
        assertClosed();
    }

    @Test
    void asLongAsNobodyHasComeAllLookAtWhatIsNobodysSecret() {
        try (TestTable open = TestTable.of(folder.resolve("open"), onlyThreeIsSecret())) {
            sit(open, "Ann", "Bob");
            play("number 3");
            assertThat(eyes.curtain()).isFalse();
            assertThat(eyes.shared()).isTrue();
            assertThat(eyes.own()).isEmpty();
            assertThat(eyes.seat()).isEqualTo(nicias);
            assertThat(log()).containsExactly(wroteSomething(cleon));
            play("number 1");
            assertThat(eyes.curtain()).as("Ann has a secret").isTrue();
            assertClosed();
            come();
            assertOpenTo(cleon);
            play("quiet");
            assertThat(eyes.shared()).as("Bob is asked and has none").isTrue();
            assertThat(eyes.seat()).isEqualTo(nicias);
            assertThat(log()).contains(wroteSomething(cleon), wroteSomething(nicias));
        }
    }

    @Test
    void whileABotMovesAllLookFromASeatInWhichNothingIsSecret() {
        try (TestTable open = TestTable.of(folder.resolve("open"), onlyThreeIsSecret())) {
            sit(open, "Ann", "Bob");
            play("number 3");
            give(nicias, bot());
            assertThat(eyes.closed()).as("the bot's seat is nobody's").isFalse();
            assertThat(eyes.seat()).isEqualTo(nicias);
            assertThat(eyes.shared()).isTrue();
        }
    }

    @Test
    void newsIsWhatTheyHaveNotSeenYet() {
        sit("Ann", "Bob");
        come();
        play("number 3");
        assertThat(eyes.news()).isEmpty();
        come();
        assertThat(eyes.news()).extracting(Object::toString).containsExactly(wroteSomething(cleon));
        play("number 1");
        come();
        assertThat(eyes.news()).extracting(Object::toString).containsExactly(wrote(cleon, 3), wroteSomething(nicias));
        eyes.lookAgain();
        assertThat(eyes.news()).isEmpty();
    }

    @Test
    void whatIsPlayedAfterSomethingWasTakenBackIsNewsAgain() {
        sit("Ann", "Bob");
        come();
        play("number 3");
        come();
        undo();
        assertThat(eyes.curtain()).isTrue();
        come();
        assertThat(eyes.news()).as("it never happened").isEmpty();
        play("number 2");
        come();
        assertThat(eyes.news()).extracting(Object::toString).containsExactly(wroteSomething(cleon));
    }

    @Test
    void whatWasSeenFromOneOfTheirSeatsIsNoNewsInTheOther() {
        sit("Ann", "Ann");
        play("number 3");
        assertThat(eyes.seat()).isEqualTo(nicias);
        assertThat(eyes.news()).extracting(Object::toString).containsExactly(wrote(cleon, 3));
        play("number 1");
        assertThat(eyes.seat()).isEqualTo(cleon);
        assertThat(eyes.news()).extracting(Object::toString).containsExactly(wrote(nicias, 1));
    }

    @Test
    void whoeverHoldsTwoSeatsReadsWhatBothSaw() {
        sit("Ann", "Ann");
        play("number 3");
        play("number 1");
        assertThat(log()).containsExactly(wrote(cleon, 3), wrote(nicias, 1));
        give(nicias, bot());
        assertThat(log()).as("hers no more").containsExactly(wrote(cleon, 3), wroteSomething(nicias));
        give(nicias, BOB);
        assertThat(log()).containsExactly(wrote(cleon, 3), wroteSomething(nicias));
    }

    @Test
    void whenTheGameIsOverEverythingIsOpen() {
        sit("Ann", "Bob");
        for (String answer : List.of("number 3", "number 1", "quiet", "quiet")) {
            session.play(answer);
        }
        eyes.look();
        assertThat(eyes.closed()).isFalse();
        assertThat(eyes.seat()).isEqualTo(cleon);
        assertThat(log()).contains(wrote(cleon, 3), wrote(nicias, 1));
    }
}
