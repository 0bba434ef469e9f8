package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Card;
import org.polemarch.api.ui.table.HandPane;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TableFrame;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.view.PericlesView;

/** The table: Theaters in the middle, both Assemblies and the hand below, Factions, battle and supply beside. */
final class PericlesBoard implements BoardView {

    private final Words words;
    private final Targets targets;
    private final Label heading = new Label();
    private final TheaterMap map;
    private final AssemblyPanel athens;
    private final AssemblyPanel sparta;
    private final FactionsPanel factions;
    private final BattlePanel battle;
    private final PieceBox supply;
    private final HandPane hand;
    private final TableFrame frame;

    PericlesBoard(BoardHost host, Words words) {
        this.words = words;
        targets = new Targets(host);
        map = new TheaterMap(words, targets);
        athens = new AssemblyPanel(Side.ATHENS, words, targets);
        sparta = new AssemblyPanel(Side.SPARTA, words, targets);
        factions = new FactionsPanel(words, targets);
        battle = new BattlePanel(words, targets);
        supply = new PieceBox(targets).setColumns(7);
        hand = new HandPane(targets, HandPane.Lay.ROW);
        heading.getStyleClass().add("pm-text");
        heading.setWrapText(true);
        VBox.setVgrow(map.node(), Priority.ALWAYS);
        VBox middle = new VBox(4, heading, map.node());
        HBox assemblies = new HBox(8, athens.node(), sparta.node());
        HBox.setHgrow(athens.node(), Priority.ALWAYS);
        HBox.setHgrow(sparta.node(), Priority.ALWAYS);
        frame = new TableFrame(middle)
                .side(26, factions.node(), battle.node(), new Panel("Supply", supply))
                .below(new VBox(4, assemblies, hand));
    }

    @Override
    public Region node() {
        return frame;
    }

    @Override
    public void show(Situation situation) {
        PericlesView view = (PericlesView) situation.view();
        heading.setText(heading(view));
        map.show(view);
        athens.show(view);
        sparta.show(view);
        factions.show(view);
        battle.show(view);
        supply.show(supply(view));
        List<Card> cards = cards(view, Faction.of(situation.viewer()));
        hand.show(cards);
        hand.setVisible(!cards.isEmpty());
        hand.setManaged(!cards.isEmpty());
        targets.show(situation);
    }

    private String heading(PericlesView view) {
        return "Turn " + view.turn() + " of " + view.lastTurn() + ", " + view.fromYear() + "–" + view.toYear()
                + " BC  ·  " + (view.war() ? "WAR" : "PEACE") + "  ·  "
                + (view.postPlague() ? "after the Plague" : "before the Plague")
                + (view.persianWar() ? "  ·  Persian War" : "") + "  ·  State Ship "
                + (view.stateShipReady() ? "ready" : "used")
                + view.play()
                        .map(play -> "  ·  " + play.title() + " " + play.version())
                        .orElse("")
                + view.expedition()
                        .map(theater -> "  ·  expedition: " + words.name(theater))
                        .orElse("");
    }

    private List<Piece> supply(PericlesView view) {
        List<Piece> pieces = new ArrayList<>();
        for (PericlesView.PieceCount each : view.supply()) {
            Piece piece = Piece.of(
                            Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                    .times(Math.max(1, each.count()))
                    .called(words.name(each.piece()) + ", " + each.count() + " left")
                    .target(Target.piece(each.piece().id()));
            pieces.add(each.count() == 0 ? piece.usedUp() : piece);
        }
        return pieces;
    }

    private List<Card> cards(PericlesView view, Faction viewer) {
        List<Card> cards = new ArrayList<>();
        PericlesView.FactionView own = view.factions().get(viewer.index());
        SideColour colour = Looks.of(viewer);
        own.hand().ifPresent(mine -> mine.forEach(card -> cards.add(card(card, colour, "Hand"))));
        own.entourage().ifPresent(mine -> mine.forEach(card -> cards.add(card(card, colour, "Entourage"))));
        for (PericlesView.FactionView faction : view.factions()) {
            faction.played()
                    .ifPresent(card -> cards.add(
                            Card.of("played-" + card.card(), card.title(), lines(card), Looks.of(faction.faction()))
                                    .kind("Played")
                                    .corners(String.valueOf(card.value()))
                                    .footer(words.name(faction.faction()))));
        }
        return cards;
    }

    private Card card(PericlesView.CardView card, SideColour colour, String kind) {
        return Card.of(card.card().value(), card.title(), lines(card), colour)
                .kind(kind)
                .corners(String.valueOf(card.value()))
                .footer(card.card().value() + (card.leader() ? " Leader" : ""));
    }

    private String lines(PericlesView.CardView card) {
        StringBuilder text = new StringBuilder();
        for (PericlesView.LineView line : card.lines()) {
            text.append(text.isEmpty() ? "" : "\n")
                    .append(line.issue().equals("ANY") ? "Any issue" : words.text("Issue." + line.issue()))
                    .append(line.notIssue().equals("NONE") ? "" : " but " + words.text("Issue." + line.notIssue()))
                    .append(" +")
                    .append(line.bonus())
                    .append(", ")
                    .append(line.strategos())
                    .append(" Strategos")
                    .append(
                            line.condition().equals("ALWAYS")
                                    ? ""
                                    : ", " + words.text("Condition." + line.condition()));
        }
        return text.toString();
    }
}
