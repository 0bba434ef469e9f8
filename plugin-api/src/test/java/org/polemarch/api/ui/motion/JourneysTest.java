package org.polemarch.api.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Fx;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;

class JourneysTest {

    private static final Piece HOPLITE = Piece.of(PieceShape.HOPLITE, SideColour.RED);

    private final Targets targets = new Targets(new BoardHost() {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    });

    private final PieceBox sparta = new PieceBox(targets);
    private final PieceBox pylos = new PieceBox(targets);
    private final HBox table = new HBox(200, sparta, pylos);

    private Look look() {
        table.applyCss();
        table.layout();
        return Look.at(table);
    }

    private void stand(List<Piece> inSparta, List<Piece> atPylos) {
        sparta.show(inSparta);
        pylos.show(atPylos);
    }

    @Test
    void aPieceTravelsFromWhereOneLess() {
        Fx.run(() -> {
            Fx.scene(table, 600, 200);
            stand(List.of(HOPLITE.times(3)), List.of());
            Look before = look();
            stand(List.of(HOPLITE.times(2)), List.of(HOPLITE));
            Journeys journeys = new Journeys(before, look());
            assertThat(journeys.departures).isEmpty();
            assertThat(journeys.arrivals).hasSize(1);
            Journeys.Arrival arrival = journeys.arrivals.get(0);
            assertThat(arrival.from().box()).isSameAs(sparta);
            assertThat(arrival.to().box()).isSameAs(pylos);
            assertThat(arrival.fresh()).isTrue();
        });
    }

    @Test
    void whoIsLostLeavesAndWhoIsRaisedComesFromNowhere() {
        Fx.run(() -> {
            Fx.scene(table, 600, 200);
            stand(List.of(HOPLITE), List.of());
            Look before = look();
            stand(List.of(), List.of(Piece.of(PieceShape.TRIREME, SideColour.RED)));
            Journeys journeys = new Journeys(before, look());
            assertThat(journeys.departures.values()).extracting(Look.Seen::box).containsExactly(sparta);
            assertThat(journeys.arrivals)
                    .singleElement()
                    .satisfies(arrival -> assertThat(arrival.from()).isNull());
        });
    }

    @Test
    void whatOnlyStandsForSomethingElseHasNotMoved() {
        Fx.run(() -> {
            Fx.scene(table, 600, 200);
            stand(List.of(HOPLITE, HOPLITE), List.of());
            Look before = look();
            stand(List.of(HOPLITE.target(Target.space("sparta")), HOPLITE), List.of());
            Journeys journeys = new Journeys(before, look());
            assertThat(journeys.departures).isEmpty();
            assertThat(journeys.arrivals).isEmpty();
        });
    }
}
