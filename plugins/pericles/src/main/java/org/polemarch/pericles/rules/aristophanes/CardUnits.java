package org.polemarch.pericles.rules.aristophanes;

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
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 5.11 B: an Aristophanes card adds or removes units; the Controlling Faction says where. */
@Cites("5.11")
public class CardUnits implements Decision<PericlesState, CardUnits.Where, CardUnits.At> {

    /** Units of a kind come ({@code coming}) or go, one at a time. */
    public record Where(Side side, Piece piece, boolean coming, int left) implements Frame {}

    /** There. */
    public record At(Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.space(theater.id()));
        }
    }

    /** A unit came or went. */
    public record UnitChanged(Piece piece, Theater theater, boolean came) implements GameEvent {}

    /** Units come where they have a base. */
    public record NoBaseForThem(Piece piece, Theater theater) implements Reason {}

    /** There are none to lose. */
    public record NoneThere(Piece piece, Theater theater) implements Reason {}

    private static final At[] AT = new At[Theater.COUNT];

    static {
        for (int i = 0; i < AT.length; i++) {
            AT[i] = new At(Theater.of(i));
        }
    }

    /** Schedules what a card says, Athens first. */
    void begin(Play<PericlesState> play, AristophanesFacts card) {
        for (int i = 1; i >= 0; i--) {
            Side side = Side.of(i);
            AristophanesFacts.SideFacts facts = AristophanesCard.of(card, side);
            facts.remove().forEach(units -> proceed(play, new Where(side, units.piece(), false, units.count())));
            facts.add().forEach(units -> proceed(play, new Where(side, units.piece(), true, units.count())));
        }
    }

    private void proceed(Play<PericlesState> play, Where where) {
        if (where.left() > 0 && !legal(where, play.state()).isEmpty()) {
            play.next(where);
        }
    }

    @Override
    public Seat decider(Where frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<At> legal(Where frame, PericlesState state) {
        List<At> legal = new ArrayList<>();
        if (frame.coming() && state.board().supply(frame.piece()) == 0) {
            return legal;
        }
        Piece base = frame.piece().colour().cityState() ? Piece.cityBase(frame.side()) : Piece.leagueBase(frame.side());
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            boolean here = frame.coming()
                    ? state.isOpen(theater) && state.board().count(theater, base) > 0
                    : state.board().count(theater, frame.piece()) > 0;
            if (here) {
                legal.add(AT[i]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Where frame, PericlesState state) {
        List<Refusal> refusals = new ArrayList<>();
        List<At> legal = legal(frame, state);
        for (At at : AT) {
            if (!legal.contains(at)) {
                refusals.add(new Refusal(
                        at,
                        frame.coming()
                                ? new NoBaseForThem(frame.piece(), at.theater())
                                : new NoneThere(frame.piece(), at.theater())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(At move, Where frame, Play<PericlesState> play) {
        if (frame.coming()) {
            play.state().board().build(move.theater(), frame.piece(), 1);
        } else {
            play.state().board().eliminate(move.theater(), frame.piece());
        }
        play.report(() -> new UnitChanged(frame.piece(), move.theater(), frame.coming()));
        proceed(play, new Where(frame.side(), frame.piece(), frame.coming(), frame.left() - 1));
    }
}
