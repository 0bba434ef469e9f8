package org.polemarch.whatif.mountford;

import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.whatif.WhatIf;

/** Athens loses the income of its empire and keeps its trade. */
@Extension
public final class NoTribute implements VariantPlugin {

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-tribute", "mountford")
                .title("The empire without tribute")
                .summary("Athens has no income from tribute.")
                .history("The allies paid Athens six hundred talents a year (Thucydides 2.13), and even so it borrowed"
                        + " from its temples (IG I3 369). Meiggs, Kallet and Samons agree that no large fleet can be kept"
                        + " at sea without such a sum.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"income": {"athens-tribute": null}}
                """);
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "8.1",
                        "Athenian income",
                        "Base two, Attica two, the Byzantium route three, Sicily. There is no income from tribute. More income than tiles: two bellicosity. Argos from turn four."));
    }
}
