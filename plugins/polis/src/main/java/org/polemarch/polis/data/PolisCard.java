package org.polemarch.polis.data;

import java.util.Optional;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * What is printed on a Polis card and on the map around the polis.
 *
 * @param base the Base Population, which is also the Fortification
 * @param growth the Maximum Growth
 * @param most the Maximum Population
 * @param ports the bits of the seas its ports point to
 */
public record PolisCard(
        Polis polis,
        Optional<Space> territory,
        int base,
        int growth,
        int most,
        int ports,
        Optional<Side> capitalOf,
        Optional<Side> commercialFor) {

    /** The Fortification: always the Base Population. */
    public int fortification() {
        return base;
    }
}
