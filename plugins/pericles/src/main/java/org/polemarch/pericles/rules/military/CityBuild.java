package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.ArrayList;
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
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
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
 * 9.1 For each city-state base in the City-State Theater one naval or two land units of the city-state are built there.
 * The 300 are rebuilt like any Spartan land unit (12.4).
 */
@Cites({"9.1", "12.4", "3.2"})
public class CityBuild implements Choice<CityBuild.Raise, CityBuild.Reply> {

    public record Raise(Faction general, int points) implements Frame {}

    public sealed interface Reply extends Move {}

    public record BuildUnit(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "build " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.piece(piece));
        }
    }

    public record EnoughBuilt() implements Reply, Move.Ending {}

    public record UnitBuilt(Piece piece, Theater theater) implements GameEvent {}

    /** A Military issue builds units of the city-state only. */
    public record NotOfTheCity(Piece piece) implements Reason {}

    private static final EnoughBuilt ENOUGH = new EnoughBuilt();
    private static final BuildUnit[] BUILD =
            Stream.of(Piece.values()).map(BuildUnit::new).toArray(BuildUnit[]::new);

    private final NotNow notNow;

    @Inject
    public CityBuild(NotNow notNow) {
        this.notNow = notNow;
    }

    /** What the bases at home give a General to build with. */
    public int points(Side side, PericlesState state) {
        return state.data().amounts().buildPointsPerBase() * state.board().count(side.home(), Piece.cityBase(side));
    }

    @Override
    public Seat decider(Raise frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> candidates(Raise frame, PericlesState state) {
        List<Reply> all = new ArrayList<>();
        all.add(ENOUGH);
        for (Piece piece : Piece.units(frame.general().side())) {
            all.add(BUILD[piece.index()]);
        }
        return all;
    }

    @Override
    public Optional<Reason> obstacle(Reply move, Raise frame, PericlesState state) {
        if (!(move instanceof BuildUnit build)) {
            return Optional.empty();
        }
        Piece piece = build.piece();
        if (!piece.colour().cityState()) {
            return Optional.of(new NotOfTheCity(piece));
        }
        if (state.board().supply(piece) == 0) {
            return Optional.of(new NotInSupply(piece));
        }
        return frame.points() < state.data().piece(piece).buildPoints()
                ? Optional.of(new PersianGold.GoldSpent(piece, frame.points()))
                : Optional.empty();
    }

    @Override
    public List<Refusal> refusals(Raise frame, PericlesState state) {
        Side side = frame.general().side();
        return notNow.resolving(refused(frame, state), side, state, side.home());
    }

    @Override
    public void apply(Reply move, Raise frame, Play<PericlesState> play) {
        Faction general = frame.general();
        PericlesState state = play.state();
        if (move instanceof BuildUnit built) {
            Theater home = general.side().home();
            state.board().build(home, built.piece(), 1);
            play.report(() -> new UnitBuilt(built.piece(), home));
            Raise rest = new Raise(
                    general, frame.points() - state.data().piece(built.piece()).buildPoints());
            if (legal(rest, state).size() > 1) {
                play.next(rest);
                return;
            }
        }
        // 9.11: the gold comes with the units that are built, not instead of them.
        boolean built = move instanceof BuildUnit || frame.points() < points(general.side(), state);
        int persian = state.board().persianBases();
        if (general.side() == Side.SPARTA && persian > 0 && built) {
            play.next(new PersianGold.Pay(
                    general, persian * state.data().amounts().buildPointsPerBase(), 0, 0, 0));
        }
    }
}
