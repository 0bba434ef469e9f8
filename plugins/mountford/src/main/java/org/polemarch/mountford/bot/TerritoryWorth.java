package org.polemarch.mountford.bot;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.Atlas;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;

/** What spaces are worth to whoever controls them, and how far sieges of them have come. */
public class TerritoryWorth {

    private final Atlas atlas;
    private final double[] worth;
    private final int figuresFortress;
    private final int figuresOther;
    private final int[] empireArea;
    private final int empireAreas;

    @Inject
    public TerritoryWorth(MountfordData data) {
        atlas = data.atlas();
        figuresFortress = data.figures().siegeFortress();
        figuresOther = data.figures().siegeOther();
        worth = new double[atlas.size()];
        for (int space = 0; space < worth.length; space++) {
            worth[space] = (atlas.fortress(space) ? 0.5 : 0.15) + (atlas.areaOf(space) >= 0 ? 0.1 : 0);
        }
        worth[atlas.at("athens")] = 14;
        worth[atlas.at("sparta")] = 14;
        worth[atlas.at("piraeus")] = 3;
        worth[atlas.at("corinth")] = 3;
        worth[atlas.at("thebes")] = 3;
        worth[atlas.at("megara")] = 1;
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
        long areas = 0;
        for (int space = state.rebels().next(0);
                space >= 0;
                space = state.rebels().next(space + 1)) {
            areas |= 1L << empireArea[space];
        }
        return Math.min(empireAreas, Long.bitCount(areas));
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

    public double points(MountfordState state) {
        double points = 0;
        for (int space = 0; space < worth.length; space++) {
            Power owner = state.owner(space);
            if (owner.seat() == 0) {
                points += worth[space];
            } else if (owner.seat() == 1) {
                points -= owner == Power.REBEL ? 0.3 : worth[space];
            }
            int besieger = state.siegeSeat(space);
            if (besieger >= 0) {
                int needed = state.fortress(space) ? figuresFortress : figuresOther;
                double gain = 0.8 * (worth[space] + 0.5) * state.siegePoints(space) / needed;
                points += besieger == 0 ? gain : -gain;
            }
        }
        return points;
    }
}
