package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.mountford.view.Chart;
import org.polemarch.mountford.view.Glossary;
import org.polemarch.mountford.view.MountfordView;

/** The viewer's own tiles, readable; and any other tile that can be chosen now. */
final class Treasury extends ScrollPane {

    private final Targets targets;
    private final Words words;
    private final FlowPane tiles = new FlowPane();
    private final Map<String, Label> chips = new LinkedHashMap<>();
    private final Label title;
    private final Shown<List<String>> shown = new Shown<>();

    Treasury(Targets targets, Words words) {
        this.targets = targets;
        this.words = words;
        title = Texts.wrapped(words.text("ui.tiles"), "mf-small", "pm-text-soft");
        tiles.getStyleClass().add("mf-tiles");
        setId("mountford-tiles");
        getStyleClass().addAll("pm-hand", "mf-treasury");
        setContent(tiles);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    void show(MountfordView view, Glossary glossary, Situation situation) {
        List<String> wanted = new ArrayList<>(view.treasury());
        wanted.sort(Comparator.comparingInt(id -> order(glossary.tile(id))));
        for (Target target : situation.lit()) {
            if (target.kind() == Target.Kind.CARD && !wanted.contains(target.id())) {
                wanted.add(target.id());
            }
        }
        for (Target target : situation.picked()) {
            if (target.kind() == Target.Kind.CARD && !wanted.contains(target.id())) {
                wanted.add(target.id());
            }
        }
        if (!shown.changes(wanted)) {
            return;
        }
        chips.entrySet().removeIf(entry -> {
            boolean gone = !wanted.contains(entry.getKey());
            if (gone) {
                targets.remove(entry.getValue());
            }
            return gone;
        });
        title.setText(words.text(wanted.isEmpty() ? "ui.no-tiles" : "ui.tiles"));
        tiles.getChildren().setAll(title);
        for (String id : wanted) {
            tiles.getChildren().add(chips.computeIfAbsent(id, key -> chip(glossary, key)));
        }
    }

    private static int order(Chart.TileFace tile) {
        return switch (tile.sort()) {
            case "leader" -> 0;
            case "event" -> 1;
            default -> 2;
        };
    }

    private Label chip(Glossary glossary, String id) {
        Chart.TileFace tile = glossary.tile(id);
        SideColour colour = Looks.set(tile.set());
        Label chip = new Label(text(glossary, tile));
        chip.getStyleClass().addAll("mf-tile", "mf-tile-" + tile.sort());
        chip.setStyle("-mf-set: " + colour.web() + ";");
        String use = tile.name() + " (" + glossary.set(tile.set()) + "): " + glossary.use(id);
        Tip.on(chip, use);
        return targets.add(chip, Target.card(id), use);
    }

    private String text(Glossary glossary, Chart.TileFace tile) {
        return switch (tile.sort()) {
            case "leader" ->
                tile.name() + "  " + (tile.rated() ? tile.land() + "/" + tile.naval() : "*/*")
                        + (tile.headOfState() ? " ♔" : "");
            case "reinforcement" ->
                "+1 " + words.text("ui." + glossary.kind(tile.adds()).type()) + ", "
                        + glossary.space(glossary.kind(tile.adds()).home());
            default -> tile.name();
        };
    }
}
