package org.polemarch.api.ui.map;

/** The part of the world that a map shows: its zoom, and the map unit in the middle. */
final class MapView {

    static final double MAX_ZOOM = 14;

    private final GeoProjection projection;
    private double zoom;
    private double middleX;
    private double middleY;

    MapView(GeoProjection projection) {
        this.projection = projection;
        showAll();
    }

    /** A visible part of the world. */
    record Part(double zoom, double middleX, double middleY) {}

    Part part() {
        return new Part(zoom, middleX, middleY);
    }

    void show(Part part) {
        zoom = part.zoom();
        middleX = part.middleX();
        middleY = part.middleY();
    }

    double zoom() {
        return zoom;
    }

    double middleX() {
        return middleX;
    }

    double middleY() {
        return middleY;
    }

    void showAll() {
        zoom = 1;
        middleX = projection.width() / 2;
        middleY = projection.height() / 2;
    }

    /**
     * Shows at least these bounds.
     *
     * @param fitting the scale at which everything fits into the window
     */
    void show(GeoBounds part, double width, double height, double fitting) {
        double west = projection.x(part.west());
        double east = projection.x(part.east());
        double north = projection.y(part.north());
        double south = projection.y(part.south());
        zoom = clamp(Math.min(width / (east - west), height / (south - north)) / fitting, 1, MAX_ZOOM);
        middleX = (west + east) / 2;
        middleY = (north + south) / 2;
    }

    /** Zooms so that whatever is at a point, given relative to the middle of the window, stays there. */
    void zoom(double factor, double fromMiddleX, double fromMiddleY, double fitting) {
        double unitX = middleX + fromMiddleX / (fitting * zoom);
        double unitY = middleY + fromMiddleY / (fitting * zoom);
        zoom = clamp(zoom * factor, 1, MAX_ZOOM);
        middleX = unitX - fromMiddleX / (fitting * zoom);
        middleY = unitY - fromMiddleY / (fitting * zoom);
        settle();
    }

    void pan(double dx, double dy, double fitting) {
        middleX -= dx / (fitting * zoom);
        middleY -= dy / (fitting * zoom);
        settle();
    }

    /** Keeps the map in sight. */
    private void settle() {
        middleX = clamp(middleX, 0, projection.width());
        middleY = clamp(middleY, 0, projection.height());
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }
}
