package org.polemarch.victory.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.testkit.Covers;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Rulings;
import org.polemarch.victory.model.VictoryState;

/** What a seat cannot know differs from one imagined game to the next, and what it knows does not. */
@Cites("cards/secrecy")
class ImaginationTest {

    private static final int GAMES = 12;

    private static Position position() {
        Position position = Position.start();
        for (String[] power : new String[][] {
            {"corinth", "cor"}, {"delian", "del"}, {"sparta", "spa"}, {"athens", "ath"},
        }) {
            String deck = power[1];
            position.hand(power[0], deck + "-mh", deck + "-01")
                    .prepared(power[0], deck.equals("spa") ? "spa-03" : deck.equals("ath") ? "ath-02" : deck + "-02")
                    .deck(power[0], deck + "-mt", deck + "-lb", deck + "-sb", deck + "-11", deck + "-13")
                    .seen(power[0], deck + "-mt");
        }
        return position;
    }

    /** The different contents of a pile over some imagined games, card by card. */
    private static Set<String> imagined(Position position, String viewer, Function<Cards, Deck> pile) {
        Seat seat = new Seat(Position.power(viewer), viewer);
        Set<String> contents = new TreeSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            VictoryState state = position.book().game().imagine(position.state(), seat, Chance.seeded(seed));
            contents.add(Arrays.toString(pile.apply(state.cards()).toArray()));
        }
        return contents;
    }

    @Test
    @Covers("R130")
    void withFourPeopleTheTeammatesCardsAreUnknownToo() {
        for (Power viewer : Power.values()) {
            for (Power power : Power.values()) {
                int who = power.ordinal();
                boolean own = power == viewer;
                Position position = position();
                String of = viewer.id() + " of " + power.id();
                assertThat(imagined(position, viewer.id(), cards -> cards.hand(who))
                                        .size()
                                == 1)
                        .as("hand, " + of)
                        .isEqualTo(own);
                assertThat(imagined(position, viewer.id(), cards -> cards.prepared(who))
                                        .size()
                                == 1)
                        .as("face down, " + of)
                        .isEqualTo(own);
                assertThat(imagined(position, viewer.id(), cards -> cards.draw(who)))
                        .as("draw deck, " + of)
                        .hasSizeGreaterThan(1);
                assertThat(imagined(position, viewer.id(), cards -> cards.seen(who)))
                        .as("seen discards, " + of)
                        .hasSize(1);
            }
        }
    }

    @Test
    @Covers("R130")
    void whoPlaysBothPowersOfATeamKnowsBothHands() {
        Position position = position().option(Rulings.PEOPLE, "2");
        for (Power viewer : Power.values()) {
            for (Power power : Power.values()) {
                int who = power.ordinal();
                assertThat(imagined(position, viewer.id(), cards -> cards.hand(who))
                                        .size()
                                == 1)
                        .as(viewer.id() + " of " + power.id())
                        .isEqualTo(power.team() == viewer.team());
            }
        }
    }
}
