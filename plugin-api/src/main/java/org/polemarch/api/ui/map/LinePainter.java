package org.polemarch.api.ui.map;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

final class LinePainter {

    private final GraphicsContext pen;
    private final double unit;
    private final Color paper;
    private final boolean dark;

    LinePainter(GraphicsContext pen, double unit, MapColours colours) {
        this.pen = pen;
        this.unit = unit;
        this.paper = colours.paper();
        this.dark = colours.isDark();
        pen.setLineJoin(StrokeLineJoin.ROUND);
    }

    private record Curve(double ax, double ay, double cx, double cy, double bx, double by) {

        static Curve of(double ax, double ay, double bx, double by, double bend) {
            double cx = (ax + bx) / 2 + (by - ay) * bend * 2;
            double cy = (ay + by) / 2 - (bx - ax) * bend * 2;
            return new Curve(ax, ay, cx, cy, bx, by);
        }

        double middleX() {
            return (ax + 2 * cx + bx) / 4;
        }

        double middleY() {
            return (ay + 2 * cy + by) / 4;
        }

        double angle() {
            return Math.toDegrees(Math.atan2(by - ay, bx - ax));
        }
    }

    private Color seen(Color colour) {
        return dark ? colour.interpolate(Color.WHITE, 0.45) : colour;
    }

    void path(double ax, double ay, double bx, double by, PathStyle style, double bend) {
        Color colour = seen(style.colour());
        Curve curve = Curve.of(ax, ay, bx, by, bend);
        double width = Math.max(1, style.width() * unit / 100);
        pen.setLineCap(StrokeLineCap.BUTT);
        pen.setLineDashes();
        stroke(curve, width + Math.max(1.6, unit * 0.16), paper.deriveColor(0, 1, 1, 0.55));
        switch (style.line()) {
            case SOLID -> stroke(curve, width, colour);
            case DASHED -> {
                pen.setLineDashes(unit * 0.55, unit * 0.3);
                stroke(curve, width, colour);
            }
            case DOTTED -> {
                pen.setLineCap(StrokeLineCap.ROUND);
                pen.setLineDashes(0.01, width * 2.2);
                stroke(curve, width * 1.25, colour);
            }
            case DASH_DOT -> {
                pen.setLineDashes(unit * 0.7, unit * 0.25, unit * 0.14, unit * 0.25);
                stroke(curve, width, colour);
            }
            case DOUBLE -> {
                stroke(curve, width * 2, colour);
                stroke(curve, width * 0.9, paper);
            }
            case TICKED -> {
                stroke(curve, width, colour);
                pen.setLineDashes(width * 0.7, unit * 0.6);
                stroke(curve, width * 3.2, colour);
            }
        }
        pen.setLineDashes();
        mark(curve, style);
    }

    private void stroke(Curve curve, double width, Color colour) {
        pen.setStroke(colour);
        pen.setLineWidth(width);
        pen.beginPath();
        pen.moveTo(curve.ax(), curve.ay());
        pen.quadraticCurveTo(curve.cx(), curve.cy(), curve.bx(), curve.by());
        pen.stroke();
    }

    private void mark(Curve curve, PathStyle style) {
        if (style.mark() == PathStyle.Mark.NONE) {
            return;
        }
        double r = unit * 0.42;
        pen.save();
        pen.translate(curve.middleX(), curve.middleY());
        pen.rotate(curve.angle());
        pen.setStroke(seen(style.colour()).interpolate(dark ? Color.WHITE : Color.BLACK, 0.35));
        pen.setLineWidth(Math.max(1.2, unit * 0.13));
        pen.setLineCap(StrokeLineCap.ROUND);
        switch (style.mark()) {
            case PASS -> {
                pen.setFill(paper);
                pen.fillRect(-r * 0.5, -r * 0.9, r, r * 1.8);
                pen.beginPath();
                pen.moveTo(-r * 0.9, -r);
                pen.quadraticCurveTo(-r * 0.1, 0, -r * 0.9, r);
                pen.moveTo(r * 0.9, -r);
                pen.quadraticCurveTo(r * 0.1, 0, r * 0.9, r);
                pen.stroke();
            }
            case ISTHMUS -> {
                pen.strokeLine(-r * 0.35, -r, -r * 0.35, r);
                pen.strokeLine(r * 0.35, -r, r * 0.35, r);
            }
            case STRAIT -> {
                pen.setFill(paper);
                pen.fillOval(-r, -r, 2 * r, 2 * r);
                pen.strokeOval(-r, -r, 2 * r, 2 * r);
                pen.beginPath();
                pen.moveTo(-r * 0.6, 0);
                pen.quadraticCurveTo(-r * 0.3, -r * 0.7, 0, 0);
                pen.quadraticCurveTo(r * 0.3, r * 0.7, r * 0.6, 0);
                pen.stroke();
            }
            case BASE -> {
                pen.rotate(-curve.angle());
                pen.setFill(paper);
                pen.beginPath();
                double[][] tower = {
                    {-0.8, 1},
                    {-0.8, -1},
                    {-0.4, -1},
                    {-0.4, -0.5},
                    {-0.2, -0.5},
                    {-0.2, -1},
                    {0.2, -1},
                    {0.2, -0.5},
                    {0.4, -0.5},
                    {0.4, -1},
                    {0.8, -1},
                    {0.8, 1},
                };
                pen.moveTo(tower[0][0] * r, tower[0][1] * r);
                for (double[] corner : tower) {
                    pen.lineTo(corner[0] * r, corner[1] * r);
                }
                pen.closePath();
                pen.fill();
                pen.stroke();
            }
            case NONE -> {}
        }
        pen.restore();
    }

    /** A route through points x, y, x, y ... */
    void route(double[] points, MapRoute route) {
        if (points.length < 4) {
            return;
        }
        pen.setLineCap(StrokeLineCap.ROUND);
        pen.setLineDashes();
        double width = unit * 0.34;
        int last = points.length - 2;
        double angle = Math.atan2(points[last + 1] - points[last - 1], points[last] - points[last - 2]);
        double back = route.arrow() ? unit * 0.95 : 0;
        double[] line = points.clone();
        line[last] -= Math.cos(angle) * back;
        line[last + 1] -= Math.sin(angle) * back;
        polyline(line, width + unit * 0.22, Color.web("#fffaf0", 0.9));
        if (route.dashed()) {
            pen.setLineDashes(unit * 0.7, unit * 0.6);
        }
        polyline(line, width, route.colour());
        pen.setLineDashes();
        if (route.arrow()) {
            pen.save();
            pen.translate(points[last], points[last + 1]);
            pen.rotate(Math.toDegrees(angle));
            double[] xs = {-unit * 0.3, -unit * 1.35, -unit * 1.1, -unit * 1.35};
            double[] ys = {0, -unit * 0.55, 0, unit * 0.55};
            pen.setFill(route.colour());
            pen.setStroke(Color.web("#fffaf0", 0.9));
            pen.setLineWidth(unit * 0.12);
            pen.strokePolygon(xs, ys, 4);
            pen.fillPolygon(xs, ys, 4);
            pen.restore();
        }
    }

    private void polyline(double[] points, double width, Color colour) {
        pen.setStroke(colour);
        pen.setLineWidth(width);
        pen.beginPath();
        pen.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            pen.lineTo(points[i], points[i + 1]);
        }
        pen.stroke();
    }
}
