package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Ending;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Phase;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.politics.KingsFavour;

/**
 * How good an imagined position is for a seat. Everything is measured in points of bellicosity from the point of view
 * of Athens: the tracks, what the next political phases will do to them, the tiles that give confidence, forces,
 * fortresses, sieges, and what armies abroad and the operation in progress promise.
 */
public class Evaluation {

    private static final Power[] LEAGUE = {Power.SPARTA, Power.CORINTH, Power.THEBES};

    private final Weights.Politics weights;
    private final MountfordData data;
    private final TerritoryWorth territory;
    private final ForceWorth forces;
    private final TileWorth tiles;
    private final Prospects prospects;
    private final KingsFavour king;
    private final int attica;
    private final int laconia;
    private final IndexSet athenian;

    @Inject
    public Evaluation(
            Weights weights,
            MountfordData data,
            TerritoryWorth territory,
            ForceWorth forces,
            TileWorth tiles,
            Prospects prospects,
            KingsFavour king) {
        this.weights = weights.politics();
        this.data = data;
        this.territory = territory;
        this.forces = forces;
        this.tiles = tiles;
        this.prospects = prospects;
        this.king = king;
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
                ? 1 / (1 + Math.exp(-counted(state).lead() / weights.scale()))
                : state.ending().winner() == 0 ? 1 : 0;
        return seat == 0 ? athens : 1 - athens;
    }

    /** The parts whose sum is squashed while the game is running. */
    public Appraisal appraise(MountfordState state, int seat) {
        return counted(state).appraise(seat);
    }

    protected Tally counted(MountfordState state) {
        Tally tally = new Tally();
        tally.add(Part.BELLICOSITY, 0, weights.athens() * will(state.bellicosity(0)) - weights.athensExpected());
        tally.add(Part.BELLICOSITY, 1, weights.sparta() * will(state.bellicosity(1)));
        // If the League can't break Athens in time, it loses, so the will of Athens counts more as the last turns
        // approach.
        tally.add(Part.BELLICOSITY, 0, weights.urgency() * state.turn() * will(state.bellicosity(0)));
        int turnsLeft = data.turns() - state.turn();
        int rebelAreas = territory.rebelAreas(state);
        if (state.phase() == Phase.OPERATIONS || state.phase() == Phase.MAINTENANCE) {
            tally.add(Part.LAND, 0, state.ravaged(attica) ? -weights.atticaRavaged() : 0);
            tally.add(Part.LAND, 1, state.ravaged(laconia) ? -weights.laconiaRavaged() : 0);
            int unrest = rebelAreas / 2;
            tally.add(Part.EMPIRE, 0, -unrest);
            tally.add(Part.TREASURY, 1, -exposed(state));
            tally.add(Part.PERSIA, 0, king.isSpartas(state) ? -weights.persiaToCome() : 0);
        }
        tally.add(Part.EMPIRE, 0, -weights.rebelArea() * rebelAreas * Math.min(turnsLeft, weights.turnsToCome()));
        tally.add(Part.ARMISTICES, 0, armistices(state, turnsLeft));
        tally.add(
                Part.LAND,
                1,
                -weights.ravaged() * state.ravaged().minus(athenian).size());
        tally.add(
                Part.LAND, 0, -weights.ravaged() * state.ravaged().and(athenian).size());
        tally.add(Part.HOSTAGES, 0, state.spartanHostages() ? weights.spartanHostages() : 0);
        tally.add(Part.HOSTAGES, 1, state.athenianHostages() ? weights.athenianHostages() : 0);
        tally.add(Part.PERSIA, 0, state.persiaAtWar() ? -weights.persia() : 0);
        tally.add(Part.TRIBUTE, 0, -weights.tribute() * (state.tributeRate() - 1));
        tally.add(
                Part.TREASURY,
                0,
                weights.athenianConfidence() * tiles.confidence(state, TileSet.ATHENIAN) + tiles.worth(state, 0));
        tally.add(
                Part.TREASURY,
                1,
                weights.spartanConfidence() * tiles.confidence(state, TileSet.SPARTAN) + tiles.worth(state, 1));
        territory.count(state, tally);
        forces.count(state, tally);
        prospects.count(state, tally);
        return tally;
    }

    protected double armistices(MountfordState state, int turnsLeft) {
        double points = 0;
        for (Power power : LEAGUE) {
            if (state.armistice(power)) {
                int turns = Math.min(turnsLeft, state.armisticeUntil(power) - state.turn());
                points += weights.armistice() + weights.armisticeTurn() * turns;
                points -= power == Power.SPARTA ? weights.spartanRest() * turns : 0;
            }
        }
        return points;
    }

    /** A treasury spent too far before the political phase lets Athens impose an armistice (7.3). */
    protected double exposed(MountfordState state) {
        double points = 0;
        if (!state.armistice(Power.SPARTA)) {
            int held = state.held(TileSet.SPARTAN);
            int limit = data.figures().armisticeSpartan();
            points += weights.shortTreasury() * Math.max(0, limit + weights.reserve() - held)
                    + (held <= limit ? weights.dictated() : 0);
        }
        if (!state.armistice(Power.CORINTH)) {
            points += state.held(TileSet.CORINTHIAN) <= data.figures().armisticeCorinthian()
                    ? weights.corinthDictated()
                    : 0;
        }
        return points;
    }

    /** The last points before surrender weigh most. */
    protected double will(int bellicosity) {
        return bellicosity - weights.despair() * Math.max(0, weights.lowWill() - bellicosity);
    }
}
