package org.polemarch.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;

class DeckTest {

    @Test
    void theTopIsTheEnd() {
        Deck deck = Deck.ofFirst(3);
        assertThat(deck.toArray()).containsExactly(0, 1, 2);
        assertThat(deck.draw()).isEqualTo(2);
        deck.put(7);
        assertThat(deck.at(2)).isEqualTo(7);
        assertThat(deck.size()).isEqualTo(3);
    }

    @Test
    void itGrowsAsNeeded() {
        Deck deck = new Deck(0);
        for (int card = 0; card < 100; card++) {
            deck.put(card);
        }
        assertThat(deck.size()).isEqualTo(100);
        assertThat(deck.at(99)).isEqualTo(99);
    }

    @Test
    void whatIsTakenOutLeavesTheOthersInOrder() {
        Deck deck = Deck.of(5, 6, 7, 8);
        deck.remove(6);
        assertThat(deck.toArray()).containsExactly(5, 7, 8);
        assertThat(deck.takeAt(0)).isEqualTo(5);
        assertThat(deck.toArray()).containsExactly(7, 8);
        assertThat(deck.replaceAt(1, 3)).isEqualTo(8);
        assertThat(deck.toArray()).containsExactly(7, 3);
    }

    @Test
    void whatIsNotThereCannotBeTaken() {
        Deck deck = Deck.of(1);
        assertThatIllegalArgumentException().isThrownBy(() -> deck.remove(2)).withMessage("card 2 is not here");
        assertThatThrownBy(() -> deck.at(1)).isInstanceOf(IndexOutOfBoundsException.class);
        deck.clear();
        assertThat(deck.isEmpty()).isTrue();
        assertThatIllegalStateException().isThrownBy(deck::draw).withMessage("the deck is empty");
    }

    @Test
    void aCardNumberThatWouldNotFitIsRefused() {
        Deck deck = new Deck();
        assertThatIllegalArgumentException().isThrownBy(() -> deck.put(128));
        assertThatIllegalArgumentException().isThrownBy(() -> deck.put(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Deck.of(1).replaceAt(0, 200));
    }

    @Test
    void allCardsOfAnotherDeckArePutOnTopInOrder() {
        Deck deck = Deck.of(1, 2);
        Deck other = Deck.of(3, 4);
        deck.putAll(other);
        assertThat(deck.toArray()).containsExactly(1, 2, 3, 4);
        assertThat(other.isEmpty()).isTrue();
    }

    @Test
    void aDeckPutOnItselfIsRefused() {
        Deck deck = Deck.of(1, 2);
        assertThatIllegalArgumentException().isThrownBy(() -> deck.putAll(deck));
        assertThat(deck.toArray()).containsExactly(1, 2);
    }

    @Test
    void aCopyIsIndependent() {
        Deck deck = Deck.of(1, 2, 3);
        Deck copy = deck.copy();
        copy.draw();
        copy.put(9);
        copy.put(10);
        assertThat(deck.toArray()).containsExactly(1, 2, 3);
    }

    @Test
    void shufflingKeepsTheCardsAndFollowsChance() {
        Deck deck = Deck.ofFirst(50);
        deck.shuffle(Chance.seeded(1));
        assertThat(deck.toArray()).isNotEqualTo(Deck.ofFirst(50).toArray());
        assertThat(deck.toArray()).containsExactlyInAnyOrder(Deck.ofFirst(50).toArray());
        Deck same = Deck.ofFirst(50);
        same.shuffle(Chance.seeded(1));
        assertThat(same.toArray()).isEqualTo(deck.toArray());
    }

    @Test
    void itCountsWhatSatisfiesATest() {
        assertThat(Deck.of(1, 2, 4, 6).count(card -> card % 2 == 0)).isEqualTo(3);
        assertThat(Deck.of(1, 2).contains(2)).isTrue();
        assertThat(Deck.of(1, 2).contains(3)).isFalse();
    }

    @Test
    void allOrdersOfAShuffledPileComeAboutEquallyOften() {
        Map<String, Integer> counts = new TreeMap<>();
        Chance chance = Chance.seeded(11);
        for (int i = 0; i < 60_000; i++) {
            Deck deck = Deck.ofFirst(3);
            deck.shuffle(chance);
            counts.merge(deck.toString(), 1, Integer::sum);
        }
        // Six standard deviations of a binomial with n = 60000 and p = 1/6 are 548.
        assertThat(counts.keySet())
                .containsExactly("[0, 1, 2]", "[0, 2, 1]", "[1, 0, 2]", "[1, 2, 0]", "[2, 0, 1]", "[2, 1, 0]");
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(9_450, 10_550));
    }

    @Test
    void aCopyAndItsOriginalGoTheirOwnWays() {
        Deck deck = Deck.of(1, 2, 3);
        Deck drawn = deck.copy();
        drawn.draw();
        drawn.put(9);
        Deck shuffled = deck.copy();
        shuffled.shuffle(Chance.seeded(4));
        Deck taken = deck.copy();
        taken.takeAt(0);
        deck.replaceAt(2, 7);
        assertThat(deck.toArray()).containsExactly(1, 2, 7);
        assertThat(drawn.toArray()).containsExactly(1, 2, 9);
        assertThat(taken.toArray()).containsExactly(2, 3);
        assertThat(shuffled.toArray()).containsExactlyInAnyOrder(1, 2, 3);
    }
}
