package org.polemarch.pericles.rules;

import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Theater;

/** Which Theaters are not in play, and why: those of other scenarios (14.0), and the East without the Persian War (13.2). */
@Cites({"13.2", "14.0"})
public class PlayArea {

    public record NoPersianWar() implements Reason {}

    @Cites("14.0")
    public record OutsideTheScenario(Theater theater) implements Reason {}

    public Optional<Reason> closed(Theater theater, PericlesState state) {
        if (state.isOpen(theater)) {
            return Optional.empty();
        }
        return Optional.of(
                theater == Theater.EASTERN_MEDITERRANEAN && !state.persianWar()
                        ? new NoPersianWar()
                        : new OutsideTheScenario(theater));
    }
}
