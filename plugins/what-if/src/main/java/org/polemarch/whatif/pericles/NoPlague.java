package org.polemarch.whatif.pericles;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The three plays that bring the Plague are performed without it, so the game stays Pre-Plague. */
@Extension
public final class NoPlague implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-plague", "pericles")
                .title("No plague")
                .summary("The Acharnians bring no Plague, and later scenarios begin Pre-Plague.")
                .history("The plague killed 4,400 hoplites, 300 horsemen and an unknown number of rowers and taxpayers"
                        + " (Thucydides 3.87). Athens still took Potidaea, Mytilene, Pylos and Cythera, so how much the"
                        + " plague decided is open.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"aristophanes": {"ACH-A": {"plague": false}, "ACH-B": {"plague": false}, "ACH-C": {"plague": false}},
                 "scenarios": {"14.1.08A": {"postPlague": false}, "14.1.09A": {"postPlague": false}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "5.13",
                        "Plague",
                        "There is no Plague: the Acharnians put their issues on the agenda and do nothing else, and the game stays Pre-Plague."));
    }
}
