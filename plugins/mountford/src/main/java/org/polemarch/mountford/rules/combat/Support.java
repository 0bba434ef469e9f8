package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.model.MountfordState;

/** 4.1 and 4.2: the SPs of a side in the combat space take their place; then those nearby may be brought in. */
@Cites({"4.1", "4.2", "3.5"})
public class Support implements Procedure<MountfordState, Support.Muster> {

    public record Muster(int side) implements Frame {}

    private final Lines lines;

    @Inject
    public Support(Lines lines) {
        this.lines = lines;
    }

    @Override
    public void run(Muster frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        int side = frame.side();
        // Who must fight stands in line on both sides before either says whom it brings in.
        lines.enlist(state, side);
        lines.enlist(state, 1 - side);
        // Once nobody is left to fight, nobody is asked for help; but who offers battle must face it (9.6.7).
        boolean foe =
                side == state.battle().attacker() ? lines.mayFight(state, 1 - side) : lines.count(state, 1 - side) > 0;
        if (!foe && !lines.owesAnybody(state, side)) {
            return;
        }
        if (!lines.armiesNear(state, frame.side()).isEmpty()
                || !lines.looseNear(state, frame.side()).isEmpty()) {
            play.next(new SupportChoice.Ask(frame.side()));
        }
    }
}
