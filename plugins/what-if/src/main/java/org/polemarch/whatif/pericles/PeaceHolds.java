package org.polemarch.whatif.pericles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pf4j.Extension;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.plugin.Variation;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.FinalScoring;
import org.polemarch.pericles.rules.Honors;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.whatif.WhatIf;

/** It takes both Sides to break Peace, as it does to make it, and Peace no longer ends the game. */
@Extension
public final class PeaceHolds implements VariantPlugin {

    /** One Side alone cannot break the Peace. */
    @Cites("7.41")
    public record Held(Faction faction) implements GameEvent {}

    @Cites({"7.41", "7.4"})
    public static class TwoToBreakIt extends WarAndPeace {
        @Inject
        public TwoToBreakIt(Honors honors, FinalScoring scoring) {
            super(honors, scoring);
        }

        @Override
        protected boolean endsPeace(Optional<Faction> athens, Optional<Faction> sparta, Play<PericlesState> play) {
            if (athens.isPresent() != sparta.isPresent()) {
                play.report(() -> new Held(athens.orElseGet(sparta::orElseThrow)));
            }
            return athens.isPresent() && sparta.isPresent();
        }
    }

    @Override
    public VariantInfo info() {
        return WhatIf.of("peace-holds", "pericles")
                .title("The peace that held")
                .summary("At Peace, War comes only if both Sides win War/Peace. Peace does not end the game.")
                .history("The Peace of Nicias lasted six years and ten months in name (Thucydides 5.25-26), while both"
                        + " sides quarrelled over Amphipolis and Pylos. It broke down once its enemies held office at"
                        + " Sparta and Alcibiades rose at Athens.");
    }

    @Override
    public Optional<String> dataPatch() {
        return Optional.of("""
                {"scenarios": {
                  "14.2": {"peaceEndsFrom": 0, "peaceInEffectEnds": false},
                  "14.3": {"peaceEndsFrom": 0, "peaceInEffectEnds": false},
                  "14.4": {"peaceEndsFrom": 0, "peaceInEffectEnds": false},
                  "14.1.06A": {"peaceEndsFrom": 0}}}
                """);
    }

    @Override
    public void change(Variation pericles) {
        pericles.replace(WarAndPeace.class).with(TwoToBreakIt.class);
    }

    @Override
    public Map<String, String> words() {
        return Map.of("PeaceHolds.Held", "The {faction} want War, but one Side alone can't break the Peace.");
    }

    @Override
    public List<Section> rules() {
        return List.of(
                Section.enforced(
                        "7.41",
                        "War/Peace",
                        "Two winners, one on each Side, make War or Peace; one alone changes nothing. Peace brings ten Honor each, city-state"
                                + " units go home, and the game goes on.",
                        "All city-state units go where their Controlling Faction says, one after the other; a unit in such a Theater may stay."));
    }
}
