package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.polis.view.PolisView;

/** The Market Area: how many of each good are handed over for the values of a trade. */
final class PricesPanel {

    private final Words words;
    private final Panel panel;
    private final Shown<List<PolisView.Price>> shown = new Shown<>();
    private FactTable table = new FactTable();
    private final Shown<List<Integer>> values = new Shown<>();

    PricesPanel(Words words) {
        this.words = words;
        panel = new Panel(words.text("panel.market"), table);
        panel.setId("polis-market");
    }

    Panel panel() {
        return panel;
    }

    void show(List<PolisView.Price> prices) {
        if (!shown.changes(prices)) {
            return;
        }
        List<Integer> columns = prices.get(0).pays().keySet().stream().sorted().toList();
        if (values.changes(columns)) {
            build(columns);
        }
        table.show(prices.stream().map(this::line).toList());
    }

    /** Which values there are, only a view says. */
    private void build(List<Integer> columns) {
        List<String> heads = new ArrayList<>(List.of("", words.text("box")));
        columns.forEach(value -> heads.add(words.text("for") + " " + value));
        table = new FactTable(heads.toArray(String[]::new));
        table.getStyleClass().add("polis-dense");
        panel.setContent(table);
    }

    private List<String> line(PolisView.Price price) {
        List<String> line = new ArrayList<>(List.of(words.name(price.good()), price.box() + "/" + price.boxes()));
        new TreeMap<>(price.pays()).values().forEach(pays -> line.add(pays.toString()));
        return line;
    }
}
