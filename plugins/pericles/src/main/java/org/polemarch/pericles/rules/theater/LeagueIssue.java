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
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.OutOfReach;

/**
 * 8.52 A League issue builds a League base, converts one, raises League units or removes a Treachery marker; in Persia
 * it builds a Persian base (13.1). With a Delian base in Sparta, Athens may raise Argos (12.1).
 */
@Cites({"8.52", "8.2", "8.5", "12.1", "13.1", "9.81"})
public class LeagueIssue implements Decision<PericlesState, LeagueIssue.Resolve, LeagueIssue.Reply> {

    /** The owner resolves a League issue there. */
    public record Resolve(Faction owner, Theater theater) implements Frame {}

    /** What he does. */
    public sealed interface Reply extends Move {}

    /** A League base, for tokens. */
    public record BuildBase() implements Reply {}

    /** A League base becomes the city-state's, for tokens. */
    public record ConvertBase() implements Reply {}

    /** League units, for nothing. */
    public record RaiseUnits() implements Reply {}

    /** So many land units of Argos. */
    public record RaiseArgos(int units) implements Reply {}

    /** A Treachery marker of that Side goes. */
    public record ExposeTreachery(Side side) implements Reply {}

    /** A base in Persia, for tokens. */
    public record BuildPersianBase() implements Reply {}

    /** Nothing. */
    public record LetItRest() implements Reply {}

    /** A base was built. */
    public record BaseBuilt(Faction owner, Piece base, Theater theater) implements GameEvent {}

    /** A base was converted. */
    public record BaseConverted(Faction owner, Theater theater) implements GameEvent {}

    /** Argos took up arms. */
    @Cites("12.1")
    public record ArgosRaised(Faction owner, int units) implements GameEvent {}

    /** Persia paid for a base. */
    @Cites("13.1")
    public record PersianBaseBuilt(Faction owner, int bases) implements GameEvent {}

    /** Three bases are the limit. */
    @Cites("8.2")
    public record ThreeBases(Theater theater) implements Reason {}

    /** It costs more tokens than the owner has. */
    @Cites("8.5")
    public record CostsTokens(int tokens) implements Reason {}

    /** No such piece is left in supply. */
    @Cites("3.1")
    public record NotInSupply(Piece piece) implements Reason {}

    /** There is no League base of the owner's Side. */
    public record NoLeagueBase(Theater theater) implements Reason {}

    /** In Persia a League issue builds Persian bases and does nothing else. */
    @Cites("13.1")
    public record OnlyPersianBases() implements Reason {}

    /** Persian bases are built in Persia alone. */
    @Cites("13.1")
    public record NotInPersia(Theater theater) implements Reason {}

    /** All Persian bases are built. */
    @Cites("13.1")
    public record PersianBasesBuilt(int most) implements Reason {}

    /** Argos rises for Athens alone, in the Sparta Theater. */
    @Cites("12.1")
    public record ArgosOnlyInSparta() implements Reason {}

    /** That Side has no Treachery there. */
    public record NoTreacheryThere(Side side, Theater theater) implements Reason {}

    private static final BuildBase BUILD = new BuildBase();
    private static final ConvertBase CONVERT = new ConvertBase();
    private static final RaiseUnits RAISE = new RaiseUnits();
    private static final BuildPersianBase PERSIAN = new BuildPersianBase();
    private static final LetItRest REST = new LetItRest();
    private static final ExposeTreachery[] EXPOSE = {new ExposeTreachery(Side.ATHENS), new ExposeTreachery(Side.SPARTA)
    };
    private static final List<Reply> ELSEWHERE = List.of(BUILD, CONVERT, RAISE, EXPOSE[0], EXPOSE[1]);
    private static final RaiseArgos[] ARGOS = {
        new RaiseArgos(1), new RaiseArgos(2), new RaiseArgos(3), new RaiseArgos(4)
    };

    private final Honors honors;

    @Inject
    public LeagueIssue(Honors honors) {
        this.honors = honors;
    }

    @Override
    public Seat decider(Resolve frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Reply> legal(Resolve frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(8);
        legal.add(REST);
        if (frame.theater() == Theater.PERSIA) {
            if (state.board().persianBases() < state.data().amounts().persianBases
                    && state.treasury().held(frame.owner()) >= state.data().amounts().persianBaseCost) {
                legal.add(PERSIAN);
            }
            return legal;
        }
        Board board = state.board();
        Side side = frame.owner().side();
        Theater theater = frame.theater();
        int tokens = state.treasury().held(frame.owner());
        if (board.bases(theater) < state.data().amounts().basesPerTheater
                && tokens >= state.data().amounts().leagueBaseCost
                && board.supply(Piece.leagueBase(side)) > 0) {
            legal.add(BUILD);
        }
        if (board.count(theater, Piece.leagueBase(side)) > 0) {
            if (tokens >= state.data().amounts().leagueConversionCost && board.supply(Piece.cityBase(side)) > 0) {
                legal.add(CONVERT);
            }
            if (board.supply(Piece.league(side, Arm.LAND)) + board.supply(Piece.league(side, Arm.NAVAL)) > 0) {
                legal.add(RAISE);
            }
            if (theater == Theater.SPARTA && side == Side.ATHENS) {
                for (int n = 0; n < Math.min(state.data().amounts().argos, board.supply(Piece.ARGOS_LAND)); n++) {
                    legal.add(ARGOS[n]);
                }
            }
        }
        for (ExposeTreachery expose : EXPOSE) {
            if (board.treachery(expose.side(), theater) > 0) {
                legal.add(expose);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Resolve frame, PericlesState state) {
        List<Refusal> refusals =
                new ArrayList<>(OutOfReach.resolving(frame.owner().side(), state, frame.theater()));
        Board board = state.board();
        int tokens = state.treasury().held(frame.owner());
        if (frame.theater() == Theater.PERSIA) {
            for (Reply elsewhere : ELSEWHERE) {
                refusals.add(new Refusal(elsewhere, new OnlyPersianBases()));
            }
            if (board.persianBases() >= state.data().amounts().persianBases) {
                refusals.add(
                        new Refusal(PERSIAN, new PersianBasesBuilt(state.data().amounts().persianBases)));
            } else if (tokens < state.data().amounts().persianBaseCost) {
                refusals.add(new Refusal(PERSIAN, new CostsTokens(state.data().amounts().persianBaseCost)));
            }
            return refusals;
        }
        Side side = frame.owner().side();
        Theater theater = frame.theater();
        refusals.add(new Refusal(PERSIAN, new NotInPersia(theater)));
        if (board.bases(theater) >= state.data().amounts().basesPerTheater) {
            refusals.add(new Refusal(BUILD, new ThreeBases(theater)));
        } else if (board.supply(Piece.leagueBase(side)) == 0) {
            refusals.add(new Refusal(BUILD, new NotInSupply(Piece.leagueBase(side))));
        } else if (tokens < state.data().amounts().leagueBaseCost) {
            refusals.add(new Refusal(BUILD, new CostsTokens(state.data().amounts().leagueBaseCost)));
        }
        if (board.count(theater, Piece.leagueBase(side)) == 0) {
            refusals.add(new Refusal(CONVERT, new NoLeagueBase(theater)));
            refusals.add(new Refusal(RAISE, new NoLeagueBase(theater)));
        } else if (board.supply(Piece.cityBase(side)) == 0) {
            refusals.add(new Refusal(CONVERT, new NotInSupply(Piece.cityBase(side))));
        } else if (tokens < state.data().amounts().leagueConversionCost) {
            refusals.add(new Refusal(CONVERT, new CostsTokens(state.data().amounts().leagueConversionCost)));
        }
        if (board.count(theater, Piece.leagueBase(side)) > 0
                && board.supply(Piece.league(side, Arm.LAND)) + board.supply(Piece.league(side, Arm.NAVAL)) == 0) {
            refusals.add(new Refusal(RAISE, new NotInSupply(Piece.league(side, Arm.LAND))));
        }
        argos(refusals, side, theater, board);
        for (ExposeTreachery expose : EXPOSE) {
            if (board.treachery(expose.side(), theater) == 0) {
                refusals.add(new Refusal(expose, new NoTreacheryThere(expose.side(), theater)));
            }
        }
        return refusals;
    }

    private static void argos(List<Refusal> refusals, Side side, Theater theater, Board board) {
        if (theater != Theater.SPARTA || side != Side.ATHENS) {
            refusals.add(new Refusal(ARGOS[0], new ArgosOnlyInSparta()));
        } else if (board.count(theater, Piece.leagueBase(side)) == 0) {
            refusals.add(new Refusal(ARGOS[0], new NoLeagueBase(theater)));
        } else if (board.supply(Piece.ARGOS_LAND) == 0) {
            refusals.add(new Refusal(ARGOS[0], new NotInSupply(Piece.ARGOS_LAND)));
        }
    }

    @Override
    public void apply(Reply move, Resolve frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Board board = state.board();
        Faction owner = frame.owner();
        Side side = owner.side();
        Theater theater = frame.theater();
        if (move instanceof BuildBase) {
            state.treasury().spend(owner, state.data().amounts().leagueBaseCost);
            board.build(theater, Piece.leagueBase(side), 1);
            state.markBuilt(side, theater);
            play.report(() -> new BaseBuilt(owner, Piece.leagueBase(side), theater));
            honors.change(play, owner, state.data().honor().leagueBase, "why.baseBuilt", "8.52");
        } else if (move instanceof ConvertBase) {
            state.treasury().spend(owner, state.data().amounts().leagueConversionCost);
            board.eliminate(theater, Piece.leagueBase(side));
            board.build(theater, Piece.cityBase(side), 1);
            state.markBuilt(side, theater);
            play.report(() -> new BaseConverted(owner, theater));
            honors.change(play, owner, state.data().honor().leagueConversion, "why.baseConverted", "8.52");
        } else if (move instanceof RaiseUnits) {
            int points = state.data().amounts().buildPointsPerBase * board.count(theater, Piece.leagueBase(side));
            play.next(new LeagueUnits.Raise(owner, theater, points));
        } else if (move instanceof RaiseArgos raised) {
            board.build(theater, Piece.ARGOS_LAND, raised.units());
            play.report(() -> new ArgosRaised(owner, raised.units()));
        } else if (move instanceof ExposeTreachery exposed) {
            board.unplot(exposed.side(), theater);
            play.report(() -> new TreacheryRemoval.TreacheryExposed(exposed.side(), theater));
        } else if (move instanceof BuildPersianBase) {
            state.treasury().spend(owner, state.data().amounts().persianBaseCost);
            board.buildPersianBase();
            int bases = board.persianBases();
            play.report(() -> new PersianBaseBuilt(owner, bases));
            honors.change(play, owner, state.data().honor().persianBase, "why.persianBase", "13.1");
        } else {
            play.report(() -> new DiplomaticIssue.IssueLetRest(owner, theater));
        }
    }
}
