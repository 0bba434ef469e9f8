package org.polemarch.pericles.rules.political;

import java.util.ArrayList;
import java.util.List;
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
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;

/**
 * 7.41 D: on Peace every unit of a city-state goes home or to a Theater with a base of its own colour, which a League base
 * is not. The Controlling Faction of its Side says where; units that stand in such a Theater may stay or go to another.
 */
@Cites("7.41")
public class SendHome implements Decision<PericlesState, SendHome.Homeward, SendHome.Reply> {

    public record Homeward(Side side) implements Frame {}

    public sealed interface Reply extends Move {}

    public record Return(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public List<Target> targets() {
            return Things.pieceFrom(piece, from, to);
        }
    }

    /** The others stay where they are. */
    public record AllHome() implements Reply, Move.Ending {}

    public record WentHome(Piece piece, Theater from, Theater to) implements GameEvent {}

    /** Units abroad go first. */
    public record SomeAreAbroad(Side side) implements Reason {}

    /** Only a base of the city-state itself takes them; a League base does not. */
    public record NoCityBase(Piece piece, Theater theater) implements Reason {}

    private static final AllHome ALL_HOME = new AllHome();

    /** Sends the units of a Side home where there is but one place to go to, and returns whether there is a choice. */
    public boolean takeForced(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        IndexSet places = places(side, state);
        if (places.size() > 1) {
            return anyUnmoved(side, state);
        }
        Theater home = Theater.of(places.first());
        for (Theater from : Theater.onMap()) {
            for (Piece piece : Piece.units(side)) {
                while (goes(piece) && from != home && state.board().count(from, piece) > 0) {
                    go(play, piece, from, home);
                }
            }
        }
        state.board().restAll();
        return false;
    }

    /** Whether such units go home on Peace: those of the city-state do. */
    protected boolean goes(Piece piece) {
        return piece.colour().cityState();
    }

    private boolean anyUnmoved(Side side, PericlesState state) {
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Piece piece : Piece.units(side)) {
                if (goes(piece) && state.board().unmoved(Theater.of(i), piece) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The Theaters that take units of the city-state. */
    protected IndexSet places(Side side, PericlesState state) {
        Marks places = new Marks();
        places.add(side.home().index());
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().count(Theater.of(i), Piece.cityBase(side)) > 0) {
                places.add(i);
            }
        }
        return places.set();
    }

    private IndexSet abroad(Side side, PericlesState state) {
        Marks abroad = new Marks();
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Piece piece : Piece.units(side)) {
                if (goes(piece) && state.board().count(Theater.of(i), piece) > 0) {
                    abroad.add(i);
                }
            }
        }
        return abroad.set().minus(places(side, state));
    }

    private static void go(Play<PericlesState> play, Piece piece, Theater from, Theater to) {
        play.state().board().march(piece, from, to);
        play.report(() -> new WentHome(piece, from, to));
    }

    @Override
    public Seat decider(Homeward frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<Reply> legal(Homeward frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(32);
        IndexSet abroad = abroad(frame.side(), state);
        if (abroad.isEmpty()) {
            legal.add(ALL_HOME);
        }
        IndexSet places = places(frame.side(), state);
        IndexSet origins = abroad.isEmpty() ? places : abroad;
        for (int i = origins.first(); i >= 0; i = origins.after(i)) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(frame.side())) {
                if (goes(piece) && state.board().unmoved(from, piece) > 0) {
                    legal.addAll(places.without(i).map(to -> new Return(piece, from, Theater.of(to))));
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Homeward frame, PericlesState state) {
        Side side = frame.side();
        Refusals refusals = new Refusals(legal(frame, state));
        IndexSet abroad = abroad(side, state);
        if (!abroad.isEmpty()) {
            refusals.move(ALL_HOME, new SomeAreAbroad(side));
        }
        IndexSet places = places(side, state);
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(side)) {
                if (goes(piece) && state.board().unmoved(from, piece) > 0) {
                    for (int to : state.openTheaters().without(i).map(Integer::valueOf)) {
                        Return move = new Return(piece, from, Theater.of(to));
                        if (!places.has(to)) {
                            refusals.move(move, new NoCityBase(piece, move.to()));
                        } else if (!abroad.isEmpty() && !abroad.has(i)) {
                            refusals.move(move, new SomeAreAbroad(side));
                        }
                    }
                }
            }
        }
        return refusals.list();
    }

    @Override
    public void apply(Reply move, Homeward frame, Play<PericlesState> play) {
        if (move instanceof Return returned) {
            go(play, returned.piece(), returned.from(), returned.to());
            if (anyUnmoved(frame.side(), play.state())) {
                play.next(frame);
                return;
            }
        }
        play.state().board().restAll();
    }
}
