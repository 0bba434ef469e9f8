package org.polemarch.api.ui.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;

/** Draws sea and land of a sheet the way an atlas does: water lines along the coast, land shaded at its edge. */
final class Ground {

    private static final double MARGIN = 60;
    private static final double[][] WATER_LINES = {{2.2, 0.35}, {1.3, 0.55}, {0.6, 0.9}};
    private static final double[][] LAND_SHADES = {{2.6, 0.18}, {1.7, 0.22}, {0.9, 0.28}};

    /** How far the ground is painted beyond the sheet's upper and lower edges, as a share of its height. */
    private static final double SPARE = 0.12;

    private final MapSheet sheet;
    private final CoastLines coast;
    private final Scale size = new Scale();
    private boolean graticule;
    private Optional<Painted> painted = Optional.empty();

    /** What is on the canvas: the ground as requested, and the position of map unit 0, 0 on it. */
    private record Painted(
            MapColours colours, double unit, boolean draft, boolean graticule, double scale, double x, double y) {}

    Ground(MapSheet sheet) {
        this.sheet = sheet;
        this.coast = new CoastLines(sheet.projection.project(Coast.land()));
    }

    void setGraticule(boolean drawn) {
        graticule = drawn;
    }

    /**
     * Shows the ground under the sheet. If only the sheet's height has changed a little, as when a row of answers
     * appears or goes, the old painting is moved, because painting is the most expensive step of all.
     *
     * @param draft leaves out water lines, shades and mountains, while the map is being moved
     */
    void show(Canvas canvas, MapColours colours, double unit, boolean draft) {
        double spare = draft ? 0 : Math.rint(SPARE * sheet.getHeight());
        Painted wanted =
                new Painted(colours, unit, draft, graticule, sheet.scale(), sheet.pixelX(0), sheet.pixelY(0) + spare);
        if (painted.filter(before -> reaches(before, wanted, canvas)).isEmpty()) {
            canvas.setWidth(sheet.getWidth());
            canvas.setHeight(sheet.getHeight() + 2 * spare);
            paint(canvas, colours, unit, draft, spare);
            painted = Optional.of(wanted);
        }
        stretch(canvas);
    }

    /** Stretches the last painting to the present sheet, even if that blurs it. */
    void stretch(Canvas canvas) {
        painted.ifPresent(before -> {
            double factor = sheet.scale() / before.scale();
            size.setX(factor);
            size.setY(factor);
            canvas.setLayoutX(sheet.pixelX(0) - before.x() * factor);
            canvas.setLayoutY(sheet.pixelY(0) - before.y() * factor);
        });
    }

    boolean isPainted() {
        return painted.isPresent();
    }

    /** How much the painted ground is enlarged now. */
    Scale size() {
        return size;
    }

    /** Whether the old painting is what is wanted and covers the whole sheet. */
    private boolean reaches(Painted before, Painted wanted, Canvas canvas) {
        double above = before.y() - sheet.pixelY(0);
        Painted moved = new Painted(
                before.colours(),
                before.unit(),
                before.draft(),
                before.graticule(),
                before.scale(),
                before.x(),
                wanted.y());
        return moved.equals(wanted)
                && canvas.getWidth() == sheet.getWidth()
                && above >= 0
                && above + sheet.getHeight() <= canvas.getHeight();
    }

    private void paint(Canvas canvas, MapColours colours, double unit, boolean draft, double spare) {
        GraphicsContext pen = canvas.getGraphicsContext2D();
        double width = sheet.getWidth();
        double height = sheet.getHeight();
        pen.save();
        pen.clearRect(0, 0, width, height + 2 * spare);
        pen.translate(0, spare);
        pen.setFill(new RadialGradient(
                0,
                0,
                width / 2,
                height / 2,
                Math.max(1, Math.hypot(width, height) / 2),
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, colours.sea().interpolate(Color.WHITE, 0.06)),
                new Stop(1, colours.sea().interpolate(Color.BLACK, 0.06))));
        pen.fillRect(0, -spare, width, height + 2 * spare);
        if (graticule) {
            graticule(pen, colours.line().deriveColor(0, 1, 1, 0.35), width, height, spare);
        }
        List<double[]> rings = visible(coast.rings(sheet.scale()), width, height, spare);
        if (draft) {
            trace(pen, rings);
            pen.setFill(colours.land());
            pen.fill();
        } else {
            List<double[]> broad = visible(coast.coarse(sheet.scale()), width, height, spare);
            pen.setLineJoin(StrokeLineJoin.BEVEL);
            for (double[] line : WATER_LINES) {
                pen.setStroke(colours.sea().interpolate(colours.shallows(), line[1]));
                pen.setLineWidth(line[0] * unit);
                trace(pen, broad);
                pen.stroke();
            }
            pen.save();
            trace(pen, rings);
            pen.setFill(colours.land());
            pen.fill();
            pen.clip();
            for (double[] line : LAND_SHADES) {
                pen.setStroke(colours.landEdge().deriveColor(0, 1, 1, line[1]));
                pen.setLineWidth(line[0] * unit);
                trace(pen, broad);
                pen.stroke();
            }
            pen.restore();
            Mountains.paint(pen, sheet, colours, unit, spare);
        }
        pen.setLineJoin(StrokeLineJoin.ROUND);
        pen.setStroke(colours.coast());
        pen.setLineWidth(Math.max(0.8, unit * 0.075));
        trace(pen, rings);
        pen.stroke();
        pen.restore();
    }

    private List<double[]> visible(List<CoastLines.Ring> all, double width, double height, double spare) {
        double left = sheet.unitX(-MARGIN);
        double top = sheet.unitY(-spare - MARGIN);
        double right = sheet.unitX(width + MARGIN);
        double bottom = sheet.unitY(height + spare + MARGIN);
        List<double[]> rings = new ArrayList<>();
        for (CoastLines.Ring ring : all) {
            double[] seen = CoastLines.clip(ring.points, left, top, right, bottom);
            if (seen.length >= 6) {
                double[] pixels = new double[seen.length];
                for (int i = 0; i < seen.length; i += 2) {
                    pixels[i] = sheet.pixelX(seen[i]);
                    pixels[i + 1] = sheet.pixelY(seen[i + 1]);
                }
                rings.add(pixels);
            }
        }
        return rings;
    }

    private static void trace(GraphicsContext pen, List<double[]> rings) {
        pen.beginPath();
        for (double[] ring : rings) {
            pen.moveTo(ring[0], ring[1]);
            for (int i = 2; i < ring.length; i += 2) {
                pen.lineTo(ring[i], ring[i + 1]);
            }
            pen.closePath();
        }
    }

    private void graticule(GraphicsContext pen, Color colour, double width, double height, double spare) {
        pen.setStroke(colour);
        pen.setLineWidth(0.7);
        GeoProjection projection = sheet.projection;
        for (int lon = 8; lon <= 40; lon++) {
            double x = Math.rint(sheet.pixelX(projection.x(lon))) + 0.5;
            if (x > 0 && x < width) {
                pen.strokeLine(x, -spare, x, height + spare);
            }
        }
        for (int lat = 28; lat <= 46; lat++) {
            double y = Math.rint(sheet.pixelY(projection.y(lat))) + 0.5;
            if (y > -spare && y < height + spare) {
                pen.strokeLine(0, y, width, y);
            }
        }
    }
}
