package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceBox;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.table.Texts;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** One side of a location: who commands it, the counters that stand there and those printed on the tile. */
final class LocationLine extends LitBox {

    private static final int COLUMNS = 4;

    record Commanded(String side, List<Seat> main) {
        Commanded {
            main = List.copyOf(main);
        }
    }

    /**
     * What it shows.
     *
     * @param colours of the counters, stack by stack
     */
    record Standing(Location location, PeriklesView.Line line, List<SideColour> colours, List<UnitType> printed) {
        Standing {
            colours = List.copyOf(colours);
            printed = List.copyOf(printed);
        }
    }

    private final Side side;
    private final Words words;
    private final Looks looks;
    private final Explained explained;
    private final Label label = Texts.wrapped("", "perikles-small");
    private final PieceBox counters;
    private final Shown<Standing> shown = new Shown<>();

    LocationLine(Side side, Words words, Looks looks, Explained explained, Targets targets) {
        super(targets);
        this.side = side;
        this.words = words;
        this.looks = looks;
        this.explained = explained;
        counters = new PieceBox(targets).setKept(true).setColumns(COLUMNS).setCrowd(2 * COLUMNS);
        getChildren().addAll(label, counters);
        getStyleClass().add("perikles-line");
    }

    void show(Standing standing) {
        String title = words.text("side." + side.name());
        stands(Things.line(standing.location(), side), title + " " + words.name(standing.location()));
        if (!shown.changes(standing)) {
            return;
        }
        List<Seat> main = standing.line().main();
        label.setText(main.isEmpty() ? title : words.say(new Commanded(title, main)));
        // Allies are named in the tip: a longer line would move the map.
        Tip.on(this, () -> explained.line(standing.location(), side));
        counters.show(pieces(standing));
    }

    private List<Piece> pieces(Standing standing) {
        List<Piece> come = looks.line(standing.line(), standing.colours());
        double size = come.size() + standing.printed().size() > 3 ? 0.75 : 1;
        List<Piece> pieces = new ArrayList<>();
        come.forEach(piece -> pieces.add(piece.sized(size)));
        for (UnitType type : standing.printed()) {
            pieces.add(Piece.of(PieceShape.MARKER, side == Side.ATTACK ? SideColour.PURPLE : SideColour.NEUTRAL)
                    .marked(type == UnitType.HOPLITE ? "+H" : "+T")
                    .sized(0.8 * size)
                    .called(words.text("printed." + side.name())));
        }
        return pieces;
    }
}
