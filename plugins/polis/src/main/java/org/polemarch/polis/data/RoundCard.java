package org.polemarch.polis.data;

/**
 * What the Round marker says.
 *
 * @param number stacking limit, Projects on offer and highest open trade value
 * @param projectsDrawn how many Projects are drawn for the round
 * @param projectsRemoved how many of them a player removes
 */
public record RoundCard(int number, int projectsDrawn, int projectsRemoved) {}
