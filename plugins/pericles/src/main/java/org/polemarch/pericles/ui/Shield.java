package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.view.PericlesView;

/** Behind the viewer's shield: tokens, markers, the hand and the Entourage; and the cards played openly in a debate. */
final class Shield extends HBox {

    /** So many cards lie beside each other in the smallest window. */
    private static final int ONE_ROW = 5;

    private final Words words;
    private final Label title = new Label();
    private final PieceBox tokens;
    private final PieceBox markers;
    private final HandPane hand;

    Shield(Words words, Targets targets) {
        this.words = words;
        getStyleClass().add("pericles-shield");
        setMinHeight(USE_PREF_SIZE);
        title.getStyleClass().add("pericles-shield-title");
        title.setWrapText(true);
        tokens = new PieceBox(targets).setColumns(4);
        markers = new PieceBox(targets).setColumns(4);
        hand = new HandPane(targets, HandPane.Lay.WRAP);
        HBox.setHgrow(hand, Priority.ALWAYS);
        VBox held = new VBox(title, tokens, markers);
        held.getStyleClass().add("pericles-shield-held");
        getChildren().addAll(held, hand);
    }

    void show(PericlesView view, Faction viewer) {
        PericlesView.FactionView own = view.factions().get(viewer.index());
        title.setText(words.text("ui.shield") + " " + words.name(viewer));
        List<Piece> coins = new ArrayList<>();
        own.tokens().filter(count -> count > 0).ifPresent(count -> coins.add(coin(count, "ui.tokens.held")));
        own.committed()
                .filter(count -> count > 0)
                .ifPresent(count -> coins.add(coin(count, "ui.tokens.committed").marked("!")));
        tokens.show(coins);
        List<Piece> faces = new ArrayList<>();
        own.markers().ifPresent(mine -> mine.forEach(each -> faces.add(marker(each))));
        PericlesView.FactionView other = view.factions().get(viewer.compatriot().index());
        other.markers()
                .ifPresent(theirs -> theirs.forEach(each -> faces.add(marker(each)
                        .sized(0.7)
                        .usedUp()
                        .called(words.name(each.marker()) + ", " + words.name(other.faction())))));
        markers.show(faces);
        List<Card> cards = cards(view, viewer);
        hand.show(cards);
        Looks.shown(hand, !cards.isEmpty());
        hand.getStyleClass().remove("pericles-one-row");
        if (cards.size() <= ONE_ROW) {
            hand.getStyleClass().add("pericles-one-row");
        }
    }

    private Piece coin(int count, String key) {
        return Piece.of(PieceShape.COIN, SideColour.GOLD).times(count).called(words.text(key) + ": " + count);
    }

    private Piece marker(PericlesView.HeldMarkers each) {
        return Piece.of(PieceShape.MARKER, Looks.of(each.owner()))
                .marked(Looks.letter(each.marker()))
                .times(each.count())
                .sized(0.85)
                .called(words.name(each.marker()) + ", " + words.name(each.owner()))
                .target(Target.piece("marker-" + each.marker().name().toLowerCase(Locale.ROOT) + "-"
                        + each.owner().seat().id()));
    }

    private List<Card> cards(PericlesView view, Faction viewer) {
        List<Card> cards = new ArrayList<>();
        boolean debating = view.sides().stream().anyMatch(side -> !side.issues().isEmpty());
        for (PericlesView.FactionView faction : debating ? view.factions() : List.<PericlesView.FactionView>of()) {
            faction.played()
                    .ifPresent(card -> cards.add(Card.of(
                                    "played-" + card.card().value(),
                                    card.title(),
                                    lines(card),
                                    Looks.of(faction.faction()))
                            .kind(words.text("ui.played") + " " + words.name(faction.faction()))
                            .corners(String.valueOf(card.value()))));
        }
        PericlesView.FactionView own = view.factions().get(viewer.index());
        SideColour colour = Looks.of(viewer);
        own.hand().ifPresent(mine -> mine.forEach(card -> cards.add(card(card, colour, "ui.hand.card"))));
        own.entourage()
                .ifPresent(mine -> mine.forEach(card -> cards.add(card(card, SideColour.BLACK, "ui.entourage"))));
        return cards;
    }

    /** Without what stands in brackets, for which a small card has no room. */
    private static String title(PericlesView.CardView card) {
        int bracket = card.title().indexOf(" (");
        return bracket < 0 ? card.title() : card.title().substring(0, bracket);
    }

    private Card card(PericlesView.CardView card, SideColour colour, String kind) {
        return Card.of(card.card().value(), title(card), lines(card), colour)
                .kind(card.card().value() + " " + words.text(card.leader() ? "ui.leader" : kind))
                .corners(String.valueOf(card.value()));
    }

    private String lines(PericlesView.CardView card) {
        List<String> lines = new ArrayList<>();
        for (PericlesView.LineView line : card.lines()) {
            String issue = line.issue().equals("ANY")
                    ? words.text(line.notIssue().equals("NONE") ? "ui.any" : "ui.any.other")
                    : words.text("Issue." + line.issue());
            String when = line.condition().equals("ALWAYS") ? "" : " " + words.text("Condition." + line.condition());
            lines.add(issue + " +" + line.bonus() + ", " + line.strategos() + " " + words.text("ui.strategos") + when);
        }
        return String.join("\n", lines);
    }
}
