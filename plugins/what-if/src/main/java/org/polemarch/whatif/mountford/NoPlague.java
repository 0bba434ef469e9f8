package org.polemarch.whatif.mountford;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** The tile of the Plague is a second Treachery, so that Corinth has as many tiles as before. */
@Extension
public final class NoPlague implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-plague", "mountford")
                .title("No plague")
                .summary("The Corinthian tile Plague is a second Treachery.")
                .history("The plague killed 4,400 hoplites, 300 horsemen and an unknown number of rowers and taxpayers"
                        + " (Thucydides 3.87). Athens still took Potidaea, Mytilene, Pylos and Cythera, so how much the"
                        + " plague decided is open.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"events": {"cor-plague": {"name": "Treachery", "effect": "treachery"}}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced("9.7.6", "Plague", "There is no Plague. Its tile is a second Treachery (9.7.8)."));
    }
}
