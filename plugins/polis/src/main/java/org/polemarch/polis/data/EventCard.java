package org.polemarch.polis.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;

/**
 * An Event card.
 *
 * @param parts what each side resolves for itself
 * @param wholeRound what holds for both during the round
 * @param endOfRound what happens when the round ends
 */
public record EventCard(
        String id,
        Round deck,
        String title,
        String text,
        Map<Side, List<EventEffect>> parts,
        List<EventEffect> wholeRound,
        List<EventEffect> endOfRound) {

    public EventCard {
        wholeRound = List.copyOf(wholeRound);
        endOfRound = List.copyOf(endOfRound);
    }

    /** The effect of a kind that holds during the round, if the card has it. */
    public <E extends EventEffect> Optional<E> inForce(Class<E> kind) {
        for (int i = 0; i < wholeRound.size(); i++) {
            if (kind.isInstance(wholeRound.get(i))) {
                return Optional.of(kind.cast(wholeRound.get(i)));
            }
        }
        return Optional.empty();
    }
}
