package org.polemarch.polis.model;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Id;

/** The two players. */
public enum Side implements Id {
    ATHENS,
    SPARTA;

    private static final Side[] ALL = values();
    private static final List<Optional<Side>> BY_CODE =
            List.of(Optional.empty(), Optional.of(ATHENS), Optional.of(SPARTA));

    private static final Seat[] SEATS = {new Seat(0, "athens"), new Seat(1, "sparta")};

    /** Both, Athens first; the array is not to be changed. */
    @SuppressWarnings("MutableGetReturn") // on the path of bots; nobody writes to it
    public static Side[] all() {
        return ALL;
    }

    /** The side that a state keeps as 0 for nobody, else 1 + index. */
    static Optional<Side> ofCode(int code) {
        return BY_CODE.get(code);
    }

    public static Side of(Seat seat) {
        return ALL[seat.index()];
    }

    public Seat seat() {
        return SEATS[index()];
    }

    public Side other() {
        return this == ATHENS ? SPARTA : ATHENS;
    }
}
