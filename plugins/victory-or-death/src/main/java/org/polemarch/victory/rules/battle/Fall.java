package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Team;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.Happened;

/** A piece that nothing kept leaves the board. An enemy City that falls on a team's turn brings it a Victory Point at once. */
@Cites({"battle/remove", "scoring/cities-destroyed"})
public class Fall implements Procedure<VictoryState, Fall.Now> {

    public record Now(Removal.Begin removal) implements Frame {}

    public record PieceRemoved(PieceAt piece, Loss cause) implements GameEvent {
        @Override
        public String cites() {
            return cause == Loss.SUPPLY ? "turn/supply" : "battle/remove";
        }
    }

    public record PieceSaved(PieceAt piece) implements GameEvent {}

    /** An enemy City fell on the team's turn. */
    @Cites("scoring/cities-destroyed")
    public record CityDestroyed(Team team, int points) implements GameEvent {}

    private final Protection protection;

    @Inject
    public Fall(Protection protection) {
        this.protection = protection;
    }

    @Override
    public void run(Now frame, Play<VictoryState> play) {
        Removal.Begin removal = frame.removal();
        VictoryState state = play.state();
        int piece = removal.piece();
        PieceAt named = state.atlas().piece(piece);
        boolean falls = protection.mayFall(piece, removal.cause(), state);
        state.expireTrigger(state.depth());
        if (!falls) {
            if (state.board().has(piece)) { // its owner may have taken it off meanwhile
                play.report(() -> new PieceSaved(named));
            }
            play.next(removal.saved());
            return;
        }
        state.board().remove(piece);
        play.report(() -> new PieceRemoved(named, removal.cause()));
        int points = pointsFor(piece, state);
        if (points > 0) {
            state.score(state.movingTeam(), points, Source.DESTROYED);
            play.report(() -> new CityDestroyed(Power.of(state.mover()).team(), points));
        }
        play.next(
                new Happened(Trigger.loss(Moment.AFTER_REMOVE, removal.by(), piece, removal.cause())),
                removal.removed());
    }

    /** What the loss of a piece brings the team whose turn it is. */
    protected int pointsFor(int piece, VictoryState state) {
        boolean enemyCity =
                PieceAt.sort(piece) == Sort.CITY.ordinal() && Power.team(PieceAt.power(piece)) != state.movingTeam();
        return enemyCity ? state.data().game().cityRemovedPoints() : 0;
    }
}
