package org.polemarch.api.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An event names what it is about, so that a board can point at it. */
class TouchedTest {

    private enum Place {
        PORT_OF_ATHENS,
        PYLOS
    }

    private record Fleet(Place at, int ships) {
        @Override
        public String toString() {
            return "fleet-1";
        }
    }

    private record Sailed(Fleet fleet, Optional<Place> to, List<Place> by, int days) implements GameEvent {}

    @Test
    void constantsRecordsAndWhatTheyHoldAreTouched() {
        GameEvent event =
                new Sailed(new Fleet(Place.PYLOS, 3), Optional.of(Place.PORT_OF_ATHENS), List.of(Place.PYLOS), 2);
        assertThat(event.touches()).containsExactly("fleet-1", "pylos", "port-of-athens");
    }

    @Test
    void anEventWithoutThingsTouchesNothing() {
        assertThat(new Rolled(6, 3, "why.siege").touches()).containsExactly("why.siege");
        assertThat(new Sailed(new Fleet(Place.PYLOS, 1), Optional.empty(), List.of(), 0).touches())
                .contains("pylos");
    }
}
