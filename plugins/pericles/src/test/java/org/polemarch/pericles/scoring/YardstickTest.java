package org.polemarch.pericles.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Place;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Theater;

class YardstickTest {

    /** Epidamnus lies north of the Theaters. */
    @Test
    void aPlaceLiesInOneTheater() {
        PericlesData data = PericlesTable.war().state().data();
        List<Place> places = Theater.onMap().stream()
                .flatMap(theater -> data.theater(theater).places().stream())
                .toList();
        assertThat(places)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(Place.EPIDAMNUS)));
    }
}
