package org.polemarch.mountford.ui;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;
import org.polemarch.api.ui.piece.SideColour;

/**
 * Whose zones of influence cover a space: Athens left and the League right, land forces above and fleets below, so that
 * the quarter tells as much as the colour.
 */
final class ZoneRing extends Group {

    private static final double RADIUS = 9;

    record Reach(boolean athensLand, boolean athensNaval, boolean leagueLand, boolean leagueNaval) {
        static final Reach NONE = new Reach(false, false, false, false);
    }

    private final Arc athensLand = arc(95, SideColour.BLUE, false);
    private final Arc athensNaval = arc(185, SideColour.BLUE, true);
    private final Arc leagueLand = arc(5, SideColour.RED, false);
    private final Arc leagueNaval = arc(275, SideColour.RED, true);

    ZoneRing() {
        Arc room = new Arc(0, 0, RADIUS, RADIUS, 0, 360);
        room.setFill(null);
        room.setStroke(Color.TRANSPARENT);
        getChildren().addAll(room, athensLand, athensNaval, leagueLand, leagueNaval);
        setMouseTransparent(true);
    }

    private static Arc arc(double start, SideColour colour, boolean atSea) {
        Arc arc = new Arc(0, 0, RADIUS, RADIUS, start, 80);
        arc.setType(ArcType.OPEN);
        arc.setFill(null);
        arc.setStroke(colour.fill());
        arc.setStrokeWidth(3);
        arc.setStrokeLineCap(StrokeLineCap.BUTT);
        if (atSea) {
            arc.getStrokeDashArray().setAll(3.0, 2.0);
        }
        return arc;
    }

    void show(Reach reach) {
        athensLand.setVisible(reach.athensLand());
        athensNaval.setVisible(reach.athensNaval());
        leagueLand.setVisible(reach.leagueLand());
        leagueNaval.setVisible(reach.leagueNaval());
    }
}
