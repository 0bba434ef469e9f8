package org.polemarch.api.teach;

/**
 * A view that knows which phase the game has reached, so that the table can explain it. The bundle has three messages for
 * each: {@code where.ID} names the phase, {@code where.ID.now} says in two lines what it is about, and
 * {@code where.ID.next} what comes after it.
 */
public interface Whereabouts {

    /** The id of the phase. It follows from what the viewer may know. */
    String whereabouts();
}
