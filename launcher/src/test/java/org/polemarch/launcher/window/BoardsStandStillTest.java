package org.polemarch.launcher.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.ui.BoardView;
import org.polemarch.api.ui.map.MapName;
import org.polemarch.api.ui.map.MapPane;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.prefs.Preferences;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.window.board.Boards;
import org.polemarch.launcher.window.board.Untouched;
import org.polemarch.launcher.window.kit.Themes;

/**
 * Over whole games, in windows of four sizes: every name on a map lies in its place or beside it and covers no other, and
 * the parts of a board keep their places and sizes from question to question.
 */
class BoardsStandStillTest extends WindowTest {

    /** What a board gets of a window: the rest is the panel beside it and the bars above it. */
    private static final double SHARE = 0.74;

    private static final double BARS = 79;
    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1920, 1080}, {2560, 1440}};

    /** A name lies in an area if so much of it does, and beside a place if it is no farther off, in its own heights. */
    private static final double WITHIN = 0.5;

    private static final double BESIDE = 0.8;

    /** A board in a window of some size, and where its parts stood when they were last looked at. */
    private static final class Look {
        private final String window;
        private final BoardView board;
        private final StackPane root;
        private final Map<String, Bounds> places = new HashMap<>();
        private Object phase = "none";

        Look(int[] size, BoardView board) {
            window = size[0] + "x" + size[1];
            this.board = board;
            root = new StackPane(board.node());
            new Scene(root, Math.rint(SHARE * size[0]), size[1] - BARS);
            Themes.applyWithBoards(root, Preferences.USUAL);
        }

        void at(TableModel model, int move) {
            board.show(model.situation());
            for (int pass = 0; pass < (move == 0 ? 6 : 2); pass++) { // panes that fit themselves take several passes
                root.applyCss();
                root.layout();
            }
            String where = "at move " + move + " in a window of " + window;
            root.lookupAll(".pm-map").stream()
                    .filter(node -> node instanceof MapPane)
                    .forEach(map -> names(((MapPane) map).names(), where));
            still(phase(model.situation().view()), where);
        }

        private static void names(List<MapName> names, String where) {
            for (int i = 0; i < names.size(); i++) {
                MapName name = names.get(i);
                assertThat(name.within() >= WITHIN || name.apart() <= BESIDE)
                        .as("%s lies in its place or beside it %s", name, where)
                        .isTrue();
                for (MapName other : names.subList(i + 1, names.size())) {
                    boolean covers = name.sheet() == other.sheet() && name.box().meets(other.box());
                    assertThat(covers).as("%s covers %s %s", name, other, where).isFalse();
                }
            }
        }

        private void still(Object now, String where) {
            Map<String, Node> parts = new HashMap<>();
            parts.put("the map", root.lookup(".pm-map"));
            if (root.getChildren().get(0) instanceof BorderPane frame) {
                parts.put("what stands above", frame.getTop());
                parts.put("what stands below", frame.getBottom());
                parts.put("the column", frame.getRight());
            }
            parts.values().removeIf(part -> !(part instanceof Region));
            parts.forEach((name, part) -> {
                Bounds place = part.localToScene(part.getLayoutBounds());
                Bounds before = places.put(name, place);
                if (now.equals(phase)) {
                    assertThat(place).as("%s %s", name, where).isEqualTo(before);
                }
            });
            phase = now;
        }

        /** The phase that a view names, if it does. */
        private static Object phase(Record view) {
            for (RecordComponent part : view.getClass().getRecordComponents()) {
                if (part.getName().equals("phase")) {
                    try {
                        return part.getAccessor().invoke(view);
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
            return "the game";
        }
    }

    @ParameterizedTest
    @CsvSource({
        "perikles, 5, 320, 12",
        "pericles, 4, 300, 14",
        "polis, 2, 140, 6",
        "mountford, 2, 400, 20",
        "victory-or-death, 4, 260, 9",
    })
    void namesStayAtTheirPlacesAndPartsStandStill(String id, int seats, int moves, int stride) {
        String[] persons = new String[seats];
        Arrays.fill(persons, "Ann");
        open(TestTable.only(folder, id));
        InstalledGame game = hand.tables().catalog().game(id);
        Session<?> session = hand.tables().session(id, persons);
        hand.act(window -> {
            TableModel model = new TableModel(session);
            Chance chance = Chance.seeded(11);
            List<Look> looks = new ArrayList<>();
            for (int[] size : WINDOWS) {
                looks.add(new Look(size, Boards.of(game, new Untouched(), session.prepared())));
            }
            for (int i = 0; i < moves && model.stage() != Stage.OVER; i++) {
                if (i % stride == 0) {
                    int move = i;
                    looks.forEach(look -> look.at(model, move));
                }
                var choices = model.choices("");
                model.choose(choices.get(chance.below(choices.size())).move());
            }
        });
    }
}
