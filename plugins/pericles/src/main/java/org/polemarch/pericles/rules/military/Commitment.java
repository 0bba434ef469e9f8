package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/**
 * 9.31 Strategos commitment: the General alone in a Friendly-Controlled or Neutral Theater, all four secretly elsewhere.
 * The General's Side opens its hands at once, the other after movement.
 */
@Cites({"9.31", "9.3", "12.4"})
public class Commitment implements Ballot<PericlesState, Commitment.Commit, Commitment.Strategos> {

    public record Commit(Faction general, Theater theater) implements Frame {}

    public record Strategos(int tokens) implements Move {
        @Override
        public String notation() {
            return "commit " + tokens;
        }

        @Override
        public List<Target> targets() {
            return tokens == 0 ? Move.super.targets() : Things.TOKENS;
        }
    }

    public record HandOpened(Faction faction, int tokens) implements GameEvent {}

    public record Limits(int fewest, int most) implements Reason {}

    private final NotNow notNow;
    private final Strategos[] commit;

    @Inject
    public Commitment(NotNow notNow, PericlesData data) {
        this.notNow = notNow;
        commit = IntStream.rangeClosed(0, data.amounts().strategos())
                .mapToObj(Strategos::new)
                .toArray(Strategos[]::new);
    }

    /** Whether the enemy has a say: the Theater is Contested or Enemy-Controlled. */
    protected boolean isOpposed(Commit frame, PericlesState state) {
        Status status = state.board().status(frame.general().side(), frame.theater());
        return status == Status.CONTESTED || status == Status.ENEMY;
    }

    @Override
    public List<Seat> voters(Commit frame, PericlesState state) {
        if (!isOpposed(frame, state)) {
            return List.of(frame.general().seat());
        }
        Side enemy = frame.general().side().enemy();
        return List.of(
                frame.general().seat(),
                frame.general().compatriot().seat(),
                state.controlling(enemy).seat(),
                state.opposition(enemy).seat());
    }

    @Override
    public List<Strategos> legal(Commit frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        int most = most(frame, state, faction);
        List<Strategos> legal = new ArrayList<>(6);
        for (int i = fewest(frame, state, faction); i <= most; i++) {
            legal.add(commit[i]);
        }
        return legal;
    }

    /** A General who has any token commits one. */
    protected int fewest(Commit frame, PericlesState state, Faction faction) {
        return faction == frame.general() ? Math.min(1, most(frame, state, faction)) : 0;
    }

    protected int most(Commit frame, PericlesState state, Faction faction) {
        int limit = faction == frame.general()
                ? state.data().amounts().generalCommitment()
                : state.data().amounts().otherCommitment();
        return Math.min(limit, state.treasury().held(faction));
    }

    @Override
    public List<Refusal> refusals(Commit frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        int most = most(frame, state, faction);
        int fewest = fewest(frame, state, faction);
        Refusals refusals = new Refusals(legal(frame, state, voter));
        for (int i = 0; i < fewest; i++) {
            refusals.move(commit[i], new Limits(fewest, most));
        }
        for (int i = most + 1; i <= state.data().amounts().generalCommitment() + 1; i++) {
            refusals.move(new Strategos(i), new Limits(faction == frame.general() ? 1 : 0, most));
        }
        return notNow.committing(refusals, faction.side(), state, frame.theater());
    }

    @Override
    public void apply(List<Strategos> votes, Commit frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Seat> voters = voters(frame, state);
        for (int i = 0; i < votes.size(); i++) {
            state.treasury().commit(Faction.of(voters.get(i)), votes.get(i).tokens());
        }
        open(play, frame.general());
        boolean opposed = votes.size() > 1;
        if (opposed) {
            open(play, frame.general().compatriot());
        }
        play.next(
                new Movement.March(frame.general(), frame.theater(), moves(frame, state)),
                new ExpeditionBattle.Begin(frame.general(), frame.theater(), opposed));
    }

    /** One unit for each token of the General's Side; the 300 move on their own, which any unit may use (12.4). */
    protected int moves(Commit frame, PericlesState state) {
        Side side = frame.general().side();
        boolean the300 = side == Side.SPARTA && state.board().onMap(Piece.THE_300) > 0;
        return state.treasury().committed(side) + (the300 ? 1 : 0);
    }

    /** A hand is opened before everybody. */
    public void open(Play<PericlesState> play, Faction faction) {
        int tokens = play.state().treasury().committed(faction);
        play.state().treasury().open(faction);
        play.report(() -> new HandOpened(faction, tokens));
    }
}
