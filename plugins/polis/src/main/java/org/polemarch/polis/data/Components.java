package org.polemarch.polis.data;

/** The component list and the number of units that makes a battle. */
public record Components(
        int cubesPerPlayer,
        int disksPerPlayer,
        int merchantsPerPlayer,
        int blackCubes,
        int dieSides,
        int eventCards,
        int polisCards,
        int projectTiles,
        int battleCards,
        int cubesOnTracks,
        int battleUnits) {}
