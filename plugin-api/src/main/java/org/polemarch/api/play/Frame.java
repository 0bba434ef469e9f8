package org.polemarch.api.play;

/**
 * Something that remains to be done: a record of ids and ints. Frames wait on the agenda of a game; nothing else waits.
 * A frame holds no secret, for it is not projected: what only some seats may know belongs into the state.
 */
public interface Frame {}
