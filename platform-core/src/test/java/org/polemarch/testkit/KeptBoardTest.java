package org.polemarch.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.BiConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.BoardViewPlugin;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.session.TinyGame;
import org.polemarch.core.wiring.PreparedGame;

/** A board that misses a change is found by it, a board that does not is not. */
class KeptBoardTest {

    private final PreparedGame<TinyGame.Position> game = TinyGame.prepared();

    private KeptBoard board(BiConsumer<Label, Situation> drawing) {
        BoardViewPlugin plugin = new BoardViewPlugin() {
            @Override
            public String game() {
                return "tiny";
            }

            @Override
            public BoardView create(BoardHost host, Words words) {
                Label label = new Label();
                VBox box = new VBox(label);
                return new BoardView() {
                    @Override
                    public Region node() {
                        return box;
                    }

                    @Override
                    public void show(Situation situation) {
                        drawing.accept(label, situation);
                    }
                };
            }
        };
        return new KeptBoard(plugin, Words.of(Words.class));
    }

    @Test
    void aBoardThatShowsWhatItIsToldIsFine() {
        assertThatCode(() -> board((label, situation) ->
                                label.setText(situation.view().toString()))
                        .seesAGame(game, 1))
                .doesNotThrowAnyException();
    }

    @Test
    void aBoardThatDrawsOnlyOnceIsFound() {
        assertThatThrownBy(() -> board((label, situation) -> {
                            if (label.getText().isEmpty()) {
                                label.setText(situation.view().toString());
                            }
                        })
                        .seesAGame(game, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("what a board shows that was kept, and what a fresh one shows at move");
    }

    @Test
    void aLightThatIsNotPutOutIsFound() {
        assertThatThrownBy(() -> board((label, situation) -> {
                            if (situation.question().isPresent()) {
                                label.getStyleClass().add("asked");
                            }
                        })
                        .seesAGame(game, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("asked");
    }
}
