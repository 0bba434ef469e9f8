package org.polemarch.api.plugin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pf4j.ExtensionPoint;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.text.RuleIndex;

/**
 * A variant of an installed game. It brings whatever it needs: rules that replace the game's own or come on top, figures, words,
 * sections of the rule index, options, scenarios, a correction of what bots think and a part of the table. The game knows nothing
 * of it.
 *
 * <pre>{@code
 * @Extension
 * public class GreatEngines implements VariantPlugin {
 *     public VariantInfo info() {
 *         return VariantInfo.of("great-engines", "polis").title("Great engines").summary("Sieges roll a six-sided die.");
 *     }
 *
 *     public void change(Variation polis) {
 *         polis.replace(LaySiege.class).with(EngineSiege.class);
 *     }
 * }
 * }</pre>
 *
 * <p>A variant that changes only figures, words and rule texts needs no code: it is one file, {@code NAME.variant.json}.
 */
public interface VariantPlugin extends ExtensionPoint {

    /** Who it is and what set-up must know of it. */
    VariantInfo info();

    /**
     * Says which rules are replaced and which are added, what corrects the evaluation and what is shown beside the board. Asked
     * once for every game that is set up with it, with the setup and the patched data at hand.
     */
    default void change(Variation game) {}

    /**
     * A JSON merge patch over the data, as {@link org.polemarch.api.data.Patch} has it. Two variants that set the same figure to
     * different values conflict, unless one comes {@link VariantInfo#after} the other.
     */
    default Optional<String> dataPatch() {
        return Optional.empty();
    }

    /** Messages that are added to the game's or take the place of its own, by key; see {@link org.polemarch.api.text.Words}. */
    default Map<String, String> words() {
        return Map.of();
    }

    /** Sections that are added to the game's rule index or take the place of its own. Each is marked with the variant's title. */
    default List<RuleIndex.Section> rules() {
        return List.of();
    }
}
