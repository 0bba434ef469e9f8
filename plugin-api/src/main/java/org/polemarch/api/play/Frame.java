package org.polemarch.api.play;

/**
 * Something that remains to be done: a record of ids and ints. Only frames wait on a game's agenda. A frame must hold
 * no secret, because it is not projected: what only some seats may know belongs in the state.
 */
public interface Frame {}
