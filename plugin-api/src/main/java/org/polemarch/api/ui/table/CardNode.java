package org.polemarch.api.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;
import org.polemarch.api.ui.KitWords;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;

/** The node of a {@link Card}: a head with title and values, the text and a foot; or its back. */
public final class CardNode extends StackPane implements Lightable {

    private static final String MEANDER =
            "M0 30 H50 V10 H20 V20 H30 M60 30 H110 V10 H80 V20 H90 M120 30 H170 V10 H140 V20 H150";

    private final HBox head = new HBox();
    private final Label kind = label("pm-card-kind");
    private final Label title = label("pm-card-title");
    private final List<Label> corners = new ArrayList<>();
    private final Label body = label("pm-card-body");
    private final Label foot = label("pm-card-foot");
    private Card card;

    public CardNode(Card card) {
        this.card = card;
        getStyleClass().add("pm-card");
        if (card.faceDown()) {
            getStyleClass().add("pm-card-back");
            setStyle("-pm-stripe: " + card.stripe().web() + ";");
            getChildren().add(back());
            setAccessibleText(KitWords.say(new KitWords.FaceDown(card.title())));
        } else {
            getChildren().add(face());
            write();
        }
    }

    /** Shows another card {@linkplain Card#hasPartsOf with the same parts} on this node. */
    void become(Card other) {
        card = other;
        write();
    }

    private void write() {
        kind.setText(card.kind());
        title.setText(card.title());
        head.setStyle("-pm-stripe: " + card.stripe().web() + "; -pm-stripe-ink: "
                + SideColour.web(card.stripe().ink()) + ";");
        for (int i = 0; i < corners.size(); i++) {
            corners.get(i).setText(card.corners().get(i));
        }
        body.setText(card.body());
        foot.setText(card.footer());
        setAccessibleText(spoken());
        Tip.on(this, tip());
    }

    public Card card() {
        return card;
    }

    /** Everything that can be read on it, in reading order. */
    private String spoken() {
        List<String> head = new ArrayList<>(List.of(card.kind(), card.title()));
        head.addAll(card.corners());
        head.removeIf(String::isEmpty);
        return (String.join(", ", head) + ". " + card.body() + " " + card.footer()).strip();
    }

    private String tip() {
        return card.body().isEmpty() ? card.title() : card.title() + "\n" + card.body();
    }

    private VBox face() {
        title.setWrapText(true);
        title.setMaxWidth(Double.MAX_VALUE);
        VBox names = new VBox();
        if (!card.kind().isEmpty()) {
            names.getChildren().add(kind);
        }
        names.getChildren().add(title);
        HBox.setHgrow(names, Priority.ALWAYS);
        head.getChildren().add(names);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("pm-card-head");
        card.corners().forEach(corner -> corners.add(label("pm-card-corner")));
        head.getChildren().addAll(corners);
        body.setWrapText(true);
        body.setMinHeight(0);
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        VBox face = new VBox(head, body, space);
        if (!card.footer().isEmpty()) {
            foot.setMinHeight(Region.USE_PREF_SIZE);
            foot.setMaxWidth(Double.MAX_VALUE);
            VBox holder = new VBox(foot);
            holder.getStyleClass().add("pm-card-foot-box");
            face.getChildren().add(holder);
        }
        return face;
    }

    private StackPane back() {
        SVGPath meander = new SVGPath();
        meander.setContent(MEANDER);
        meander.setFill(null);
        meander.setStroke(card.stripe().ink());
        meander.setStrokeWidth(3);
        meander.setOpacity(0.55);
        meander.setScaleX(0.55);
        meander.setScaleY(0.55);
        Label name = label("pm-card-back-title");
        name.setText(card.title());
        name.setWrapText(true);
        name.setTextFill(card.stripe().ink());
        VBox middle = new VBox(name, new Group(meander));
        middle.setAlignment(Pos.CENTER);
        return new StackPane(middle);
    }

    private static Label label(String style) {
        Label label = new Label();
        label.getStyleClass().add(style);
        return label;
    }

    @Override
    public void light(boolean lit, boolean picked) {
        setTranslateY(picked ? -6 : 0);
    }
}
