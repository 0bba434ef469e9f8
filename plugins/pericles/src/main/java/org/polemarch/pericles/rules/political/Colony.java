package org.polemarch.pericles.rules.political;

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
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.NotInSupply;
import org.polemarch.pericles.rules.PlayArea;

/**
 * 7.44 B: at Peace a Colony brings a Delian base and four points of Delian units, one naval or two land, into a
 * Controlled or Contested Theater.
 */
@Cites({"7.44", "8.2"})
public class Colony implements Choice<Colony.Found, Colony.Reply> {

    public record Found(Faction faction) implements Frame {}

    public sealed interface Reply extends Move {}

    /** There, with units of that kind. */
    public record Settle(Theater theater, Arm arm) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater), Things.arm(arm));
        }
    }

    public record SettleNowhere() implements Reply, Move.Declining {}

    public record ColonyFounded(Faction faction, Theater theater, Piece piece, int units) implements GameEvent {}

    @Cites("8.2")
    public record TheaterFull(Theater theater) implements Reason {}

    /** Nobody of the Athenian Side is there. */
    public record NotHeld(Theater theater) implements Reason {}

    private static final List<Reply> ALL = Stream.concat(
                    Stream.<Reply>of(new SettleNowhere()),
                    Theater.onMap().stream()
                            .flatMap(theater -> Stream.of(Arm.NAVAL, Arm.LAND).map(arm -> new Settle(theater, arm))))
            .toList();

    private final Honors honors;
    private final PlayArea area;

    @Inject
    public Colony(Honors honors, PlayArea area) {
        this.honors = honors;
        this.area = area;
    }

    @Override
    public Seat decider(Found frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> candidates(Found frame, PericlesState state) {
        return ALL;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Found frame, PericlesState state) {
        if (!(move instanceof Settle settled)) {
            return Optional.empty();
        }
        Theater theater = settled.theater();
        Optional<Reason> closed = area.closed(theater, state);
        if (closed.isPresent()) {
            return closed;
        }
        if (!state.board().present(Side.ATHENS, theater)) {
            return Optional.of(new NotHeld(theater));
        }
        if (state.board().bases(theater) >= state.data().amounts().basesPerTheater()) {
            return Optional.of(new TheaterFull(theater));
        }
        return state.board().supply(Piece.DELIAN_BASE) == 0
                ? Optional.of(new NotInSupply(Piece.DELIAN_BASE))
                : Optional.empty();
    }

    @Override
    public void apply(Reply move, Found frame, Play<PericlesState> play) {
        if (!(move instanceof Settle settled)) {
            play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.COLONY));
            return;
        }
        PericlesState state = play.state();
        Theater theater = settled.theater();
        state.board().build(theater, Piece.DELIAN_BASE, 1);
        state.markBuilt(Side.ATHENS, theater);
        Piece piece = Piece.league(Side.ATHENS, settled.arm());
        int units = state.board().buildFor(state.data().amounts().colonyPoints(), piece, theater);
        play.report(() -> new ColonyFounded(frame.faction(), theater, piece, units));
        honors.change(play, frame.faction(), state.data().honor().colony(), "why.colony", "7.44");
    }
}
