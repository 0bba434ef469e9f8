package org.polemarch.mountford.rules.scenario;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.TileSet;

/** 9.3.5 and 9.7.6: a player discards tiles of his choice, as far as he has any. */
@Cites({"9.3.5", "9.7.6"})
public class ForcedDiscard implements Procedure<MountfordState, ForcedDiscard.Next> {

    /** So many tiles of these sets (as bits) are still to be discarded by the seat. */
    public record Next(int seat, int sets, int count) implements Frame {}

    @Inject
    public ForcedDiscard() {}

    /** Tiles of one set. */
    public static Next of(TileSet set, int count) {
        return new Next(set.seat(), 1 << set.index(), count);
    }

    /** Tiles of any set the seat holds. */
    public static Next ofSeat(int seat, int count) {
        int sets = 0;
        for (TileSet set : TileSet.values()) {
            sets |= set.seat() == seat ? 1 << set.index() : 0;
        }
        return new Next(seat, sets, count);
    }

    @Override
    public void run(Next frame, Play<MountfordState> play) {
        int held = 0;
        for (TileSet set : TileSet.values()) {
            held += (frame.sets() >>> set.index() & 1) != 0 ? play.state().held(set) : 0;
        }
        if (frame.count() > 0 && held > 0) {
            play.next(
                    new ForcedDiscardChoice.Ask(frame.seat(), frame.sets()),
                    new Next(frame.seat(), frame.sets(), frame.count() - 1));
        }
    }
}
