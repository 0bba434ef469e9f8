package org.polemarch.core.session;

import java.util.function.Supplier;
import org.polemarch.core.save.SaveFault;

/**
 * A save that can be read, but whose moves no longer lead where they led: the rules have changed since, or the file has. Nothing
 * is lost: the player may take the game as it stands now, or as it was while it still fitted.
 */
public final class SaveDiffers extends SaveFault {

    private final int fits;
    private final transient Supplier<Session<?>> asItStands;
    private final transient Supplier<Session<?>> before;

    SaveDiffers(String source, String what, int fits, Supplier<Session<?>> asItStands, Supplier<Session<?>> before) {
        super(source, what);
        this.fits = fits;
        this.asItStands = asItStands;
        this.before = before;
    }

    /** The number of moves after which the position is still known to be the one that was saved. */
    public int fits() {
        return fits;
    }

    /** The game by the rules of today: all moves, up to the first that is no longer legal. It is saved beside the old one. */
    public Session<?> asItStands() {
        return asItStands.get();
    }

    /** The game while it still fitted, as a branch of its own. */
    public Session<?> before() {
        return before.get();
    }
}
