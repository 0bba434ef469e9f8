package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;

/**
 * How well an imagined position stands for a seat. Everything is reckoned in points of bellicosity as Athens sees them:
 * the tracks, what the next political phases will do to them, the tiles that give confidence, forces, fortresses, sieges,
 * and what armies abroad and the operation in progress promise.
 */
public class Evaluation {

    /** This many points make a position about three to one. */
    private static final double SCALE = 4.5;

    private static final double URGENCY = 0.15;

    /** Within this many tiles the Spartan treasury runs towards the few that let Athens dictate terms (7.3). */
    private static final int RESERVE = 3;

    private static final Power[] LEAGUE = {Power.SPARTA, Power.CORINTH, Power.THEBES};

    private final MountfordData data;
    private final TerritoryWorth territory;
    private final ForceWorth forces;
    private final TileWorth tiles;
    private final Prospects prospects;
    private final int attica;
    private final int laconia;
    private final IndexSet athenian;

    @Inject
    public Evaluation(
            MountfordData data, TerritoryWorth territory, ForceWorth forces, TileWorth tiles, Prospects prospects) {
        this.data = data;
        this.territory = territory;
        this.forces = forces;
        this.tiles = tiles;
        this.prospects = prospects;
        attica = data.atlas().areaAt("attica");
        laconia = data.atlas().areaAt("laconia");
        IndexSet mine = IndexSet.of(attica);
        for (Area area : data.atlas().areas()) {
            mine = area.empire() ? mine.with(area.index()) : mine;
        }
        athenian = mine;
    }

    /** From 0, lost, to 1, won. */
    public double evaluate(MountfordState state, int seat) {
        double athens = state.ending() == Ending.RUNNING
                ? 1 / (1 + Math.exp(-points(state) / SCALE))
                : state.ending().winner() == 0 ? 1 : 0;
        return seat == 0 ? athens : 1 - athens;
    }

    protected double points(MountfordState state) {
        int turnsLeft = data.turns() - state.turn();
        boolean adjusting = state.phase() == Phase.OPERATIONS || state.phase() == Phase.MAINTENANCE;
        int rebelAreas = territory.rebelAreas(state);
        double points = 1.5 * will(state.bellicosity(0)) - 0.8 * will(state.bellicosity(1)) - 1.5;
        if (adjusting) {
            points += (state.ravaged(attica) ? -1.4 : 0) + (state.ravaged(laconia) ? 0.8 : 0);
            int unrest = rebelAreas / 2;
            points -= unrest;
            points += exposed(state);
        }
        // Whoever cannot break Athens in time has lost, so its will weighs more as the last turns come.
        points += URGENCY * state.turn() * will(state.bellicosity(0));
        points -= 0.38 * rebelAreas * Math.min(turnsLeft, 5);
        for (Power power : LEAGUE) {
            if (state.armistice(power)) {
                int turns = Math.min(turnsLeft, state.armisticeUntil(power) - state.turn());
                points += 0.8 + 0.7 * turns - (power == Power.SPARTA ? 0.4 * turns : 0);
            }
        }
        points += ravaged(state);
        points += state.spartanHostages() ? 0.8 : 0;
        points -= state.athenianHostages() ? 0.4 : 0;
        points -= state.persiaAtWar() ? 1.2 : 0;
        points -= 1.5 * (state.tributeRate() - 1);
        points += 1.6 * tiles.confidence(state, TileSet.ATHENIAN) - 1.3 * tiles.confidence(state, TileSet.SPARTAN);
        points += tiles.worth(state, 0) - tiles.worth(state, 1);
        points += territory.points(state);
        points += forces.points(state);
        return points + prospects.points(state);
    }

    /** A treasury spent too far before the political phase lets Athens impose an armistice (7.3). */
    protected double exposed(MountfordState state) {
        double points = 0;
        if (!state.armistice(Power.SPARTA)) {
            int held = state.held(TileSet.SPARTAN);
            int limit = data.figures().armisticeSpartan();
            points += 0.2 * Math.max(0, limit + RESERVE - held) + (held <= limit ? 1 : 0);
        }
        if (!state.armistice(Power.CORINTH)) {
            points += state.held(TileSet.CORINTHIAN) <= data.figures().armisticeCorinthian() ? 0.4 : 0;
        }
        return points;
    }

    /** Income lost this turn, on either side. */
    protected double ravaged(MountfordState state) {
        return 0.35
                * (state.ravaged().minus(athenian).size()
                        - state.ravaged().and(athenian).size());
    }

    /** The last points before surrender weigh most. */
    protected double will(int bellicosity) {
        return bellicosity - (bellicosity < 4 ? 0.5 * (4 - bellicosity) : 0);
    }
}
