package org.polemarch.polis.rules.actions;

import org.polemarch.api.play.Move;

/** What a player may say when it is their turn: an action, a ransom, or to pass. */
public interface TurnMove extends Move {}
