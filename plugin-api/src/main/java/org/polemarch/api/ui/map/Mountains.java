package org.polemarch.api.ui.map;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** The great ranges, drawn as rows of small peaks. They are rough decoration, and no rule uses them. */
final class Mountains {

    private static final double[][] RANGES = {
        {40.6, 20.9, 40.1, 21.0, 39.6, 21.3, 39.1, 21.5, 38.75, 21.9}, // Pindus
        {38.75, 22.2, 38.55, 22.5, 38.35, 22.9}, // Oeta, Parnassus, Helicon
        {40.2, 22.3, 39.85, 22.6, 39.45, 23.05}, // Olympus, Ossa, Pelion
        {37.95, 21.9, 37.95, 22.35}, // Erymanthus, Kyllene
        {37.5, 22.05, 37.15, 22.3, 36.75, 22.4}, // Taygetus
        {37.35, 22.6, 37.0, 22.8}, // Parnon
        {38.2, 23.35, 38.12, 23.75}, // Cithaeron, Parnes
        {38.75, 23.6, 38.55, 24.0}, // Dirphys
        {35.3, 24.0, 35.22, 24.8, 35.1, 25.5}, // Crete
        {41.6, 24.2, 41.45, 25.0, 41.4, 25.6}, // Rhodope
        {40.9, 24.05, 40.85, 24.3}, // Pangaeum
        {41.9, 22.2, 41.6, 22.0, 41.2, 21.6}, // the Macedonian march
        {42.2, 20.0, 41.6, 20.3, 41.0, 20.4, 40.3, 20.2}, // Illyria
        {39.7, 26.9, 39.75, 27.2}, // Ida
        {38.35, 27.9, 38.3, 28.5}, // Tmolus
        {38.0, 28.2, 37.9, 28.9}, // Messogis
        {37.4, 28.4, 36.9, 28.8, 36.5, 29.3, 36.8, 30.0}, // Caria and Lycia
        {40.1, 29.0, 40.05, 29.6}, // Mysian Olympus
        {37.75, 14.95, 37.85, 14.8, 38.0, 14.3}, // Etna, Nebrodes
        {40.3, 15.7, 39.9, 16.1, 39.3, 16.4, 38.6, 16.4, 38.15, 15.9}, // Lucania and Bruttium
        {42.2, 13.6, 41.6, 14.2, 41.0, 15.1}, // Apennines
    };

    private Mountains() {}

    /** Paints the mountains of a sheet, and those up to a distance above and below it. */
    static void paint(GraphicsContext pen, MapSheet sheet, MapColours colours, double unit, double spare) {
        double width = sheet.getWidth();
        double height = sheet.getHeight();
        Color ink = colours.line().deriveColor(0, 1, 1, 0.5);
        double size = unit * 0.36 * Math.min(2.2, Math.max(0.8, Math.sqrt(sheet.scale())));
        for (double[] range : RANGES) {
            double carry = 0;
            int peak = 0;
            for (int i = 0; i + 3 < range.length; i += 2) {
                double ax = sheet.pixelX(sheet.projection.x(range[i + 1]));
                double ay = sheet.pixelY(sheet.projection.y(range[i]));
                double bx = sheet.pixelX(sheet.projection.x(range[i + 3]));
                double by = sheet.pixelY(sheet.projection.y(range[i + 2]));
                double length = Math.hypot(bx - ax, by - ay);
                for (double at = carry; at < length; at += size * 1.55) {
                    double part = at / length;
                    double sway = ((peak * 7) % 5 - 2) * size * 0.8;
                    double x = ax + part * (bx - ax) + sway;
                    double y = ay + part * (by - ay) + ((peak * 3) % 4 - 1.5) * size * 0.45;
                    if (x > -size && x < width + size && y > -spare - size && y < height + spare + size) {
                        peak(pen, x, y, size * (0.8 + ((peak * 5) % 4) * 0.13), ink);
                    }
                    peak++;
                    carry = at + size * 1.55 - length;
                }
            }
        }
    }

    private static void peak(GraphicsContext pen, double x, double y, double size, Color ink) {
        pen.setFill(ink.deriveColor(0, 1, 1, 0.5));
        pen.beginPath();
        pen.moveTo(x, y - size);
        pen.lineTo(x + size, y + size * 0.5);
        pen.quadraticCurveTo(x + size * 0.2, y + size * 0.1, x, y - size);
        pen.fill();
        pen.setStroke(ink);
        pen.setLineWidth(Math.max(0.7, size * 0.13));
        pen.beginPath();
        pen.moveTo(x - size, y + size * 0.5);
        pen.quadraticCurveTo(x - size * 0.35, y - size * 0.2, x, y - size);
        pen.quadraticCurveTo(x + size * 0.35, y - size * 0.2, x + size, y + size * 0.5);
        pen.stroke();
    }
}
