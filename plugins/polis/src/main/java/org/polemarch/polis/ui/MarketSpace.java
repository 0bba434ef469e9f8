package org.polemarch.polis.ui;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** A space of a Foreign Market: what it gives, what it takes, and who stands there. Its style draws the ring of what is lit. */
final class MarketSpace extends HBox implements Lightable {

    private static final String CLOSED = "polis-market-closed";

    private final Targets targets;
    private final Words words;
    private final String market;
    private final Shown<PolisView.Stall> shown = new Shown<>();

    MarketSpace(Targets targets, Words words, String market) {
        this.targets = targets;
        this.words = words;
        this.market = market;
        getStyleClass().add("polis-market-space");
        setAlignment(Pos.CENTER_LEFT);
    }

    void show(PolisView.Stall stall) {
        if (!shown.changes(stall)) {
            return;
        }
        String gives = stall.value() + " " + words.name(stall.receives());
        Label takes = Texts.wrapped(
                String.join("/", stall.accepts().stream().map(this::letter).toList()), "polis-market-goods");
        getStyleClass().remove(CLOSED);
        if (stall.merchant().isPresent()) {
            getChildren().setAll(badge(gives, stall), merchant(stall.merchant().get()));
        } else if (stall.covered() || stall.shut()) {
            getStyleClass().add(CLOSED);
            getChildren().setAll(cube(), Texts.wrapped(gives, "polis-market-goods"), takes);
        } else {
            getChildren().setAll(badge(gives, stall), takes);
        }
        String spoken = market + ": " + gives + " " + words.text("for") + " " + words.name(stall.accepts())
                + (stall.covered() ? ", " + words.text("covered") : stall.shut() ? ", " + words.text("shut") : "");
        setAccessibleText(spoken);
        Tip.on(this, spoken);
    }

    private static Badge badge(String gives, PolisView.Stall stall) {
        return new Badge(gives, Looks.of(stall.receives()));
    }

    /** A Merchant occupies the space, so what it accepts no longer matters. */
    private PieceBox merchant(Side side) {
        return box(Piece.of(PieceShape.MERCHANT, Looks.of(side)).sized(0.75));
    }

    /** The black cube covers the space. */
    private PieceBox cube() {
        return box(Piece.of(PieceShape.CUBE, SideColour.BLACK).sized(0.5));
    }

    /** The stalls lie over the map and are painted with it, so a picture of the piece is kept. */
    private PieceBox box(Piece piece) {
        PieceBox box = new PieceBox(targets).setKept(true);
        box.show(List.of(piece));
        return box;
    }

    private String letter(Resource resource) {
        return words.text("short." + resource.id());
    }

    @Override
    public void light(boolean lit, boolean picked) {}
}
