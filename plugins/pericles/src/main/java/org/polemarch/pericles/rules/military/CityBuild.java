package org.polemarch.pericles.rules.military;

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
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.OutOfReach;
import org.polemarch.pericles.rules.theater.LeagueIssue;

/**
 * 9.1 For each city-state base in the City-State Theater one naval or two land units of the city-state are built there.
 * The 300 are rebuilt like any Spartan land unit (12.4).
 */
@Cites({"9.1", "12.4", "3.2"})
public class CityBuild implements Decision<PericlesState, CityBuild.Raise, CityBuild.Reply> {

    /** So many build points are left. */
    public record Raise(Faction general, int points) implements Frame {}

    /** What is built next. */
    public sealed interface Reply extends Move {}

    /** That unit. */
    public record BuildUnit(Piece piece) implements Reply {
        @Override
        public String notation() {
            return "build " + piece.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(piece.id()));
        }
    }

    /** No more. */
    public record EnoughBuilt() implements Reply {}

    /** A unit was built. */
    public record UnitBuilt(Piece piece, Theater theater) implements GameEvent {}

    /** A Military issue builds units of the city-state only. */
    public record NotOfTheCity(Piece piece) implements Reason {}

    private static final EnoughBuilt ENOUGH = new EnoughBuilt();
    private static final BuildUnit[] BUILD = new BuildUnit[Piece.COUNT];

    static {
        for (int i = 0; i < BUILD.length; i++) {
            BUILD[i] = new BuildUnit(Piece.of(i));
        }
    }

    @Override
    public Seat decider(Raise frame, PericlesState state) {
        return frame.general().seat();
    }

    @Override
    public List<Reply> legal(Raise frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>(4);
        legal.add(ENOUGH);
        for (Piece piece : Piece.units(frame.general().side())) {
            if (piece.colour().cityState()
                    && frame.points() >= state.data().piece(piece).buildPoints()
                    && state.board().supply(piece) > 0) {
                legal.add(BUILD[piece.index()]);
            }
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Raise frame, PericlesState state) {
        Side side = frame.general().side();
        List<Refusal> refusals = new ArrayList<>(OutOfReach.resolving(side, state, side.home()));
        for (Piece piece : Piece.units(side)) {
            if (!piece.colour().cityState()) {
                refusals.add(new Refusal(BUILD[piece.index()], new NotOfTheCity(piece)));
            } else if (state.board().supply(piece) == 0) {
                refusals.add(new Refusal(BUILD[piece.index()], new LeagueIssue.NotInSupply(piece)));
            } else if (frame.points() < state.data().piece(piece).buildPoints()) {
                refusals.add(new Refusal(BUILD[piece.index()], new PersianGold.GoldSpent(piece, frame.points())));
            }
        }
        return refusals;
    }

    @Override
    public void apply(Reply move, Raise frame, Play<PericlesState> play) {
        Faction general = frame.general();
        if (move instanceof BuildUnit built) {
            Theater home = general.side().home();
            play.state().board().build(home, built.piece(), 1);
            play.report(() -> new UnitBuilt(built.piece(), home));
            Raise rest = new Raise(
                    general,
                    frame.points() - play.state().data().piece(built.piece()).buildPoints());
            if (legal(rest, play.state()).size() > 1) {
                play.next(rest);
                return;
            }
        }
        // 9.11: the gold comes with the units that are built, not instead of them.
        int all = play.state().data().amounts().buildPointsPerBase
                * play.state().board().count(general.side().home(), Piece.cityBase(general.side()));
        boolean built = move instanceof BuildUnit || frame.points() < all;
        int persian = play.state().board().persianBases();
        if (general.side() == Side.SPARTA && persian > 0 && built) {
            play.next(
                    new PersianGold.Pay(general, persian * play.state().data().amounts().buildPointsPerBase, 0, 0, 0));
        }
    }
}
