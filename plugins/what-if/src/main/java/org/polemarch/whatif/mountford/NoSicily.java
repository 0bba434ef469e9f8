package org.polemarch.whatif.mountford;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.rules.armies.Armies;
import org.polemarch.mountford.rules.armies.Bars;
import org.polemarch.mountford.rules.armies.Routes;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.operations.ObjectiveReach;
import org.polemarch.mountford.rules.operations.Recruits;
import org.polemarch.whatif.WhatIf;

/** Athens names no objective in Sicily, and Syracuse does not enter the war on its own; a tile of influence becomes Treachery. */
@Extension
public final class NoSicily implements VariantPlugin {

    @Cites({"2.2.2", "9.3.2"})
    public static class SicilyOutOfReach extends ObjectiveReach {
        private final int sicily;

        @Inject
        public SicilyOutOfReach(
                MountfordData data, Relations relations, Recruits recruits, Routes routes, Armies armies, Bars bars) {
            super(data, relations, recruits, routes, armies, bars);
            sicily = atlas.areaAt("sicily");
        }

        @Override
        public SpaceSet reach(MountfordState state, int leader, int from, Power power) {
            SpaceSet reach = super.reach(state, leader, from, power);
            if (power == Power.ATHENS || power == Power.ARGOS) {
                for (int space : atlas.area(sicily).spaces()) {
                    if (space != from) {
                        reach.remove(space);
                    }
                }
            }
            return reach;
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-sicily", "mountford")
                .title("No Sicilian expedition")
                .summary(
                        "Athenian and Argive armies have no objectives in Sicily, and Syracuse does not join the war on turn 6.")
                .history("Athens lost two fleets and most of forty thousand men in Sicily (Thucydides 7.75.5), and its"
                        + " allies lost their fear of it. Thucydides blames the size of the plan in one place (6.1) and"
                        + " the quarrels at home in another (2.65.11).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"figures": {"syracuseTurn": 11},
                 "events": {"ath-influence-in-sicily": {"name": "Treachery", "play": "CONTINUING_OPERATION", "effect": "treachery"}}}
                """);
    }

    @Override
    public void change(Variation mountford) {
        mountford.replace(ObjectiveReach.class).with(SicilyOutOfReach.class);
    }

    @Override
    public List<Section> rules() {
        return List.of(Section.enforced(
                "9.3.2",
                "Syracuse",
                "Neutral unless the Congress of Gela brings it into the war. Athenian and Argive armies name no objective in Sicily but where they stand. The tile"
                        + " Athenian Influence in Sicily is a second Treachery. Syracuse falls out of the game if captured; only"
                        + " Hermocrates activates its SPs. Sicily is never ravaged.",
                "Its other spaces become neutral when it falls."));
    }
}
