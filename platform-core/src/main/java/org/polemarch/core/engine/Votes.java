package org.polemarch.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/** The answers to a ballot so far, sealed until all are in. */
final class Votes {

    private final List<Seat> voters;
    private final Move[] cast;
    private int asked;

    Votes(List<Seat> voters) {
        this(List.copyOf(voters), new Move[voters.size()], 0);
    }

    private Votes(List<Seat> voters, Move[] cast, int asked) {
        this.voters = voters;
        this.cast = cast;
        this.asked = asked;
    }

    Votes copy() {
        return new Votes(voters, cast.clone(), asked);
    }

    /**
     * These votes as a seat may imagine them: its own as it is, and the others not cast yet. The same seat is still
     * asked.
     */
    Votes imaginedBy(Seat seat) {
        Move[] known = new Move[cast.length];
        int own = voters.indexOf(seat);
        if (own >= 0) {
            known[own] = cast[own];
        }
        return new Votes(voters, known, asked);
    }

    Seat asked() {
        return voters.get(asked);
    }

    /** Takes the vote of the seat that is asked; true if more are to come. */
    boolean cast(Move vote) {
        cast[asked] = vote;
        for (int i = 0; i < cast.length; i++) {
            if (cast[i] == null) {
                asked = i;
                return true;
            }
        }
        return false;
    }

    List<Move> all() {
        return List.of(cast);
    }

    /** For digests: who voted what, in order. */
    List<Object> sealed() {
        List<Object> all = new ArrayList<>();
        for (Move vote : cast) {
            all.add(vote == null ? "" : vote);
        }
        return all;
    }
}
