package org.polemarch.pericles.rules.political;

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
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/**
 * 7.41 D: on Peace every unit of a city-state goes home or to a Theater with a base of its own colour, which a League base
 * is not. The Controlling Faction of its Side says where; units that stand in such a Theater may stay or go to another.
 */
@Cites("7.41")
public class SendHome implements Decision<PericlesState, SendHome.Homeward, SendHome.Reply> {

    /** Units of that Side are sent home. */
    public record Homeward(Side side) implements Frame {}

    /** What the Controlling Faction says. */
    public sealed interface Reply extends Move {}

    /** A unit goes from one Theater to another. */
    public record Return(Piece piece, Theater from, Theater to) implements Reply {
        @Override
        public String notation() {
            return "return " + piece.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(from.id()), Target.piece(piece.id() + "@" + from.id()), Target.space(to.id()));
        }
    }

    /** The others stay where they are. */
    public record AllHome() implements Reply {}

    /** A unit went home. */
    public record WentHome(Piece piece, Theater from, Theater to) implements GameEvent {}

    /** Units abroad go first. */
    public record SomeAreAbroad(Side side) implements Reason {}

    /** Only a base of the city-state itself takes them; a League base does not. */
    public record NoCityBase(Piece piece, Theater theater) implements Reason {}

    private static final AllHome ALL_HOME = new AllHome();

    /** Sends both Sides home, Athens first. */
    void begin(Play<PericlesState> play) {
        play.state().board().restAll();
        proceed(play, Side.SPARTA);
        proceed(play, Side.ATHENS);
    }

    private static void proceed(Play<PericlesState> play, Side side) {
        PericlesState state = play.state();
        int places = places(state, side);
        if (Integer.bitCount(places) > 1) {
            if (anyUnmoved(state, side)) {
                play.next(new Homeward(side));
            }
            return;
        }
        Theater home = Theater.of(Integer.numberOfTrailingZeros(places));
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(side)) {
                while (piece.colour().cityState()
                        && from != home
                        && state.board().count(from, piece) > 0) {
                    go(play, piece, from, home);
                }
            }
        }
        state.board().restAll();
    }

    private static boolean anyUnmoved(PericlesState state, Side side) {
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Piece piece : Piece.units(side)) {
                if (piece.colour().cityState() && state.board().unmoved(Theater.of(i), piece) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The set of Theaters that take units of the city-state. */
    private static int places(PericlesState state, Side side) {
        int places = side.home().bit();
        for (int i = 0; i < Theater.COUNT; i++) {
            if (state.board().count(Theater.of(i), Piece.cityBase(side)) > 0) {
                places |= 1 << i;
            }
        }
        return places;
    }

    private static int abroad(PericlesState state, Side side) {
        int abroad = 0;
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Piece piece : Piece.units(side)) {
                if (piece.colour().cityState() && state.board().count(Theater.of(i), piece) > 0) {
                    abroad |= 1 << i;
                }
            }
        }
        return abroad & ~places(state, side);
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
        int abroad = abroad(state, frame.side());
        if (abroad == 0) {
            legal.add(ALL_HOME);
        }
        int places = places(state, frame.side());
        for (int left = abroad == 0 ? places : abroad; left != 0; left &= left - 1) {
            Theater from = Theater.of(Integer.numberOfTrailingZeros(left));
            for (Piece piece : Piece.units(frame.side())) {
                if (piece.colour().cityState() && state.board().unmoved(from, piece) > 0) {
                    for (int to = places & ~from.bit(); to != 0; to &= to - 1) {
                        legal.add(new Return(piece, from, Theater.of(Integer.numberOfTrailingZeros(to))));
                    }
                }
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Homeward frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        int abroad = abroad(state, frame.side());
        if (abroad != 0) {
            refusals.add(new Refusal(ALL_HOME, new SomeAreAbroad(frame.side())));
        }
        int places = places(state, frame.side());
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater from = Theater.of(i);
            for (Piece piece : Piece.units(frame.side())) {
                if (piece.colour().cityState() && state.board().unmoved(from, piece) > 0) {
                    for (int left = state.openTheaters() & ~from.bit(); left != 0; left &= left - 1) {
                        Theater to = Theater.of(Integer.numberOfTrailingZeros(left));
                        if ((places & to.bit()) == 0) {
                            refusals.add(new Refusal(new Return(piece, from, to), new NoCityBase(piece, to)));
                        } else if (abroad != 0 && (abroad & from.bit()) == 0) {
                            refusals.add(new Refusal(new Return(piece, from, to), new SomeAreAbroad(frame.side())));
                        }
                    }
                }
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Homeward frame, Play<PericlesState> play) {
        if (move instanceof Return returned) {
            go(play, returned.piece(), returned.from(), returned.to());
            if (anyUnmoved(play.state(), frame.side())) {
                play.next(frame);
                return;
            }
        }
        play.state().board().restAll();
    }
}
