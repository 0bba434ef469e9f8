package org.polemarch.mountford.rules.economy;

import jakarta.inject.Inject;
import java.util.Arrays;
import org.polemarch.api.cite.Cites;
import org.polemarch.mountford.data.Area;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Entry;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.TileSet;
import org.polemarch.mountford.rules.Rule;

/** 8.1, 8.1.1 and 8.2: how many tiles each set brings in, line by line. */
@Cites({"8.1", "8.1.1", "8.2", "2.4"})
public class Revenue extends Rule {

    private final MountfordData.Income[][] lines;
    private final Area[] empire;
    private final TradeRoutes trade;
    private final int sicily;
    private final Power[] powers = new Power[TileSet.values().length];

    @Inject
    public Revenue(MountfordData data, TradeRoutes trade) {
        super(data);
        this.trade = trade;
        lines = new MountfordData.Income[TileSet.values().length][];
        Arrays.setAll(
                lines,
                set -> data.incomes().stream()
                        .filter(line -> line.set().index() == set)
                        .toArray(MountfordData.Income[]::new));
        empire = atlas.areas().stream().filter(Area::empire).toArray(Area[]::new);
        sicily = atlas.areaAt("sicily");
        Arrays.fill(powers, Power.NEUTRAL);
        for (Nationality nationality : Nationality.values()) {
            powers[nationality.tiles().index()] = nationality.power();
        }
    }

    /** The income of a set in tiles; Persian tiles are no income (8.2). */
    public int of(MountfordState state, TileSet set) {
        if ((set == TileSet.ARGIVE && state.argos() != Entry.AT_WAR)
                || (set == TileSet.SYRACUSAN && state.syracuse() == Entry.REMOVED)) {
            return 0;
        }
        int tiles = 0;
        for (MountfordData.Income line : lines[set.index()]) {
            tiles += line(state, line);
        }
        return tiles;
    }

    /** What one line brings now. */
    public int line(MountfordState state, MountfordData.Income line) {
        if (state.turn() < line.fromTurn()) {
            return 0;
        }
        Power power = powerOf(line.set());
        return switch (line.kind()) {
            case BASE -> line.tiles();
            case AREA -> wholly(state, power, line.area()) && !state.ravaged(line.area()) ? line.tiles() : 0;
            case TRADE_ROUTE -> trade.open(state, power, line.from(), line.to()) ? line.tiles() : 0;
            case TRIBUTE -> tributeNumbers(state, state.tributeRate()) / 2;
            case SICILY -> inSicily(state, power) / 2;
            case ALL_TILES -> 0;
        };
    }

    private Power powerOf(TileSet set) {
        return powers[set.index()];
    }

    /** Whether every space of an area is controlled by the power. */
    public boolean wholly(MountfordState state, Power power, int area) {
        for (int space : atlas.area(area).spaces()) {
            if (state.owner(space) != power) {
                return false;
            }
        }
        return true;
    }

    /** How many tribute numbers count at a rate: in unravaged areas that are wholly Athenian. */
    public int tributeNumbers(MountfordState state, int rate) {
        int numbers = 0;
        for (Area area : empire) {
            if (!state.ravaged(area.index()) && wholly(state, Power.ATHENS, area.index())) {
                for (int number : area.tribute()) {
                    numbers += number <= rate ? 1 : 0;
                }
            }
        }
        return numbers;
    }

    protected int inSicily(MountfordState state, Power power) {
        int spaces = 0;
        for (int space : atlas.area(sicily).spaces()) {
            spaces += state.owner(space) == power ? 1 : 0;
        }
        return spaces;
    }
}
