package org.polemarch.polis.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.polis.Named;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.EndOfTurn;
import org.polemarch.polis.rules.round.Surcharge;
import org.polemarch.testkit.Covers;

/** Free Trade with Persia: whoever blockades the trade at the end of a turn loses Prestige. */
@Cites({"rounds/events", "concepts/events"})
class FreeTradeTest {

    /** Sparta ends a turn with Galleys there. */
    private static PolisTable turnEnds(String galleys) {
        return PolisTable.of("round epsilon | event e-free-trade", galleys).run(new EndOfTurn.Check(Side.SPARTA));
    }

    @Test
    void freeTradeWithPersiaPunishesABlockade() {
        turnEnds("kyklades sparta 1").prestige("sparta", 4);
        turnEnds("kyklades sparta 1 athens 1").prestige("sparta", 5);
        turnEnds("event e-none | kyklades sparta 1").prestige("sparta", 5);
    }

    @Test
    void aBlockadeOfEgyptIsPunishedToo() {
        turnEnds("myrtoon sparta 1").prestige("sparta", 4);
    }

    @Test
    void whoPassesIsPunishedToo() {
        PolisTable.of("round epsilon | event e-free-trade | kyklades sparta 1")
                .turn("sparta")
                .choose("pass")
                .prestige("sparta", 4)
                .asks("athens", Surcharge.Ask.class);
    }

    @Test
    void whoBlockadesNothingGoesOn() {
        PolisTable.of("round epsilon | event e-free-trade | kyklades sparta 1 athens 1")
                .turn("sparta")
                .choose("pass")
                .prestige("sparta", 5)
                .asks("athens", Surcharge.Ask.class);
    }

    @Test
    void theCardTellsItsExemption() {
        EventCard card = Named.data().events().card(Named.data().events().numberOf("e-free-trade"));
        assertThat(card.text()).contains("Ionion pelagos", "Thrakiko pelagos", "unless");
    }

    @Test
    void whoseFleetFillsOnlyOneOfTheOuterSeasIsNotExempt() {
        turnEnds("kyklades sparta 1 | ionion sparta 4 | thrakiko sparta 3").prestige("sparta", 4);
    }

    @Test
    void whoseFleetsFillTheOuterSeasIsExempt() {
        turnEnds("kyklades sparta 1 | ionion sparta 4 | thrakiko sparta 4").prestige("sparta", 5);
    }

    @Test
    @Covers("P241")
    void aBlockadeWithoutPrestigeIsADefeat() {
        PolisTable table = turnEnds("kyklades sparta 1 | sparta prestige 0").isOver();
        assertThat(table.winners()).isEqualTo("athens");
    }
}
