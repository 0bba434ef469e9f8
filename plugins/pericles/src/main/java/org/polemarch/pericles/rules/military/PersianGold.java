package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.Amounts;
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
 * 9.11 Persian Gold: for each Persian base a building Sparta gets one naval or two land units more, of three kinds and
 * within their limits.
 */
@Cites("9.11")
public class PersianGold implements Choice<PersianGold.Pay, PersianGold.Reply> {

    /** That many build points are left, and that many units of each kind were built with this gold. */
    public record Pay(Faction general, int points, int spartanNaval, int ionianLand, int aegeanNaval) implements Frame {
        int hired(Piece piece) {
            return switch (piece) {
                case SPARTA_NAVAL -> spartanNaval;
                case PELOPONNESIAN_LAND -> ionianLand;
                default -> aegeanNaval;
            };
        }
    }

    public sealed interface Reply extends Move {}

    public record Hire(Piece piece, Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece), Things.theater(theater));
        }
    }

    public record KeepTheGold() implements Reply, Move.Declining {}

    public record UnitHired(Piece piece, Theater theater) implements GameEvent {}

    /** Persia pays for that many of them at most. */
    public record GoldLimit(Piece piece, int most) implements Reason {}

    /** There is no base to raise them at. */
    public record NoBaseForGold(Theater theater) implements Reason {}

    /** What is left does not pay for one. */
    @Cites("9.1")
    public record GoldSpent(Piece piece, int points) implements Reason {}

    private final NotNow notNow;

    @Inject
    public PersianGold(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Pay frame, PericlesState state) {
        return frame.general().seat();
    }

    /** Ships in Sparta, hoplites in Ionia, allied ships around the Aegean. */
    @Override
    public List<Reply> candidates(Pay frame, PericlesState state) {
        List<Reply> offers = new ArrayList<>();
        offers.add(new KeepTheGold());
        offers.add(new Hire(Piece.SPARTA_NAVAL, Theater.SPARTA));
        offers.add(new Hire(Piece.PELOPONNESIAN_LAND, Theater.IONIA));
        offers.addAll(state.data().aegean().map(i -> new Hire(Piece.PELOPONNESIAN_NAVAL, Theater.of(i))));
        return offers;
    }

    /** How many of a kind the gold pays for. */
    protected int most(Piece piece, Amounts amounts) {
        return switch (piece) {
            case SPARTA_NAVAL -> amounts.goldSpartanNaval();
            case PELOPONNESIAN_LAND -> amounts.goldIonianLand();
            default -> amounts.goldAegeanNaval();
        };
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Pay frame, PericlesState state) {
        if (!(move instanceof Hire hire)) {
            return Optional.empty();
        }
        Piece piece = hire.piece();
        int most = most(piece, state.data().amounts());
        if (frame.hired(piece) >= most) {
            return Optional.of(new GoldLimit(piece, most));
        }
        if (state.board().supply(piece) == 0) {
            return Optional.of(new NotInSupply(piece));
        }
        if (frame.points() < state.data().piece(piece).buildPoints()) {
            return Optional.of(new GoldSpent(piece, frame.points()));
        }
        return hasBase(hire, state) ? Optional.empty() : Optional.of(new NoBaseForGold(hire.theater()));
    }

    /** Spartan ships need a Spartan base, the others any of the Side. */
    protected boolean hasBase(Hire hire, PericlesState state) {
        return hire.piece() == Piece.SPARTA_NAVAL
                ? state.board().count(hire.theater(), Piece.SPARTA_BASE) > 0
                : state.isOpen(hire.theater()) && state.board().bases(Side.SPARTA, hire.theater()) > 0;
    }

    @Override
    public List<Refusal> refusals(Pay frame, PericlesState state) {
        return notNow.afterTheAssembly(refused(frame, state), frame.general().side(), state);
    }

    @Override
    public void apply(Reply move, Pay frame, Play<PericlesState> play) {
        if (!(move instanceof Hire hired)) {
            return;
        }
        Piece piece = hired.piece();
        play.state().board().build(hired.theater(), piece, 1);
        play.report(() -> new UnitHired(piece, hired.theater()));
        Pay rest = new Pay(
                frame.general(),
                frame.points() - play.state().data().piece(piece).buildPoints(),
                frame.spartanNaval() + (piece == Piece.SPARTA_NAVAL ? 1 : 0),
                frame.ionianLand() + (piece == Piece.PELOPONNESIAN_LAND ? 1 : 0),
                frame.aegeanNaval() + (piece == Piece.PELOPONNESIAN_NAVAL ? 1 : 0));
        if (legal(rest, play.state()).size() > 1) {
            play.next(rest);
        }
    }
}
