package org.polemarch.polis.ui;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** A Foreign Market: what each of its spaces gives, what it takes, and who stands there. */
final class MarketStall extends VBox {

    private final Targets targets;
    private final Words words;
    private final Market market;
    private List<PolisView.Stall> shown = List.of();

    MarketStall(Targets targets, Words words, Market market) {
        this.targets = targets;
        this.words = words;
        this.market = market;
        getStyleClass().add("polis-market");
    }

    void show(List<PolisView.Stall> stalls) {
        if (shown.equals(stalls)) {
            return;
        }
        shown = List.copyOf(stalls);
        getChildren().forEach(targets::remove);
        getChildren().setAll(Texts.wrapped(words.name(market), "polis-market-name"));
        for (PolisView.Stall stall : stalls) {
            getChildren().add(space(stall));
        }
    }

    private HBox space(PolisView.Stall stall) {
        HBox row = new HBox();
        row.getStyleClass().add("polis-market-space");
        row.setAlignment(Pos.CENTER_LEFT);
        String gives = stall.value() + " " + words.name(stall.receives());
        Label takes = Texts.wrapped(
                String.join("/", stall.accepts().stream().map(this::letter).toList()), "polis-market-goods");
        if (stall.merchant().isPresent()) {
            row.getChildren()
                    .addAll(badge(gives, stall), merchant(stall.merchant().get()));
        } else if (stall.covered() || stall.shut()) {
            row.getStyleClass().add("polis-market-closed");
            row.getChildren().addAll(cube(), Texts.wrapped(gives, "polis-market-goods"), takes);
        } else {
            row.getChildren().addAll(badge(gives, stall), takes);
        }
        String spoken = words.name(market) + ": " + stall.value() + " " + words.name(stall.receives()) + " "
                + words.text("for") + " " + words.name(stall.accepts())
                + (stall.covered() ? ", " + words.text("covered") : stall.shut() ? ", " + words.text("shut") : "");
        Tip.on(row, spoken);
        return targets.add(row, Target.space(stall.id()), spoken);
    }

    private static Badge badge(String gives, PolisView.Stall stall) {
        return new Badge(gives, Looks.of(stall.receives()));
    }

    /** The Merchant stands on the space, and what it asked for no longer matters. */
    private static Token merchant(Side side) {
        return new Token(Piece.of(PieceShape.MERCHANT, Looks.of(side)).sized(0.75));
    }

    /** The black cube covers the space. */
    private static Token cube() {
        return new Token(Piece.of(PieceShape.CUBE, SideColour.BLACK).sized(0.5));
    }

    private String letter(Resource resource) {
        return words.text("short." + resource.id());
    }
}
