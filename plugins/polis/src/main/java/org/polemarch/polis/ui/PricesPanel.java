package org.polemarch.polis.ui;

import java.util.ArrayList;
import java.util.List;
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
    private boolean built;

    PricesPanel(Words words) {
        this.words = words;
        panel = new Panel(words.text("panel.market"), table);
    }

    Panel panel() {
        return panel;
    }

    void show(List<PolisView.Price> prices) {
        if (!shown.changes(prices)) {
            return;
        }
        if (!built) {
            build(prices.get(0));
        }
        table.show(prices.stream().map(this::line).toList());
    }

    /** Which values there are never changes, but only a view says it. */
    private void build(PolisView.Price price) {
        List<String> heads = new ArrayList<>(List.of("", words.text("box")));
        price.pays().keySet().forEach(value -> heads.add(value.toString()));
        table = new FactTable(heads.toArray(String[]::new));
        table.getStyleClass().add("polis-dense");
        panel.setContent(table);
        built = true;
    }

    private List<String> line(PolisView.Price price) {
        List<String> line = new ArrayList<>(List.of(words.name(price.good()), price.box() + "/" + price.boxes()));
        price.pays().values().forEach(pays -> line.add(pays.toString()));
        return line;
    }
}
