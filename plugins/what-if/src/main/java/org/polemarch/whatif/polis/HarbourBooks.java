package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.plugin.BoardPart;
import org.polemarch.api.text.Words;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.view.PolisView;

/** What the harbour tax would bring Athens now. */
public final class HarbourBooks implements BoardPart {

    private final PolisData data;

    @Inject
    public HarbourBooks(PolisData data) {
        this.data = data;
    }

    @Override
    public List<Line> lines(Record view, Words words) {
        return ((PolisView) view)
                .boards().stream()
                        .filter(board -> board.side() == Side.ATHENS)
                        .map(this::abroad)
                        .flatMap(abroad -> List.of(
                                new Line(words.text("harbour.merchants"), String.valueOf(abroad)),
                                new Line(words.text("harbour.silver"), String.valueOf(abroad)),
                                new Line(words.text("harbour.cost"), String.valueOf(HarbourTax.COST)))
                                .stream())
                        .toList();
    }

    private int abroad(PolisView.Board board) {
        return data.components().merchantsPerPlayer() - board.merchantsInReserve() - board.merchantsInPort();
    }
}
