package org.polemarch.core.wiring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.api.text.RuleIndex;

/** What a variant brings besides classes. Where it fails or gives nothing, the fault names the method that its author has to mend. */
record Contribution(VariantPlugin variant) {

    Optional<String> patch() {
        return asked("dataPatch()", variant::dataPatch);
    }

    Map<String, String> words() {
        return asked("words()", variant::words);
    }

    List<RuleIndex.Section> rules() {
        return asked("rules()", variant::rules);
    }

    /** Asks for what is read only later, so that a player learns before the game that it is not there. */
    void requireTexts() {
        words();
        rules();
    }

    private <T> T asked(String method, Supplier<T> call) {
        T given;
        try {
            given = call.get();
        } catch (RuntimeException | Error e) {
            throw new SetupFault(who(method) + " fails: " + OneLine.of(e), e);
        }
        if (given == null) {
            throw new SetupFault(who(method) + " gives null");
        }
        return given;
    }

    private String who(String method) {
        return method + " of variant " + variant.info().id();
    }
}
