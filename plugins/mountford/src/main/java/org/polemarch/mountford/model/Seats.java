package org.polemarch.mountford.model;

import org.polemarch.api.game.Seat;

/** The two seats (1): Athens with Argos, and the Peloponnesian side with Syracuse and Persia. */
public final class Seats {

    public static final Seat ATHENS = new Seat(0, "athens");
    public static final Seat PELOPONNESE = new Seat(1, "peloponnese");

    private Seats() {}

    public static Seat of(int index) {
        return index == 0 ? ATHENS : PELOPONNESE;
    }
}
