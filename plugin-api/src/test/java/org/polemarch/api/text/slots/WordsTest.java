package org.polemarch.api.text.slots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.text.Words;

/** The slots of messages; the messages are in messages.properties beside this class. */
class WordsTest {

    private enum Wing {
        LEFT,
        RIGHT_WING
    }

    private enum Order {
        HOLD,
        CHARGE {
            @Override
            boolean moves() {
                return true;
            }
        };

        boolean moves() {
            return false;
        }
    }

    private record CityId(String value) {}

    private record Marched(Seat seat, CityId city, int cubes) {}

    private record Fought(boolean won, Wing wing) {}

    private record Named(List<CityId> cities, Optional<CityId> capital) {}

    private record Unspoken(int number, CityId city) {}

    private record Misspelled(int number) {}

    private record Money(int drachmas) {}

    private record Guard(String name) {}

    private record Stood(Guard guard) {}

    private static final Seat ATHENS = new Seat(0, "athens");
    private final Words words = Words.of(WordsTest.class);

    @Test
    void slotsAreFilledWithNames() {
        assertThat(words.say(new Marched(ATHENS, new CityId("thebes"), 2)))
                .isEqualTo("The Athenians march to Thebes with 2 cubes.");
    }

    @Test
    void oneIsSingular() {
        assertThat(words.say(new Marched(ATHENS, new CityId("thebes"), 1))).endsWith("with 1 cube.");
        assertThat(words.say(new Marched(ATHENS, new CityId("thebes"), 0))).endsWith("with 0 cubes.");
    }

    @Test
    void yesAndNoChooseBetweenWords() {
        assertThat(words.say(new Fought(true, Wing.LEFT))).isEqualTo("The left holds.");
        assertThat(words.say(new Fought(false, Wing.RIGHT_WING))).isEqualTo("The Right wing breaks.");
    }

    @Test
    void listsAndNothingAreNamed() {
        assertThat(words.say(new Named(List.of(new CityId("thebes"), new CityId("argos")), Optional.empty())))
                .isEqualTo("Thebes, Argos; capital –");
        assertThat(words.say(new Named(List.of(), Optional.of(new CityId("thebes")))))
                .isEqualTo("–; capital Thebes");
    }

    @Test
    void aSentenceBeginsWithACapitalWhateverComesFirst() {
        Guard guard = new Guard("the 300");
        assertThat(words.say(new Stood(guard))).isEqualTo("The 300 stand; nobody passes the 300.");
        assertThat(words.name(guard)).isEqualTo("the 300");
    }

    @Test
    void aReasonIsItselfAMessage() {
        assertThat(words.say(new Rolled(6, 4, "interception"))).isEqualTo("Rolled 4 on a d6: an interception.");
    }

    @Test
    void peopleAreCalledByTheirNames() {
        assertThat(words.seating(Map.of("athens", "Aspasia")).name(ATHENS)).isEqualTo("Aspasia");
        assertThat(words.name(new Seat(1, "sparta")))
                .as("no message: made readable")
                .isEqualTo("Sparta");
    }

    @Test
    void aGameMayNameItsOwnIds() {
        Words named = words.naming(CityId.class, city -> "the city of " + city.value());
        assertThat(named.name(new CityId("thebes"))).isEqualTo("the city of thebes");
        assertThat(words.name(new CityId("thebes"))).isEqualTo("Thebes");
    }

    @Test
    void aConstantWithCodeOfItsOwnIsNamedLikeTheOthers() {
        Words named = words.naming(Order.class, order -> order.moves() ? "at them" : "stand");
        assertThat(named.name(Order.HOLD)).isEqualTo("stand");
        assertThat(named.name(Order.CHARGE)).isEqualTo("at them");
    }

    @Test
    void whatHasNoMessageIsStillReadable() {
        assertThat(words.has("WordsTest.Unspoken")).isFalse();
        assertThat(words.say(new Unspoken(3, new CityId("thebes")))).isEqualTo("Unspoken 3 Thebes");
        assertThat(words.text("game-over")).isEqualTo("Game over");
        assertThat(words.label("victoryPoints")).isEqualTo("Victory points");
        assertThat(words.label("walls")).isEqualTo("Long walls");
    }

    @Test
    void aSlotThatTheRecordDoesNotHaveIsAFault() {
        assertThatIllegalStateException()
                .isThrownBy(() -> words.say(new Misspelled(1)))
                .withMessage("the message of WordsTest.Misspelled speaks of {numbr}, which it does not have");
    }

    /** A game continues even if a variant's words are wrong. */
    @Test
    void atATableWhatIsMissingOrWrongIsToldByWhatItIs() {
        Words forgiving = words.forgiving();
        assertThat(forgiving.say(new Misspelled(1))).isEqualTo("Misspelled: 1");
        assertThat(forgiving.say(new Unspoken(3, new CityId("thebes")))).isEqualTo("Unspoken: 3, Thebes");
        assertThat(forgiving.say(new Money(5))).isEqualTo("5 $ and \\n");
        assertThat(forgiving.with(Map.of("WordsTest.Unspoken", "{nothing}")).say(new Unspoken(3, new CityId("thebes"))))
                .isEqualTo("Unspoken: 3, Thebes");
    }

    @Test
    void aDollarInAMessageStaysADollar() {
        assertThat(words.say(new Money(5))).isEqualTo("5 $ and \\n");
    }
}
