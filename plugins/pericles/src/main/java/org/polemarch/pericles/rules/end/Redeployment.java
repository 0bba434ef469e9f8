package org.polemarch.pericles.rules.end;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/**
 * 11.3 Redeployment, colour by colour: units that may not stay go first, then any unit may go once to a Theater with a
 * base for its colour. A unit that can go nowhere is disbanded. The Controlling Faction of the Side decides.
 */
@Cites("11.3")
public class Redeployment implements Decision<PericlesState, Redeployment.Redeploy, Redeployment.Reply> {

    public record Redeploy(Colour colour) implements Frame {}

    public sealed interface Reply extends Move {}

    public record Transfer(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public String notation() {
            return "redeploy " + piece.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return Things.pieceFrom(piece, from, to);
        }
    }

    /** A unit that can go nowhere is given up. */
    public record GiveUp(Piece piece, Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return Things.pieceIn(piece, theater);
        }
    }

    public record Settled() implements Reply, Move.Ending {}

    public record UnitRedeployed(Piece piece, Theater from, Theater to) implements GameEvent {}

    public record UnitGivenUp(Piece piece, Theater theater) implements GameEvent {}

    public record UnitsMustGo() implements Reason {}

    public record NoBaseThere(Colour colour, Theater theater) implements Reason {}

    public record TheaterCrowded(Theater theater, int units) implements Reason {}

    /** Units that must go move first. */
    public record OthersFirst(Piece piece, Theater theater) implements Reason {}

    /** A unit redeploys once. */
    public record MovedAlready(Piece piece) implements Reason {}

    public record HasAPlace(Piece piece) implements Reason {}

    static final Redeploy DELIAN = new Redeploy(Colour.DELIAN);
    static final Redeploy ATHENIAN = new Redeploy(Colour.ATHENS);
    static final Redeploy PELOPONNESIAN = new Redeploy(Colour.PELOPONNESIAN);
    static final Redeploy SPARTAN = new Redeploy(Colour.SPARTA);

    private static final Settled SETTLED = new Settled();
    private static final Transfer[][][] TRANSFER = new Transfer[Piece.COUNT][Theater.COUNT][];
    private static final Piece[][] UNITS = Stream.of(Colour.values())
            .map(colour -> Stream.of(Piece.units(colour.side()))
                    .filter(piece -> piece.colour() == colour)
                    .toArray(Piece[]::new))
            .toArray(Piece[][]::new);

    static {
        for (Piece piece : Piece.values()) {
            for (int i = 0; i < Theater.COUNT; i++) {
                Theater from = Theater.of(i);
                TRANSFER[piece.index()][i] = Theater.each(to -> new Transfer(piece, from, to), Transfer[]::new);
            }
        }
    }

    /** Whether a base there takes units of that colour. */
    protected boolean hasBase(PericlesState state, Colour colour, Theater theater) {
        Board board = state.board();
        return switch (colour) {
            case ATHENS -> board.bases(Side.ATHENS, theater) > 0;
            case SPARTA -> board.count(theater, Piece.SPARTA_BASE) > 0;
            case PELOPONNESIAN -> board.count(theater, Piece.PELOPONNESIAN_BASE) > 0;
            default -> board.count(theater, Piece.DELIAN_BASE) > 0;
        };
    }

    /** How many units of a colour there must go. */
    protected int tooMany(PericlesState state, Colour colour, Theater theater) {
        Board board = state.board();
        Side side = colour.side();
        int own = 0;
        for (Piece piece : UNITS[colour.index()]) {
            own += board.count(theater, piece);
        }
        if (own == 0) {
            return 0;
        }
        // League units go first, Argos counting with the Delians; the city-state makes room when it is its turn.
        int counted = colour.cityState() ? board.units(side, theater) : own + board.count(theater, Piece.ARGOS_LAND);
        if (hasBase(state, colour, theater)) {
            return Math.min(own, Math.max(0, counted - room(state)));
        }
        if (board.bases(side, theater) > 0) {
            return own;
        }
        return Math.min(own, Math.max(0, counted - 1));
    }

    /** How many units of a Side a Theater takes. */
    protected int room(PericlesState state) {
        return state.data().amounts().unitsPerTheater();
    }

    private boolean isCrowded(PericlesState state, Colour colour, Theater theater) {
        return state.board().units(colour.side(), theater) >= room(state);
    }

    /** The Theaters a unit of that colour may redeploy to. */
    protected IndexSet places(PericlesState state, Colour colour) {
        Marks places = new Marks();
        IndexSet open = state.openTheaters();
        for (int i = open.first(); i >= 0; i = open.after(i)) {
            Theater theater = Theater.of(i);
            if (hasBase(state, colour, theater) && !isCrowded(state, colour, theater)) {
                places.add(i);
            }
        }
        return places.set();
    }

    /** The Theaters where some unit of that colour may not stay. */
    private IndexSet mustGo(PericlesState state, Colour colour) {
        Marks all = new Marks();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (tooMany(state, colour, Theater.of(i)) > 0) {
                all.add(i);
            }
        }
        return all.set();
    }

    @Override
    public Seat decider(Redeploy frame, PericlesState state) {
        return state.controlling(frame.colour().side()).seat();
    }

    @Override
    public List<Reply> legal(Redeploy frame, PericlesState state) {
        IndexSet mustGo = mustGo(state, frame.colour());
        boolean forced = !mustGo.isEmpty();
        List<Reply> legal = new ArrayList<>(128);
        if (!forced) {
            legal.add(SETTLED);
        }
        IndexSet origins = forced ? mustGo : state.openTheaters();
        IndexSet places = places(state, frame.colour());
        for (int i = origins.first(); i >= 0; i = origins.after(i)) {
            Theater from = Theater.of(i);
            for (Piece piece : UNITS[frame.colour().index()]) {
                int able = forced
                        ? state.board().count(from, piece)
                        : state.board().unmoved(from, piece);
                if (able > 0) {
                    add(legal, piece, from, places.without(i), forced);
                }
            }
        }
        return legal;
    }

    private static void add(List<Reply> legal, Piece piece, Theater from, IndexSet places, boolean forced) {
        if (forced && places.isEmpty()) {
            legal.add(new GiveUp(piece, from));
        }
        for (int to = places.first(); to >= 0; to = places.after(to)) {
            legal.add(TRANSFER[piece.index()][from.index()][to]);
        }
    }

    @Override
    public List<Refusal> refusals(Redeploy frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet mustGo = mustGo(state, frame.colour());
        if (!mustGo.isEmpty()) {
            refusals.move(SETTLED, new UnitsMustGo());
        }
        IndexSet places = places(state, frame.colour());
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : UNITS[frame.colour().index()]) {
                if (state.board().count(from, piece) > 0) {
                    for (Transfer transfer : TRANSFER[piece.index()][i]) {
                        refusals.move(transfer, obstacle(transfer, frame.colour(), mustGo, state));
                    }
                    if (!places.without(i).isEmpty()) {
                        refusals.move(new GiveUp(piece, from), new HasAPlace(piece));
                    }
                }
            }
        }
        return refusals.list();
    }

    /** What keeps a unit of that colour from being redeployed so; where it stays open, {@link #places} must agree. */
    protected Optional<Reason> obstacle(Transfer transfer, Colour colour, IndexSet mustGo, PericlesState state) {
        Piece piece = transfer.piece();
        Theater from = transfer.from();
        if (!hasBase(state, colour, transfer.to())) {
            return Optional.of(new NoBaseThere(colour, transfer.to()));
        }
        if (isCrowded(state, colour, transfer.to())) {
            return Optional.of(new TheaterCrowded(transfer.to(), room(state)));
        }
        if (!mustGo.isEmpty()) {
            return mustGo.has(from.index()) ? Optional.empty() : Optional.of(new OthersFirst(piece, from));
        }
        return state.board().unmoved(from, piece) == 0 ? Optional.of(new MovedAlready(piece)) : Optional.empty();
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
