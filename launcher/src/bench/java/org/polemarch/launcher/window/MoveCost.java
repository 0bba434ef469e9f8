package org.polemarch.launcher.window;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.polemarch.api.play.Move;
import org.polemarch.launcher.TestTable;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;

/**
 * What a move costs until it is painted: {@code MOVES GAME:SEATS...}. Plays at random in a window in memory of 1280 x 800 and
 * counts the processor time of the window's thread and of the threads that paint, from the answer until both rest. What
 * is worked out in the background meanwhile is not counted.
 */
final class MoveCost {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 100;
    private static final double CALM_MILLIS = 0.3;
    private static final int CALM_LOOKS = 4;
    private static final int LOOK_EVERY = 12;

    private final Random random = new Random(4);
    private final List<String> slow = new ArrayList<>();

    private MoveCost() {}

    public static void main(String[] args) throws Exception {
        for (String game : List.of(args).subList(1, args.length)) {
            String[] named = game.split(":");
            new MoveCost().measure(named[0], Integer.parseInt(named[1]), Integer.parseInt(args[0]));
        }
        System.exit(0);
    }

    private void measure(String game, int seats, int moves) throws Exception {
        Path folder = Files.createTempDirectory("move-cost");
        try (Stagehand hand = Stagehand.open(TestTable.only(folder, game), 1280, 800)) {
            String[] holders = new String[seats];
            Arrays.fill(holders, "Ann");
            List<Double> costs = new ArrayList<>();
            TableModel model = null;
            for (int i = 0; i < WARM_UP + moves; i++) {
                if (model == null || Stagehand.onFx(model::stage) != Stage.ASKED) {
                    long seed = i;
                    hand.act(window -> window.seated(hand.tables().session(game, false, seed, holders)));
                    model = hand.model();
                    hand.waitFor("a board", hand::boardIsThere);
                    calm();
                }
                double cost = move(model);
                if (i >= WARM_UP) {
                    costs.add(cost);
                }
            }
            report(game, costs);
        }
    }

    private double move(TableModel model) throws InterruptedException {
        double before = calm();
        String said = Stagehand.onFx(() -> {
            List<? extends Move> moves = model.session().question().moves();
            Move move = moves.get(random.nextInt(moves.size()));
            model.choose(move);
            return move.toString();
        });
        double cost = calm() - before;
        slow.add(String.format("%6.1f  %s", cost, said));
        return cost;
    }

    /** Waits until nothing is drawn any more; what was used so far. */
    private static double calm() throws InterruptedException {
        double last = used();
        for (int calm = 0; calm < CALM_LOOKS; calm++) {
            TimeUnit.MILLISECONDS.sleep(LOOK_EVERY);
            double now = used();
            if (now - last > CALM_MILLIS) {
                calm = -1;
            }
            last = now;
        }
        return last;
    }

    /** Milliseconds of processor time of the threads that draw. */
    private static double used() {
        long nanos = 0;
        for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
            if (thread != null && draws(thread.getThreadName())) {
                nanos += Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId()));
            }
        }
        return nanos / 1e6;
    }

    private static boolean draws(String thread) {
        return thread.startsWith("JavaFX Application") || thread.startsWith("Quantum") || thread.contains("Prism");
    }

    private void report(String game, List<Double> costs) {
        costs.sort(null);
        int size = costs.size();
        long over = costs.stream().filter(cost -> cost > 33).count();
        System.out.printf(
                "%-17s %d moves: median %.1f, p95 %.1f, p99 %.1f, most %.1f ms; over 33 ms: %d%n",
                game,
                size,
                costs.get(size / 2),
                costs.get(size * 95 / 100),
                costs.get(size * 99 / 100),
                costs.get(size - 1),
                over);
        slow.stream().sorted((one, other) -> other.compareTo(one)).limit(12).forEach(System.out::println);
    }
}
