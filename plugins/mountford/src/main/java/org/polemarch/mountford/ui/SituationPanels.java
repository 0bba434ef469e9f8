package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.api.ui.table.TextLines;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** Who is at war with whom, the Situation Box, how many tiles each side has of each set, trade, tiles out of hand. */
final class SituationPanels {

    private final Words words;
    private final Panel diplomacy;
    private final Panel treasuries;
    private final Panel trade;
    private final Panel tiles;
    private final FactTable powers = facts();
    private final TextLines box = new TextLines();
    private final FactTable counts = facts();
    private final TextLines routes = new TextLines();
    private final TextLines out = new TextLines();

    SituationPanels(Words words) {
        this.words = words;
        diplomacy = new Panel(words.text("ui.situation"), powers, box);
        treasuries = new Panel(words.text("ui.treasuries"), counts);
        trade = new Panel(words.text("ui.trade"), routes);
        tiles = new Panel(words.text("ui.other-tiles"), out).setOpen(false);
        diplomacy.setId("mountford-situation");
        treasuries.setId("mountford-treasuries");
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

    private static FactTable facts() {
        FactTable table = new FactTable().setValues(HPos.RIGHT);
        table.getStyleClass().add("mf-dense");
        return table;
    }

    void show(MountfordView view, Glossary glossary) {
        showDiplomacy(view, glossary);
        List<List<String>> sets = new ArrayList<>();
        view.athenianTiles().forEach((set, count) -> sets.add(List.of(glossary.set(set), Integer.toString(count))));
        view.peloponnesianTiles()
                .forEach((set, count) -> sets.add(List.of(glossary.set(set), Integer.toString(count))));
        counts.show(sets);
        showTrade(view, glossary);
        out.show(List.of(
                list("ui.known", view.enemyTilesKnown(), glossary),
                list("ui.discards", view.discards(), glossary),
                list("ui.removed", view.removed(), glossary)));
    }

    private void showDiplomacy(MountfordView view, Glossary glossary) {
        MountfordView.Diplomacy now = view.diplomacy();
        powers.show(List.of(
                List.of(glossary.power("sparta"), peace(now.spartaUntil())),
                List.of(glossary.power("corinth"), peace(now.corinthUntil())),
                List.of(glossary.power("thebes"), peace(now.thebesUntil())),
                List.of(glossary.power("argos"), words.text("ui.state." + now.argos())),
                List.of(glossary.power("syracuse"), words.text("ui.state." + now.syracuse())),
                List.of(
                        words.text("ui.persia"),
                        words.text(now.persiaAtWar() ? "ui.state.at-war" : "ui.state.neutral")),
                List.of(glossary.power("macedon"), words.text("ui.macedon." + now.macedon()))));
        List<TextLines.Line> lines = new ArrayList<>();
        if (now.spartanHostages()) {
            lines.add(small(words.text("ui.hostages.spartan")));
        }
        if (now.athenianHostages()) {
            lines.add(small(words.text("ui.hostages.athenian")));
        }
        lines.add(list("ui.box", view.situationBox(), glossary));
        box.show(lines);
    }

    private String peace(int until) {
        return until == 0 ? words.text("ui.at-war") : words.text("ui.armistice") + " " + until;
    }

    private void showTrade(MountfordView view, Glossary glossary) {
        List<TextLines.Line> lines = new ArrayList<>();
        for (MountfordView.TradeRoute route : view.overlays().tradeRoutes()) {
            lines.add(small(glossary.power(route.owner()) + ": " + glossary.space(route.from()) + " – "
                    + glossary.space(route.to()) + " (+" + route.tiles() + "): "
                    + words.text(route.spaces().isEmpty() ? "ui.trade.shut" : "ui.trade.open")));
        }
        routes.show(lines);
    }

    private TextLines.Line list(String key, List<String> ids, Glossary glossary) {
        String names = ids.isEmpty()
                ? words.text("ui.empty")
                : String.join(", ", ids.stream().map(glossary::face).toList());
        return small(words.text(key) + ": " + names);
    }

    private static TextLines.Line small(String text) {
        return new TextLines.Line(text, "mf-small");
    }
}
