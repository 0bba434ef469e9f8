package org.polemarch.mountford.rules.operations;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.Kinds;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.components.Relations;

/** When a tile of the own treasury, or an SP on the map, that a player reaches for out of season has its time (2, 6.3). */
@Cites({"1.1.1", "2.1", "2.2.1", "2.2.3", "2.3", "2.3.1", "2.5"})
public class Untimely {

    /** A leader is played to begin an operation. */
    @Cites("2.2.1")
    public record LeaderBegins() implements Reason {}

    /** The tile is an operation of its own. */
    @Cites("2.5")
    public record OperationOfItsOwn(Tile tile) implements Reason {}

    /** SPs are picked up by a leader who has been played. */
    @Cites("2.2.3")
    public record NeedsALeader() implements Reason {}

    /** Home guards stay at home. */
    @Cites("1.2.2")
    public record GuardsStay() implements Reason {}

    /** These SPs obey the other player. */
    public record NotYours() implements Reason {}

    /** That army obeys the other player. */
    public record NotYourArmy(Tile leader) implements Reason {}

    /** An army on the map acts by a continuing operation in its space. */
    @Cites("2.3")
    public record ActsInItsSpace(Tile leader) implements Reason {}

    private static final LeaderBegins LEADER_BEGINS = new LeaderBegins();
    private static final NeedsALeader NEEDS_A_LEADER = new NeedsALeader();
    private static final GuardsStay GUARDS_STAY = new GuardsStay();
    private static final NotYours NOT_YOURS = new NotYours();

    private final Relations relations;
    private final Kinds kinds;
    private final Tiles tiles;

    @Inject
    public Untimely(MountfordData data, Relations relations) {
        this.relations = relations;
        kinds = data.kinds();
        tiles = data.tiles();
    }

    /** Adds each tile of the seat's treasury that none of the answers speaks of. */
    public void tiles(MountfordState state, int seat, List<? extends Move> legal, List<Refusal> refusals) {
        Set<Target> asked = asked(legal, refusals);
        Map<Reason, List<Target>> silent = new LinkedHashMap<>();
        for (long rest = state.chest().treasury() & tiles.ofSeat(seat); rest != 0; rest &= rest - 1) {
            Tile tile = tiles.tile(Long.numberOfTrailingZeros(rest));
            add(Target.card(tile.id()), season(tile), asked, silent);
        }
        silent.forEach((reason, things) -> refusals.add(Refusal.of(things, reason)));
    }

    /** What has the same reason is refused together. */
    private static void add(Target thing, Reason reason, Set<Target> asked, Map<Reason, List<Target>> silent) {
        if (!asked.contains(thing)) {
            silent.computeIfAbsent(reason, key -> new ArrayList<>()).add(thing);
        }
    }

    protected Reason season(Tile tile) {
        if (tile.index() < tiles.leaderCount()) {
            return LEADER_BEGINS;
        }
        if (!tiles.isEvent(tile.index())) {
            return new OperationChoice.PlayedInMaintenance(tile);
        }
        return switch (tiles.event(tile.index()).effect()) {
            case COUP_IN_MEGARA, TREACHERY, REBELLION, PLAGUE -> new OperationChoice.PlayedInContinuing(tile);
            case TACTICS -> new OperationChoice.PlayedInBattle(tile, "9.4.8");
            case BRAVERY -> new OperationChoice.PlayedInBattle(tile, "9.6.3");
            default -> new OperationOfItsOwn(tile);
        };
    }

    /** Adds the SPs at home and the armies that none of the answers speaks of. */
    public void pieces(MountfordState state, int seat, List<? extends Move> legal, List<Refusal> refusals) {
        pieces(
                state,
                seat,
                legal,
                refusals,
                kind -> kind.homeGuard() ? GUARDS_STAY : NEEDS_A_LEADER,
                ActsInItsSpace::new);
    }

    /** As above, where one reason holds for all SPs and armies of the seat. */
    public void pieces(MountfordState state, int seat, List<? extends Move> legal, List<Refusal> refusals, Reason own) {
        pieces(state, seat, legal, refusals, kind -> own, leader -> own);
    }

    private void pieces(
            MountfordState state,
            int seat,
            List<? extends Move> legal,
            List<Refusal> refusals,
            Function<Kind, Reason> atHome,
            Function<Tile, Reason> onTheMap) {
        Set<Target> asked = asked(legal, refusals);
        Map<Reason, List<Target>> silent = new LinkedHashMap<>();
        for (int i = 0; i < kinds.size(); i++) {
            Kind kind = kinds.kind(i);
            add(Target.piece(kind.id()), obeys(state, seat, kind) ? atHome.apply(kind) : NOT_YOURS, asked, silent);
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) >= 0) {
                Tile leader = tiles.tile(army);
                add(
                        Target.piece(leader.id()),
                        state.armySeat(army) == seat ? onTheMap.apply(leader) : new NotYourArmy(leader),
                        asked,
                        silent);
            }
        }
        silent.forEach((reason, things) -> refusals.add(Refusal.of(things, reason)));
    }

    protected boolean obeys(MountfordState state, int seat, Kind kind) {
        Power power = relations.powerOf(state, kind.index(), kind.home());
        boolean idle = (power == Power.ARGOS && state.argos() != Entry.AT_WAR)
                || (power == Power.SYRACUSE && state.syracuse() != Entry.AT_WAR);
        return power.seat() == seat && !idle;
    }

    private static Set<Target> asked(List<? extends Move> legal, List<Refusal> refusals) {
        Set<Target> asked = new HashSet<>();
        legal.forEach(move -> asked.addAll(move.targets()));
        refusals.forEach(refusal -> asked.addAll(refusal.targets()));
        return asked;
    }
}
