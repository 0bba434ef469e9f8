package org.polemarch.launcher.library;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.disk.Storage;
import org.polemarch.core.disk.WholeFile;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Watchdog;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.Library;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.Terms;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.table.Situations;

/**
 * The pictures of the boards on the cards and the number of decisions, which are made once for each version of a plugin
 * and kept. The picture shows a game that nobody plays, so it reveals no secret.
 */
public final class Pictures {

    public static final long SEED = 431;
    public static final int OPENING_MOVES = 24;
    public static final int WIDTH = 1280;
    public static final int HEIGHT = 760;

    private static final String BOT = "greedy";
    private static final int COUNTED_GAMES = 3;
    private static final String TYPICAL = "typical-decisions";

    private final Path folder;
    private final Path prepared;
    private final Painter painter;
    private final Map<Path, String> sums = new ConcurrentHashMap<>();

    public Pictures(Path folder, Path prepared, Painter painter) {
        this.folder = folder;
        this.prepared = prepared;
        this.painter = painter;
    }

    public record Sample(PreparedGame<?> prepared, Situation situation) {}

    public Path file(InstalledGame game, boolean dark) {
        return kept(stem(game) + (dark ? "-dark.png" : ".png"));
    }

    private Path facts(InstalledGame game) {
        return kept(stem(game) + ".properties");
    }

    private Path kept(String name) {
        Path made = prepared.resolve(name);
        return Files.isRegularFile(made) ? made : folder.resolve(name);
    }

    private String stem(InstalledGame game) {
        return game.id() + "-" + game.from().version()
                + sums.computeIfAbsent(game.from().file(), Pictures::sum);
    }

    /** What the jar holds, not its date: that is another one in every build and in every package. */
    private static String sum(Path jar) {
        try {
            CRC32 bytes = new CRC32();
            bytes.update(Files.readAllBytes(jar));
            return "-" + Long.toHexString(bytes.getValue());
        } catch (IOException e) {
            return "";
        }
    }

    public OptionalInt decisions(InstalledGame game) {
        Path file = facts(game);
        if (Files.isRegularFile(file)) {
            Properties kept = new Properties();
            try (Reader in = Files.newBufferedReader(file)) {
                kept.load(in);
                return OptionalInt.of(Integer.parseInt(kept.getProperty(TYPICAL, "")));
            } catch (IOException | IllegalArgumentException e) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /** Plays the first moves at random, to be drawn. Takes a while: not on the window's thread. */
    public Sample sample(InstalledGame game) {
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        return Watchdog.call(dog -> played(prepared));
    }

    /** Lets bots play whole games, counts the decisions of a typical one and keeps the number. Takes longer. */
    public int count(InstalledGame game, Library library) {
        int all = 0;
        for (int each = 0; each < COUNTED_GAMES; each++) {
            PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
            long seed = SEED + each;
            all += Watchdog.call(dog -> decisions(prepared, library, seed, dog));
        }
        int typical = all / COUNTED_GAMES;
        keep(game, typical);
        return typical;
    }

    private static int decisions(PreparedGame<?> prepared, Library library, long seed, Watchdog dog) {
        String game = prepared.info().id();
        List<Holder> bots = new ArrayList<>();
        prepared.setup().seats().forEach(seat -> bots.add(new Holder.BotSeat(BOT, library.bot(game, BOT))));
        Terms terms = new Terms(prepared.info().title(), false, library.program(), Map.of());
        Session<?> session = Session.start(prepared, seed, bots, terms);
        while (!session.over() && session.decisions() < prepared.info().longest()) {
            session.botMove();
            dog.beat();
        }
        return session.decisions();
    }

    /** Draws the picture and keeps it. Returns when it is done, which takes longer still. */
    public Path draw(InstalledGame game, Sample sample, boolean dark) throws IOException {
        Path file = file(game, dark);
        Files.createDirectories(folder);
        // Written under another name first, because a painter that fails must not leave half a picture.
        Path part = folder.resolve("part-" + file.getFileName());
        painter.paint(game, sample, dark, part);
        Storage.DISK.rename(part, file);
        return file;
    }

    private static <S extends GameState<S>> Sample played(PreparedGame<S> prepared) {
        Game<S> game = prepared.start(SEED);
        Chance chance = Chance.seeded(SEED);
        Situation shown = looked(game);
        while (!game.over() && game.decisions() < OPENING_MOVES) {
            game.play(chance.below(game.moves().size()));
            shown = game.over() ? shown : looked(game);
        }
        return new Sample(prepared, shown);
    }

    private static <S extends GameState<S>> Situation looked(Game<S> game) {
        return Situations.still(game, game.toAct(), List.of());
    }

    private void keep(InstalledGame game, int decisions) {
        // Not as Properties store themselves: they write the time beside it.
        byte[] fact = (TYPICAL + "=" + decisions + "\n").getBytes(StandardCharsets.US_ASCII);
        try {
            WholeFile.replace(WholeFile.own(facts(game)), out -> out.write(fact));
        } catch (IOException e) {
            // It will be counted again the next time.
        }
    }
}
