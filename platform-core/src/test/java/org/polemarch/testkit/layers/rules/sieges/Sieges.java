package org.polemarch.testkit.layers.rules.sieges;

import org.polemarch.testkit.layers.rules.battles.Battles;

/** Stands on a chapter that stands on this one. */
public record Sieges(Battles next) {}
