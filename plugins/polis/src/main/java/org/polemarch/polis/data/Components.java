package org.polemarch.polis.data;

/**
 * The pieces of each player, and the die.
 *
 * @param cubesOnTracks those that mark values on the personal board
 * @param battleUnits how many units in a space make a battle
 */
public record Components(
        int cubesPerPlayer,
        int disksPerPlayer,
        int merchantsPerPlayer,
        int dieSides,
        int cubesOnTracks,
        int battleUnits) {}
