package org.polemarch.core.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.twin.Difference.Kind;
import org.polemarch.core.twin.TwinTable.Side;

/** One game by two sets of rules. */
class TwinTest {

    private static final Terms TERMS = new Terms("test", false, "1", Map.of("ford", "1"));
    private static final List<Holder> PEOPLE = List.of(new Holder.Person("Ann"), new Holder.Person("Bob"));

    private static Session<?> played(String... answers) {
        Session<?> session = Session.start(Ford.prepared(Ford.River.class), 7, PEOPLE, TERMS);
        for (String answer : answers) {
            session.play(answer);
        }
        return session;
    }

    private static Judgement judged(Class<? extends Ford.River> river, Optional<Seat> eyes, String... answers) {
        return Judge.judge(played(answers), Ford.prepared(river), eyes);
    }

    private static Judgement judged(Class<? extends Ford.River> river, String... answers) {
        return judged(river, Optional.empty(), answers);
    }

    @Test
    void aMoveThatBecameIllegalSaysWhyByWhichRule() {
        Judgement judgement = judged(Ford.Flood.class, "wade", "wait", "wade", "wade");
        Difference first = judgement.first().orElseThrow();
        assertThat(first.kind()).isEqualTo(Kind.ILLEGAL);
        assertThat(first.move()).isEqualTo(3);
        assertThat(first.stands()).isEqualTo(2);
        assertThat(first.base().rule().orElseThrow().section()).isEqualTo("turn");
        assertThat(first.other().rule().orElseThrow().variant()).contains("Flood");
        assertThat(first.sentence()).startsWith("Move 3: Athens can't choose “").contains("in Flood: ");
        assertThat(judgement.differences()).extracting(Difference::move).containsExactly(3, 4);
    }

    @Test
    void aMoveThatIsTheOnlyOneLeftIsForced() {
        Judgement judgement = judged(Ford.Haste.class, "wade", "wade", "wade");
        assertThat(judgement.differences()).singleElement().satisfies(each -> {
            assertThat(each.kind()).isEqualTo(Kind.FORCED);
            assertThat(each.move()).isEqualTo(2);
            assertThat(each.sentence()).endsWith("in Haste; Ford offers 2 answers.");
        });
    }

    @Test
    void aQuestionThatOnlyTheVariantAsksIsNoFaultOfTheGame() {
        Session<?> crossing = Session.start(Ford.prepared(Ford.Bridge.class), 7, PEOPLE, TERMS);
        crossing.play("wade");
        while (crossing.question().frame() instanceof Ford.Turn) {
            crossing.play("wait");
        }
        crossing.play("pay");
        assertThat(Judge.judge(crossing, Ford.prepared(Ford.River.class), Optional.empty())
                        .differences())
                .filteredOn(each -> each.kind() == Kind.UNKNOWN)
                .singleElement()
                .satisfies(each -> assertThat(each.sentence())
                        .isEqualTo(
                                "Move " + each.move() + ": Ford can't judge this position: it has no such question."));
    }

    @Test
    void aDieThatIsNoLongerRolledIsTheFirstDifference() {
        Judgement judgement = judged(Ford.Frozen.class, "wait", "wade", "wait", "wade");
        assertThat(judgement.first().orElseThrow().kind()).isEqualTo(Kind.DICE);
        assertThat(judgement.first().orElseThrow().stands()).isEqualTo(2);
        assertThat(judgement.endedOtherwise()).as("each in its own position").isEqualTo(2);
    }

    @Test
    void aGameThatEndsSooner() {
        Difference first = judged(Ford.Brief.class, "wait", "wait", "wait", "wait", "wait", "wait")
                .first()
                .orElseThrow();
        assertThat(first.kind()).isEqualTo(Kind.ENDED);
        assertThat(first.move()).isEqualTo(4);
        assertThat(first.base().text()).isEqualTo("The game continues.");
        assertThat(first.other().text()).startsWith("Athens and Sparta win");
    }

    @Test
    void theSameRulesDifferInNothing() {
        Judgement judgement = judged(Ford.Flood.class, "wade", "wade");
        assertThat(judgement.first()).isEmpty();
        assertThat(judgement.differences()).isEmpty();
    }

    /** A seat learns nothing about the others' answers, not even that they have become illegal. */
    @Test
    void aSeatLearnsNothingOfTheAnswersOfOthers() {
        Optional<Seat> sparta = Optional.of(Ford.SPARTA);
        Judgement judgement = judged(Ford.Flood.class, sparta, "wait", "wait", "wade");
        assertThat(judgement.first()).isEmpty();
        assertThat(judgement.differences()).isEmpty();
        assertThat(judged(Ford.Flood.class, "wait", "wait", "wade").first()).isPresent();
    }

    private static TwinTable twins(Class<? extends Ford.River> river) {
        return TwinTable.start(
                Ford.prepared(Ford.River.class),
                TERMS,
                Ford.prepared(river),
                TERMS,
                Seed.of(7),
                PEOPLE,
                Optional.empty());
    }

    @Test
    void anAnswerGoesToBothTablesWhileItIsLegalInBoth() {
        TwinTable twins = twins(Ford.Flood.class);
        assertThat(twins.play(Side.BASE, "wade")).isTrue();
        assertThat(twins.first()).isEmpty();
        assertThat(twins.play(Side.OTHER, "wait")).isTrue();
        assertThat(twins.first().orElseThrow().kind())
                .as("only waiting is left")
                .isEqualTo(Kind.FORCED);
        assertThat(twins.play(Side.BASE, "wade")).as("illegal in a flood").isFalse();
        assertThat(twins.session(Side.BASE).decisions()).isEqualTo(3);
        assertThat(twins.session(Side.OTHER).decisions()).isEqualTo(2);
        assertThat(twins.together()).isFalse();
        assertThat(twins.play(Side.OTHER, "wait")).isFalse();
        assertThat(twins.together()).as("both ask Sparta again").isTrue();
    }

    @Test
    void tablesStandBesideAPositionOfAGame() {
        Session<?> game = played("wait", "wait", "wade", "wait");
        TwinTable twins = TwinTable.beside(game, 4, Ford.prepared(Ford.Flood.class), TERMS, Optional.empty());
        assertThat(twins.session(Side.OTHER).decisions()).isEqualTo(2);
        assertThat(twins.first().orElseThrow().move()).isEqualTo(3);
    }

    @Test
    void rulesThatLeadToAPositionTooKnowTheWayThere() {
        TwinTable twins =
                TwinTable.from(played("wade", "wait"), 2, Ford.prepared(Ford.Flood.class), TERMS, Optional.empty());
        assertThat(twins.canGoOn(Side.OTHER)).isTrue();
        assertThat(twins.session(Side.OTHER).decisions()).isEqualTo(2);
    }

    @Test
    void aPositionIsHandedToRulesThatWouldNotHaveLedThere() {
        TwinTable twins = TwinTable.from(
                played("wait", "wait", "wade"), 3, Ford.prepared(Ford.Flood.class), TERMS, Optional.empty());
        assertThat(twins.canGoOn(Side.BASE)).isTrue();
        assertThat(twins.canGoOn(Side.OTHER)).isFalse();
        assertThat(twins.session(Side.OTHER).question().moves())
                .singleElement()
                .satisfies(move -> assertThat(move.notation()).isEqualTo("wait"));
        assertThatThrownBy(() -> twins.session(Side.OTHER).save(Instant.EPOCH)).hasMessageContaining("can't be saved");
    }

    @Test
    void anAnswerIsTakenBackWhereverItWasGiven() {
        TwinTable twins =
                TwinTable.from(played("wait", "wait"), 2, Ford.prepared(Ford.Flood.class), TERMS, Optional.empty());
        assertThat(twins.whyNoUndo()).contains("You haven't answered anything here yet.");
        Optional<Difference> before = twins.first();
        twins.play(Side.OTHER, "wait");
        twins.playAlone(Side.BASE, "wait");
        twins.undo();
        assertThat(twins.session(Side.BASE).decisions()).isEqualTo(3);
        twins.undo();
        assertThat(twins.session(Side.BASE).decisions()).isEqualTo(2);
        assertThat(twins.session(Side.OTHER).decisions()).isEqualTo(2);
        assertThat(twins.first()).isEqualTo(before);
        assertThat(twins.whyNoUndo()).isPresent();
    }
}
