package org.polemarch.testkit;

import java.util.List;
import java.util.Optional;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.Result;
import org.polemarch.core.save.SaveGame.SavedMove;
import org.polemarch.core.wiring.Overlay;

/** Saves that differ from another one in one thing, as if somebody had edited it. */
public final class Saves {

    private Saves() {}

    public static SaveGame withMoves(SaveGame save, List<SavedMove> moves) {
        return changed(save, save.overlay(), moves, save.result());
    }

    public static SaveGame withResult(SaveGame save, Result result) {
        return changed(save, save.overlay(), save.moves(), Optional.of(result));
    }

    public static SaveGame withOverlay(SaveGame save, Overlay overlay) {
        return changed(save, Optional.of(overlay), save.moves(), save.result());
    }

    private static SaveGame changed(
            SaveGame save, Optional<Overlay> overlay, List<SavedMove> moves, Optional<Result> result) {
        return new SaveGame(
                save.program(),
                save.game(),
                save.plugins(),
                save.sha256(),
                save.title(),
                save.saved(),
                save.scenario(),
                save.options(),
                save.variants(),
                overlay,
                save.seats(),
                save.seed(),
                save.casual(),
                moves,
                save.digests(),
                result,
                save.edited());
    }
}
