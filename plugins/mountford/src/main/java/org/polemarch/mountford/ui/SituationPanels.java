package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** Who is at war with whom, the Situation Box, how many tiles each side has of each set, trade, tiles out of hand. */
final class SituationPanels {

    private final Words words;
    private final Panel diplomacy;
    private final Panel treasuries;
    private final Panel trade;
    private final Panel tiles;
    private final Map<Panel, Object> shown = new HashMap<>();

    SituationPanels(Words words) {
        this.words = words;
        diplomacy = new Panel(words.text("ui.situation"));
        treasuries = new Panel(words.text("ui.treasuries"));
        trade = new Panel(words.text("ui.trade"));
        tiles = new Panel(words.text("ui.other-tiles")).setOpen(false);
    }

    Panel diplomacy() {
        return diplomacy;
    }

    Panel treasuries() {
        return treasuries;
    }

    Panel trade() {
        return trade;
    }

    Panel tiles() {
        return tiles;
    }

    void show(MountfordView view, Glossary glossary) {
        if (changed(diplomacy, List.of(view.diplomacy(), view.situationBox()))) {
            showDiplomacy(view, glossary);
        }
        if (changed(treasuries, List.of(view.athenianTiles(), view.peloponnesianTiles()))) {
            showTreasuries(view, glossary);
        }
        if (changed(trade, view.overlays().tradeRoutes())) {
            showTrade(view, glossary);
        }
        if (changed(tiles, List.of(view.enemyTilesKnown(), view.discards(), view.removed()))) {
            tiles.setContent(
                    list("ui.known", view.enemyTilesKnown(), glossary),
                    list("ui.discards", view.discards(), glossary),
                    list("ui.removed", view.removed(), glossary));
        }
    }

    private boolean changed(Panel panel, Object now) {
        return !now.equals(shown.put(panel, now));
    }

    private void showDiplomacy(MountfordView view, Glossary glossary) {
        MountfordView.Diplomacy now = view.diplomacy();
        FactTable table = new FactTable();
        table.getStyleClass().add("mf-dense");
        fact(table, glossary.power("sparta"), peace(now.spartaUntil()));
        fact(table, glossary.power("corinth"), peace(now.corinthUntil()));
        fact(table, glossary.power("thebes"), peace(now.thebesUntil()));
        fact(table, glossary.power("argos"), words.text("ui.state." + now.argos()));
        fact(table, glossary.power("syracuse"), words.text("ui.state." + now.syracuse()));
        fact(table, words.text("ui.persia"), words.text(now.persiaAtWar() ? "ui.state.at-war" : "ui.state.neutral"));
        fact(table, glossary.power("macedon"), words.text("ui.macedon." + now.macedon()));
        List<Node> nodes = new ArrayList<>(List.of(table));
        if (now.spartanHostages()) {
            nodes.add(Texts.wrapped(words.text("ui.hostages.spartan"), "mf-small"));
        }
        if (now.athenianHostages()) {
            nodes.add(Texts.wrapped(words.text("ui.hostages.athenian"), "mf-small"));
        }
        nodes.add(list("ui.box", view.situationBox(), glossary));
        diplomacy.setContent(nodes.toArray(Node[]::new));
    }

    private static void fact(FactTable table, String name, String value) {
        Label text = new Label(value);
        text.getStyleClass().add("pm-facts-value");
        GridPane.setHalignment(text, HPos.RIGHT);
        table.row(name, text);
    }

    private String peace(int until) {
        return until == 0 ? words.text("ui.at-war") : words.text("ui.armistice") + " " + until;
    }

    private void showTreasuries(MountfordView view, Glossary glossary) {
        FactTable table = new FactTable();
        table.getStyleClass().add("mf-dense");
        view.athenianTiles().forEach((set, count) -> fact(table, glossary.set(set), Integer.toString(count)));
        view.peloponnesianTiles().forEach((set, count) -> fact(table, glossary.set(set), Integer.toString(count)));
        treasuries.setContent(table);
    }

    private void showTrade(MountfordView view, Glossary glossary) {
        List<Node> lines = new ArrayList<>();
        for (MountfordView.TradeRoute route : view.overlays().tradeRoutes()) {
            lines.add(Texts.wrapped(
                    glossary.power(route.owner()) + ": " + glossary.space(route.from()) + " – "
                            + glossary.space(route.to()) + " (+" + route.tiles() + "): "
                            + words.text(route.spaces().isEmpty() ? "ui.trade.shut" : "ui.trade.open"),
                    "mf-small"));
        }
        trade.setContent(lines.toArray(Node[]::new));
    }

    private Node list(String key, List<String> ids, Glossary glossary) {
        String names = ids.isEmpty()
                ? words.text("ui.empty")
                : String.join(", ", ids.stream().map(glossary::face).toList());
        return Texts.wrapped(words.text(key) + ": " + names, "mf-small");
    }
}
