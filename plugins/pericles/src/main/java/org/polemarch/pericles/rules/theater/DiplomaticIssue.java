package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Status;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.Treachery;

/**
 * 8.51 A Diplomatic issue wins an enemy League base over or sows Treachery, clears Treachery at home, or seeks a base in
 * a Neutral Theater. The owner may let it rest (8.5).
 */
@Cites({"8.51", "8.5", "9.82"})
public class DiplomaticIssue implements Decision<PericlesState, DiplomaticIssue.Resolve, DiplomaticIssue.Reply> {

    public record Resolve(Faction owner, Theater theater) implements Frame {}

    public sealed interface Reply extends Move {}

    public record Spend(int tokens) implements Reply {
        @Override
        public List<Target> targets() {
            return tokens == 0 ? Reply.super.targets() : Things.TOKENS;
        }
    }

    /** Envoys go to a Neutral Theater. */
    public record Negotiate() implements Reply {}

    public record LetRest() implements Reply, Move.Declining {}

    public record BaseWonOver(Faction owner, Theater theater, int strength, int resistance) implements GameEvent {}

    public record TreacherySown(Faction owner, Theater theater, int markers, int strength, int resistance)
            implements GameEvent {}

    @Cites("8.5")
    public record IssueLetRest(Faction owner, Theater theater) implements GameEvent {}

    /** More than he has, or than the issue allows. */
    public record TooManyTokens(int most) implements Reason {}

    /** Envoys go to Neutral Theaters only. */
    public record NotNeutral(Theater theater) implements Reason {}

    /** In a Neutral Theater both Sides bid with a card. */
    public record NeutralAsksEnvoys(Theater theater) implements Reason {}

    /** In a Theater of the Side itself, each token removes one marker. */
    public record AtLeastOne(Theater theater) implements Reason {}

    public record TokensSpent(Faction owner, int tokens, Theater theater) implements GameEvent {}

    /** The envoys were strong enough, but no League base can be won over: none is there, or none is left. */
    public record NothingToWin(Faction owner, Theater theater) implements GameEvent {}

    private static final LetRest REST = new LetRest();
    private static final Negotiate NEGOTIATE = new Negotiate();

    private final Honors honors;
    private final Treachery treachery;
    private final NotNow notNow;
    private final Spend[] spend;

    @Inject
    public DiplomaticIssue(Honors honors, Treachery treachery, NotNow notNow, PericlesData data) {
        this.honors = honors;
        this.treachery = treachery;
        this.notNow = notNow;
        int most =
                Math.max(data.amounts().diplomaticCommitment(), data.amounts().neutralCommitment());
        spend = IntStream.rangeClosed(0, most).mapToObj(Spend::new).toArray(Spend[]::new);
    }

    @Override
    public Seat decider(Resolve frame, PericlesState state) {
        return frame.owner().seat();
    }

    protected Status status(Resolve frame, PericlesState state) {
        return state.board().status(frame.owner().side(), frame.theater());
    }

    /** At home no more than there are markers to remove. */
    protected int most(Resolve frame, PericlesState state) {
        int most = Math.min(
                state.data().amounts().diplomaticCommitment(), state.treasury().held(frame.owner()));
        if (status(frame, state) == Status.FRIENDLY) {
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
        Status status = status(frame, state);
        if (status == Status.NEUTRAL) {
            legal.add(NEGOTIATE);
        } else {
            int most = most(frame, state);
            for (int n = status == Status.FRIENDLY ? 1 : 0; n <= most; n++) {
                legal.add(spend[n]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Resolve frame, PericlesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        Status status = status(frame, state);
        if (status == Status.NEUTRAL) {
            for (int n = 0; n <= state.data().amounts().diplomaticCommitment(); n++) {
                refusals.move(spend[n], new NeutralAsksEnvoys(frame.theater()));
            }
        } else {
            int most = most(frame, state);
            for (int n = most + 1; n <= state.data().amounts().neutralCommitment(); n++) {
                refusals.move(spend[n], new TooManyTokens(most));
            }
            if (status == Status.FRIENDLY) {
                refusals.move(spend[0], new AtLeastOne(frame.theater()));
            }
            refusals.move(NEGOTIATE, new NotNeutral(frame.theater()));
        }
        return notNow.committing(refusals, frame.owner().side(), state, frame.theater());
    }

    @Override
    public void apply(Reply move, Resolve frame, Play<PericlesState> play) {
        if (move instanceof Negotiate) {
            play.next(new NeutralDiplomacy.Negotiation(frame.owner(), frame.theater()));
        } else if (move instanceof Spend spent) {
            play.state().treasury().spend(frame.owner(), spent.tokens());
            play.report(() -> new TokensSpent(frame.owner(), spent.tokens(), frame.theater()));
            if (status(frame, play.state()) == Status.FRIENDLY) {
                play.next(new TreacheryRemoval.Clear(frame.owner(), frame.theater(), spent.tokens()));
            } else {
                subvert(play, frame, spent.tokens());
            }
        } else {
            play.report(() -> new IssueLetRest(frame.owner(), frame.theater()));
        }
    }

    protected void subvert(Play<PericlesState> play, Resolve frame, int tokens) {
        PericlesState state = play.state();
        Board board = state.board();
        Side side = frame.owner().side();
        Side enemy = side.enemy();
        Theater theater = frame.theater();
        int strength = tokens + board.treachery(side, theater);
        int resistance = resistance(enemy, theater, board);
        if (strength > resistance && isConvertible(side, theater, board)) {
            board.eliminate(theater, Piece.leagueBase(enemy));
            board.build(theater, Piece.leagueBase(side), 1);
            play.report(() -> new BaseWonOver(frame.owner(), theater, strength, resistance));
            treachery.returnAll(play, side, theater, "9.82");
            honors.change(play, frame.owner(), state.data().honor().diplomaticConversion(), "why.baseWonOver", "8.51");
            honors.change(
                    play, state.controlling(enemy), -state.data().honor().diplomaticLoss(), "why.baseLostOver", "8.51");
        } else {
            if (strength > resistance) {
                play.report(() -> new NothingToWin(frame.owner(), theater));
            }
            int sown = board.plot(side, theater, tokens);
            play.report(() -> new TreacherySown(frame.owner(), theater, sown, strength, resistance));
        }
    }

    /** What tokens and Treachery together must exceed. */
    protected int resistance(Side enemy, Theater theater, Board board) {
        return board.unitValue(enemy, theater, Arm.LAND)
                + board.unitValue(enemy, theater, Arm.NAVAL)
                + board.baseValue(enemy, theater);
    }

    /** Whether there is a League base to win over, and one to put in its place. */
    protected boolean isConvertible(Side side, Theater theater, Board board) {
        return board.count(theater, Piece.leagueBase(side.enemy())) > 0 && board.supply(Piece.leagueBase(side)) > 0;
    }
}
