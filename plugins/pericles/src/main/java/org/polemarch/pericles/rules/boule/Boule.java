package org.polemarch.pericles.rules.boule;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/**
 * 5.3 The Boule sets the agenda: boards are refilled, Hostages may be used, then seven issues a Side are picked. Where
 * the table would act at once, Athens goes first (5.32).
 */
@Cites({"5.3", "5.31", "5.32"})
public class Boule implements Procedure<PericlesState, Boule.Open> {

    /** The Boule meets. */
    public record Open() implements Frame {}

    /** The one frame of its kind. */
    public static final Open OPEN = new Open();

    private static final IssueChoice.Choose[][] STEPS = new IssueChoice.Choose[2][IssueChoice.STEPS];
    private static final Hostages.Offer[] HOSTAGES = {new Hostages.Offer(Side.ATHENS), new Hostages.Offer(Side.SPARTA)};

    static {
        for (int side = 0; side < 2; side++) {
            for (int step = 0; step < IssueChoice.STEPS; step++) {
                STEPS[side][step] = new IssueChoice.Choose(Side.of(side), step);
            }
        }
    }

    @Override
    public void run(Open frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Frame> agenda = new ArrayList<>(2 + 2 * IssueChoice.STEPS);
        for (int side = 0; side < 2; side++) {
            if (state.scenario().plays(Side.of(side))) {
                state.treasury().fillBoard(Side.of(side), state.data().amounts().strategyBoard);
                agenda.add(HOSTAGES[side]);
            }
        }
        agenda.removeIf(offer -> !Hostages.available(((Hostages.Offer) offer).side(), state));
        for (int step = 0; step < IssueChoice.STEPS; step++) {
            for (int side = 0; side < 2; side++) {
                if (state.scenario().plays(Side.of(side))) {
                    agenda.add(STEPS[side][step]);
                }
            }
        }
        for (int i = agenda.size() - 1; i >= 0; i--) {
            play.next(agenda.get(i));
        }
    }
}
