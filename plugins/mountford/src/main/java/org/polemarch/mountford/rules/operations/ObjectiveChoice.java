package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;

/**
 * 2.2.2 and 2.2.6: before anybody moves, the objective is named, any space but an Argive one while Argos is neutral. As
 * long as it has not been, further leaders may be played for a combined attack.
 */
@Cites({"2.2.2", "2.2.6", "2.2"})
public class ObjectiveChoice extends Rule
        implements Decision<MountfordState, ObjectiveChoice.Ask, ObjectiveChoice.Choice> {

    public record Ask(int seat) implements Frame {}

    /** The objective, or one leader more. */
    public sealed interface Choice extends Move {}

    public record Objective(Space space) implements Choice {
        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.CONFIRM);
        }
    }

    public record Also(Tile leader) implements Choice {
        @Override
        public List<Target> targets() {
            return List.of(Things.tile(leader));
        }
    }

    public record Named(Seat seat, Space space) implements GameEvent {}

    /** Argos is neutral; its spaces are closed. */
    public record ArgosIsNeutral(Space space) implements Reason {}

    /** No army this leader could assemble would get there. */
    @Cites("3")
    public record OutOfReach(Space space) implements Reason {}

    /** All SPs the leader could take are kept from there by hostages. */
    @Cites("4.2.7")
    public record HostagesHeld(Space space) implements Reason {}

    /** None of the SPs a leader could start with may go there. */
    public record BeyondTheirRange(Space space, String cites) implements Reason {}

    private final ObjectiveReach reach;
    private final Placements placements;
    private final LeaderPlacement placement;
    private final Relations relations;
    private final NotNow notNow;
    private final Treasuries treasuries;
    private final Objective[] objectives;
    private final Also[] further;

    @Inject
    public ObjectiveChoice(
            MountfordData data,
            ObjectiveReach reach,
            Placements placements,
            LeaderPlacement placement,
            Relations relations,
            NotNow notNow,
            Treasuries treasuries) {
        super(data);
        this.notNow = notNow;
        this.reach = reach;
        this.placements = placements;
        this.placement = placement;
        this.relations = relations;
        this.treasuries = treasuries;
        further = new Also[tiles.leaderCount()];
        Arrays.setAll(further, i -> new Also(tiles.tile(i)));
        objectives = new Objective[atlas.size()];
        for (int i = 0; i < objectives.length; i++) {
            objectives[i] = new Objective(atlas.space(i));
        }
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    @Override
    public List<Choice> legal(Ask ask, MountfordState state) {
        SpaceSet spaces = reach.shared(state);
        IndexSet also = state.chest().treasury().and(tiles.ofSeat(ask.seat())).and(tiles.leaderTiles());
        for (int leader = also.first(); leader >= 0; leader = also.after(leader)) {
            if (!placements.inTime(state, leader) || !placement.possible(state, leader, spaces)) {
                also = also.without(leader);
            }
        }
        Choice[] legal = new Choice[spaces.size() + also.size()];
        int count = 0;
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            legal[count++] = objectives[space];
        }
        for (int leader = also.first(); leader >= 0; leader = also.after(leader)) {
            legal[count++] = further[leader];
        }
        return Arrays.asList(legal);
    }

    @Override
    public void apply(Choice choice, Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (choice instanceof Also also) {
            treasuries.toMap(play, also.leader().index());
            play.next(new LeaderPlacement.Ask(also.leader()), ask);
            return;
        }
        Space space = ((Objective) choice).space();
        state.op().aimAt(space.index());
        play.report(() -> new Named(Seats.of(ask.seat()), space));
        int leaders = state.op().leaders().size();
        if (leaders > 1) {
            play.next(new CombinedAttack.Arrived(false));
        }
        // The first leader played moves first: what is put on the agenda last is done first.
        for (int i = leaders - 1; i >= 0; i--) {
            play.next(new Assembly.Begin(state.op().played(i)));
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        SpaceSet spaces = reach.shared(state);
        Refusals refusals = new Refusals(legal(ask, state));
        for (int space = 0; space < atlas.size(); space++) {
            refusals.move(objectives[space], obstacle(state, space, spaces));
        }
        notNow.tiles(state, ask.seat(), refusals);
        notNow.pieces(state, ask.seat(), refusals);
        return refusals.list();
    }

    /**
     * What keeps a space from being the objective; nothing if all leaders reach it. What they reach is found for the whole map at
     * once, for that costs no more than one space would.
     */
    protected Optional<Reason> obstacle(MountfordState state, int at, SpaceSet reached) {
        if (reached.has(at)) {
            return Optional.empty();
        }
        Space space = atlas.space(at);
        if (relations.argosClosed(state, state.op().power())
                && state.heldByArgos().has(at)) {
            return Optional.of(new ArgosIsNeutral(space));
        }
        if (reach.beyondRange(state, at)) {
            return Optional.of(new BeyondTheirRange(space, reach.keptFromArgolid(state, at) ? "9.3.4" : "9.3.1"));
        }
        return Optional.of(reach.onlyHostagesForbid(state, at) ? new HostagesHeld(space) : new OutOfReach(space));
    }
}
