package org.polemarch.polis.rules.round;

import org.polemarch.api.play.Move;

/** What a player may say when it is their turn: an action, a ransom, or to pass. */
public interface TurnMove extends Move {}
