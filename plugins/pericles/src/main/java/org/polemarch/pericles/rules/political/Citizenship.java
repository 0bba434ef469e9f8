package org.polemarch.pericles.rules.political;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.NotInSupply;

/** 7.44 A: Citizenship turns a Delian base into an Athenian one, with a naval or two land units, for nothing. */
@Cites("7.44")
public class Citizenship implements Decision<PericlesState, Citizenship.Grant, Citizenship.Reply> {

    public record Grant(Faction faction) implements Frame {}

    public sealed interface Reply extends Move {}

    /** There, with units of that kind. */
    public record Enfranchise(Theater theater, Arm arm) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.theater(theater), Things.arm(arm));
        }
    }

    public record GrantToNobody() implements Reply {}

    public record CitizenshipGranted(Faction faction, Theater theater, Piece piece, int units) implements GameEvent {}

    public record NoDelianBase(Theater theater) implements Reason {}

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
    public List<Reply> legal(Grant frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(new GrantToNobody());
        for (int i = 0; i < Theater.COUNT; i++) {
            if (obstacle(Theater.of(i), state).isEmpty()) {
                legal.add(new Enfranchise(Theater.of(i), Arm.NAVAL));
                legal.add(new Enfranchise(Theater.of(i), Arm.LAND));
            }
        }
        return legal;
    }

    /** What keeps a base there from being enfranchised, if anything. */
    protected Optional<Reason> obstacle(Theater theater, PericlesState state) {
        if (state.board().count(theater, Piece.DELIAN_BASE) == 0) {
            return Optional.of(new NoDelianBase(theater));
        }
        return state.board().supply(Piece.ATHENS_BASE) == 0
                ? Optional.of(new NotInSupply(Piece.ATHENS_BASE))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Grant frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (int i = 0; i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            refusals.move(new Enfranchise(theater, Arm.NAVAL), obstacle(theater, state))
                    .move(new Enfranchise(theater, Arm.LAND), obstacle(theater, state));
        }
        return refusals.list();
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
        int units = state.buildFor(state.data().amounts().citizenshipPoints, piece, theater);
        play.report(() -> new CitizenshipGranted(frame.faction(), theater, piece, units));
        honors.change(play, frame.faction(), state.data().honor().citizenship, "why.citizenship", "7.44");
    }
}
