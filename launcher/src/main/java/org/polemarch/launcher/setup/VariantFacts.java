package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupBuilder;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.rules.Amendments;
import org.polemarch.launcher.rules.Edition;
import org.polemarch.launcher.rules.Names;
import org.polemarch.launcher.rules.RulesModel;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/**
 * What a player reads about a variant before choosing it.
 *
 * @param changes what it changes, a line each: rules with their sections, then figures
 * @param fault why it cannot be played at all
 */
public record VariantFacts(VariantInfo info, List<String> changes, Optional<String> fault) {

    public VariantFacts {
        Objects.requireNonNull(info);
        changes = List.copyOf(changes);
        Objects.requireNonNull(fault);
    }

    /** Tries a variant alone, which runs its code and may take a while: not on the window's thread. */
    public static VariantFacts of(InstalledGame game, VariantInfo info) {
        try {
            SetupBuilder setup = game.setup().variant(info.id());
            info.scenarios().stream().findFirst().ifPresent(own -> setup.scenario(own.id()));
            PreparedGame<?> played = game.prepare(setup.build(), Optional.empty());
            return new VariantFacts(info, changes(new Amendments(Edition.of(game, played))), Optional.empty());
        } catch (SetupFault e) {
            return new VariantFacts(info, List.of(), Optional.of(Complaint.of(e)));
        }
    }

    private static List<String> changes(Amendments amendments) {
        List<String> lines = new ArrayList<>();
        amendments
                .written()
                .forEach(each -> lines.add(Say.of(
                        each.before().isPresent() ? "variant.rewrites" : "variant.adds",
                        RulesModel.listed(each.now()),
                        each.now().id())));
        amendments
                .replaced()
                .forEach(each -> lines.add(each.book()
                        .map(section -> Say.of("variant.replaces", each.name(), section.id()))
                        .orElseGet(() -> Say.of("variant.replaces.part", each.name()))));
        amendments.figures().forEach(each -> lines.add(Names.line(each.figure())));
        return lines;
    }

    /** "by Ann Example · CC0"; empty if nobody says so. */
    public String credit() {
        List<String> parts = new ArrayList<>();
        if (!info.author().isBlank()) {
            parts.add(Say.of("variant.by", info.author()));
        }
        if (!info.licence().isBlank()) {
            parts.add(info.licence());
        }
        return String.join(" · ", parts);
    }
}
