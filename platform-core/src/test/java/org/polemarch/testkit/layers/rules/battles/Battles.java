package org.polemarch.testkit.layers.rules.battles;

import org.polemarch.testkit.layers.rules.sieges.Sieges;

/** Stands on a chapter that stands on this one. */
public record Battles(Sieges next) {}
