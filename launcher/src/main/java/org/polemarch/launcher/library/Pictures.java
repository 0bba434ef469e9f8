package org.polemarch.launcher.library;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Set;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.launcher.table.Situations;

/**
 * The pictures of the boards on the cards and the number of decisions, which are made once for each version of a plugin
 * and kept. The picture is of a game nobody plays, so it tells no secret.
 */
public final class Pictures {

    /** By what it is played, and when it is drawn. */
    public static final long SEED = 431;

    public static final int OPENING_MOVES = 24;
    public static final int WIDTH = 1280;
    public static final int HEIGHT = 760;

    private final Path folder;
    private final Painter painter;

    public Pictures(Path folder, Painter painter) {
        this.folder = folder;
        this.painter = painter;
    }

    /** A game to draw and how many decisions it took when it was played to its end at random. */
    public record Sample(PreparedGame<?> prepared, Situation situation, int decisions) {}

    /** Where the picture of a game is or will be. */
    public Path file(InstalledGame game, boolean dark) {
        return folder.resolve(stem(game) + (dark ? "-dark.png" : ".png"));
    }

    private Path facts(InstalledGame game) {
        return folder.resolve(stem(game) + ".properties");
    }

    private static String stem(InstalledGame game) {
        Path jar = game.from().file();
        try {
            return game.id() + "-" + game.from().version() + "-"
                    + Long.toString(Files.getLastModifiedTime(jar).toMillis() ^ Files.size(jar), 36);
        } catch (IOException e) {
            return game.id() + "-" + game.from().version();
        }
    }

    /** How many decisions were counted. */
    public OptionalInt decisions(InstalledGame game) {
        Path file = facts(game);
        if (Files.isRegularFile(file)) {
            Properties kept = new Properties();
            try (Reader in = Files.newBufferedReader(file)) {
                kept.load(in);
                return OptionalInt.of(Integer.parseInt(kept.getProperty("decisions", "")));
            } catch (IOException | IllegalArgumentException e) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /** Plays a game at random, to be drawn after a few moves. Takes a while: not on the window's thread. */
    public Sample sample(InstalledGame game) {
        PreparedGame<?> prepared = game.prepare(game.setup().build(), Optional.empty());
        Sample sample = played(prepared);
        keep(game, sample.decisions());
        return sample;
    }

    /** Draws it and keeps the picture, which is there when this returns. Takes longer still. */
    public Path draw(InstalledGame game, Sample sample, boolean dark) throws IOException {
        Path file = file(game, dark);
        Files.createDirectories(folder);
        // Under another name first: a program that ends meanwhile must not leave half a picture.
        Path part = folder.resolve("part-" + file.getFileName());
        painter.paint(game, sample, dark, part);
        return Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static <S extends GameState<S>> Sample played(PreparedGame<S> prepared) {
        Game<S> game = prepared.start(SEED);
        Chance chance = Chance.seeded(SEED);
        Situation early = looked(game);
        while (!game.over() && game.decisions() < prepared.info().longest()) {
            if (game.decisions() == OPENING_MOVES) {
                early = looked(game);
            }
            game.play(chance.below(game.moves().size()));
        }
        return new Sample(prepared, early, game.decisions());
    }

    private static <S extends GameState<S>> Situation looked(Game<S> game) {
        Seat eyes = game.toAct();
        Situation asked = Situations.of(game, eyes, List.of());
        return new Situation(eyes, asked.view(), Optional.empty(), Set.of(), List.of(), List.of(), asked.outcome());
    }

    private void keep(InstalledGame game, int decisions) {
        Properties facts = new Properties();
        facts.setProperty("decisions", String.valueOf(decisions));
        try {
            Files.createDirectories(folder);
            try (Writer out = Files.newBufferedWriter(facts(game))) {
                facts.store(out, null);
            }
        } catch (IOException e) {
            // It will be counted again the next time.
        }
    }
}
