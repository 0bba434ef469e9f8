package org.polemarch.pericles.ui;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.pericles.model.BattleSum;
import org.polemarch.pericles.view.PericlesView;

/** The last battle: every term of both sums and what fell. */
final class BattlePanel {

    private final Words words;
    private final FactTable table = new FactTable("", "Athens", "Sparta");
    private final PieceBox fallen;
    private final Panel panel;

    BattlePanel(Words words, Targets targets) {
        this.words = words;
        fallen = new PieceBox(targets).setColumns(10);
        panel = new Panel("Battle", table, fallen);
    }

    Panel node() {
        return panel;
    }

    void show(PericlesView view) {
        panel.setVisible(view.battle().isPresent());
        panel.setManaged(view.battle().isPresent());
        view.battle().ifPresent(this::show);
    }

    private void show(PericlesView.BattleView battle) {
        BattleSum sum = battle.sum();
        BattleSum.Terms athens = sum.athens();
        BattleSum.Terms sparta = sum.sparta();
        panel.setTitle("A " + words.name(sum.arm()) + " battle in " + words.name(sum.theater()) + ", General of the "
                + words.name(sum.general()));
        table.clear();
        row("Units", athens.units(), sparta.units());
        row("Bases", athens.bases(), sparta.bases());
        row("Treachery", athens.treachery(), sparta.treachery());
        row("Strategos", athens.tokens(), sparta.tokens());
        row("State Ship", athens.stateShip(), sparta.stateShip());
        row("The 300", athens.the300(), sparta.the300());
        table.row("Card", athens.card() + " " + athens.cardValue(), sparta.card() + " " + sparta.cardValue());
        row("Total", athens.total(), sparta.total());
        List<Piece> pieces = new ArrayList<>();
        battle.fallen()
                .forEach(each -> pieces.add(Piece.of(
                                Looks.shape(each.piece()), Looks.of(each.piece().colour()))
                        .times(each.count())
                        .usedUp()
                        .called(words.name(each.piece()) + ", fallen")));
        fallen.show(pieces);
    }

    private void row(String term, int athens, int sparta) {
        if (athens != 0 || sparta != 0 || term.equals("Total")) {
            table.row(term, String.valueOf(athens), String.valueOf(sparta));
        }
    }
}
