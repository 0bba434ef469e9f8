package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.api.ui.table.Kept;
import org.polemarch.pericles.model.Condition;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.view.PericlesView;

/** Behind the viewer's shield: tokens, markers, the hand and the Entourage. */
final class Shield extends HBox {

    /** With so few cards, as in the Theaters, there is room for the markers in one row. */
    private static final int FEW = 3;

    private static final int MARKERS_IN_A_ROW = 9;

    private final Words words;
    private final Label title = new Label();
    private final PieceBox tokens;
    private final PieceBox markers;
    private final HandPane hand;
    private final VBox held;
    private final Shown<Sight> shown = new Shown<>();

    /**
     * What is seen behind a shield.
     *
     * @param theirs the markers of the other Faction of the Side, as far as they are known
     * @param gone whether Alcibiades is in Persia
     */
    private record Sight(
            PericlesView.FactionView own,
            Optional<List<PericlesView.HeldMarkers>> theirs,
            boolean speaking,
            boolean gone) {}

    Shield(Words words, Targets targets) {
        this.words = words;
        getStyleClass().add("pericles-shield");
        setId("pericles-shield");
        setMinHeight(USE_PREF_SIZE);
        title.getStyleClass().add("pericles-shield-title");
        title.setWrapText(true);
        tokens = new PieceBox(targets).setColumns(2).setKept(true);
        markers = new PieceBox(targets).setColumns(MARKERS_IN_A_ROW).setKept(true);
        hand = new HandPane(targets, HandPane.Lay.WRAP);
        HBox things = new HBox(tokens, markers);
        things.getStyleClass().add("pericles-shield-things");
        held = new VBox(title, things);
        held.getStyleClass().add("pericles-shield-held");
        Kept cards = new Kept(hand);
        HBox.setHgrow(cards, Priority.ALWAYS);
        getChildren().addAll(held, cards);
    }

    void show(PericlesView view, Faction viewer, boolean speaking) {
        Sight now = new Sight(
                view.factions().get(viewer.index()),
                view.factions().get(viewer.compatriot().index()).markers(),
                speaking,
                view.alcibiadesInPersia());
        if (shown.changes(now)) {
            draw(now, now.own(), viewer);
        }
    }

    private void draw(Sight now, PericlesView.FactionView own, Faction viewer) {
        title.setText(words.text("ui.shield") + " " + words.name(viewer));
        List<Piece> coins = new ArrayList<>();
        own.tokens()
                .filter(count -> count > 0)
                .ifPresent(count -> coins.add(coin(count, "ui.tokens.held").target(Things.STRATEGOS)));
        own.committed()
                .filter(count -> count > 0)
                .ifPresent(count -> coins.add(coin(count, "ui.tokens.committed").marked("!")));
        tokens.show(coins);
        List<Piece> faces = new ArrayList<>();
        own.markers().ifPresent(mine -> mine.forEach(each -> faces.add(marker(each))));
        now.theirs()
                .ifPresent(theirs -> theirs.forEach(each -> faces.add(marker(each)
                        .sized(0.7)
                        .usedUp()
                        .called(words.name(each.marker()) + ", " + words.name(viewer.compatriot())
                                + Looks.meaning(each.marker(), words)))));
        markers.show(faces);
        List<Card> cards = cards(now, viewer);
        hand.show(cards);
        // An empty hand keeps its room: the map above stands still while one after the other looks at the table.
        hand.setVisible(!cards.isEmpty());
        Looks.styled(held, "pericles-shield-roomy", cards.size() <= FEW);
    }

    private Piece coin(int count, String key) {
        return Piece.of(PieceShape.COIN, SideColour.GOLD).times(count).called(words.text(key) + ": " + count);
    }

    private Piece marker(PericlesView.HeldMarkers each) {
        return Piece.of(PieceShape.MARKER, Looks.of(each.owner()))
                .marked(Looks.letter(each.marker()))
                .times(each.count())
                .sized(0.85)
                .called(words.name(each.marker()) + ", " + words.name(each.owner())
                        + Looks.meaning(each.marker(), words))
                .target(Things.marker(each.marker(), each.owner()));
    }

    private List<Card> cards(Sight now, Faction viewer) {
        List<Card> cards = new ArrayList<>();
        SideColour colour = Looks.of(viewer);
        boolean gone = now.gone();
        now.own()
                .hand()
                .ifPresent(mine -> mine.forEach(card -> cards.add(card(card, colour, "ui.hand.card", gone)
                        .corners(
                                now.speaking() && card.bonus() > 0
                                        ? card.value() + "+" + card.bonus()
                                        : value(card)))));
        now.own()
                .entourage()
                .ifPresent(mine -> mine.forEach(card -> cards.add(
                        card(card, SideColour.BLACK, "ui.entourage", gone).corners(value(card)))));
        return cards;
    }

    private static String value(PericlesView.CardView card) {
        return String.valueOf(card.value());
    }

    private Card card(PericlesView.CardView card, SideColour colour, String kind, boolean gone) {
        return Card.of(card.card().value(), Looks.title(card), lines(card, gone), colour)
                .kind(card.card().value() + " " + words.text(kind));
    }

    /** What the card adds and when; of two lines that hang on Alcibiades the one that holds now. */
    private String lines(PericlesView.CardView card, boolean gone) {
        Condition never = gone ? Condition.ALCIBIADES_IN_ATHENS : Condition.ALCIBIADES_NOT_IN_ATHENS;
        List<String> lines = new ArrayList<>();
        for (PericlesView.LineView line : card.lines()) {
            if (!line.condition().equals(never.name())) {
                String issue = line.issue().equals("ANY")
                        ? words.text(line.notIssue().equals("NONE") ? "ui.any" : "ui.any.other")
                        : words.text("Issue." + line.issue());
                String when =
                        line.condition().equals("ALWAYS") ? "" : " " + words.text("Condition." + line.condition());
                lines.add(issue + " +" + line.bonus() + ", " + line.strategos() + " " + words.text("ui.strategos")
                        + when);
            }
        }
        if (card.leader()) {
            lines.add(words.text("ui.board") + " " + card.board());
        }
        return String.join("\n", lines);
    }
}
