package org.polemarch.pericles.rules.end;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * 11.3 Redeployment, colour by colour: units that may not stay go first, then any unit may go once to a Theater with a
 * base for its colour. A unit that can go nowhere is disbanded. The Controlling Faction of the Side decides.
 */
@Cites("11.3")
public class Redeployment implements Decision<PericlesState, Redeployment.Redeploy, Redeployment.Reply> {

    /** The units of a colour redeploy. */
    public record Redeploy(Colour colour) implements Frame {}

    /** What is done next. */
    public sealed interface Reply extends Move {}

    /** A unit goes there. */
    public record Transfer(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public String notation() {
            return "redeploy " + piece.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(from.id()), Target.piece(piece.id() + "@" + from.id()), Target.space(to.id()));
        }
    }

    /** A unit that can go nowhere is given up. */
    public record GiveUp(Piece piece, Theater theater) implements Reply {
        @Override
        public String notation() {
            return "give-up " + piece.id() + " " + theater.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()), Target.piece(piece.id() + "@" + theater.id()));
        }
    }

    /** All are where they shall be. */
    public record Settled() implements Reply {}

    /** A unit was redeployed. */
    public record UnitRedeployed(Piece piece, Theater from, Theater to) implements GameEvent {}

    /** A unit found no place. */
    public record UnitGivenUp(Piece piece, Theater theater) implements GameEvent {}

    /** Some units may not stay where they are. */
    public record UnitsMustGo() implements Reason {}

    /** There is no base for that colour. */
    public record NoBaseThere(Colour colour, Theater theater) implements Reason {}

    /** The Theater has all the units it can take. */
    public record TheaterCrowded(Theater theater, int units) implements Reason {}

    /** Units that must go move first. */
    public record OthersFirst(Piece piece, Theater theater) implements Reason {}

    /** A unit redeploys once. */
    public record MovedAlready(Piece piece) implements Reason {}

    /** It can go somewhere. */
    public record HasAPlace(Piece piece) implements Reason {}

    static final Redeploy DELIAN = new Redeploy(Colour.DELIAN);
    static final Redeploy ATHENIAN = new Redeploy(Colour.ATHENS);
    static final Redeploy PELOPONNESIAN = new Redeploy(Colour.PELOPONNESIAN);
    static final Redeploy SPARTAN = new Redeploy(Colour.SPARTA);

    private static final Settled SETTLED = new Settled();
    private static final Transfer[][][] TRANSFER = new Transfer[Piece.COUNT][Theater.COUNT][Theater.COUNT];
    private static final Piece[][] UNITS = new Piece[Colour.values().length][];

    static {
        for (int p = 0; p < Piece.COUNT; p++) {
            for (int from = 0; from < Theater.COUNT; from++) {
                for (int to = 0; to < Theater.COUNT; to++) {
                    TRANSFER[p][from][to] = new Transfer(Piece.of(p), Theater.of(from), Theater.of(to));
                }
            }
        }
        UNITS[Colour.ATHENS.index()] = new Piece[] {Piece.ATHENS_LAND, Piece.ATHENS_NAVAL};
        UNITS[Colour.DELIAN.index()] = new Piece[] {Piece.DELIAN_LAND, Piece.DELIAN_NAVAL};
        UNITS[Colour.SPARTA.index()] = new Piece[] {Piece.SPARTA_LAND, Piece.THE_300, Piece.SPARTA_NAVAL};
        UNITS[Colour.PELOPONNESIAN.index()] = new Piece[] {Piece.PELOPONNESIAN_LAND, Piece.PELOPONNESIAN_NAVAL};
    }

    /** Whether a base there takes units of that colour. */
    static boolean hasBase(PericlesState state, Colour colour, Theater theater) {
        Board board = state.board();
        return switch (colour) {
            case ATHENS -> board.bases(Side.ATHENS, theater) > 0;
            case SPARTA -> board.count(theater, Piece.SPARTA_BASE) > 0;
            case PELOPONNESIAN -> board.count(theater, Piece.PELOPONNESIAN_BASE) > 0;
            default -> board.count(theater, Piece.DELIAN_BASE) > 0;
        };
    }

    /** How many units of a colour there must go. */
    static int tooMany(PericlesState state, Colour colour, Theater theater) {
        Board board = state.board();
        Side side = colour.side();
        int own = count(board, colour, theater);
        int all = board.units(side, theater);
        // League units go first, Argos counting with the Delians; the city-state makes room when it is its turn.
        int counted = colour.cityState() ? all : own + board.count(theater, Piece.ARGOS_LAND);
        if (hasBase(state, colour, theater)) {
            return Math.min(own, Math.max(0, counted - state.data().amounts().unitsPerTheater));
        }
        if (board.bases(side, theater) > 0) {
            return own;
        }
        return Math.min(own, Math.max(0, counted - 1));
    }

    private static int count(Board board, Colour colour, Theater theater) {
        int count = 0;
        for (Piece piece : UNITS[colour.index()]) {
            count += board.count(theater, piece);
        }
        return count;
    }

    /** The set of Theaters a unit of that colour may redeploy to. */
    private static int places(PericlesState state, Colour colour) {
        int places = 0;
        for (int left = state.openTheaters(); left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            Theater theater = Theater.of(i);
            if (hasBase(state, colour, theater)
                    && state.board().units(colour.side(), theater)
                            < state.data().amounts().unitsPerTheater) {
                places |= 1 << i;
            }
        }
        return places;
    }

    @Override
    public Seat decider(Redeploy frame, PericlesState state) {
        return state.controlling(frame.colour().side()).seat();
    }

    @Override
    public List<Reply> legal(Redeploy frame, PericlesState state) {
        int mustGo = mustGo(state, frame.colour());
        List<Reply> legal = new ArrayList<>(128);
        int places = places(state, frame.colour());
        if (mustGo != 0) {
            add(legal, frame, state, mustGo, places);
        } else {
            legal.add(SETTLED);
            add(legal, frame, state, state.openTheaters(), places);
        }
        return legal;
    }

    private static int mustGo(PericlesState state, Colour colour) {
        int all = 0;
        for (int i = 0; i < Theater.COUNT; i++) {
            if (tooMany(state, colour, Theater.of(i)) > 0) {
                all |= 1 << i;
            }
        }
        return all;
    }

    private static void add(List<Reply> legal, Redeploy frame, PericlesState state, int origins, int places) {
        boolean forced = !legal.contains(SETTLED);
        for (int left = origins; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (Piece piece : UNITS[frame.colour().index()]) {
                boolean can = forced
                        ? state.board().count(Theater.of(from), piece) > 0
                        : state.board().unmoved(Theater.of(from), piece) > 0;
                if (can) {
                    int to = places & ~(1 << from);
                    if (to == 0 && forced) {
                        legal.add(new GiveUp(piece, Theater.of(from)));
                    }
                    for (; to != 0; to &= to - 1) {
                        legal.add(TRANSFER[piece.index()][from][Integer.numberOfTrailingZeros(to)]);
                    }
                }
            }
        }
    }

    @Override
    public List<Refusal> refusals(Redeploy frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        int mustGo = mustGo(state, frame.colour());
        if (mustGo != 0) {
            refusals.add(new Refusal(SETTLED, new UnitsMustGo()));
        }
        int places = places(state, frame.colour());
        for (int from = 0; from < Theater.COUNT; from++) {
            for (Piece piece : UNITS[frame.colour().index()]) {
                for (int to = 0; to < Theater.COUNT && state.board().count(Theater.of(from), piece) > 0; to++) {
                    Theater place = Theater.of(to);
                    if (!hasBase(state, frame.colour(), place)) {
                        refusals.add(
                                new Refusal(TRANSFER[piece.index()][from][to], new NoBaseThere(frame.colour(), place)));
                    } else if (state.board().units(frame.colour().side(), place)
                            >= state.data().amounts().unitsPerTheater) {
                        refusals.add(new Refusal(
                                TRANSFER[piece.index()][from][to],
                                new TheaterCrowded(place, state.data().amounts().unitsPerTheater)));
                    } else if (mustGo != 0 && (mustGo & 1 << from) == 0) {
                        refusals.add(new Refusal(
                                TRANSFER[piece.index()][from][to], new OthersFirst(piece, Theater.of(from))));
                    } else if (mustGo == 0 && state.board().unmoved(Theater.of(from), piece) == 0) {
                        refusals.add(new Refusal(TRANSFER[piece.index()][from][to], new MovedAlready(piece)));
                    }
                }
                if (state.board().count(Theater.of(from), piece) > 0 && (places & ~(1 << from)) != 0) {
                    refusals.add(new Refusal(new GiveUp(piece, Theater.of(from)), new HasAPlace(piece)));
                }
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Redeploy frame, Play<PericlesState> play) {
        Board board = play.state().board();
        if (move instanceof Transfer transfer) {
            board.march(transfer.piece(), transfer.from(), transfer.to());
            play.report(() -> new UnitRedeployed(transfer.piece(), transfer.from(), transfer.to()));
            play.next(frame);
        } else if (move instanceof GiveUp given) {
            board.eliminate(given.theater(), given.piece());
            play.report(() -> new UnitGivenUp(given.piece(), given.theater()));
            play.next(frame);
        } else {
            board.restAll();
        }
    }
}
