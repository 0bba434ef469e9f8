package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Operation;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Zones;

/**
 * 5 Sieges: after combat, armies in an unfriendly or neutral space may besiege it, if battle was offered to all unfriendly
 * forces there and none was lost, if there are land SPs, and ships where ships are needed. A head of state who has
 * activated more than five SPs keeps his player from all sieges (2.2.4).
 */
@Cites({"5", "5.1", "2.2.4"})
public class Siege extends Rule implements Procedure<MountfordState, Siege.Check> {

    /** May the active player besiege the objective? */
    public record Check() implements Frame {}

    /** Why a siege that might be expected is not possible. */
    public enum Obstacle {
        BATTLE_NOT_OFFERED,
        BATTLE_LOST,
        SHIPS_WANTING,
        PIRAEUS_NOT_CHALLENGED,
        ARMY_TOO_LARGE
    }

    /** The armies in the space cannot besiege it now. */
    public record NotPossible(Space space, Obstacle obstacle) implements GameEvent {
        @Override
        public String cites() {
            return switch (obstacle) {
                case ARMY_TOO_LARGE -> "2.2.4";
                case PIRAEUS_NOT_CHALLENGED -> "5.1";
                default -> "5";
            };
        }
    }

    private final SiegeLines lines;
    private final Relations relations;
    private final Zones zones;
    private final int athens;
    private final int piraeus;

    @Inject
    public Siege(MountfordData data, SiegeLines lines, Relations relations, Zones zones) {
        super(data);
        this.lines = lines;
        this.relations = relations;
        this.zones = zones;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    /** Whether the active side has land SPs in a space that is not friendly to it. */
    protected boolean atTheWalls(MountfordState state) {
        Operation op = state.op();
        if (relations.friendly(state, op.power(), op.objective())) {
            return false;
        }
        return lines.landArmy(state, op.seat(), op.power(), op.objective()) >= 0;
    }

    /** Whether the winner at sea called off the battle against land SPs that stand in the space (4.2.1). */
    protected boolean spared(MountfordState state) {
        Operation op = state.op();
        return op.calledOff() && zones.present(state, op.power(), op.objective(), Relation.UNFRIENDLY, true, false);
    }

    /** What stands in the way of a siege of the objective; empty if nothing does. */
    public Optional<Obstacle> obstacle(MountfordState state) {
        Operation op = state.op();
        Power power = op.power();
        if (op.lost()) {
            return Optional.of(Obstacle.BATTLE_LOST);
        }
        if (!op.offered() || spared(state)) {
            return Optional.of(Obstacle.BATTLE_NOT_OFFERED);
        }
        if (!lines.shipsSuffice(state, op.seat(), power, op.objective())) {
            return Optional.of(Obstacle.SHIPS_WANTING);
        }
        if (op.objective() == athens && !op.offeredPiraeus() && zones.unfriendlyIn(state, power, piraeus)) {
            return Optional.of(Obstacle.PIRAEUS_NOT_CHALLENGED);
        }
        for (int army = state.armyAfter(-1); army >= 0; army = state.armyAfter(army)) {
            if (state.armySpace(army) >= 0
                    && state.armySeat(army) == op.seat()
                    && tiles.leader(army).headOfState()
                    && state.activated(army) > figures.command()) {
                return Optional.of(Obstacle.ARMY_TOO_LARGE);
            }
        }
        return Optional.empty();
    }

    @Override
    public void run(Check frame, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (!atTheWalls(state)) {
            return;
        }
        Optional<Obstacle> obstacle = obstacle(state);
        if (obstacle.isEmpty()) {
            play.next(new SiegeChoice.Ask());
        } else {
            int space = state.op().objective();
            if (spared(state)) {
                lines.avoidedBattle(play, space, state.op().seat());
            }
            play.report(() -> new NotPossible(atlas.space(space), obstacle.get()));
        }
    }
}
