package org.polemarch.mountford.rules.sieges;

import jakarta.inject.Inject;
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
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.LossCause;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Relation;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Bellicosity;
import org.polemarch.mountford.rules.components.NotNow;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 5: a siege attempt is a die: 1 to 3 adds one siege point, 4 to 6 two. A fortress falls at four points, any other space
 * at two; then all unfriendly SPs in it are eliminated and the victor places a garrison. A fortress taken is worth one
 * bellicosity, unless the siege merely ended a rebellion.
 */
@Cites({"5", "1.2.4"})
public class Siege extends Rule implements Decision<MountfordState, Siege.Ask, Siege.Answer> {

    /** Besiege the objective? */
    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    public record Besiege() implements Answer {}

    public record Abstain() implements Answer, Move.Declining {}

    /** Why a siege that might be expected is not possible. */
    public enum Obstacle {
        ARMISTICE,
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
                case ARMISTICE -> "7.3";
                case ARMY_TOO_LARGE -> "2.2.4";
                case PIRAEUS_NOT_CHALLENGED -> "5.1";
                default -> "5";
            };
        }
    }

    public record Progressed(Space space, int roll, int points, int needed) implements GameEvent {}

    public record Taken(Space space, Seat victor) implements GameEvent {}

    /** The home guard of a taken city is kept until the city is its own again. */
    public record GuardSetAside(Kind kind, int count) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new Besiege(), new Abstain());

    private final SiegeConditions conditions;
    private final SiegeLines lines;
    private final Relations relations;
    private final Armies armies;
    private final Bellicosity bellicosity;
    private final GarrisonChoice garrisons;
    private final NotNow notNow;
    private final int athens;
    private final int piraeus;

    @Inject
    public Siege(
            MountfordData data,
            SiegeConditions conditions,
            SiegeLines lines,
            Relations relations,
            Armies armies,
            Bellicosity bellicosity,
            GarrisonChoice garrisons,
            NotNow notNow) {
        super(data);
        this.conditions = conditions;
        this.lines = lines;
        this.notNow = notNow;
        this.relations = relations;
        this.armies = armies;
        this.bellicosity = bellicosity;
        this.garrisons = garrisons;
        athens = atlas.at("athens");
        piraeus = atlas.at("piraeus");
    }

    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        MountfordState state = play.state();
        if (!conditions.atTheWalls(state)) {
            return false;
        }
        Optional<Obstacle> obstacle = conditions.obstacle(state);
        if (obstacle.isPresent()) {
            int space = state.op().objective();
            if (conditions.spared(state)) {
                lines.avoidedBattle(play, space, state.op().seat());
            }
            play.report(() -> new NotPossible(atlas.space(space), obstacle.get()));
        }
        return obstacle.isEmpty();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.op().seat());
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Abstain) {
            return;
        }
        MountfordState state = play.state();
        int seat = state.op().seat();
        int space = state.op().objective();
        int roll = play.roll(6, "roll.siege");
        int before = state.siegeSeat(space) == seat ? state.siegePoints(space) : 0;
        int points = before + pointsFor(roll);
        int needed = needed(state, space);
        play.report(() -> new Progressed(atlas.space(space), roll, points, needed));
        if (points < needed) {
            state.setSiege(space, seat, points);
            return;
        }
        state.setSiege(space, 0, 0);
        boolean rebels = state.rebels().has(space);
        boolean fortress = state.fortress(space);
        destroyDefenders(play, state.op().power(), space, true);
        if (space == athens) {
            destroyDefenders(play, state.op().power(), piraeus, false); // its ships count as in Athens (5.1)
        }
        play.report(() -> new Taken(atlas.space(space), Seats.of(seat)));
        if (fortress && !rebels) {
            bellicosity.change(play, seat == 0 ? 1 : 0, seat == 1 ? 1 : 0, "5");
        }
        garrisons.seize(play, space);
    }

    /** The siege points that a roll gains. */
    protected int pointsFor(int roll) {
        return figures.siegePoints().get(roll - 1);
    }

    /** How many siege points take the space. */
    protected int needed(MountfordState state, int space) {
        return state.fortress(space) ? figures.siegeFortress() : figures.siegeOther();
    }

    /** Eliminates whoever holds out there; with {@code all} false the ships alone. */
    private void destroyDefenders(Play<MountfordState> play, Power power, int space, boolean all) {
        MountfordState state = play.state();
        for (int kind = 0; kind < kinds.size(); kind++) {
            int count = state.loose(space, kind);
            if (count > 0
                    && (all || !kinds.kind(kind).type().land())
                    && relations.toLoose(state, power, kind, space) == Relation.UNFRIENDLY) {
                if (data.protectedGuard(kind)) {
                    state.removeLoose(space, kind, count);
                    state.setAside(kind, state.setAside(kind) + count);
                    Kind guard = kinds.kind(kind);
                    play.report(() -> new GuardSetAside(guard, count));
                } else {
                    for (int i = 0; i < count; i++) {
                        armies.loseLoose(play, space, kind, LossCause.SIEGE);
                    }
                }
            }
        }
        for (int army = state.armyAfter(-1, space); army >= 0; army = state.armyAfter(army, space)) {
            if (relations.toArmy(state, power, army) == Relation.UNFRIENDLY) {
                if (all) {
                    armies.destroy(play, army, LossCause.SIEGE);
                } else {
                    loseShips(play, army);
                }
            }
        }
    }

    private void loseShips(Play<MountfordState> play, int army) {
        MountfordState state = play.state();
        IndexSet ships = kinds.of(SpType.NAVAL);
        for (int kind = ships.first(); kind >= 0; kind = ships.after(kind)) {
            while (state.armySp(army, kind) > 0) {
                armies.lose(play, army, kind, LossCause.SIEGE);
            }
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        notNow.tiles(state, decider(ask, state).index(), refusals);
        notNow.pieces(state, decider(ask, state).index(), refusals);
        return refusals.list();
    }
}
