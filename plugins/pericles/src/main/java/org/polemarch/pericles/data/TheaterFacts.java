package org.polemarch.pericles.data;

import org.polemarch.pericles.model.Arm;

/**
 * What the map prints about a Theater.
 *
 * @param ground the kind of battle that is compulsory there
 * @param homeOf the city-state whose Theater it is, or NONE
 */
public record TheaterFacts(
        String id,
        int number,
        String name,
        Arm ground,
        boolean granary,
        boolean aegean,
        String homeOf,
        double latitude,
        double longitude) {}
