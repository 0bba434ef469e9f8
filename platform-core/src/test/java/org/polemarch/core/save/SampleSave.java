package org.polemarch.core.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.save.SaveGame.Result;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.wiring.Overlay;

/** A save in which nothing is left out, with what is hard to write: quotes, Greek, a line break, the lowest seed. */
final class SampleSave {

    private static final String DIGEST = "0123456789abcdef01234567";

    static final SaveGame SAVE = of("tiny");

    private SampleSave() {}

    static SaveGame of(String game) {
        return new SaveGame(
                "0.1",
                game,
                Map.of("b", "2", "a", "1"),
                Map.of(),
                "Ann \"and\" Βρασίδας",
                "1970-01-01T00:00:00Z",
                "short",
                Map.of("turns", "24"),
                List.of("fog"),
                Optional.of(new Overlay("mine", "{\n \"x\": 1}")),
                List.of(SavedSeat.person("athens", "Ann"), SavedSeat.bot("sparta", "mcts:500")),
                Seed.of(Long.MIN_VALUE),
                true,
                List.of(
                        new SavedMove("athens", "commit 3"),
                        new SavedMove("sparta", "say: no"),
                        new SavedMove("athens", "done")),
                new TreeMap<>(Map.of(0, DIGEST, 3, DIGEST)),
                Optional.of(new Result("conquest", List.of("athens"))),
                false);
    }

    /** Its file, {@code game.json}, newly written. */
    static Path writtenTo(Path folder) {
        return new SaveFiles().write(folder.resolve("game.json"), SAVE).file();
    }
}
