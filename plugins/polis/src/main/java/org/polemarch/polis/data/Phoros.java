package org.polemarch.polis.data;

/** A bargain of the Phoros step: so much Prestige for so much Silver. */
public record Phoros(int prestige, int silver) {}
