package org.polemarch.polis.ui;

import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.table.FactTable;
import org.polemarch.api.ui.table.Panel;
import org.polemarch.polis.view.PolisView;

/** The Market Area: how many of each good are handed over for the values of a trade. */
final class PricesPanel {

    private final Words words;
    private final FactTable table;
    private final Panel panel;
    private final Shown<List<PolisView.Price>> shown = new Shown<>();

    PricesPanel(Words words) {
        this.words = words;
        table = new FactTable("", words.text("box"), "3", "4", "5");
        table.getStyleClass().add("polis-dense");
        panel = new Panel(words.text("panel.market"), table);
    }

    Panel panel() {
        return panel;
    }

    void show(List<PolisView.Price> prices) {
        if (shown.changes(prices)) {
            table.show(prices.stream().map(this::line).toList());
        }
    }

    private List<String> line(PolisView.Price price) {
        return List.of(
                words.name(price.good()),
                price.box() + "/" + price.boxes(),
                pays(price, 3),
                pays(price, 4),
                pays(price, 5));
    }

    private static String pays(PolisView.Price price, int value) {
        return price.pays().containsKey(value) ? Integer.toString(price.pays().get(value)) : "";
    }
}
