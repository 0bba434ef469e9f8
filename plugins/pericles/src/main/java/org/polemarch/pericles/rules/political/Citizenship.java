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

/** 7.44 A: Citizenship turns a Delian base into an Athenian one, with a naval or two land units, for nothing. */
@Cites("7.44")
public class Citizenship implements Choice<Citizenship.Grant, Citizenship.Reply> {

    public record Grant(Faction faction) implements Frame {}

    public sealed interface Reply extends Move {}

    /** There, with units of that kind. */
    public record Enfranchise(Theater theater, Arm arm) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater), Things.arm(arm));
        }
    }

    public record GrantToNobody() implements Reply, Move.Declining {}

    public record CitizenshipGranted(Faction faction, Theater theater, Piece piece, int units) implements GameEvent {}

    public record NoDelianBase(Theater theater) implements Reason {}

    private static final List<Reply> ALL = Stream.concat(
                    Stream.<Reply>of(new GrantToNobody()),
                    Theater.onMap().stream()
                            .flatMap(theater ->
                                    Stream.of(Arm.NAVAL, Arm.LAND).map(arm -> new Enfranchise(theater, arm))))
            .toList();

    private final Honors honors;

    @Inject
    public Citizenship(Honors honors) {
        this.honors = honors;
    }

    @Override
    public Seat decider(Grant frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> candidates(Grant frame, PericlesState state) {
        return ALL;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Grant frame, PericlesState state) {
        if (!(move instanceof Enfranchise granted)) {
            return Optional.empty();
        }
        if (state.board().count(granted.theater(), Piece.DELIAN_BASE) == 0) {
            return Optional.of(new NoDelianBase(granted.theater()));
        }
        return state.board().supply(Piece.ATHENS_BASE) == 0
                ? Optional.of(new NotInSupply(Piece.ATHENS_BASE))
                : Optional.empty();
    }

    @Override
    public void apply(Reply move, Grant frame, Play<PericlesState> play) {
        if (!(move instanceof Enfranchise granted)) {
            play.report(() -> new UniqueIssues.IssueUnused(frame.faction(), Issue.CITIZENSHIP));
            return;
        }
        PericlesState state = play.state();
        Theater theater = granted.theater();
        state.board().eliminate(theater, Piece.DELIAN_BASE);
        state.board().build(theater, Piece.ATHENS_BASE, 1);
        state.markBuilt(Side.ATHENS, theater);
        Piece piece = Piece.city(Side.ATHENS, granted.arm());
        int units = state.board().buildFor(state.data().amounts().citizenshipPoints(), piece, theater);
        play.report(() -> new CitizenshipGranted(frame.faction(), theater, piece, units));
        honors.change(play, frame.faction(), state.data().honor().citizenship(), "why.citizenship", "7.44");
    }
}
