package org.polemarch.api.teach;

/**
 * A view that knows which phase the game has reached, so that the table can explain it. The bundle has three messages
 * for each phase: {@code where.ID} names it, {@code where.ID.now} explains it in two lines, and {@code where.ID.next}
 * says what comes next.
 */
public interface Whereabouts {

    /** The id of the phase. It must follow from what the viewer may know. */
    String whereabouts();
}
