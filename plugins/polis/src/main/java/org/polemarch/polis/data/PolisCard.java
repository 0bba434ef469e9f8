package org.polemarch.polis.data;

import java.util.Optional;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * What is printed on a Polis card and on the map around the polis.
 *
 * @param territory empty on neutral ground
 * @param ground the territory as a set
 * @param base the Base Population, which is also the Fortification
 * @param growth the Maximum Growth
 * @param most the Maximum Population
 * @param ports the seas its ports point to
 */
public record PolisCard(
        Polis polis,
        Optional<Space> territory,
        IndexSet ground,
        int base,
        int growth,
        int most,
        IndexSet ports,
        Optional<Side> capitalOf,
        Optional<Side> commercialFor) {

    public int fortification() {
        return base;
    }

    public boolean isCapital() {
        return capitalOf.isPresent();
    }

    public boolean isCommercialFor(Side side) {
        return commercialFor.isPresent() && commercialFor.get() == side;
    }
}
