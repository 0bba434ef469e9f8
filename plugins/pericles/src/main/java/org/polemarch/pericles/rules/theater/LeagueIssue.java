package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.data.Amounts;
import org.polemarch.pericles.data.HonorAmounts;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.Choice;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.NotInSupply;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.Treachery;

/**
 * 8.52 A League issue builds a League base, converts one, raises League units or removes a Treachery marker; in Persia
 * it builds a Persian base (13.1). With a Delian base in Sparta, Athens may raise Argos (12.1).
 */
@Cites({"8.52", "8.2", "8.5", "12.1", "13.1", "9.81"})
public class LeagueIssue implements Choice<LeagueIssue.Resolve, LeagueIssue.Reply> {

    public record Resolve(Faction owner, Theater theater) implements Frame {}

    public sealed interface Reply extends Move {}

    public record BuildBase() implements Reply {}

    /** A League base becomes the city-state's, for tokens. */
    public record ConvertBase() implements Reply {}

    public record RaiseUnits() implements Reply {}

    public record RaiseArgos(int units) implements Reply {}

    /** A Treachery marker of that Side goes. */
    public record ExposeTreachery(Side side) implements Reply {}

    /** A base in Persia, for tokens. */
    public record BuildPersianBase() implements Reply {}

    public record LetItRest() implements Reply, Move.Declining {}

    public record BaseBuilt(Faction owner, Piece base, Theater theater) implements GameEvent {}

    public record BaseConverted(Faction owner, Theater theater) implements GameEvent {}

    @Cites("12.1")
    public record ArgosRaised(Faction owner, int units) implements GameEvent {}

    @Cites("13.1")
    public record PersianBaseBuilt(Faction owner, int bases) implements GameEvent {}

    @Cites("8.2")
    public record ThreeBases(Theater theater) implements Reason {}

    @Cites("8.5")
    public record CostsTokens(int tokens) implements Reason {}

    public record NoLeagueBase(Theater theater) implements Reason {}

    @Cites("13.1")
    public record OnlyPersianBases() implements Reason {}

    @Cites("13.1")
    public record NotInPersia(Theater theater) implements Reason {}

    @Cites("13.1")
    public record PersianBasesBuilt(int most) implements Reason {}

    @Cites("12.1")
    public record ArgosOnlyInSparta() implements Reason {}

    public record NoTreacheryThere(Side side, Theater theater) implements Reason {}

    private final Honors honors;
    private final Treachery treachery;
    private final NotNow notNow;
    private final List<Reply> all;

    @Inject
    public LeagueIssue(Honors honors, Treachery treachery, NotNow notNow, PericlesData data) {
        this.honors = honors;
        this.treachery = treachery;
        this.notNow = notNow;
        List<Reply> replies = new ArrayList<>(
                List.of(new LetItRest(), new BuildPersianBase(), new BuildBase(), new ConvertBase(), new RaiseUnits()));
        IntStream.rangeClosed(1, data.amounts().argos())
                .mapToObj(RaiseArgos::new)
                .forEach(replies::add);
        Stream.of(Side.values()).map(ExposeTreachery::new).forEach(replies::add);
        all = List.copyOf(replies);
    }

    @Override
    public Seat decider(Resolve frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Reply> candidates(Resolve frame, PericlesState state) {
        return all;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Resolve frame, PericlesState state) {
        if (move instanceof LetItRest) {
            return Optional.empty();
        }
        if (move instanceof BuildPersianBase) {
            return inPersia(frame, state);
        }
        if (frame.theater() == Theater.PERSIA) {
            return Optional.of(new OnlyPersianBases());
        }
        if (move instanceof BuildBase) {
            return building(frame, state);
        }
        if (move instanceof ConvertBase) {
            return converting(frame, state);
        }
        if (move instanceof RaiseUnits) {
            return raising(frame, state);
        }
        return move instanceof RaiseArgos raise
                ? raisingArgos(raise, frame, state)
                : exposing((ExposeTreachery) move, frame, state);
    }

    /** What keeps a Persian base from being built, if anything. */
    protected Optional<Reason> inPersia(Resolve frame, PericlesState state) {
        Amounts amounts = state.data().amounts();
        if (frame.theater() != Theater.PERSIA) {
            return Optional.of(new NotInPersia(frame.theater()));
        }
        return state.board().persianBasesLeft() == 0
                ? Optional.of(new PersianBasesBuilt(amounts.persianBases()))
                : cost(amounts.persianBaseCost(), frame, state);
    }

    /** What keeps a League base from being built, if anything. */
    protected Optional<Reason> building(Resolve frame, PericlesState state) {
        Amounts amounts = state.data().amounts();
        if (state.board().bases(frame.theater()) >= amounts.basesPerTheater()) {
            return Optional.of(new ThreeBases(frame.theater()));
        }
        return supply(Piece.leagueBase(frame.owner().side()), state)
                .or(() -> cost(amounts.leagueBaseCost(), frame, state));
    }

    /** What keeps a League base from becoming the city-state's, if anything. */
    protected Optional<Reason> converting(Resolve frame, PericlesState state) {
        return leagueBase(frame, state)
                .or(() -> supply(Piece.cityBase(frame.owner().side()), state))
                .or(() -> cost(state.data().amounts().leagueConversionCost(), frame, state));
    }

    /** What keeps League units from being raised, if anything. */
    protected Optional<Reason> raising(Resolve frame, PericlesState state) {
        Side side = frame.owner().side();
        return leagueBase(frame, state)
                .or(() -> supply(Piece.league(side, Arm.NAVAL), state).isPresent()
                        ? supply(Piece.league(side, Arm.LAND), state)
                        : Optional.empty());
    }

    /** What keeps Argos from rising, if anything: it does for Athens alone, in the Sparta Theater. */
    protected Optional<Reason> raisingArgos(RaiseArgos raise, Resolve frame, PericlesState state) {
        if (frame.theater() != Theater.SPARTA || frame.owner().side() != Side.ATHENS) {
            return Optional.of(new ArgosOnlyInSparta());
        }
        return leagueBase(frame, state)
                .or(() -> state.board().supply(Piece.ARGOS_LAND) < raise.units()
                        ? Optional.of(new NotInSupply(Piece.ARGOS_LAND))
                        : Optional.empty());
    }

    protected Optional<Reason> exposing(ExposeTreachery expose, Resolve frame, PericlesState state) {
        return state.board().treachery(expose.side(), frame.theater()) == 0
                ? Optional.of(new NoTreacheryThere(expose.side(), frame.theater()))
                : Optional.empty();
    }

    private static Optional<Reason> leagueBase(Resolve frame, PericlesState state) {
        Piece base = Piece.leagueBase(frame.owner().side());
        return state.board().count(frame.theater(), base) == 0
                ? Optional.of(new NoLeagueBase(frame.theater()))
                : Optional.empty();
    }

    private static Optional<Reason> supply(Piece piece, PericlesState state) {
        return state.board().supply(piece) == 0 ? Optional.of(new NotInSupply(piece)) : Optional.empty();
    }

    private static Optional<Reason> cost(int tokens, Resolve frame, PericlesState state) {
        return state.treasury().held(frame.owner()) < tokens ? Optional.of(new CostsTokens(tokens)) : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Resolve frame, PericlesState state) {
        return notNow.resolving(refused(frame, state), frame.owner().side(), state, frame.theater());
    }

    @Override
    public void apply(Reply move, Resolve frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Board board = state.board();
        Amounts amounts = state.data().amounts();
        HonorAmounts honor = state.data().honor();
        Faction owner = frame.owner();
        Side side = owner.side();
        Theater theater = frame.theater();
        if (move instanceof BuildBase) {
            state.treasury().spend(owner, amounts.leagueBaseCost());
            board.build(theater, Piece.leagueBase(side), 1);
            state.markBuilt(side, theater);
            play.report(() -> new BaseBuilt(owner, Piece.leagueBase(side), theater));
            honors.change(play, owner, honor.leagueBase(), "why.baseBuilt", "8.52");
        } else if (move instanceof ConvertBase) {
            state.treasury().spend(owner, amounts.leagueConversionCost());
            board.eliminate(theater, Piece.leagueBase(side));
            board.build(theater, Piece.cityBase(side), 1);
            state.markBuilt(side, theater);
            play.report(() -> new BaseConverted(owner, theater));
            honors.change(play, owner, honor.leagueConversion(), "why.baseConverted", "8.52");
        } else if (move instanceof RaiseUnits) {
            int points = amounts.buildPointsPerBase() * board.count(theater, Piece.leagueBase(side));
            play.next(new LeagueUnits.Raise(owner, theater, points));
        } else if (move instanceof RaiseArgos raised) {
            board.build(theater, Piece.ARGOS_LAND, raised.units());
            play.report(() -> new ArgosRaised(owner, raised.units()));
        } else if (move instanceof ExposeTreachery exposed) {
            treachery.expose(play, exposed.side(), theater);
        } else if (move instanceof BuildPersianBase) {
            state.treasury().spend(owner, amounts.persianBaseCost());
            board.buildPersianBase();
            int bases = board.persianBases();
            play.report(() -> new PersianBaseBuilt(owner, bases));
            honors.change(play, owner, honor.persianBase(), "why.persianBase", "13.1");
        } else {
            play.report(() -> new DiplomaticIssue.IssueLetRest(owner, theater));
        }
    }
}
