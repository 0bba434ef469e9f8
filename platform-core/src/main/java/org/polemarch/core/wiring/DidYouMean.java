package org.polemarch.core.wiring;

import java.util.Collection;
import java.util.List;
import org.polemarch.api.data.Nearest;
import org.polemarch.core.words.CoreWords;

/** What is said to somebody who asked for a thing by a name it does not have. */
public final class DidYouMean {

    private DidYouMean() {}

    /**
     * One line: that there is no such thing, what was probably meant, and what there is.
     *
     * @param what what was asked for, with a word on where: "game", "scenario of Perikles"
     */
    public static String line(String what, String wanted, Collection<String> known) {
        String brief = brief(what, wanted, known);
        if (known.isEmpty()) {
            return brief + CoreWords.of("unknown.none");
        }
        return brief + CoreWords.of("unknown.known", known.size(), String.join(", ", known));
    }

    /** The same without what there is, where that is too much for a line; it ends so that more can follow. */
    public static String brief(String what, String wanted, Collection<String> known) {
        List<String> near = Nearest.to(wanted, known);
        String no = CoreWords.of("unknown", what, wanted) + " ";
        return near.isEmpty()
                ? no
                : no + CoreWords.of("unknown.near", String.join(CoreWords.of("unknown.or"), near)) + " ";
    }
}
