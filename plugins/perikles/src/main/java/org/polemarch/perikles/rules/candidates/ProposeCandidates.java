package org.polemarch.perikles.rules.candidates;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Seating;

/**
 * 4.3 Clockwise from the first player each proposes one candidate. Who can must; who cannot is passed over; it ends when
 * nobody can, at the latest with two candidates in each city.
 */
@Cites("4.3")
public class ProposeCandidates implements Procedure<PeriklesState, ProposeCandidates.Next> {

    /** It is a player's turn, or that of the next who can propose. */
    public record Next(Seat player) implements Frame {}

    private final Seating seating;
    private final Proposals proposals;

    @Inject
    public ProposeCandidates(Seating seating, Proposals proposals) {
        this.seating = seating;
        this.proposals = proposals;
    }

    @Override
    public void run(Next frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.enter(Phase.PROPOSE_CANDIDATES);
        int player = seating.first(frame.player().index(), each -> proposals.possible(each, state));
        if (player >= 0) {
            Seat seat = seating.seat(player);
            play.next(new ProposeCandidate.Propose(seat), new Next(seating.next(seat)));
        }
    }
}
