package org.polemarch.mountford.rules.components;

import jakarta.inject.Inject;
import java.util.function.Function;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;

/** Says when a tile of the player's treasury, or an SP on the map, can be used, if it can't be now (2, 6.3). */
@Cites({"1.1.1", "2.1", "2.2.1", "2.2.3", "2.3", "2.3.1", "2.5"})
public class NotNow extends Rule {

    /** A leader is played to begin an operation. */
    @Cites("2.2.1")
    public record LeaderBegins() implements Reason {}

    @Cites("2.5")
    public record OperationOfItsOwn(Tile tile) implements Reason {}

    /** SPs are picked up by a leader who has been played. */
    @Cites("2.2.3")
    public record NeedsALeader() implements Reason {}

    @Cites("1.2.2")
    public record GuardsStay() implements Reason {}

    /** These SPs obey the other player. */
    public record NotYours() implements Reason {}

    /** That army obeys the other player. */
    public record NotYourArmy(Tile leader) implements Reason {}

    /** An army on the map acts by a continuing operation in its space. */
    @Cites("2.3")
    public record ActsInItsSpace(Tile leader) implements Reason {}

    /** The tile is played as, or in, a continuing operation, where an army stands. */
    @Cites("2.3.1")
    public record PlayedInContinuing(Tile tile) implements Reason {}

    /** The tile is played before the dice of a battle are rolled. */
    public record PlayedInBattle(Tile tile, String cites) implements Reason {}

    /** The tile is played in the maintenance phase. */
    @Cites("6.3")
    public record PlayedInMaintenance(Tile tile) implements Reason {}

    private final Relations relations;

    @Inject
    public NotNow(MountfordData data, Relations relations) {
        super(data);
        this.relations = relations;
    }

    /** The tiles of the seat's treasury that nothing has been said about. */
    public void tiles(MountfordState state, int seat, Refusals refusals) {
        IndexSet held = state.chest().treasury().and(tiles.ofSeat(seat));
        for (int each = held.first(); each >= 0; each = held.after(each)) {
            Tile tile = tiles.tile(each);
            refusals.thing(Things.tile(tile), season(tile));
        }
    }

    public Reason season(Tile tile) {
        if (tile.index() < tiles.leaderCount()) {
            return new LeaderBegins();
        }
        if (!tiles.isEvent(tile.index())) {
            return new PlayedInMaintenance(tile);
        }
        return switch (tiles.event(tile.index()).effect()) {
            case COUP_IN_MEGARA, TREACHERY, REBELLION, PLAGUE -> new PlayedInContinuing(tile);
            case TACTICS -> new PlayedInBattle(tile, "9.4.8");
            case BRAVERY -> new PlayedInBattle(tile, "9.6.3");
            default -> new OperationOfItsOwn(tile);
        };
    }

    /** The SPs at home and the armies that nothing has been said about. */
    public void pieces(MountfordState state, int seat, Refusals refusals) {
        pieces(
                state,
                seat,
                refusals,
                kind -> kind.homeGuard() ? new GuardsStay() : new NeedsALeader(),
                ActsInItsSpace::new);
    }

    /** As above, where one reason holds for all SPs and armies of the seat. */
    public void pieces(MountfordState state, int seat, Refusals refusals, Reason own) {
        pieces(state, seat, refusals, kind -> own, leader -> own);
    }

    private void pieces(
            MountfordState state,
            int seat,
            Refusals refusals,
            Function<Kind, Reason> atHome,
            Function<Tile, Reason> onTheMap) {
        for (int i = 0; i < kinds.size(); i++) {
            Kind kind = kinds.kind(i);
            refusals.thing(Things.sps(kind), obeys(state, seat, kind) ? atHome.apply(kind) : new NotYours());
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            Tile leader = tiles.tile(army);
            refusals.thing(
                    Things.army(leader),
                    state.armySeat(army) == seat ? onTheMap.apply(leader) : new NotYourArmy(leader));
        }
    }

    /** Whether the seat commands these SPs now. */
    protected boolean obeys(MountfordState state, int seat, Kind kind) {
        Power power = relations.powerOf(state, kind.index(), kind.home());
        boolean idle = (power == Power.ARGOS && state.argos() != Entry.AT_WAR)
                || (power == Power.SYRACUSE && state.syracuse() != Entry.AT_WAR);
        return power.seat() == seat && !idle;
    }
}
