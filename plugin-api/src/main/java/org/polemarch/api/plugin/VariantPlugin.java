package org.polemarch.api.plugin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pf4j.ExtensionPoint;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.text.RuleIndex;

/**
 * A variant of an installed game. It brings whatever it needs: rules that replace or extend the game's own, figures,
 * words, sections of the rule index, options, scenarios, a correction of the bots' evaluation, and a panel beside the
 * board. The game knows nothing about it.
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

    /** Its name, and what set-up must know about it. */
    VariantInfo info();

    /**
     * Says which rules it replaces or adds, how it corrects the evaluation, and what it shows beside the board. Called
     * once for every game that is set up with it; the setup and the patched data are available.
     */
    default void change(Variation game) {}

    /**
     * A JSON merge patch for the data, in the form of {@link org.polemarch.api.data.Patch}. Two variants that set the
     * same figure to different values conflict, unless one comes {@link VariantInfo#after} the other.
     */
    default Optional<String> dataPatch() {
        return Optional.empty();
    }

    /** Messages that extend or replace the game's own, by key; see {@link org.polemarch.api.text.Words}. */
    default Map<String, String> words() {
        return Map.of();
    }

    /** Sections that extend or replace those of the game's rule index. Each is marked with the variant's title. */
    default List<RuleIndex.Section> rules() {
        return List.of();
    }
}
