package org.polemarch.mountford.ui;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Scene;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.BoardHost;
import org.polemarch.api.ui.Situation;
import org.polemarch.api.ui.Theme;
import org.polemarch.api.ui.map.GeoBounds;
import org.polemarch.core.bots.GameThinking;
import org.polemarch.core.bots.GreedyBot;
import org.polemarch.core.engine.Game;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.mountford.MountfordPlugin;

/**
 * Draws the board at moments of a game, for people to look at:
 * {@code seed moment width height file [all|attica|aegean] [zones] [dark]}, where the moment is a number of decisions,
 * a kind of question such as {@code ObjectiveChoice}, or {@code end}. With {@code time} it tells how long each update
 * of a game took instead.
 */
public final class MountfordPictures {

    private static final GeoBounds ATTICA = new GeoBounds(37.3, 22.2, 38.7, 24.4);
    private static final GeoBounds AEGEAN = new GeoBounds(36.6, 23.5, 40.9, 28.6);

    private MountfordPictures() {}

    public static void main(String[] arguments) {
        Game<?> game = prepared().start(Long.parseLong(arguments[0]));
        if (arguments[1].equals("time")) {
            time(game, Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
        } else {
            playTo(game, arguments[1]);
            draw(game, List.of(arguments));
        }
        System.exit(0);
    }

    private static PreparedGame<?> prepared() {
        MountfordPlugin plugin = new MountfordPlugin();
        return PreparedGame.of(plugin, List.of(), plugin.info().defaultSetup(), Optional.empty());
    }

    private static void playTo(Game<?> game, String moment) {
        Chance chance = Chance.seeded(1);
        boolean counted = moment.chars().allMatch(Character::isDigit);
        while (!game.over()) {
            String frame = game.question().frame().getClass().getName();
            if (counted ? game.decisions() >= Integer.parseInt(moment) : frame.contains("." + moment + "$")) {
                return;
            }
            step(game, chance);
        }
    }

    static void step(Game<?> game, Chance chance) {
        game.play(new GreedyBot(1).choose(new GameThinking<>(game, chance, () -> false)));
    }

    private static void draw(Game<?> game, List<String> arguments) {
        int width = Integer.parseInt(arguments.get(2));
        int height = Integer.parseInt(arguments.get(3));
        Toolkit.call(() -> {
            MountfordBoard board = board(width, height);
            Theme.valueOf((arguments.contains("dark") ? "dark" : "light").toUpperCase(Locale.ROOT))
                    .applyTo(board.node());
            board.overlays().setAll(arguments.contains("zones"));
            Seat viewer = game.over() ? new Seat(0, "athens") : game.toAct();
            Situation situation = situation(game, viewer);
            board.show(situation);
            if (arguments.contains("pick")) {
                board.overlays().setAll(true);
                Move far = game.moves().stream()
                        .max(java.util.Comparator.comparingInt(move -> risks(situation, move)))
                        .orElseThrow();
                board.show(picked(game, viewer, far.targets().get(0)));
            }
            Scene scene = Toolkit.scene(board.node(), width, height);
            if (arguments.contains("attica")) {
                board.map().pane().show(ATTICA);
            } else if (arguments.contains("aegean")) {
                board.map().pane().show(AEGEAN);
            }
            Toolkit.scene(board.node(), width, height);
            Toolkit.picture(scene, Path.of(arguments.get(4)));
            return board;
        });
    }

    private static int risks(Situation situation, Move move) {
        org.polemarch.mountford.view.MountfordView view = (org.polemarch.mountford.view.MountfordView) situation.view();
        Target first = move.targets().get(0);
        return view.overlays().ways().stream()
                .filter(way -> way.target().equals(first.id()))
                .mapToInt(way -> (int) way.steps().stream()
                        .filter(step -> step.lossRoll() || step.interception())
                        .count())
                .sum();
    }

    /** How long a situation takes from its coming to its being laid out, for each decision of a game. */
    private static void time(Game<?> game, int width, int height) {
        Chance chance = Chance.seeded(1);
        MountfordBoard board = Toolkit.call(() -> board(width, height));
        long[] took = new long[5000];
        int shown = 0;
        while (!game.over() && shown < took.length) {
            Situation situation = situation(game, game.toAct());
            int index = shown++;
            Toolkit.call(() -> {
                long begun = busy();
                board.show(situation);
                board.node().applyCss();
                board.node().layout();
                took[index] = busy() - begun;
                return board;
            });
            step(game, chance);
        }
        long[] sorted = java.util.Arrays.copyOfRange(took, Math.min(50, shown), shown);
        java.util.Arrays.sort(sorted);
        System.out.printf(
                "%d updates: median %.1f ms, 95%% %.1f ms, 99%% %.1f ms, longest %.1f ms; the first %.1f ms%n",
                shown,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 95 / 100] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                sorted[sorted.length - 1] / 1e6,
                took[0] / 1e6);
    }

    /** Processor time of the toolkit's thread, which other programs do not lengthen. */
    private static long busy() {
        return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static MountfordBoard board(int width, int height) {
        MountfordBoard board = new MountfordBoard(new Nobody(), new MountfordPlugin().words());
        board.node().setStyle("-fx-font-size: 13px;");
        board.node().setPrefSize(width, height);
        Toolkit.scene(board.node(), width, height);
        return board;
    }

    static <S extends GameState<S>> Situation situation(Game<S> game, Seat viewer) {
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

    /** The situation after the first click of an answer. */
    static Situation picked(Game<?> game, Seat asked, Target first) {
        Situation open = situation(game, asked);
        Set<Target> lit = new LinkedHashSet<>();
        for (Move move : game.moves()) {
            if (move.targets().contains(first)) {
                lit.addAll(move.targets());
            }
        }
        lit.remove(first);
        return new Situation(
                open.viewer(), open.view(), open.question(), lit, List.of(first), open.news(), open.outcome());
    }

    /** Nobody clicks into a picture. */
    static final class Nobody implements BoardHost {
        @Override
        public void pick(Target target) {}

        @Override
        public void openRule(String section) {}
    }
}
