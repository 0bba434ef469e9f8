package org.example.skirmish.model;

/** The figures of the game, from {@code data/forces.json}. */
public record Forces(int hoplites, int most, int summers, int dieSides, int pursuit, int bestOmen) {}
