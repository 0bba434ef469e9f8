package org.polemarch.launcher.window.compare;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import org.polemarch.core.report.Drawing;
import org.polemarch.core.report.Drawing.Mark;

/** A drawing in the window, as wide as it is given room; its colours come from the style sheet by class. */
final class DrawingView extends Region {

    /** What a page with drawings needs for their colours. */
    static final String SHEET = DrawingView.class.getResource("report.css").toExternalForm();

    /** Read once: it is the same in every map. */
    private static final class Coast {
        static final String PATH = Drawing.Land.path();

        private Coast() {}
    }

    private final Drawing drawing;
    private final Group all = new Group();
    private final Scale scale = new Scale();
    private final Tooltip told = new Tooltip();

    DrawingView(Drawing drawing) {
        this.drawing = drawing;
        getStyleClass().add("drawing");
        setAccessibleText(drawing.label());
        setMinSize(0, 0);
        drawing.marks().forEach(mark -> all.getChildren().add(node(mark)));
        Group scaled = new Group(all);
        scaled.setManaged(false);
        all.getTransforms().add(scale);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        getChildren().add(scaled);
        told.setWrapText(true);
        setOnMouseMoved(event -> tell(event.getPickResult().getIntersectedNode()));
    }

    /** One tip for the whole drawing: a map has many marks, and nobody points at most of them. */
    private void tell(Node pointed) {
        Node each = pointed;
        while (each != null && each != this && !(each.getUserData() instanceof String)) {
            each = each.getParent();
        }
        if (each != null && each.getUserData() instanceof String title) {
            told.setText(title);
            Tooltip.install(this, told);
        } else {
            told.hide();
            Tooltip.uninstall(this, told);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return drawing.width();
    }

    @Override
    protected double computePrefHeight(double width) {
        double given = width < 0 ? drawing.width() : Math.min(width, getMaxWidth() < 0 ? width : getMaxWidth());
        return Math.ceil(given * drawing.height() / drawing.width());
    }

    @Override
    protected void layoutChildren() {
        double factor = getWidth() / drawing.width();
        scale.setX(factor);
        scale.setY(factor);
    }

    private static Node node(Mark mark) {
        if (mark instanceof Drawing.Stroke stroke) {
            SVGPath path = path(stroke.style(), stroke.d());
            path.setOpacity(stroke.opacity());
            path.getStrokeDashArray().addAll(stroke.dashes());
            return path;
        }
        if (mark instanceof Drawing.Box box) {
            return styled(new Rectangle(box.x(), box.y(), box.width(), box.height()), box.style());
        }
        if (mark instanceof Drawing.Disc disc) {
            return styled(new Circle(disc.x(), disc.y(), disc.radius()), disc.style());
        }
        if (mark instanceof Drawing.Words words) {
            return text(words);
        }
        if (mark instanceof Drawing.Group together) {
            Group group = new Group();
            group.setOpacity(together.opacity());
            if (!together.title().isEmpty()) {
                group.setUserData(together.title());
            }
            together.marks().forEach(each -> group.getChildren().add(node(each)));
            return group;
        }
        return path("land", Coast.PATH);
    }

    private static SVGPath path(String style, String d) {
        SVGPath path = new SVGPath();
        path.setContent(d);
        return styled(path, style);
    }

    private static <T extends Shape> T styled(T shape, String style) {
        if (!style.isEmpty()) {
            shape.getStyleClass().addAll(List.of(style.split(" ")));
        }
        return shape;
    }

    private static Text text(Drawing.Words words) {
        Text text = styled(new Text(words.x(), words.y(), words.text()), words.style());
        text.getStyleClass().add("words");
        double part = words.anchor() == Drawing.Anchor.START ? 0 : words.anchor() == Drawing.Anchor.MIDDLE ? 0.5 : 1;
        text.translateXProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> -part * text.getLayoutBounds().getWidth(), text.layoutBoundsProperty()));
        return text;
    }
}
