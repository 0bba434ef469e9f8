package org.polemarch.pericles.rules.political;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * 7.41 D: on Peace every unit of a city-state goes home or to a Theater with a base of its own colour. The Controlling
 * Faction of its Side says where, for units that stand in such a Theater as well.
 */
@Cites("7.41")
public final class SendHome implements Decision<PericlesState, SendHome.Unit, SendHome.To> {

    /** A unit leaves a Theater. */
    public record Unit(Side side, Piece piece, Theater from) implements Frame {}

    /** It goes there, or with its own Theater stays. */
    public record To(Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()));
        }
    }

    /** A unit went home. */
    public record WentHome(Piece piece, Theater from, Theater to) implements GameEvent {
        @Override
        public String cites() {
            return "7.41";
        }
    }

    private static final To[] TO = new To[Theater.COUNT];

    static {
        for (int i = 0; i < TO.length; i++) {
            TO[i] = new To(Theater.of(i));
        }
    }

    /** Sends both Sides home, Athens first. */
    void begin(Play<PericlesState> play) {
        proceed(play, Side.SPARTA);
        proceed(play, Side.ATHENS);
    }

    private void proceed(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        List<To> places = places(state, side);
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(side)) {
                while (piece.colour().cityState() && state.board().unmoved(from, piece) > 0) {
                    if (places.size() > 1) {
                        play.next(new Unit(side, piece, from));
                        return;
                    }
                    go(play, piece, from, places.get(0).theater());
                }
            }
        }
        state.board().restAll();
    }

    private static boolean fits(PericlesState state, Side side, Theater theater) {
        return theater == side.home() || state.board().count(theater, Piece.cityBase(side)) > 0;
    }

    private static List<To> places(PericlesState state, Side side) {
        List<To> places = new ArrayList<>();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (fits(state, side, Theater.of(i))) {
                places.add(TO[i]);
            }
        }
        return places;
    }

    private static void go(Play<PericlesState> play, Piece piece, Theater from, Theater to) {
        play.state().board().march(piece, from, to);
        if (from != to) {
            play.report(() -> new WentHome(piece, from, to));
        }
    }

    @Override
    public Class<Unit> frame() {
        return Unit.class;
    }

    @Override
    public Seat decider(Unit frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<To> legal(Unit frame, PericlesState state) {
        return places(state, frame.side());
    }

    @Override
    public void apply(To move, Unit frame, Play<PericlesState> play) {
        go(play, frame.piece(), frame.from(), move.theater());
        proceed(play, frame.side());
    }
}
