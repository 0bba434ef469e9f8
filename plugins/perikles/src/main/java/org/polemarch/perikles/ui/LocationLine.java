package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;
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

    record Allied(String side, List<Seat> main, List<Seat> allies) {
        Allied {
            main = List.copyOf(main);
            allies = List.copyOf(allies);
        }
    }

    /**
     * What it shows.
     *
     * @param allies who leads the counters that are not the Main player's
     * @param colours of the counters, stack by stack
     */
    record Standing(
            Location location,
            PeriklesView.Line line,
            List<Seat> allies,
            List<SideColour> colours,
            List<UnitType> printed) {
        Standing {
            allies = List.copyOf(allies);
            colours = List.copyOf(colours);
            printed = List.copyOf(printed);
        }
    }

    private final Side side;
    private final Words words;
    private final Looks looks;
    private final Label label = Texts.wrapped("", "perikles-small");
    private final PieceBox counters;
    private final Shown<Standing> shown = new Shown<>();

    LocationLine(Side side, Words words, Looks looks, Targets targets) {
        super(targets);
        this.side = side;
        this.words = words;
        this.looks = looks;
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
        label.setText(main.isEmpty() ? title : commanded(title, main, standing.allies()));
        counters.show(pieces(standing));
    }

    private String commanded(String title, List<Seat> main, List<Seat> allies) {
        return words.say(allies.isEmpty() ? new Commanded(title, main) : new Allied(title, main, allies));
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
