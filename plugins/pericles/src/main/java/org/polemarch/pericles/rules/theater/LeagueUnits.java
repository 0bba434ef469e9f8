package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.NotInSupply;
import org.polemarch.pericles.rules.NotNow;

/**
 * 8.52 For each League base one League naval or two League land units are built. Four points a base, a naval unit
 * costing four and a land unit two, is the same (3.2).
 */
@Cites({"8.52", "3.2"})
public class LeagueUnits implements Choice<LeagueUnits.Raise, LeagueUnits.Reply> {

    /** That many build points are left there. */
    public record Raise(Faction owner, Theater theater, int points) implements Frame {}

    public sealed interface Reply extends Move {}

    public record RaiseUnit(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "raise " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record Enough() implements Reply, Move.Ending {}

    public record UnitRaised(Piece piece, Theater theater) implements GameEvent {}

    public record NotEnoughPoints(Piece piece, int points) implements Reason {}

    private static final Enough ENOUGH = new Enough();
    private static final RaiseUnit[] RAISE =
            Stream.of(Piece.values()).map(RaiseUnit::new).toArray(RaiseUnit[]::new);

    private final NotNow notNow;

    @Inject
    public LeagueUnits(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Raise frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Reply> candidates(Raise frame, PericlesState state) {
        Side side = frame.owner().side();
        return List.of(
                ENOUGH,
                RAISE[Piece.league(side, Arm.LAND).index()],
                RAISE[Piece.league(side, Arm.NAVAL).index()]);
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Raise frame, PericlesState state) {
        if (!(move instanceof RaiseUnit raise)) {
            return Optional.empty();
        }
        Piece piece = raise.piece();
        if (state.board().supply(piece) == 0) {
            return Optional.of(new NotInSupply(piece));
        }
        return frame.points() < state.data().piece(piece).buildPoints()
                ? Optional.of(new NotEnoughPoints(piece, frame.points()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Raise frame, PericlesState state) {
        return notNow.resolving(refused(frame, state), frame.owner().side(), state, frame.theater());
    }

    @Override
    public void apply(Reply move, Raise frame, Play<PericlesState> play) {
        if (!(move instanceof RaiseUnit raised)) {
            return;
        }
        play.state().board().build(frame.theater(), raised.piece(), 1);
        play.report(() -> new UnitRaised(raised.piece(), frame.theater()));
        Raise rest = new Raise(
                frame.owner(),
                frame.theater(),
                frame.points() - play.state().data().piece(raised.piece()).buildPoints());
        if (legal(rest, play.state()).size() > 1) {
            play.next(rest);
        }
    }
}
