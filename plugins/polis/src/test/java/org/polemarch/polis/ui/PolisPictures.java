package org.polemarch.polis.ui;

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
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.PolisTable;
import org.polemarch.polis.War;
import org.polemarch.polis.model.PolisState;

/** Draws the board at moments of a game, for people to look at: {@code seed decisions width height file [theme]}, {@code war}
 * before the seed for the figures of {@link War}. */
public final class PolisPictures {

    private PolisPictures() {}

    public static void main(String[] arguments) {
        boolean war = arguments[0].startsWith("war");
        PreparedGame<PolisState> prepared = war ? War.prepare() : PolisTable.prepare(Optional.empty());
        Game<PolisState> game = prepared.start(Long.parseLong(arguments[0].replace("war", "")));
        Chance chance = Chance.seeded(1);
        String wanted = arguments[1];
        int decisions = wanted.equals("battle") || wanted.equals("end") ? 5000 : Integer.parseInt(wanted);
        for (int i = 0; i < decisions && !game.over(); i++) {
            if (wanted.equals("battle") && game.state().combat().laid() == 3) {
                break;
            }
            game.play(new GreedyBot(2).choose(new GameThinking<>(game, chance, () -> false)));
        }
        Seat viewer = game.over() ? new Seat(0, "athens") : game.toAct();
        draw(
                game,
                viewer,
                Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]),
                Path.of(arguments[4]),
                arguments.length > 5 ? arguments[5] : "light");
        System.exit(0);
    }

    private static void draw(Game<PolisState> game, Seat viewer, int width, int height, Path file, String theme) {
        PreparedGame<PolisState> prepared = PolisTable.prepare(Optional.empty());
        Toolkit.call(() -> {
            PolisBoard board = new PolisBoard(new Nobody(), prepared.words());
            board.node().setStyle("-fx-font-size: 13px;");
            board.node().setPrefSize(width, height);
            Theme.valueOf(theme.toUpperCase(Locale.ROOT)).applyTo(board.node());
            Scene scene = Toolkit.scene(board.node(), width, height);
            board.show(situation(game, viewer));
            Toolkit.scene(board.node(), width, height);
            Toolkit.picture(scene, file);
            return file;
        });
    }

    static Situation situation(Game<PolisState> game, Seat viewer) {
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
    static final class Nobody implements BoardHost {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    }
}
