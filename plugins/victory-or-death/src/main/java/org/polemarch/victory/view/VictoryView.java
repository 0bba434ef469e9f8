package org.polemarch.victory.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.teach.Whereabouts;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Ending;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Step;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.Until;

/**
 * What one seat may know. Spaces and cards are named by their ids.
 *
 * @param seat whose view it is
 * @param rounds how many rounds the game has
 * @param sources the points of each team by what they come from, in the order of {@link org.polemarch.victory.model.Source}
 * @param secrets the cards of the powers this person plays
 * @param pending what is being resolved, the innermost last
 * @param faces what stands on the cards this seat can see now
 */
public record VictoryView(
        Power seat,
        int round,
        int rounds,
        Power mover,
        Step step,
        int oligarchs,
        int demos,
        List<List<Integer>> sources,
        List<PowerView> powers,
        List<Secrets> secrets,
        List<PieceView> pieces,
        List<PendingView> pending,
        List<LastingView> lasting,
        List<Face> faces,
        Ending ending)
        implements Whereabouts {

    public VictoryView {
        sources = sources.stream().map(List::copyOf).toList();
        powers = List.copyOf(powers);
        secrets = List.copyOf(secrets);
        pieces = List.copyOf(pieces);
        pending = List.copyOf(pending);
        lasting = List.copyOf(lasting);
        faces = List.copyOf(faces);
    }

    public int points(Team team) {
        return team == Team.OLIGARCHS ? oligarchs : demos;
    }

    /** A card in use and a trigger that waits for reactions come before the step they happen in. */
    @Override
    public String whereabouts() {
        if (ending != Ending.RUNNING) {
            return "over";
        }
        if (!pending.isEmpty()) {
            PendingView innermost = pending.get(pending.size() - 1);
            if (!innermost.card().isEmpty()) {
                return "card";
            }
            if (innermost.on() != Moment.STRATEGY_STEP && innermost.on() != Moment.SCORING_ROUND) {
                return "reaction";
            }
        }
        return switch (step) {
            case SET_UP -> "set-up";
            case SCORING -> "scoring";
            default -> mover == seat ? step.name().toLowerCase(Locale.ROOT) : "others";
        };
    }

    /** The content of a card, if the seat can see it. */
    public Optional<Face> face(String card) {
        return faces.stream().filter(face -> face.id().equals(card)).findFirst();
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
     * @param line the spaces of its supply line to a City; if it has none, of the line with the fewest gaps
     * @param gaps where that line is broken
     */
    public record PieceView(
            String id, Power power, Sort sort, String space, Supply supply, List<String> line, List<Gap> gaps) {
        public PieceView {
            line = List.copyOf(line);
            gaps = List.copyOf(gaps);
        }
    }

    /** How a piece is supplied. */
    public enum Supply {
        /** A line leads to a friendly City, or it is one. */
        SUPPLIED,
        /** Every line to a friendly City has a gap. */
        BROKEN,
        NO_CITY
    }

    /** A space that breaks a supply line. */
    public record Gap(String space, Why why) {}

    /** Why a supply line cannot pass a space. */
    public enum Why {
        /** An enemy piece stands there. */
        ENEMY,
        /** No friendly Hoplite, City or token is in the Land space. */
        EMPTY,
        /** No friendly token is in the Neutral space. */
        NO_TOKEN,
        /** The Sea space is next to no friendly Hoplite, City or token. */
        NO_PORT
    }

    /**
     * Something being resolved.
     *
     * @param card the card in use, empty for a trigger
     * @param who the power that uses the card, or whose doing the trigger is
     * @param piece the piece concerned
     * @param space where, empty if nowhere
     * @param from where the piece stands that battles, empty if none does
     */
    public record PendingView(
            String card, Moment on, Optional<Power> who, Optional<Counter> piece, String space, String from) {}

    /** A piece, on the board or gone. */
    public record Counter(Power power, Sort sort) {}

    public record Face(String id, Power power, CardType type, String title, String text) {}

    public record LastingView(String card, Until until) {}
}
