package org.polemarch.victory.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.victory.Position.power;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.testkit.Covers;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.VictoryState;

/** An imagined game is one the seat could be in: it deals again what the seat cannot see, and nothing else. */
@Cites("cards/secrecy")
class ImaginedCardsTest {

    private static final int GAMES = 24;

    /** Athens in the midst of a game: an open discard, one shown since, two that nobody saw. */
    private static Position athens() {
        Position position = Position.start()
                .hand("athens", "ath-mh", "ath-01", "ath-05")
                .prepared("athens", "ath-02", "ath-20")
                .status("athens", "ath-18")
                .deck("athens", "ath-mt", "ath-lb", "ath-sb", "ath-11", "ath-13", "ath-14")
                .seen("athens", "ath-mt")
                .hand("athens", "ath-08", "ath-lb", "ath-12");
        Cards cards = position.state().cards();
        cards.chooseOpen(power("athens"), kind("ath-08"));
        cards.showOpen(power("athens"));
        cards.discardFromHand(power("athens"), kind("ath-lb"), false);
        cards.discardFromHand(power("athens"), kind("ath-12"), false);
        return position;
    }

    private static int kind(String card) {
        return Position.CARDS.card(card).kind();
    }

    private static List<String> names(Deck pile) {
        return IntStream.of(pile.toArray())
                .mapToObj(kind -> Position.CARDS.card(kind).name().id())
                .toList();
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().toList();
    }

    private static List<Cards> imagined(Position position, String viewer) {
        List<Cards> games = new ArrayList<>();
        Seat seat = new Seat(power(viewer), viewer);
        for (int seed = 0; seed < GAMES; seed++) {
            games.add(position.book()
                    .game()
                    .imagine(position.state(), seat, Chance.seeded(seed))
                    .cards());
        }
        return games;
    }

    /** The different contents of a pile of Athens, whatever their order. */
    private static Set<List<String>> contents(Position position, String viewer, Function<Cards, Deck> pile) {
        Set<List<String>> contents =
                new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
        imagined(position, viewer).forEach(cards -> contents.add(sorted(names(pile.apply(cards)))));
        return contents;
    }

    private static List<String> all(Cards cards, int power) {
        List<String> all = new ArrayList<>();
        for (Deck pile : List.of(
                cards.hand(power),
                cards.prepared(power),
                cards.status(power),
                cards.draw(power),
                cards.discards(power))) {
            all.addAll(names(pile));
        }
        return sorted(all);
    }

    @Test
    void whatEverybodySeesIsTheSameInEveryImaginedGame() {
        int athens = power("athens");
        Cards real = athens().state().cards();
        for (Power viewer : Power.values()) {
            for (Cards cards : imagined(athens(), viewer.id())) {
                assertThat(cards.hand(athens).size()).isEqualTo(3);
                assertThat(cards.prepared(athens).size()).isEqualTo(2);
                assertThat(cards.draw(athens).size()).isEqualTo(6);
                assertThat(cards.discards(athens).size()).isEqualTo(4);
                assertThat(names(cards.status(athens))).containsExactly("ath-18");
                assertThat(names(cards.seen(athens))).containsExactlyInAnyOrder("ath-08", "ath-mt");
                assertThat(names(cards.discards(athens))).contains("ath-08", "ath-mt");
                assertThat(cards.open(athens)).isEqualTo(kind("ath-08"));
                assertThat(all(cards, athens)).as("no card is lost or made up").isEqualTo(all(real, athens));
            }
        }
    }

    @Test
    @Cites("cards/prepare")
    void onlyPrepareCardsAreImaginedFaceDown() {
        for (String viewer : List.of("corinth", "delian", "sparta")) {
            for (Cards cards : imagined(athens(), viewer)) {
                assertThat(names(cards.prepared(power("athens"))))
                        .allMatch(card -> Position.CARDS.card(card).type() == CardType.PREPARE);
            }
        }
    }

    @Test
    @Covers("R133")
    void whatWasDiscardedUnseenIsKnownToItsOwnerAlone() {
        int athens = power("athens");
        assertThat(contents(athens(), "athens", cards -> cards.discards(athens)))
                .containsExactly(List.of("ath-08", "ath-12", "ath-lb", "ath-mt"));
        for (String viewer : List.of("corinth", "delian", "sparta")) {
            assertThat(contents(athens(), viewer, cards -> cards.discards(athens)))
                    .as(viewer)
                    .hasSizeGreaterThan(1);
        }
    }

    @Test
    @Covers("R130")
    void onePersonWithTwoPowersKnowsAllButTheOrderOfBothDecks() {
        int athens = power("athens");
        Position position = athens().option(Rulings.PEOPLE, "3");
        for (Cards cards : imagined(position, "delian")) {
            assertThat(sorted(names(cards.hand(athens)))).containsExactly("ath-01", "ath-05", "ath-mh");
            assertThat(sorted(names(cards.prepared(athens)))).containsExactly("ath-02", "ath-20");
            assertThat(sorted(names(cards.discards(athens)))).containsExactly("ath-08", "ath-12", "ath-lb", "ath-mt");
        }
        assertThat(imagined(position, "delian").stream()
                        .map(cards -> names(cards.draw(athens)))
                        .distinct())
                .hasSizeGreaterThan(1);
        assertThat(contents(position, "sparta", cards -> cards.hand(athens))).hasSizeGreaterThan(1);
    }

    /** All powers choose their open card before any is shown. */
    @Test
    @Covers("R023")
    @Cites("setup/discards")
    void whichCardWillLieOpenIsTheOwnersSecretUntilItIsShown() {
        int athens = power("athens");
        Position position = Position.start()
                .hand("athens", "ath-08", "ath-mh", "ath-01", "ath-05")
                .deck("athens", "ath-mt", "ath-lb", "ath-sb");
        position.state().cards().chooseOpen(athens, kind("ath-08"));
        assertThat(imagined(position, "athens")).allMatch(cards -> cards.open(athens) == kind("ath-08"));
        for (String viewer : List.of("corinth", "delian", "sparta")) {
            List<Cards> games = imagined(position, viewer);
            assertThat(games.stream().map(cards -> cards.open(athens)).distinct())
                    .as(viewer)
                    .hasSizeGreaterThan(1);
            assertThat(games).allMatch(cards -> cards.discards(athens).contains(cards.open(athens)));
        }
    }

    /** Sparta looks through its draw deck, where one card is left that it may take. */
    private static Position fetching(String ruling, String there, String... hand) {
        Position position = Position.start()
                .option(Rulings.PROVISION, ruling)
                .hand("sparta", hand)
                .deck("sparta", there);
        position.state().fetch(power("sparta"));
        return position;
    }

    private static Set<List<String>> decks(Position position) {
        return contents(position, "athens", cards -> cards.draw(power("sparta")));
    }

    @Test
    @Cites("provision/basic")
    void whoLooksThroughItsDeckByTheBasicRuleFindsACardWithoutTitle() {
        assertThat(decks(fetching("basic", "spa-mh", "spa-13", "spa-07", "spa-08", "spa-09")))
                .containsExactly(List.of("spa-mh"));
    }

    @Test
    @Cites("provision/advanced")
    void whoLooksThroughItsDeckByTheAdvancedRuleMayFindAPrepareCard() {
        assertThat(decks(fetching("advanced", "spa-13", "spa-07", "spa-08", "spa-09")))
                .containsExactly(List.of("spa-13"));
        assertThat(decks(fetching("advanced", "spa-13", "spa-mh", "spa-07", "spa-08", "spa-09")))
                .containsExactly(List.of("spa-13"), List.of("spa-mh"));
    }

    @Test
    void imaginingLeavesTheGameAsItIs() {
        int athens = power("athens");
        Position position = athens();
        VictoryState untouched = position.state().copy();
        imagined(position, "corinth");
        Cards real = position.state().cards();
        assertThat(real.draw(athens).toArray())
                .containsExactly(untouched.cards().draw(athens).toArray());
        assertThat(real.hand(athens).toArray())
                .containsExactly(untouched.cards().hand(athens).toArray());
        assertThat(real.prepared(athens).toArray())
                .containsExactly(untouched.cards().prepared(athens).toArray());
        assertThat(real.discards(athens).toArray())
                .containsExactly(untouched.cards().discards(athens).toArray());
    }
}
