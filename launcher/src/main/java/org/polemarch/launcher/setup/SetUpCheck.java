package org.polemarch.launcher.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.wiring.SetupFault;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Say;

/**
 * Whether the chosen setup can be played.
 *
 * @param game wired as chosen, if it can
 * @param fault why it cannot, in a sentence; variants are called by their titles
 * @param blamed the ids of the variants that the fault names
 */
public record SetUpCheck(Optional<PreparedGame<?>> game, String fault, List<String> blamed) {

    public SetUpCheck {
        Objects.requireNonNull(game);
        Objects.requireNonNull(fault);
        blamed = List.copyOf(blamed);
    }

    static SetUpCheck of(InstalledGame game, Supplier<PreparedGame<?>> wiring) {
        try {
            return new SetUpCheck(Optional.of(wiring.get()), "", List.of());
        } catch (SetupFault e) {
            String told = Complaint.of(e);
            List<String> blamed = new ArrayList<>();
            for (VariantInfo variant : game.variantInfos()) {
                String called = told.replaceAll(
                        "(?<![\\w.-])'?" + variant.id().replace(".", "\\.") + "'?(?![\\w-])",
                        Matcher.quoteReplacement("“" + variant.title() + "”"));
                if (!called.equals(told)) {
                    blamed.add(variant.id());
                    told = called;
                }
            }
            return new SetUpCheck(Optional.empty(), Say.sentence(told) + ".", blamed);
        }
    }
}
