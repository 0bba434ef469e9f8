package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;

/** What spaces are worth to their controllers, and how far sieges of them have progressed. */
public class TerritoryWorth {

    private final Weights.Territory weights;
    private final Atlas atlas;
    private final double[] worth;
    private final int figuresFortress;
    private final int figuresOther;
    private final int[] empireArea;
    private final int empireAreas;

    @Inject
    public TerritoryWorth(Weights all, MountfordData data) {
        weights = all.territory();
        atlas = data.atlas();
        figuresFortress = data.figures().siegeFortress();
        figuresOther = data.figures().siegeOther();
        worth = new double[atlas.size()];
        for (int space = 0; space < worth.length; space++) {
            worth[space] = (atlas.fortress(space) ? weights.fortress() : weights.space())
                    + (atlas.areaOf(space) >= 0 ? weights.inArea() : 0);
        }
        weights.cities().forEach((city, points) -> worth[atlas.at(city)] = points);
        empireArea = new int[atlas.size()];
        Arrays.fill(empireArea, -1);
        int count = 0;
        for (Area area : atlas.areas()) {
            if (area.empire()) {
                for (int space : area.spaces()) {
                    empireArea[space] = count;
                }
                count++;
            }
        }
        empireAreas = count;
    }

    public double worth(int space) {
        return worth[space];
    }

    /** How many areas of the empire hold rebels. */
    public int rebelAreas(MountfordState state) {
        IndexSet areas = IndexSet.EMPTY;
        for (int space = state.rebels().next(0);
                space >= 0;
                space = state.rebels().next(space + 1)) {
            areas = areas.with(empireArea[space]);
        }
        return Math.min(empireAreas, areas.size());
    }

    /** Whether a rebellion there would be in an area that has none. */
    public boolean newRebelArea(MountfordState state, int space) {
        if (empireArea[space] < 0) {
            return false;
        }
        for (int each : atlas.area(atlas.areaOf(space)).spaces()) {
            if (state.rebels().has(each)) {
                return false;
            }
        }
        return true;
    }

    public void count(MountfordState state, Tally tally) {
        double athens = 0;
        double league = 0;
        int rebels = 0;
        for (int space = 0; space < worth.length; space++) {
            Power owner = state.owner(space);
            if (owner == Power.REBEL) {
                rebels++;
            } else if (owner.seat() == 0) {
                athens += worth[space];
            } else if (owner.seat() == 1) {
                league += worth[space];
            }
            int besieger = state.siegeSeat(space);
            if (besieger >= 0) {
                int needed = state.fortress(space) ? figuresFortress : figuresOther;
                double gain = (worth[space] + weights.siegeBonus()) * state.siegePoints(space) / needed;
                tally.add(Part.SIEGES, besieger, weights.siege() * gain);
            }
        }
        tally.add(Part.TERRITORY, 0, athens);
        tally.add(Part.TERRITORY, 1, league);
        tally.add(Part.EMPIRE, 0, -weights.rebel() * rebels);
    }
}
