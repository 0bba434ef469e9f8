package org.polemarch.perikles.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polemarch.perikles.PeriklesTable.three;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polemarch.api.game.Seat;
import org.polemarch.perikles.PeriklesPlugin;
import org.polemarch.perikles.PeriklesTable;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;

/** What is told about the board names the figures and their parts, and no secret. */
class ExplainedTest {

    private final PeriklesTable table = three("""
            leader sparta red
            leader athens green
            locations amphipolis attica
            cubes athens red 2 green 1
            cubes thebes red 3
            attack attica sparta hoplite 4
            defend amphipolis athens hoplite 3""");
    private final Seat red = table.seat("red");
    private final Explained explained = new Explained(
            new PeriklesPlugin().words().seating(Map.of("red", "Red", "green", "Green", "black", "Black")));

    @Test
    void pointsAreToldWithTheirParts() {
        explained.look(table.view("red"));
        assertThat(explained.cubes(red)).isEqualTo("5 cubes of Red in cities, 1 point each: Athens 2, Thebes 3.");
        assertThat(explained.total(red)).startsWith("Red has 5 + 0 + 0 = 5 points");
    }

    @Test
    void aCityTellsWhoLeadsItAndWhereItCanBeDefeated() {
        explained.look(table.view("red"));
        assertThat(explained.city(Power.ATHENS))
                .startsWith("Green leads Athens this turn")
                .contains("Athens controls Amphipolis, Attica this turn.");
        assertThat(explained.city(Power.ARGOS)).contains("None of this turn's locations belongs to Argos");
    }

    @Test
    void aSideTellsOnlyTheStrengthsTheViewerSees() {
        Location attica = new Location("attica");
        explained.look(table.view("red"));
        assertThat(explained.line(attica, Side.ATTACK))
                .endsWith("Strength of hoplites: 4 in sight, 0 face down, 0 printed.");
        explained.look(table.view("green"));
        assertThat(explained.line(attica, Side.ATTACK))
                .endsWith("Strength of hoplites: 0 in sight, 1 face down, 0 printed.");
    }

    @Test
    void aLocationTellsItsRoundsAndOneOfAnotherTurnThatItIsIdle() {
        explained.look(table.view("red"));
        assertThat(explained.location(new Location("amphipolis")))
                .startsWith("Amphipolis: 6 points")
                .endsWith("First triremes fight for a token, then hoplites for the tile.");
        assertThat(explained.location(new Location("sicily"))).isEqualTo("Sicily is not fought over this turn.");
    }
}
