package org.polemarch.launcher.bench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.polemarch.api.chance.Chance;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.plugins.PluginFolders;
import org.polemarch.core.plugins.PluginHost;
import org.polemarch.core.wiring.PreparedGame;

/** Random play and copies of the installed games: one operation is one decision, or one copy. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayBenchmark {

    private static final int MIDDLE = 120;

    @Param({"perikles", "polis", "victory-or-death", "pericles", "mountford"})
    private String game;

    private final Chance chance = Chance.seeded(7);
    private PluginHost host;
    private PreparedGame<?> prepared;
    private Game<?> played;
    private Game<?> middle;
    private long seed;

    @Setup
    public void load() {
        Path target = Path.of("target").toAbsolutePath();
        Path nowhere = target.resolve("bench");
        host = PluginHost.open(
                new PluginFolders(target.resolve("plugins"), nowhere, nowhere.resolve("trust.json")), "0.1.0");
        InstalledGame installed = host.catalog().game(game);
        prepared = installed.prepare(installed.setup().build(), Optional.empty());
        played = prepared.start(seed);
        middle = prepared.start(seed);
        for (int i = 0; i < MIDDLE && middle.decisions() == i; i++) {
            Game<?> before = middle.copy();
            middle.play(chance.below(middle.moves().size()));
            if (middle.over()) {
                middle = before;
                break;
            }
        }
    }

    @TearDown
    public void unload() {
        host.close();
    }

    /** A decision of a random game; a new game is started when one is over. */
    @Benchmark
    public int decision() {
        if (played.over()) {
            played = prepared.start(++seed);
        }
        played.play(chance.below(played.moves().size()));
        return played.decisions();
    }

    /** A copy of a game in its middle. */
    @Benchmark
    public Game<?> copy() {
        return middle.copy();
    }
}
