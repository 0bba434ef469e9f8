package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 The leader of the city grants or refuses as he likes. */
@Cites("4.5/permission")
public class GrantPermission implements Decision<PeriklesState, GrantPermission.Request, Move> {

    /** A player asks that a power may defend a location. */
    public record Request(Seat player, Power power, Location location) implements Frame {}

    public record Grant() implements Move {}

    public record Refuse() implements Move {}

    public record Granted(Seat leader, Seat player, Power power, Location location) implements GameEvent {}

    public record Refused(Seat leader, Seat player, Power power, Location location) implements GameEvent {}

    private static final List<Move> EITHER = List.of(new Grant(), new Refuse());

    private final Permission permission;
    private final NotNow notNow;

    @Inject
    public GrantPermission(Permission permission, NotNow notNow) {
        this.permission = permission;
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Request frame, PeriklesState state) {
        return permission.leader(frame.location(), state);
    }

    @Override
    public List<Move> legal(Request frame, PeriklesState state) {
        return EITHER;
    }

    @Override
    public List<Refusal> refusals(Request frame, PeriklesState state) {
        return notNow.refusals(decider(frame, state), EITHER, state);
    }

    @Override
    public void apply(Move reply, Request frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Seat leader = decider(frame, state);
        int slot = state.slotOf(frame.location());
        if (reply instanceof Grant) {
            state.relations().permit(slot, frame.power().index());
            play.report(() -> new Granted(leader, frame.player(), frame.power(), frame.location()));
        } else {
            state.relations().refuse(slot, frame.power().index());
            play.report(() -> new Refused(leader, frame.player(), frame.power(), frame.location()));
        }
    }
}
