package org.polemarch.pericles.ui;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Scene;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Theme;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.pericles.PericlesPlugin;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.model.PericlesState;

/**
 * Draws the board at a moment of a game of bots, for people to look at:
 * {@code scenario seed moment nth width height file [theme]}, where the moment is the name of a frame or "end".
 */
public final class PericlesPictures {

    private PericlesPictures() {}

    public static void main(String[] arguments) {
        Game<PericlesState> game = PericlesTable.game(arguments[0], Long.parseLong(arguments[1]));
        Chance chance = Chance.seeded(1);
        int wanted = Integer.parseInt(arguments[3]);
        while (!game.over()) {
            String frame = game.question().frame().getClass().getName();
            if (frame.endsWith("." + arguments[2].replace('.', '$')) && --wanted == 0) {
                break;
            }
            game.play(new GreedyBot(1).choose(new GameThinking<>(game, chance, () -> false)));
        }
        Seat viewer = game.over() ? new Seat(0, "aristocrats") : game.toAct();
        int width = Integer.parseInt(arguments[4]);
        int height = Integer.parseInt(arguments[5]);
        String theme = arguments.length > 7 ? arguments[7] : "light";
        Toolkit.call(() -> {
            PericlesBoard board = board(width, height);
            Theme.valueOf(theme.toUpperCase(Locale.ROOT)).applyTo(board.node());
            Scene scene = Toolkit.scene(board.node(), width, height);
            board.show(situation(game, viewer));
            Toolkit.scene(board.node(), width, height);
            Toolkit.picture(scene, Path.of(arguments[6]));
            return board;
        });
        System.exit(0);
    }

    static PericlesBoard board(double width, double height) {
        PericlesBoard board = new PericlesBoard(new Nobody(), new PericlesPlugin().words());
        board.node().setStyle("-fx-font-size: 13px;");
        board.node().setPrefSize(width, height);
        return board;
    }

    static Situation situation(Game<PericlesState> game, Seat viewer) {
        Optional<Question> question =
                !game.over() && game.toAct().equals(viewer) ? Optional.of(game.question()) : Optional.empty();
        Set<Target> lit = new LinkedHashSet<>();
        question.ifPresent(asked -> asked.moves().forEach(move -> lit.addAll(move.targets())));
        return new Situation(
                viewer,
                game.book().game().project(game.state(), viewer),
                question,
                lit,
                List.of(),
                List.of(),
                game.book().game().outcome(game.state()));
    }

    /** Nobody clicks into a picture. */
    private static final class Nobody implements BoardHost {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    }
}
