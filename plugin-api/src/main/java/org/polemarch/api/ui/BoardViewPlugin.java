package org.polemarch.api.ui;

import java.util.Optional;
import javafx.scene.paint.Color;
import org.pf4j.ExtensionPoint;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;

/** The extension with which a plugin supplies a view of a game. A game without one is shown as a generic table. */
public interface BoardViewPlugin extends ExtensionPoint {

    String game();

    BoardView create(BoardHost host, Words words);

    /**
     * The colour in which the board shows a seat, so that the score chart and everything else beside the board can use
     * it, too. A seat without one gets a colour that no other seat has.
     */
    default Optional<Color> colour(Seat seat) {
        return Optional.empty();
    }
}
