package org.polemarch.api.ui.map;

import javafx.scene.Group;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** One window onto the world, the main map or an inset: its view and its layers, from bottom to top. */
final class MapSheet extends Region {

    final GeoProjection projection;
    final Ground ground;
    final Canvas groundCanvas = new Canvas();
    final Canvas lineCanvas = new Canvas();

    /**
     * The routes have their own canvas, because they change with every move, and the many paths under them never do.
     */
    final Canvas routeCanvas = new Canvas();

    final Group areas = new Group();
    final Pane beacons = layer();
    final Pane spaces = layer();
    final Pane labels = layer();
    final Pane pieces = layer();
    final Pane extras = layer();
    private double scale = 1;
    private double left;
    private double top;
    private boolean framed;

    MapSheet(GeoBounds bounds) {
        projection = GeoProjection.of(bounds);
        ground = new Ground(this);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        getStyleClass().add("pm-sheet");
        areas.setManaged(false);
        for (Canvas canvas : canvases()) {
            canvas.setManaged(false);
            canvas.setMouseTransparent(true);
        }
        groundCanvas.getTransforms().add(ground.size());
        getChildren().addAll(groundCanvas, areas, lineCanvas, routeCanvas, beacons, spaces, labels, pieces, extras);
    }

    private Canvas[] canvases() {
        return new Canvas[] {groundCanvas, lineCanvas, routeCanvas};
    }

    private static Pane layer() {
        Pane pane = new Pane();
        pane.setPickOnBounds(false);
        pane.setManaged(false);
        return pane;
    }

    double scale() {
        return scale;
    }

    double pixelX(double unitX) {
        return left + unitX * scale;
    }

    double pixelY(double unitY) {
        return top + unitY * scale;
    }

    double unitX(double pixelX) {
        return (pixelX - left) / scale;
    }

    double unitY(double pixelY) {
        return (pixelY - top) / scale;
    }

    double x(LatLon point) {
        return pixelX(projection.x(point.lon()));
    }

    double y(LatLon point) {
        return pixelY(projection.y(point.lat()));
    }

    double fitting() {
        double fit = Math.min(getWidth() / projection.width(), getHeight() / projection.height());
        return fit > 0 && Double.isFinite(fit) ? fit : 1;
    }

    /**
     * Shows the world at a scale, centred on a point in map units. It begins on a whole pixel, so that what has been
     * painted can be moved without blurring.
     */
    void look(double newScale, double middleX, double middleY) {
        scale = newScale;
        left = Math.rint(getWidth() / 2 - middleX * scale);
        top = Math.rint(getHeight() / 2 - middleY * scale);
    }

    void fit() {
        look(fitting(), projection.width() / 2, projection.height() / 2);
    }

    void setFramed(boolean drawn) {
        framed = drawn;
    }

    /** Clears the canvas of lines, except the frame. */
    void clearLines(MapColours colours, double unit) {
        GraphicsContext pen = lineCanvas.getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        if (!framed) {
            return;
        }
        double x = Math.rint(left);
        double y = Math.rint(top);
        double width = Math.rint(projection.width() * scale);
        double height = Math.rint(projection.height() * scale);
        pen.setFill(colours.surround().deriveColor(0, 1, 1, 0.72));
        pen.fillRect(0, 0, getWidth(), y);
        pen.fillRect(0, y + height, getWidth(), getHeight() - y - height);
        pen.fillRect(0, y, x, height);
        pen.fillRect(x + width, y, getWidth() - x - width, height);
        pen.setStroke(colours.coast());
        pen.setLineWidth(Math.max(1.5, unit * 0.16));
        pen.strokeRect(x, y, width, height);
        pen.setLineWidth(Math.max(0.7, unit * 0.05));
        double gap = unit * 0.3;
        pen.strokeRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    }

    /** Gives the canvases of lines and the layers the size of the sheet; the ground has its own size. */
    void spread() {
        for (Canvas canvas : new Canvas[] {lineCanvas, routeCanvas}) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }
        for (Pane pane : new Pane[] {beacons, spaces, labels, pieces, extras}) {
            pane.resizeRelocate(0, 0, getWidth(), getHeight());
        }
    }
}
