package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.core.compare.Experiment.Arm;
import org.polemarch.core.compare.Header.ArmInfo;

/** Adds up the games of two neighbours on the ladder of skill. */
final class Climbing {

    private final Arm arm;
    private final Share.Counter wins = new Share.Counter();
    private long failed;

    Climbing(ArmInfo info) {
        this.arm = new Arm(What.parse(info.what()), info.bots(), true);
    }

    /** Games that both won count for neither. */
    void add(List<GameLine> lines) {
        List<Boolean> decided = new ArrayList<>();
        for (GameLine line : lines) {
            boolean weaker = false;
            boolean stronger = false;
            for (int seat = 0; seat < line.ranks().size(); seat++) {
                if (line.ranks().get(seat) == 1) {
                    boolean strong =
                            arm.bot(seat, line.game()).equals(arm.bots().get(1));
                    stronger |= strong;
                    weaker |= !strong;
                }
            }
            if (stronger != weaker) {
                decided.add(stronger);
            }
            failed += line.failed() ? 1 : 0;
        }
        if (decided.size() == 2) {
            wins.add(decided.get(0), decided.get(1));
        } else {
            decided.forEach(wins::add);
        }
    }

    Findings.Rung rung() {
        Share share = wins.share();
        return new Findings.Rung(
                arm.what().text(),
                arm.bots().get(0),
                arm.bots().get(1),
                share,
                failed,
                400 * Math.log10(share.share() / (1 - share.share())));
    }
}
