package org.polemarch.polis.data;

import java.util.List;
import java.util.Map;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Space;

/**
 * How a side is set up.
 *
 * @param poleis the poleis of its League, each with its Base Population
 * @param portSeas the seas its Merchants set out on
 */
public record Start(
        List<Polis> poleis,
        Map<Space, Integer> units,
        int merchants,
        Polis proxenos,
        int prestige,
        Map<Resource, Integer> stock,
        IndexSet portSeas) {
    public Start {
        poleis = List.copyOf(poleis);
    }
}
