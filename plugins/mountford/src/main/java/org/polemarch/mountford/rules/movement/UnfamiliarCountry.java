package org.polemarch.mountford.rules.movement;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.components.Relations;

/**
 * 3.4 Unfamiliar country: an army that enters a space not friendly to it, far from a friendly fortress or over a pass,
 * rolls a die less its leader's land rating and may lose one or two SPs, before any interception. Ships that can carry
 * the army spare it the roll (3.4.1).
 */
@Cites({"3.4", "3.4.1", "3.4.2", "9.3.3"})
public class UnfamiliarCountry extends Rule implements Procedure<MountfordState, UnfamiliarCountry.Toll> {

    /** The army of that leader rolls for losses. */
    public record Toll(int army) implements Frame {}

    public record TollTaken(Tile leader, Space space, int roll, int losses) implements GameEvent {}

    private final Relations relations;
    private final Armies armies;
    private final int[][] fortressesNear;

    @Inject
    public UnfamiliarCountry(MountfordData data, Relations relations, Armies armies) {
        super(data);
        this.relations = relations;
        this.armies = armies;
        fortressesNear = new int[atlas.size()][];
        for (int space = 0; space < atlas.size(); space++) {
            int here = space;
            fortressesNear[space] = java.util.stream.IntStream.range(0, atlas.size())
                    .filter(each -> atlas.fortress(each) && paths.landDistance(here, each) <= figures.unfamiliarRange())
                    .toArray();
        }
    }

    /** Whether entering the space, over a pass or not, demands a roll. */
    public boolean demandsRoll(MountfordState state, int army, int space, boolean pass) {
        return !armies.transports(state, army) && unfamiliar(state, state.armyPower(army), space, pass);
    }

    /** Whether the space is unfamiliar to a power that comes by land. */
    public boolean unfamiliar(MountfordState state, Power power, int space, boolean pass) {
        if (relations.friendly(state, power, space)
                || (power.seat() == 1 && state.persiaAtWar() && atlas.persia().has(space))) {
            return false;
        }
        return pass || !nearFriendlyFortress(state, power, space);
    }

    protected boolean nearFriendlyFortress(MountfordState state, Power power, int space) {
        for (int each : fortressesNear[space]) {
            if (relations.friendly(state, power, each)) {
                return true;
            }
        }
        return state.colonyFortified()
                && paths.landDistance(space, state.colony()) <= figures.unfamiliarRange()
                && relations.friendly(state, power, state.colony());
    }

    @Override
    public void run(Toll toll, Play<MountfordState> play) {
        int army = toll.army();
        int space = play.state().armySpace(army);
        int roll = play.roll(6, "roll.unfamiliar");
        int modified = roll - tiles.leader(army).land();
        int losses = modified >= figures.unfamiliarTwoFrom() ? 2 : modified >= figures.unfamiliarOneFrom() ? 1 : 0;
        play.report(() -> new TollTaken(tiles.tile(army), atlas.space(space), roll, losses));
        if (losses > 0) {
            play.next(new MarchLosses.Choose(army, losses));
        }
    }
}
