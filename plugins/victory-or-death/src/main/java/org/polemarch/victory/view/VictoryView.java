package org.polemarch.victory.view;

import java.util.List;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Until;

/**
 * What one seat may know. Spaces and cards are named by their ids.
 *
 * @param seat whose view it is
 * @param secrets the cards of the powers this person plays
 * @param pending what is being resolved, the innermost last
 */
public record VictoryView(
        Power seat,
        int round,
        Power mover,
        Step step,
        int oligarchs,
        int demos,
        List<PowerView> powers,
        List<Secrets> secrets,
        List<PieceView> pieces,
        List<PendingView> pending,
        List<LastingView> lasting,
        Ending ending) {

    public VictoryView {
        powers = List.copyOf(powers);
        secrets = List.copyOf(secrets);
        pieces = List.copyOf(pieces);
        pending = List.copyOf(pending);
        lasting = List.copyOf(lasting);
    }

    /**
     * What everybody knows of a power.
     *
     * @param person the person who plays it, from 1
     * @param available Hoplites, Triremes, Cities and tokens not in play
     * @param open the face-up card of the discard pile, empty before there is one
     * @param seen the discards everybody has seen
     */
    public record PowerView(
            Power power,
            int person,
            List<Integer> available,
            List<String> tokens,
            int bowl,
            int hand,
            int deck,
            int discards,
            int prepared,
            List<String> status,
            String open,
            List<String> seen) {
        public PowerView {
            available = List.copyOf(available);
            tokens = List.copyOf(tokens);
            status = List.copyOf(status);
            seen = List.copyOf(seen);
        }
    }

    /** The cards only the owner knows. */
    public record Secrets(Power power, List<String> hand, List<String> prepared, List<String> discards) {
        public Secrets {
            hand = List.copyOf(hand);
            prepared = List.copyOf(prepared);
            discards = List.copyOf(discards);
        }
    }

    /**
     * A piece and its supply.
     *
     * @param line the spaces of its supply line to the City, or, if it has none, those it can reach
     */
    public record PieceView(String id, Power power, Sort sort, String space, Supply supply, List<String> line) {
        public PieceView {
            line = List.copyOf(line);
        }
    }

    /** How a piece is supplied. */
    public enum Supply {
        /** A line leads to a friendly City, or it is one. */
        SUPPLIED,
        /** Its own sea has no port of call. */
        NO_PORT,
        /** No friendly City can be reached. */
        CUT_OFF
    }

    /**
     * Something being resolved.
     *
     * @param card the card in use, empty for a trigger
     * @param who the power that uses the card, or whose doing the trigger is; empty if nobody's
     * @param piece the piece concerned, empty if there is none
     */
    public record PendingView(String card, Moment on, String who, String piece, String space) {}

    /** An effect that lasts. */
    public record LastingView(String card, Until until) {}
}
