package org.polemarch.pericles.view;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.play.Reason;
import org.polemarch.pericles.data.ConnectionFacts;
import org.polemarch.pericles.data.LineFacts;
import org.polemarch.pericles.model.Arm;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.military.HeldUnits;
import org.polemarch.pericles.rules.military.Routes;

/** What the map tells a General: which lines are open, what holds his units, what both Sides muster. */
public class GeneralsMap {

    private final Routes routes;
    private final HeldUnits heldUnits;

    @Inject
    public GeneralsMap(Routes routes, HeldUnits heldUnits) {
        this.routes = routes;
        this.heldUnits = heldUnits;
    }

    /** Every line from both its ends, and who may leave by it. */
    public List<PericlesView.ExitView> exits(PericlesState state) {
        Routes.Exits athenianLand = routes.exits(state, Side.ATHENS, Arm.LAND);
        Routes.Exits athenianNaval = routes.exits(state, Side.ATHENS, Arm.NAVAL);
        Routes.Exits spartanLand = routes.exits(state, Side.SPARTA, Arm.LAND);
        Routes.Exits spartanNaval = routes.exits(state, Side.SPARTA, Arm.NAVAL);
        List<PericlesView.ExitView> exits = new ArrayList<>();
        for (ConnectionFacts connection : state.data().ways().connections()) {
            LineFacts line = state.data().ways().line(connection.line());
            for (int end = 0; end < 2; end++) {
                Theater from = end == 0 ? connection.a() : connection.b();
                Theater to = end == 0 ? connection.b() : connection.a();
                exits.add(new PericlesView.ExitView(
                        from,
                        to,
                        line.id(),
                        line.landExit(),
                        line.landNeedsBase(),
                        line.navalExit(),
                        line.navalNeedsBase(),
                        athenianLand.of(from).has(to.index()),
                        athenianNaval.of(from).has(to.index()),
                        spartanLand.of(from).has(to.index()),
                        spartanNaval.of(from).has(to.index())));
            }
        }
        return exits;
    }

    /** What holds the units of a Side while an expedition moves. */
    public List<PericlesView.HoldView> holds(PericlesState state, Side side) {
        List<PericlesView.HoldView> holds = new ArrayList<>();
        for (int i = 0; state.expedition().isPresent() && i < Theater.COUNT; i++) {
            Theater theater = Theater.of(i);
            for (Piece piece : Piece.units(side)) {
                if (theater != state.expedition().get() && state.board().count(theater, piece) > 0) {
                    holds.add(heldUnits
                            .hold(state, piece, theater)
                            .map(why -> hold(theater, piece, why))
                            .orElse(new PericlesView.HoldView(
                                    theater, piece, PericlesView.Hold.FREE, Exit.NONE, 0, 0)));
                }
            }
        }
        return holds;
    }

    private static PericlesView.HoldView hold(Theater theater, Piece piece, Reason why) {
        if (why instanceof HeldUnits.Held held) {
            return new PericlesView.HoldView(
                    theater, piece, PericlesView.Hold.PARITY, held.exit(), held.remaining(), held.enemy());
        }
        PericlesView.Hold hold = why instanceof HeldUnits.HasMoved
                ? PericlesView.Hold.MOVED
                : why instanceof HeldUnits.ArgosStays ? PericlesView.Hold.ARGOS : PericlesView.Hold.BASE;
        return new PericlesView.HoldView(theater, piece, hold, Exit.NONE, 0, 0);
    }

    /** What both Sides have in the Theater of the expedition, for either kind of battle. */
    public List<PericlesView.MusterView> musters(PericlesState state) {
        List<PericlesView.MusterView> musters = new ArrayList<>();
        state.expedition().ifPresent(theater -> {
            for (Arm arm : List.of(Arm.LAND, Arm.NAVAL)) {
                for (Side side : Side.values()) {
                    musters.add(new PericlesView.MusterView(
                            side,
                            arm,
                            state.board().unitValue(side, theater, arm),
                            state.board().baseValue(side, theater),
                            state.board().treachery(side, theater),
                            side == Side.ATHENS && state.stateShipCommitted() ? 1 : 0,
                            side == Side.SPARTA ? state.board().count(theater, Piece.THE_300) : 0));
                }
            }
        });
        return musters;
    }
}
