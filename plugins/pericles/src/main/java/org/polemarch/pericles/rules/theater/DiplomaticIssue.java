package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
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
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.OutOfReach;

/**
 * 8.51 A Diplomatic issue wins an enemy League base over or sows Treachery, clears Treachery at home, or seeks a base in
 * a Neutral Theater. The owner may let it rest (8.5).
 */
@Cites({"8.51", "8.5", "9.82"})
public class DiplomaticIssue implements Decision<PericlesState, DiplomaticIssue.Resolve, DiplomaticIssue.Reply> {

    /** The owner resolves a Diplomatic issue there. */
    public record Resolve(Faction owner, Theater theater) implements Frame {}

    /** What he does. */
    public sealed interface Reply extends Move {}

    /** He commits so many tokens. */
    public record Spend(int tokens) implements Reply {
        @Override
        public List<Target> targets() {
            return tokens == 0 ? Reply.super.targets() : OutOfReach.TOKENS;
        }
    }

    /** He sends envoys to a Neutral Theater. */
    public record Negotiate() implements Reply {}

    /** He lets the issue rest. */
    public record LetRest() implements Reply {}

    /** An enemy League base was won over. */
    public record BaseWonOver(Faction owner, Theater theater, int strength, int resistance) implements GameEvent {}

    /** Treachery was sown. */
    public record TreacherySown(Faction owner, Theater theater, int markers, int strength, int resistance)
            implements GameEvent {}

    /** The owner let the issue rest. */
    @Cites("8.5")
    public record IssueLetRest(Faction owner, Theater theater) implements GameEvent {}

    /** More than he has, or than the issue allows. */
    public record TooManyTokens(int most) implements Reason {}

    /** Envoys go to Neutral Theaters only. */
    public record NotNeutral(Theater theater) implements Reason {}

    /** In a Neutral Theater both Sides bid with a card. */
    public record NeutralAsksEnvoys(Theater theater) implements Reason {}

    /** In a Theater of the own Side every token takes a marker; none takes none. */
    public record AtLeastOne(Theater theater) implements Reason {}

    /** Tokens were committed to diplomacy. */
    public record TokensSpent(Faction owner, int tokens, Theater theater) implements GameEvent {}

    /** The envoys were strong enough, but no League base can be won over: none is there, or none is left. */
    public record NothingToWin(Faction owner, Theater theater) implements GameEvent {}

    private static final Spend[] SPEND = {new Spend(0), new Spend(1), new Spend(2), new Spend(3)};
    private static final LetRest REST = new LetRest();
    private static final Negotiate NEGOTIATE = new Negotiate();

    private final Honors honors;

    @Inject
    public DiplomaticIssue(Honors honors) {
        this.honors = honors;
    }

    @Override
    public Seat decider(Resolve frame, PericlesState state) {
        return frame.owner().seat();
    }

    private static int most(Resolve frame, PericlesState state) {
        int most = Math.min(
                state.data().amounts().diplomaticCommitment, state.treasury().held(frame.owner()));
        if (state.board().status(frame.owner().side(), frame.theater()) == Status.FRIENDLY) {
            int markers = state.board().treachery(Side.ATHENS, frame.theater())
                    + state.board().treachery(Side.SPARTA, frame.theater());
            most = Math.min(most, markers);
        }
        return most;
    }

    @Override
    public List<Reply> legal(Resolve frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(5);
        legal.add(REST);
        Status status = state.board().status(frame.owner().side(), frame.theater());
        if (status == Status.NEUTRAL) {
            legal.add(NEGOTIATE);
        } else {
            int most = most(frame, state);
            for (int n = status == Status.FRIENDLY ? 1 : 0; n <= most; n++) {
                legal.add(SPEND[n]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Resolve frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.committing(frame.owner().side(), state, frame.theater()));
        if (state.board().status(frame.owner().side(), frame.theater()) != Status.NEUTRAL) {
            int most = most(frame, state);
            for (int n = most + 1; n <= state.data().amounts().neutralCommitment; n++) {
                refusals.add(new Refusal(new Spend(n), new TooManyTokens(most)));
            }
            if (state.board().status(frame.owner().side(), frame.theater()) == Status.FRIENDLY) {
                refusals.add(new Refusal(SPEND[0], new AtLeastOne(frame.theater())));
            }
            refusals.add(new Refusal(NEGOTIATE, new NotNeutral(frame.theater())));
        } else {
            for (Spend spend : SPEND) {
                refusals.add(new Refusal(spend, new NeutralAsksEnvoys(frame.theater())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Resolve frame, Play<PericlesState> play) {
        if (move instanceof Negotiate) {
            play.next(new NeutralDiplomacy.Negotiation(frame.owner(), frame.theater()));
        } else if (move instanceof Spend spent) {
            play.state().treasury().spend(frame.owner(), spent.tokens());
            play.report(() -> new TokensSpent(frame.owner(), spent.tokens(), frame.theater()));
            if (play.state().board().status(frame.owner().side(), frame.theater()) == Status.FRIENDLY) {
                play.next(new TreacheryRemoval.Clear(frame.owner(), frame.theater(), spent.tokens()));
            } else {
                subvert(play, frame, spent.tokens());
            }
        } else {
            play.report(() -> new IssueLetRest(frame.owner(), frame.theater()));
        }
    }

    private void subvert(Play<PericlesState> play, Resolve frame, int tokens) {
        PericlesState state = play.state();
        Board board = state.board();
        Side side = frame.owner().side();
        Side enemy = side.enemy();
        Theater theater = frame.theater();
        int strength = tokens + board.treachery(side, theater);
        int resistance = board.unitValue(enemy, theater, Arm.LAND)
                + board.unitValue(enemy, theater, Arm.NAVAL)
                + board.baseValue(enemy, theater);
        boolean convertible =
                board.count(theater, Piece.leagueBase(enemy)) > 0 && board.supply(Piece.leagueBase(side)) > 0;
        if (strength > resistance && convertible) {
            board.eliminate(theater, Piece.leagueBase(enemy));
            board.build(theater, Piece.leagueBase(side), 1);
            int traitors = board.unplotAll(side, theater);
            play.report(() -> new BaseWonOver(frame.owner(), theater, strength, resistance));
            if (traitors > 0) {
                play.report(() -> new TreacheryRemoval.TreacheryReturned(side, theater, traitors, "9.82"));
            }
            honors.change(play, frame.owner(), state.data().honor().diplomaticConversion, "why.baseWonOver", "8.51");
            honors.change(
                    play, state.controlling(enemy), -state.data().honor().diplomaticLoss, "why.baseLostOver", "8.51");
        } else {
            if (strength > resistance) {
                play.report(() -> new NothingToWin(frame.owner(), theater));
            }
            int sown = board.plot(side, theater, tokens);
            play.report(() -> new TreacherySown(frame.owner(), theater, sown, strength, resistance));
        }
    }
}
