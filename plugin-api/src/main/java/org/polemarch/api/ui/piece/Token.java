package org.polemarch.api.ui.piece;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import javafx.scene.transform.Scale;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Tip;

/** The node of one {@link Piece}. Its size is a multiple of the table's font size. */
public final class Token extends Region implements Lightable {

    private static final double ORDINARY = 2.25;
    private static final String BACK = PieceShape.MARKER.outline;
    private static final String BACK_DETAIL =
            "M18 18 H82 V82 H18 Z M30 30 H70 V70 H30 Z M18 18 L30 30 M82 18 L70 30 M82 82 L70 70 M18 82 L30 70";
    private static final Color GLOW = Color.web("#f7c325");
    private static final Color RIM = Color.web("#20160d");
    private static final Color KEYLINE = Color.web("#fffaf0", 0.8);
    private static final Color CHOSEN = Color.web("#ffffff");

    private Piece piece;
    private final Group drawing = new Group();
    private final Group face = new Group();
    private final Scale scale = new Scale();
    private final List<Node> halo = new ArrayList<>();
    private boolean lit;
    private boolean picked;
    private final SVGPath focusRing = lines("M-14 -14 H114 V114 H-14 Z", RIM, 5);

    public Token(Piece piece) {
        this.piece = piece;
        getStyleClass().add("pm-token");
        double size = ORDINARY * piece.size();
        setStyle("-fx-pref-width: " + size + "em; -fx-pref-height: " + size + "em;");
        setAccessibleText(spoken());
        focusRing.getStrokeDashArray().setAll(8.0, 12.0);
        drawing.setManaged(false);
        drawing.getChildren().add(face);
        drawing.getTransforms().add(scale);
        getChildren().add(drawing);
        draw();
        focusedProperty().addListener(changed -> {
            drawing.getChildren().remove(focusRing);
            if (isFocused()) {
                drawing.getChildren().add(focusRing);
            }
        });
        Tip.on(this, spoken());
    }

    /** Sets whether a picture of it is cached, so that it is painted faster. */
    void keep(boolean picture) {
        face.setCache(picture);
    }

    public Piece piece() {
        return piece;
    }

    void become(Piece alike) {
        piece = alike;
    }

    private String spoken() {
        return piece.count() > 1 ? KitWords.say(new KitWords.Several(piece.count(), piece.spoken())) : piece.spoken();
    }

    private void draw() {
        SideColour colour = piece.colour();
        face.getChildren().add(outline(KEYLINE, KEYLINE, 12));
        if (piece.count() > 1) {
            SVGPath below = outline(colour.edge(), colour.edge(), 4);
            below.setTranslateX(6);
            below.setTranslateY(5);
            face.getChildren().add(below);
        }
        face.getChildren().add(outline(sheen(colour.fill()), colour.edge(), 5));
        shade();
        String detail = piece.faceDown() ? BACK_DETAIL : piece.shape().detail;
        if (!detail.isEmpty()) {
            face.getChildren().add(lines(detail, colour.ink().deriveColor(0, 1, 1, 0.55), 3.2));
        }
        if (!piece.faceDown() && !piece.text().isEmpty()) {
            face.getChildren().add(letter(piece.text(), colour.ink()));
        }
        if (piece.spent()) {
            face.getChildren().add(lines("M6 94 L94 6", RIM, 7));
            face.getChildren().add(lines("M6 94 L94 6", colour.ink(), 3));
            setOpacity(0.72);
        }
        if (piece.count() > 1) {
            badge(Integer.toString(piece.count()));
        }
    }

    private void shade() {
        if (piece.faceDown()) {
            return;
        }
        if (piece.shape() == PieceShape.CUBE) {
            face.getChildren().add(filled("M50 4 L92 26 L50 48 L8 26 Z", Color.gray(1, 0.28)));
            face.getChildren().add(filled("M92 26 V74 L50 96 V48 Z", Color.gray(0, 0.18)));
        } else if (piece.shape() == PieceShape.DISK) {
            face.getChildren().add(filled("M3 42 A47 30 0 0 0 97 42 V60 A47 30 0 0 1 3 60 Z", Color.gray(0, 0.22)));
        }
    }

    private static Paint sheen(Color fill) {
        return new LinearGradient(
                0,
                0,
                0,
                1,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, fill.interpolate(Color.WHITE, 0.14)),
                new Stop(1, fill.interpolate(Color.BLACK, 0.08)));
    }

    private SVGPath outline(Paint fill, Paint stroke, double width) {
        SVGPath path = filled(piece.faceDown() ? BACK : piece.shape().outline, fill);
        path.setStroke(stroke);
        path.setStrokeWidth(width);
        path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return path;
    }

    private static SVGPath filled(String content, Paint fill) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        path.setFill(fill);
        return path;
    }

    private static SVGPath lines(String content, Paint stroke, double width) {
        SVGPath path = filled(content, null);
        path.setStroke(stroke);
        path.setStrokeWidth(width);
        path.setStrokeLineCap(StrokeLineCap.ROUND);
        path.setMouseTransparent(true);
        return path;
    }

    private Text letter(String content, Color ink) {
        PieceShape shape = piece.shape();
        double size = shape.textSize * (content.length() < 3 ? 1 : 2.4 / content.length());
        Text text = text(content, size, ink);
        text.setX(shape.textX - text.getLayoutBounds().getWidth() / 2);
        text.setY(shape.textY);
        return text;
    }

    private static Text text(String content, double size, Color ink) {
        Text text = new Text(content);
        text.setFont(Font.font("System", FontWeight.BOLD, size));
        text.setBoundsType(TextBoundsType.LOGICAL_VERTICAL_CENTER);
        text.setTextOrigin(VPos.CENTER);
        text.setFill(ink);
        text.setMouseTransparent(true);
        return text;
    }

    private void badge(String number) {
        Text text = text(number, 38, Color.web("#fffaf0"));
        double width = Math.max(44, text.getLayoutBounds().getWidth() + 18);
        Rectangle pill = new Rectangle(-4, 62, width, 44);
        pill.setArcWidth(44);
        pill.setArcHeight(44);
        pill.setFill(RIM);
        pill.setStroke(Color.web("#fffaf0"));
        pill.setStrokeWidth(3.5);
        text.setX(width / 2 - 4 - text.getLayoutBounds().getWidth() / 2);
        text.setY(84);
        face.getChildren().addAll(pill, text);
    }

    @Override
    public void light(boolean nowLit, boolean nowPicked) {
        if (lit == nowLit && picked == nowPicked) {
            return;
        }
        lit = nowLit;
        picked = nowPicked;
        drawing.getChildren().removeAll(halo);
        halo.clear();
        if (lit || picked) {
            halo.add(outline(RIM, RIM, picked ? 46 : 40));
            halo.add(outline(picked ? CHOSEN : GLOW, picked ? CHOSEN : GLOW, 31));
            if (picked) {
                halo.add(outline(RIM, RIM, 20));
            }
            drawing.getChildren().addAll(0, halo);
        }
    }

    @Override
    protected void layoutChildren() {
        scale.setX(getWidth() / 100);
        scale.setY(getHeight() / 100);
    }
}
