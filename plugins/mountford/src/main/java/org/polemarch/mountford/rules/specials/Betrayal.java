package org.polemarch.mountford.rules.specials;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.operations.HomeReturn;
import org.polemarch.mountford.rules.operations.Withdrawal;

/**
 * 9.7.3 Alcibiades betrays Athens: on the map he goes home at once, others in his space may; then the tile lies in the
 * Situation Box until the Athenian player plays or discards him again.
 */
@Cites("9.7.3")
public class Betrayal extends Rule implements Procedure<MountfordState, Betrayal.Recall> {

    /** Alcibiades is recalled; the tile goes back to the box. */
    public record Recall(int tile) implements Frame {}

    /** Alcibiades was on the map and must go home. */
    public record Recalled(Tile leader) implements GameEvent {}

    /** The tile waits in the Situation Box for Alcibiades to be played or discarded again. */
    public record BackInBox(Tile tile) implements GameEvent {}

    private final SpecialPlay specials;

    @Inject
    public Betrayal(MountfordData data, SpecialPlay specials) {
        super(data);
        this.specials = specials;
    }

    @Override
    public void run(Recall frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int alcibiades = specials.alcibiades();
        int space = state.armySpace(alcibiades);
        state.chest().toBox(frame.tile());
        play.report(() -> new BackInBox(tiles.tile(frame.tile())));
        if (space >= 0) {
            Space left = atlas.space(space);
            play.report(() -> new Recalled(tiles.tile(alcibiades)));
            play.next(
                    new HomeReturn.Begin(alcibiades),
                    new Withdrawal.Ask(Seats.PELOPONNESE, left),
                    new Withdrawal.Ask(Seats.ATHENS, left));
        }
    }
}
