package org.polemarch.pericles.rules.theater;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.NotNow;

/** 8.53 The Oracle gives Honor, or sends an enemy League unit home, or sows Treachery in three Theaters. */
@Cites({"8.53", "8.5"})
public class OracleIssue implements Decision<PericlesState, OracleIssue.Consult, OracleIssue.Reply> {

    /** The owner consults the Oracle; where its marker lay does not matter. */
    public record Consult(Faction owner) implements Frame {}

    public sealed interface Reply extends Move {}

    public record TakeHonor() implements Reply {}

    /** An enemy League unit goes home. */
    public record Dismiss(Piece piece, Theater theater) implements Reply {
        @Override
        public List<Target> targets() {
            return Things.pieceIn(piece, theater);
        }
    }

    public record NobodyThere(Side side, Theater theater) implements Reason {}

    public record SowTreachery() implements Reply {}

    public record StayAway() implements Reply, Move.Declining {}

    public record UnitDismissed(Faction owner, Piece piece, Theater theater) implements GameEvent {}

    /** All Treachery markers are on the map. */
    @Cites("3.2")
    public record NoTreacheryLeft() implements Reason {}

    /** The Oracle sends League units home, not those of a city-state. */
    public record NotLeague(Piece piece) implements Reason {}

    @Cites("8.5")
    public record OracleUnasked(Faction owner) implements GameEvent {}

    private static final TakeHonor HONOR = new TakeHonor();
    private static final SowTreachery SOW = new SowTreachery();
    private static final StayAway AWAY = new StayAway();

    private final Honors honors;
    private final NotNow notNow;

    @Inject
    public OracleIssue(Honors honors, NotNow notNow) {
        this.honors = honors;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Consult frame, PericlesState state) {
        return frame.owner().seat();
    }

    @Override
    public List<Reply> legal(Consult frame, PericlesState state) {
        List<Reply> legal = new ArrayList<>();
        legal.add(AWAY);
        legal.add(HONOR);
        Side enemy = frame.owner().side().enemy();
        for (int i = 0; i < Theater.COUNT; i++) {
            for (Piece piece : Piece.units(enemy)) {
                if (mayDismiss(piece) && state.board().count(Theater.of(i), piece) > 0) {
                    legal.add(new Dismiss(piece, Theater.of(i)));
                }
            }
        }
        if (state.board().treacherySupply(frame.owner().side()) > 0) {
            legal.add(SOW);
        }
        return legal;
    }

    /** The Oracle sends League units home. */
    protected boolean mayDismiss(Piece piece) {
        return !piece.colour().cityState();
    }

    @Override
    public List<Refusal> refusals(Consult frame, PericlesState state) {
        Side side = frame.owner().side();
        Side enemy = side.enemy();
        Refusals refusals = new Refusals(legal(frame, state));
        if (state.board().treacherySupply(side) == 0) {
            refusals.move(SOW, new NoTreacheryLeft());
        }
        for (Theater theater : Theater.onMap()) {
            if (state.board().units(enemy, theater) == 0) {
                refusals.thing(Things.theater(theater), new NobodyThere(enemy, theater));
            }
            for (Piece piece : Piece.units(enemy)) {
                if (!mayDismiss(piece) && state.board().count(theater, piece) > 0) {
                    refusals.move(new Dismiss(piece, theater), new NotLeague(piece));
                }
            }
        }
        return notNow.afterTheAssembly(refusals, side, state);
    }

    @Override
    public void apply(Reply move, Consult frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        if (move instanceof TakeHonor) {
            honors.change(play, frame.owner(), state.data().honor().oracle(), "why.oracle", "8.53");
        } else if (move instanceof Dismiss dismissed) {
            state.board().eliminate(dismissed.theater(), dismissed.piece());
            play.report(() -> new UnitDismissed(frame.owner(), dismissed.piece(), dismissed.theater()));
            honors.change(play, frame.owner(), state.data().honor().oracleRemoval(), "why.oracle", "8.53");
        } else if (move instanceof SowTreachery) {
            play.next(new OracleTreachery.Sow(
                    frame.owner(), state.data().amounts().oracleTreachery(), IndexSet.EMPTY));
        } else {
            play.report(() -> new OracleUnasked(frame.owner()));
        }
    }
}
