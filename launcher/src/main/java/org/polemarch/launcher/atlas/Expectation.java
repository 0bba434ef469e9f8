package org.polemarch.launcher.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.core.compare.Figures;
import org.polemarch.core.plugins.InstalledGame;
import org.polemarch.launcher.library.Trait;
import org.polemarch.launcher.library.Traits;
import org.polemarch.launcher.words.Say;

/** What a player of one game can expect of another, as far as both have been measured. */
final class Expectation {

    private Expectation() {}

    /** "Expect fewer rules and more fighting."; empty if there is nothing to say. */
    static String of(InstalledGame known, InstalledGame wanted) {
        Optional<Figures> before = Traits.figures(known);
        Optional<Figures> now = Traits.figures(wanted);
        if (before.isEmpty() || now.isEmpty()) {
            return "";
        }
        List<Trait> used = Traits.of(before.get(), known.info());
        List<Trait> next = Traits.of(now.get(), wanted.info());
        List<String> told = new ArrayList<>();
        for (int i = 0; i < used.size(); i++) {
            int more = Integer.compare(next.get(i).level(), used.get(i).level());
            Trait.Kind kind = used.get(i).kind();
            if (more != 0 && kind != Trait.Kind.LENGTH) { // its length is told by its box
                told.add(Say.of("crossing.expect." + kind + (more > 0 ? ".more" : ".less")));
            }
        }
        return told.isEmpty() ? "" : Say.of("crossing.expect", Say.all(told));
    }
}
