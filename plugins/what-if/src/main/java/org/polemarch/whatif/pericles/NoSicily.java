package org.polemarch.whatif.pericles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Reason;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.pericles.model.Colour;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.NotNow;
import org.polemarch.pericles.rules.PlayArea;
import org.polemarch.pericles.rules.end.Redeployment;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.whatif.WhatIf;

/**
 * Athens places no marker in Sicily and redeploys nothing to it, so it neither fights nor bargains there; the Birds want Corcyra
 * instead.
 */
@Extension
public final class NoSicily implements VariantPlugin {

    private static final String SECTION = "8.3";
    private static final String REDEPLOYMENT = "11.3";

    /** The Assembly has voted against the expedition. */
    @Cites(SECTION)
    public record NotToSicily() implements Reason {}

    @Cites({SECTION, "8.31", "8.32", "13.1", "13.2"})
    public static class SicilyLeftAlone extends MarkerPlacement {
        @Inject
        public SicilyLeftAlone(PlayArea area, NotNow notNow) {
            super(area, notNow);
        }

        @Override
        protected IndexSet open(Faction placer, PericlesState state) {
            IndexSet open = super.open(placer, state);
            return placer.side() == Side.ATHENS ? open.without(Theater.SICILY.index()) : open;
        }

        @Override
        protected Optional<Reason> closed(Faction placer, Theater theater, PericlesState state) {
            return placer.side() == Side.ATHENS && theater == Theater.SICILY
                    ? Optional.of(new NotToSicily())
                    : super.closed(placer, theater, state);
        }
    }

    /** Units can't go there at the end of a turn, either. */
    @Cites(REDEPLOYMENT)
    public record NotSentToSicily() implements Reason {}

    @Cites(REDEPLOYMENT)
    public static class NoWayToSicily extends Redeployment {
        @Override
        protected IndexSet places(PericlesState state, Colour colour) {
            IndexSet places = super.places(state, colour);
            return colour.side() == Side.ATHENS ? places.without(Theater.SICILY.index()) : places;
        }

        @Override
        protected Optional<Reason> obstacle(Transfer transfer, Colour colour, IndexSet mustGo, PericlesState state) {
            return colour.side() == Side.ATHENS && transfer.to() == Theater.SICILY
                    ? Optional.of(new NotSentToSicily())
                    : super.obstacle(transfer, colour, mustGo, state);
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("no-sicily", "pericles")
                .title("No Sicilian expedition")
                .summary("Athens can't place markers in Sicily or redeploy units to it.")
                .history("Athens lost two fleets and most of forty thousand men in Sicily (Thucydides 7.75.5), and its"
                        + " allies lost their fear of it. Thucydides blames the size of the plan in one place (6.1) and"
                        + " the quarrels at home in another (2.65.11).");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("{\"aristophanes\": {\"BIR-A\": {\"athens\": {\"theaters\": [\"CORCYRA\"]}}}}");
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(MarkerPlacement.class).with(SicilyLeftAlone.class);
        pericles.replace(Redeployment.class).with(NoWayToSicily.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of(
                "NoSicily.NotToSicily", "The Assembly voted against Sicily: Athens places no marker there.",
                "NoSicily.NotSentToSicily", "The Assembly voted against Sicily: Athens redeploys no unit there.");
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        SECTION,
                        "Theater Issue Placement Segment",
                        "One marker at a time, face down. Athens places none in Sicily; where the Birds would send it there, the Will of the"
                                + " Assembly is Corcyra."),
                Section.enforced(
                        REDEPLOYMENT,
                        "Redeployment Segment",
                        "Colour by colour to bases of the right kind. No Athenian or Delian unit goes to Sicily.",
                        "Units end with a base of their colour: those beside a base of another colour of their Side must go, and"
                                + " without any friendly base one unit may stay, in Sicily, too. Units that must go go first; one that"
                                + " can go nowhere is disbanded. The Controlling Faction decides."));
    }
}
