package org.polemarch.mountford.rules.politics;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 9.3.3: in every political phase, after the armistices, Persia joins or leaves the war until the next one. */
@Cites("9.3.3")
public class PersianAlliance implements Procedure<MountfordState, PersianAlliance.Check> {

    public record Check() implements Frame {}

    /** Persia entered or left the war. */
    public record PersiaSides(boolean atWar) implements GameEvent {}

    private final KingsFavour king;

    @Inject
    public PersianAlliance(KingsFavour king) {
        this.king = king;
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        boolean joins = king.isSpartas(state);
        if (joins != state.persiaAtWar()) {
            state.setPersiaAtWar(joins);
            play.report(() -> new PersiaSides(joins));
        }
    }
}
