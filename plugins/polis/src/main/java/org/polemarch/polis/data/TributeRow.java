package org.polemarch.polis.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * The columns of a territory in the Tribute Area.
 *
 * @param columns for each resource it produces, in the order of the resources, what one, two, three ... Hoplites give
 * @param needsPolis whether a polis of the territory must be held
 * @param freeFor who pays no Prestige here
 */
public record TributeRow(
        Space territory, Map<Resource, List<Integer>> columns, boolean needsPolis, Optional<Side> freeFor) {

    /** How many Hoplites a column takes. */
    public int length(Resource resource) {
        List<Integer> column = columns.get(resource);
        return column == null ? 0 : column.size();
    }

    /** What so many Hoplites give in a column. */
    public int gives(Resource resource, int hoplites) {
        return hoplites == 0 ? 0 : columns.get(resource).get(hoplites - 1);
    }
}
