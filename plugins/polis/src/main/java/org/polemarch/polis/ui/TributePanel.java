package org.polemarch.polis.ui;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.view.PolisView;

/** The Tribute Area, a row for each territory. */
final class TributePanel {

    private final Words words;
    private final FactTable table;
    private final Panel panel;
    private final Map<Space, TributeRow> rows = new EnumMap<>(Space.class);

    TributePanel(Words words) {
        this.words = words;
        String[] heads = new String[1 + Resource.COUNT];
        heads[0] = "";
        for (Resource resource : Resource.values()) {
            heads[1 + resource.index()] = words.text("short." + resource.id());
        }
        table = new FactTable(heads);
        table.getStyleClass().addAll("polis-dense", "polis-tribute");
        panel = new Panel(words.text("panel.tribute"), table);
        panel.setId("polis-tribute");
    }

    Panel panel() {
        return panel;
    }

    void show(List<PolisView.Levy> levies) {
        levies.forEach(levy -> rows.computeIfAbsent(levy.territory(), this::row).show(levy));
    }

    private TributeRow row(Space territory) {
        TributeRow row = new TributeRow(words.name(territory), words);
        table.row(row.cells());
        return row;
    }
}
