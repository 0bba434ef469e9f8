package org.polemarch.polis.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.EventCards;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.testkit.Covers;

/** The three decks, and the cards on which nothing stands. */
@Cites({"rounds/events", "concepts/events"})
class EventDecksTest {

    @Test
    @Covers("P002")
    void everyCardIsInOneOfTheThreeDecks() {
        EventCards events = Named.data().events();
        TreeSet<String> ids = new TreeSet<>();
        for (int i = 0; i < events.size(); i++) {
            ids.add(events.card(i).id());
        }
        assertThat(ids)
                .as("three of them twice")
                .containsExactlyInAnyOrder(
                        "a-none",
                        "a-earthquake",
                        "a-persian-fleet",
                        "a-philopersians",
                        "a-xerxes",
                        "a-leotychidas",
                        "a-holy-war",
                        "e-none",
                        "e-egypt",
                        "e-peasants",
                        "e-pericles",
                        "e-treasury",
                        "e-betrayal",
                        "e-free-trade",
                        "o-none",
                        "o-long-walls",
                        "o-plague",
                        "o-commanders",
                        "o-mercenaries",
                        "o-alcibiades",
                        "o-carthage");
    }

    @Test
    void noEvent() {
        for (String event : new String[] {"a-none", "e-none", "o-none"}) {
            PolisTable table = PolisTable.reading(event).asks("sparta", TakeAction.Choose.class);
            table.prestige("athens", 5).prestige("sparta", 5);
            assertThat(table.state().spacesWith(Side.ATHENS, 1)).isEqualTo(IndexSet.EMPTY);
            assertThat(table.state().spacesWith(Side.SPARTA, 1)).isEqualTo(IndexSet.EMPTY);
        }
    }
}
