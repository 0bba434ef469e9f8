package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.view.PericlesView;

/** An expedition with its open and secret commitments, and the battle with every term of both sums and what fell. */
final class BattlePanel {

    private final Words words;
    private final FactTable table;
    private final Label result = new Label();
    private final PieceBox fallen;
    private final Panel panel;

    BattlePanel(Words words, Targets targets) {
        this.words = words;
        table = new FactTable("", words.name(Side.ATHENS), words.name(Side.SPARTA));
        table.getStyleClass().add("pericles-facts");
        fallen = new PieceBox(targets).setColumns(10);
        result.getStyleClass().addAll("pm-text", "pericles-turn");
        result.setWrapText(true);
        panel = new Panel("", table, result, fallen);
        panel.getStyleClass().addAll("pericles-dense", "pericles-battle");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        Looks.shown(panel, view.battle().isPresent() || view.expedition().isPresent());
        table.clear();
        List<Piece> pieces = new ArrayList<>();
        if (view.battle().isPresent()) {
            fought(view.battle().get(), pieces);
        } else {
            view.expedition().ifPresent(theater -> mustered(view, theater));
        }
        Looks.shown(result, view.battle().isPresent());
        fallen.show(pieces);
        Looks.shown(fallen, !pieces.isEmpty());
    }

    private void fought(PericlesView.BattleView battle, List<Piece> pieces) {
        BattleSum sum = battle.sum();
        BattleSum.Terms athens = sum.athens();
        BattleSum.Terms sparta = sum.sparta();
        panel.setTitle(words.text("ui.battle." + sum.arm().name()) + " " + words.name(sum.theater()));
        row("units", athens.units(), sparta.units());
        row("bases", athens.bases(), sparta.bases());
        row("treachery", athens.treachery(), sparta.treachery());
        row("tokens", athens.tokens(), sparta.tokens());
        row("stateship", athens.stateShip(), sparta.stateShip());
        row("the300", athens.the300(), sparta.the300());
        row("card", card(athens.card(), athens.cardValue()), card(sparta.card(), sparta.cardValue()));
        row("total", athens.total(), sparta.total());
        int difference = athens.total() - sparta.total();
        result.setText(
                difference == 0
                        ? words.text("ui.term.tie")
                        : words.name(difference > 0 ? Side.ATHENS : Side.SPARTA) + " " + words.text("ui.term.wins")
                                + " " + Math.abs(difference) + "  ·  " + words.text("ui.general") + " "
                                + words.name(sum.general()));
        battle.fallen()
                .forEach(each -> pieces.add(Piece.of(
                                Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                        .times(each.count())
                        .sized(0.8)
                        .usedUp()
                        .called(words.name(each.piece()) + ", " + words.text("ui.fallen"))));
    }

    /** What is known before the cards are drawn: both kinds of battle, since a second may follow. */
    private void mustered(PericlesView view, Theater theater) {
        panel.setTitle(words.text("ui.expedition") + " " + words.name(theater));
        for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
            PericlesView.MusterView athens = muster(view, Side.ATHENS, arm);
            PericlesView.MusterView sparta = muster(view, Side.SPARTA, arm);
            row("units." + arm.name(), athens.units(), sparta.units());
        }
        PericlesView.MusterView athens = muster(view, Side.ATHENS, Arm.LAND);
        PericlesView.MusterView sparta = muster(view, Side.SPARTA, Arm.LAND);
        row("bases", athens.bases(), sparta.bases());
        row("treachery", athens.treachery(), sparta.treachery());
        row("tokens", committed(view, Side.ATHENS), committed(view, Side.SPARTA));
        row("stateship", athens.stateShip(), sparta.stateShip());
        row("the300", athens.the300(), sparta.the300());
        row("card", "?", "?");
    }

    private static PericlesView.MusterView muster(PericlesView view, Side side, Arm arm) {
        return view.musters().stream()
                .filter(each -> each.side() == side && each.arm() == arm)
                .findFirst()
                .orElseThrow();
    }

    private static String committed(PericlesView view, Side side) {
        return committed(view, side.first()) + " + " + committed(view, side.second());
    }

    private static String committed(PericlesView view, Faction faction) {
        Optional<Integer> tokens = view.factions().get(faction.index()).committed();
        return tokens.map(String::valueOf).orElse("?");
    }

    private static String card(CardId card, int value) {
        return value + " (" + card.value() + ")";
    }

    private void row(String term, int athens, int sparta) {
        row(term, String.valueOf(athens), String.valueOf(sparta));
    }

    private void row(String term, String athens, String sparta) {
        table.row(words.text("ui.term." + term), athens, sparta);
    }
}
