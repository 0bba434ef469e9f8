package org.polemarch.polis.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;

class YardstickTest {

    @Test
    void everyPolisOfTheGazetteerIsHeldByItsOwner() {
        PolisState state = PolisTable.setUp().state();
        for (Polis polis : Polis.values()) {
            if (state.owner(polis).isEmpty()) {
                state.join(polis.index() % 2 == 0 ? Side.ATHENS : Side.SPARTA, polis, 0);
            }
        }
        Map<Place, Camp> holders = PolisTable.book().game().standing(state).holders();
        assertThat(holders).hasSize(14).containsEntry(Place.ATHENS, Camp.ATHENS);
        assertThat(holders.keySet())
                .isEqualTo(EnumSet.of(
                        Place.ATHENS,
                        Place.SPARTA,
                        Place.CORINTH,
                        Place.THEBES,
                        Place.ARGOS,
                        Place.CORCYRA,
                        Place.SYRACUSE,
                        Place.NAUPACTUS,
                        Place.PYLOS,
                        Place.POTIDAEA,
                        Place.CHIOS,
                        Place.SAMOS,
                        Place.EUBOEA,
                        Place.EPIDAMNUS));
    }
}
