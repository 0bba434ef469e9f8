package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 5 Sieges: after combat, armies in an unfriendly or neutral space may besiege it, if battle was offered to all unfriendly
 * forces there and none was lost, if there are land SPs, and ships where ships are needed. A head of state who has
 * activated more than five SPs keeps his player from all sieges (2.2.4). An armistice protects a partner's spaces, unless
 * the besieger treats them as unfriendly (7.3).
 */
@Cites({"5", "5.1", "2.2.4", "7.3"})
public class SiegeConditions extends Rule {

    private final SiegeLines lines;
    private final Relations relations;
    private final Zones zones;
    private final int athens;
    private final int piraeus;

    @Inject
    public SiegeConditions(MountfordData data, SiegeLines lines, Relations relations, Zones zones) {
        super(data);
        this.lines = lines;
        this.relations = relations;
        this.zones = zones;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    /** Whether the active side has land SPs in a space that is not friendly to it. */
    public boolean atTheWalls(MountfordState state) {
        Operation op = state.op();
        if (relations.friendly(state, op.power(), op.objective())) {
            return false;
        }
        return lines.landArmy(state, op.seat(), op.power(), op.objective()) >= 0;
    }

    /** Whether the winner at sea called off the battle against land SPs that stand in the space (4.2.1). */
    public boolean spared(MountfordState state) {
        Operation op = state.op();
        return op.calledOff() && zones.present(state, op.power(), op.objective(), Relation.UNFRIENDLY, true, false);
    }

    /** What stands in the way of a siege of the objective; empty if nothing does. */
    public Optional<Siege.Obstacle> obstacle(MountfordState state) {
        Operation op = state.op();
        Power power = op.power();
        if (relations.protectedByArmistice(state, power, op.objective())) {
            return Optional.of(Siege.Obstacle.ARMISTICE);
        }
        if (op.lost()) {
            return Optional.of(Siege.Obstacle.BATTLE_LOST);
        }
        if (!op.offered() || spared(state)) {
            return Optional.of(Siege.Obstacle.BATTLE_NOT_OFFERED);
        }
        if (!lines.shipsSuffice(state, op.seat(), power, op.objective())) {
            return Optional.of(Siege.Obstacle.SHIPS_WANTING);
        }
        if (op.objective() == athens && !op.offeredPiraeus() && zones.unfriendlyIn(state, power, piraeus)) {
            return Optional.of(Siege.Obstacle.PIRAEUS_NOT_CHALLENGED);
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySeat(army) == op.seat()
                    && tiles.leader(army).headOfState()
                    && state.activated(army) > figures.command()) {
                return Optional.of(Siege.Obstacle.ARMY_TOO_LARGE);
            }
        }
        return Optional.empty();
    }
}
