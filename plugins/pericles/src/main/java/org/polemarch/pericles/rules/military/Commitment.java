package org.polemarch.pericles.rules.military;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;

/**
 * 9.31 Strategos commitment: the General alone in a Friendly-Controlled or Neutral Theater, all four secretly elsewhere.
 * The General's Side opens its hands at once, the other after movement.
 */
@Cites({"9.31", "9.3", "12.4"})
public class Commitment implements Ballot<PericlesState, Commitment.Commit, Commitment.Strategos> {

    /** Tokens are committed to an expedition. */
    public record Commit(Faction general, Theater theater) implements Frame {}

    /** So many. */
    public record Strategos(int tokens) implements Move {
        @Override
        public String notation() {
            return "commit " + tokens;
        }

        @Override
        public List<Target> targets() {
            return tokens == 0 ? Move.super.targets() : OutOfReach.TOKENS;
        }
    }

    /** A hand was opened. */
    public record HandOpened(Faction faction, int tokens) implements GameEvent {}

    /** The limits of the commitment. */
    public record Limits(int fewest, int most) implements Reason {}

    private static final Strategos[] COMMIT = new Strategos[27];

    static {
        for (int i = 0; i < COMMIT.length; i++) {
            COMMIT[i] = new Strategos(i);
        }
    }

    /** Whether the enemy has a say: the Theater is Contested or Enemy-Controlled. */
    static boolean opposed(PericlesState state, Faction general, Theater theater) {
        Status status = state.board().status(general.side(), theater);
        return status == Status.CONTESTED || status == Status.ENEMY;
    }

    @Override
    public List<Seat> voters(Commit frame, PericlesState state) {
        if (!opposed(state, frame.general(), frame.theater())) {
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
        int fewest = faction == frame.general() ? Math.min(1, most) : 0;
        List<Strategos> legal = new ArrayList<>(6);
        for (int i = fewest; i <= most; i++) {
            legal.add(COMMIT[i]);
        }
        return legal;
    }

    private static int most(Commit frame, PericlesState state, Faction faction) {
        int limit = faction == frame.general()
                ? state.data().amounts().generalCommitment
                : state.data().amounts().otherCommitment;
        return Math.min(limit, state.treasury().held(faction));
    }

    @Override
    public List<Refusal> refusals(Commit frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        int most = most(frame, state, faction);
        List<Refusal> refusals = new ArrayList<>(OutOfReach.committing(faction.side(), state, frame.theater()));
        if (faction == frame.general() && most > 0) {
            refusals.add(new Refusal(COMMIT[0], new Limits(1, most)));
        }
        for (int i = most + 1; i <= state.data().amounts().generalCommitment + 1; i++) {
            refusals.add(new Refusal(COMMIT[i], new Limits(faction == frame.general() ? 1 : 0, most)));
        }
        return refusals;
    }

    @Override
    public void apply(List<Strategos> votes, Commit frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Seat> voters = voters(frame, state);
        for (int i = 0; i < votes.size(); i++) {
            state.treasury().commit(Faction.of(voters.get(i)), votes.get(i).tokens());
        }
        open(play, frame.general());
        if (votes.size() > 1) {
            open(play, frame.general().compatriot());
        }
        int moves = state.treasury().committed(frame.general().side());
        // 12.4: the 300 move on their own token, which any unit may use.
        if (frame.general().side() == Side.SPARTA && state.board().onMap(Piece.THE_300) > 0) {
            moves++;
        }
        play.next(
                new Movement.March(frame.general(), frame.theater(), moves),
                new ExpeditionBattle.Begin(frame.general(), frame.theater(), votes.size() > 1));
    }

    /** A hand is opened before everybody. */
    static void open(Play<PericlesState> play, Faction faction) {
        int tokens = play.state().treasury().committed(faction);
        play.state().treasury().open(faction);
        play.report(() -> new HandOpened(faction, tokens));
    }
}
