package org.polemarch.pericles.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.table.Badge;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.view.PericlesView;

/** The line of a Faction in the table of all: Honor and what is behind its shield, as far as the viewer may know. */
final class FactionRow {

    private final Words words;
    private final Badge name;
    private final Label honor = Looks.text("");
    private final Label tokens = Looks.text("");
    private final Label hand = Looks.text("");
    private final Label entourage = Looks.text("");
    private final Label markers = Looks.text("");
    private final Shown<PericlesView.FactionView> shown = new Shown<>();

    FactionRow(Faction faction, Words words) {
        this.words = words;
        name = new Badge("", Looks.of(faction));
    }

    Node[] cells() {
        return new Node[] {name, honor, tokens, hand, entourage, markers};
    }

    void show(PericlesView.FactionView faction) {
        if (!shown.changes(faction)) {
            return;
        }
        name.setText(words.name(faction.faction()) + (faction.controlling() ? " ★" : ""));
        honor.setText(String.valueOf(faction.honor()));
        tokens.setText(faction.tokens().map(String::valueOf).orElse("?"));
        hand.setText(String.valueOf(faction.handSize()));
        entourage.setText(faction.entourageSize() + (faction.brainTrustUsed() ? "↑" : ""));
        boolean open = openEntourage(faction);
        Tip.on(entourage, open ? cards(faction, words) : "");
        entourage.setAccessibleText(open ? words.text("ui.entourage") + " " + cards(faction, words) : null);
        markers.setText(String.valueOf(faction.markersHeld()));
    }

    /** A used Brain Trust lies face up for everybody. */
    static boolean openEntourage(PericlesView.FactionView faction) {
        return faction.brainTrustUsed() && faction.entourageSize() > 0;
    }

    /** The cards of an Entourage that lies open. */
    static String cards(PericlesView.FactionView faction, Words words) {
        return words.name(faction.entourage().orElse(List.of()).stream()
                .map(PericlesView.CardView::card)
                .toList());
    }
}
