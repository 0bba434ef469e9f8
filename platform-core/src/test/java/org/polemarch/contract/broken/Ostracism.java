package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;

/** 7: everybody votes in secret; whoever alone has most votes pays a coin. */
@Cites("7")
class Ostracism implements Ballot<OstrakaState, Ostracism.Vote, Ostracism.Against> {

    record Vote() implements Frame {}

    record Against(Seat seat) implements Move {}

    @Cites({})
    record Voted(List<Seat> votes) implements GameEvent {
        Voted {
            votes = List.copyOf(votes);
        }
    }

    final List<Seat> seats;

    Ostracism(List<Seat> seats) {
        this.seats = seats;
    }

    @Override
    public List<Seat> voters(Vote frame, OstrakaState state) {
        return seats;
    }

    @Override
    public List<Against> legal(Vote frame, OstrakaState state, Seat voter) {
        List<Against> moves = new ArrayList<>();
        for (Seat seat : seats) {
            if (!seat.equals(voter)) {
                moves.add(new Against(seat));
            }
        }
        return moves;
    }

    @Override
    public void apply(List<Against> votes, Vote frame, Play<OstrakaState> play) {
        int[] counts = new int[seats.size()];
        for (Against vote : votes) {
            counts[vote.seat().index()]++;
        }
        play.report(() -> new Voted(votes.stream().map(Against::seat).toList()));
        int most = 0;
        boolean alone = true;
        for (int i = 1; i < counts.length; i++) {
            alone = counts[i] > counts[most] || (alone && counts[i] < counts[most]);
            most = counts[i] > counts[most] ? i : most;
        }
        if (alone && play.state().coins[most] > 0) {
            play.state().coins[most]--;
            play.state().bank++;
        }
    }
}
