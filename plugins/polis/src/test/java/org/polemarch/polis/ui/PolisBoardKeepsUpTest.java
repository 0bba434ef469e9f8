package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.polis.PolisPlugin;
import org.polemarch.polis.War;
import org.polemarch.polis.model.PolisState;
import org.polemarch.testkit.Situations;
import org.polemarch.testkit.Toolkit;

/** While parts of the board come and go, the map stands still. */
class PolisBoardKeepsUpTest {

    private static final int SEED = 2;

    private final PolisPlugin plugin = new PolisPlugin();
    private final Game<PolisState> game = War.prepare().start(SEED);
    private final Chance chance = Chance.seeded(SEED);
    private final Set<Class<?>> kinds = new HashSet<>();

    private PolisBoard board() {
        return new PolisBoard(Situations.nobody(), plugin.words());
    }

    private boolean isNewKind() {
        return kinds.add(game.question().frame().getClass());
    }

    private void playOn() {
        game.play(chance.below(game.moves().size()));
    }

    private List<Target> beginnings() {
        Set<Target> beginnings = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            beginnings.add(move.targets().get(0));
        }
        return List.copyOf(beginnings);
    }

    /** Whatever is asked and picked, the map has one height; and one other while a battle is fought below it. */
    @Test
    void theMapStandsStill() {
        PolisBoard board = Toolkit.call(() -> {
            PolisBoard shown = board();
            shown.node().setStyle("-fx-font-size: 13px;");
            Toolkit.scene(shown.node(), 945, 720);
            return shown;
        });
        Set<Double> inPeace = new TreeSet<>();
        Set<Double> inBattle = new TreeSet<>();
        for (int moment = 0; !game.over(); moment++) {
            boolean battle = game.state().combat().isOn();
            if (isNewKind() || battle || moment % 30 == 0) {
                (battle ? inBattle : inPeace).addAll(Toolkit.call(() -> heights(board)));
            }
            playOn();
        }
        assertThat(inPeace).hasSize(1);
        assertThat(inBattle).hasSize(1);
    }

    /** Of the map, with nothing picked and with each button that can be. */
    private List<Double> heights(PolisBoard board) {
        List<Situation> situations = new ArrayList<>();
        situations.add(Situations.of(game, game.toAct()));
        for (Target first : beginnings()) {
            if (first.kind() == Target.Kind.BUTTON) {
                situations.add(Situations.of(game, game.toAct(), first));
            }
        }
        List<Double> heights = new ArrayList<>();
        for (Situation situation : situations) {
            board.show(situation);
            Toolkit.scene(board.node(), 945, 720);
            heights.add(((Region) board.node().lookup(".pm-map")).getHeight());
        }
        return heights;
    }
}
