package org.polemarch.mountford.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.mountford.Field;
import org.polemarch.mountford.MountfordTable;

class YardstickTest {

    private static final String ALL =
            "control athens athens sparta corinth thebes argos megara corcyra syracuse naupactus"
                    + " pylos potidaea amphipolis byzantium mytilene chios samos lindus melos chalcis plataea tanagra mantinea"
                    + " cythera cephallenia leucas epidamnos naxos aegina ephesus miletus sestos decelea";

    private static Map<Place, Camp> holders(String position) {
        return Field.rules()
                .game()
                .standing(MountfordTable.position(position).state())
                .holders();
    }

    @Test
    void theMapHasEveryPlaceOfTheGazetteer() {
        assertThat(holders(ALL)).containsOnlyKeys(Place.values()).doesNotContainValue(Camp.SPARTA);
    }

    @Test
    void deliumGoesWithTanagra() {
        assertThat(holders("control athens tanagra")).containsEntry(Place.DELIUM, Camp.ATHENS);
        assertThat(holders("control thebes tanagra")).containsEntry(Place.DELIUM, Camp.SPARTA);
    }
}
