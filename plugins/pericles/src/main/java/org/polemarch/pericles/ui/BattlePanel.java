package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
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
    private final Shown<Sight> shown = new Shown<>();

    private record Sight(
            Optional<PericlesView.BattleView> battle,
            Optional<Theater> expedition,
            List<PericlesView.MusterView> musters,
            List<Optional<Integer>> committed) {}

    BattlePanel(Words words, Targets targets) {
        this.words = words;
        table = new FactTable("", words.name(Side.ATHENS), words.name(Side.SPARTA));
        table.getStyleClass().add("pericles-facts");
        fallen = new PieceBox(targets).setColumns(10).setKept(true);
        result.getStyleClass().addAll("pm-text", "pericles-turn");
        result.setWrapText(true);
        panel = new Panel("", table, result, fallen);
        panel.getStyleClass().addAll("pericles-dense", "pericles-battle");
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        Sight now = new Sight(
                view.battle(),
                view.expedition(),
                view.musters(),
                view.factions().stream()
                        .map(PericlesView.FactionView::committed)
                        .toList());
        if (shown.changes(now)) {
            draw(now);
        }
    }

    private void draw(Sight now) {
        Looks.shown(panel, now.battle().isPresent() || now.expedition().isPresent());
        List<List<String>> lines = new ArrayList<>();
        now.battle()
                .ifPresentOrElse(
                        battle -> fought(battle.sum(), lines),
                        () -> now.expedition().ifPresent(theater -> mustered(now, theater, lines)));
        table.show(lines);
        Looks.shown(result, now.battle().isPresent());
        List<Piece> pieces = now.battle().map(this::fallen).orElse(List.of());
        fallen.show(pieces);
        Looks.shown(fallen, !pieces.isEmpty());
    }

    private List<Piece> fallen(PericlesView.BattleView battle) {
        return battle.fallen().stream()
                .map(each -> Piece.of(
                                Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                        .times(each.count())
                        .sized(0.8)
                        .usedUp()
                        .called(words.name(each.piece()) + ", " + words.text("ui.fallen")))
                .toList();
    }

    private void fought(BattleSum sum, List<List<String>> lines) {
        BattleSum.Terms athens = sum.athens();
        BattleSum.Terms sparta = sum.sparta();
        panel.setTitle(words.text("ui.battle." + sum.arm().name()) + " " + words.name(sum.theater()));
        row(lines, "units", athens.units(), sparta.units());
        row(lines, "bases", athens.bases(), sparta.bases());
        row(lines, "treachery", athens.treachery(), sparta.treachery());
        row(lines, "tokens", athens.tokens(), sparta.tokens());
        row(lines, "stateship", athens.stateShip(), sparta.stateShip());
        row(lines, "the300", athens.the300(), sparta.the300());
        row(lines, "card", card(athens.card(), athens.cardValue()), card(sparta.card(), sparta.cardValue()));
        row(lines, "total", athens.total(), sparta.total());
        int difference = athens.total() - sparta.total();
        result.setText(
                difference == 0
                        ? words.text("ui.term.tie")
                        : words.name(difference > 0 ? Side.ATHENS : Side.SPARTA) + " " + words.text("ui.term.wins")
                                + " " + Math.abs(difference) + "  ·  " + words.text("ui.general") + " "
                                + words.name(sum.general()));
    }

    /** What is known before the cards are drawn: both kinds of battle, since a second may follow. */
    private void mustered(Sight now, Theater theater, List<List<String>> lines) {
        panel.setTitle(words.text("ui.expedition") + " " + words.name(theater));
        for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
            PericlesView.MusterView athens = muster(now, Side.ATHENS, arm);
            PericlesView.MusterView sparta = muster(now, Side.SPARTA, arm);
            row(lines, "units." + arm.name(), athens.units(), sparta.units());
        }
        PericlesView.MusterView athens = muster(now, Side.ATHENS, Arm.LAND);
        PericlesView.MusterView sparta = muster(now, Side.SPARTA, Arm.LAND);
        row(lines, "bases", athens.bases(), sparta.bases());
        row(lines, "treachery", athens.treachery(), sparta.treachery());
        row(lines, "tokens", committed(now, Side.ATHENS), committed(now, Side.SPARTA));
        row(lines, "stateship", athens.stateShip(), sparta.stateShip());
        row(lines, "the300", athens.the300(), sparta.the300());
        row(lines, "card", "?", "?");
    }

    private static PericlesView.MusterView muster(Sight now, Side side, Arm arm) {
        return now.musters().stream()
                .filter(each -> each.side() == side && each.arm() == arm)
                .findFirst()
                .orElseThrow();
    }

    private static String committed(Sight now, Side side) {
        return committed(now, side.first()) + " + " + committed(now, side.second());
    }

    private static String committed(Sight now, Faction faction) {
        return now.committed().get(faction.index()).map(String::valueOf).orElse("?");
    }

    private static String card(CardId card, int value) {
        return value + " (" + card.value() + ")";
    }

    private void row(List<List<String>> lines, String term, int athens, int sparta) {
        row(lines, term, String.valueOf(athens), String.valueOf(sparta));
    }

    private void row(List<List<String>> lines, String term, String athens, String sparta) {
        lines.add(List.of(words.text("ui.term." + term), athens, sparta));
    }
}
