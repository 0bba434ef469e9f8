package org.polemarch.polis.data;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/** The columns of a territory in the Tribute Area. Immutable. */
public final class TributeRow {

    private final Space territory;
    private final Map<Resource, List<Integer>> columns;
    private final boolean needsPolis;
    private final Optional<Side> freeFor;
    private final int[][] figures = new int[Resource.COUNT][0];

    /**
     * The columns as they are printed.
     *
     * @param columns for each resource it produces what one, two, three ... Hoplites give
     * @param needsPolis whether a polis of the territory must be held
     * @param freeFor who pays no Prestige here
     */
    TributeRow(Space territory, Map<Resource, List<Integer>> columns, boolean needsPolis, Optional<Side> freeFor) {
        this.territory = territory;
        this.columns = Collections.unmodifiableMap(new EnumMap<>(columns));
        this.needsPolis = needsPolis;
        this.freeFor = freeFor;
        columns.forEach((resource, column) -> figures[resource.index()] =
                column.stream().mapToInt(Integer::intValue).toArray());
    }

    public Space territory() {
        return territory;
    }

    /** The figures of each column, in the order of the resources. */
    public Map<Resource, List<Integer>> columns() {
        return columns;
    }

    public boolean needsPolis() {
        return needsPolis;
    }

    /** Whether the side pays no Prestige here. */
    public boolean isFreeFor(Side side) {
        return freeFor.isPresent() && freeFor.get() == side;
    }

    /** How many Hoplites a column takes. */
    public int length(Resource resource) {
        return figures[resource.index()].length;
    }

    /** What that many Hoplites give in a column. */
    public int gives(Resource resource, int hoplites) {
        return hoplites == 0 ? 0 : figures[resource.index()][hoplites - 1];
    }
}
