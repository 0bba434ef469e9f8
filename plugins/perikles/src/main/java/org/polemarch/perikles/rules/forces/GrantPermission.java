package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;

/** 4.5 The leader of the city grants or refuses as he likes. */
@Cites("4.5/permission")
public final class GrantPermission implements Decision<PeriklesState, GrantPermission.Request, GrantPermission.Reply> {

    /** A player asks that a power may defend a location. */
    public record Request(Seat player, Power power, Location location) implements Frame {}

    /** What the leader says. */
    public sealed interface Reply extends Move {}

    /** It may. */
    public record Grant() implements Reply {}

    /** It may not. */
    public record Refuse() implements Reply {}

    /** Permission was granted. */
    public record Granted(Seat leader, Seat player, Power power, Location location) implements GameEvent {
        @Override
        public String cites() {
            return "4.5/permission";
        }
    }

    /** Permission was refused. */
    public record Refused(Seat leader, Seat player, Power power, Location location) implements GameEvent {
        @Override
        public String cites() {
            return "4.5/permission";
        }
    }

    private static final List<Reply> EITHER = List.of(new Grant(), new Refuse());

    private final Permission permission;

    @Inject
    GrantPermission(Permission permission) {
        this.permission = permission;
    }

    @Override
    public Class<Request> frame() {
        return Request.class;
    }

    @Override
    public Seat decider(Request frame, PeriklesState state) {
        return permission.leader(frame.location(), state);
    }

    @Override
    public List<Reply> legal(Request frame, PeriklesState state) {
        return EITHER;
    }

    @Override
    public void apply(Reply reply, Request frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Seat leader = decider(frame, state);
        int slot = state.tiles().slotOf(frame.location().ordinal());
        if (reply instanceof Grant) {
            state.relations().permit(slot, frame.power().ordinal());
            play.report(() -> new Granted(leader, frame.player(), frame.power(), frame.location()));
        } else {
            state.relations().refuse(slot, frame.power().ordinal());
            play.report(() -> new Refused(leader, frame.player(), frame.power(), frame.location()));
        }
    }
}
