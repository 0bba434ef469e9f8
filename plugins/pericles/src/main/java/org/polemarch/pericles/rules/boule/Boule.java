package org.polemarch.pericles.rules.boule;

import jakarta.inject.Inject;
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

    public record Open() implements Frame {}

    public static final Open OPEN = new Open();

    private final Hostages hostages;
    private final IssueChoice choice;

    @Inject
    public Boule(Hostages hostages, IssueChoice choice) {
        this.hostages = hostages;
        this.choice = choice;
    }

    @Override
    public void run(Open frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        for (int step = choice.steps() - 1; step >= 0; step--) {
            for (int side = 1; side >= 0; side--) {
                if (state.scenario().plays(Side.of(side))) {
                    play.next(choice.step(Side.of(side), step));
                }
            }
        }
        for (int i = 1; i >= 0; i--) {
            Side side = Side.of(i);
            if (state.scenario().plays(side)) {
                state.treasury().fillBoard(side, state.data().amounts().strategyBoard());
                if (hostages.areUseful(side, state)) {
                    play.next(new Hostages.Offer(side));
                }
            }
        }
    }
}
