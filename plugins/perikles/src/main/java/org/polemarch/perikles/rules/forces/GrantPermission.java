package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 The leader of the city grants or refuses as he likes. */
@Cites("4.5/permission")
public class GrantPermission extends Choice<GrantPermission.Request, Move> {

    public record Request(Seat player, Power power, Location location) implements Frame {}

    public record Grant() implements Move {}

    public record Refuse() implements Move {}

    public record Granted(Seat leader, Seat player, Power power, Location location) implements GameEvent {}

    public record Refused(Seat leader, Seat player, Power power, Location location) implements GameEvent {}

    private final Permission permission;

    @Inject
    public GrantPermission(Permission permission, NotNow notNow) {
        super(List.of(new Grant(), new Refuse()), notNow);
        this.permission = permission;
    }

    @Override
    public Seat decider(Request frame, PeriklesState state) {
        return permission.leader(frame.location(), state);
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
