package org.polemarch.pericles.rules.aristophanes;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotInSupply;

/** 5.11 B: an Aristophanes card adds or removes units; the Controlling Faction says where. */
@Cites("5.11")
public class CardUnits implements Choice<CardUnits.Where, CardUnits.At> {

    /** Units of a kind come ({@code coming}) or go, one at a time. */
    public record Where(Side side, Piece piece, boolean coming, int left) implements Frame {}

    public record At(Theater theater) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater));
        }
    }

    public record UnitChanged(Piece piece, Theater theater, boolean came) implements GameEvent {}

    /** Units come where they have a base. */
    public record NoBaseForThem(Piece piece, Theater theater) implements Reason {}

    public record NoneThere(Piece piece, Theater theater) implements Reason {}

    private static final List<At> AT = List.of(Theater.each(At::new, At[]::new));

    /** Whether there is a unit left to come or go, and a Theater for it. */
    public boolean isPossible(Where where, PericlesState state) {
        return where.left() > 0 && !legal(where, state).isEmpty();
    }

    @Override
    public Seat decider(Where frame, PericlesState state) {
        return state.controlling(frame.side()).seat();
    }

    @Override
    public List<At> candidates(Where frame, PericlesState state) {
        return AT;
    }

    @Override
    public Optional<Reason> obstacle(At move, Where frame, PericlesState state) {
        Piece piece = frame.piece();
        Theater theater = move.theater();
        if (!frame.coming()) {
            return state.board().count(theater, piece) > 0
                    ? Optional.empty()
                    : Optional.of(new NoneThere(piece, theater));
        }
        if (state.board().supply(piece) == 0) {
            return Optional.of(new NotInSupply(piece));
        }
        Piece base = piece.colour().cityState() ? Piece.cityBase(frame.side()) : Piece.leagueBase(frame.side());
        return state.isOpen(theater) && state.board().count(theater, base) > 0
                ? Optional.empty()
                : Optional.of(new NoBaseForThem(piece, theater));
    }

    @Override
    public void apply(At move, Where frame, Play<PericlesState> play) {
        if (frame.coming()) {
            play.state().board().build(move.theater(), frame.piece(), 1);
        } else {
            play.state().board().eliminate(move.theater(), frame.piece());
        }
        play.report(() -> new UnitChanged(frame.piece(), move.theater(), frame.coming()));
        Where rest = new Where(frame.side(), frame.piece(), frame.coming(), frame.left() - 1);
        if (isPossible(rest, play.state())) {
            play.next(rest);
        }
    }
}
