package org.polemarch.victory.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Camp;
import org.polemarch.api.game.Place;
import org.polemarch.victory.Position;

class YardstickTest {

    /** Of these the map shows no space in which they surely lie. */
    private static final Set<Place> NOT_ON_THE_MAP =
            EnumSet.of(Place.NAUPACTUS, Place.CEPHALLENIA, Place.LEUCAS, Place.AEGINA, Place.SESTOS);

    @Test
    void theTeamThatHoldsASpaceHoldsThePlacesInIt() {
        Position position = Position.of("sparta hoplite boeotia", "athens hoplite messenia");
        assertThat(position.book().game().standing(position.state()).holders())
                .containsOnly(
                        entry(Place.THEBES, Camp.SPARTA),
                        entry(Place.PLATAEA, Camp.SPARTA),
                        entry(Place.DELIUM, Camp.SPARTA),
                        entry(Place.PYLOS, Camp.ATHENS));
    }

    @Test
    void aPlaceLiesInOneSpace() {
        List<Place> places = Position.DATA.spaces().stream()
                .flatMap(space -> space.places().stream())
                .flatMap(Collection::stream)
                .toList();
        assertThat(places)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.copyOf(NOT_ON_THE_MAP)));
    }
}
