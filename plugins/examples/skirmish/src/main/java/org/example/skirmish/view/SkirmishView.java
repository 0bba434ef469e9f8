package org.example.skirmish.view;

import java.util.List;
import org.polemarch.api.game.Seat;

/**
 * What a seat may know. There is no field for the other side's omen, so it can't leak.
 *
 * @param omen the omen of the seat that looks
 */
public record SkirmishView(int summer, int summers, int omen, List<Army> armies) {

    public record Army(Seat seat, int hoplites, int fallen, int fields) {}

    public SkirmishView {
        armies = List.copyOf(armies);
    }
}
