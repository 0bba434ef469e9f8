package org.polemarch.core.wiring;

import java.util.Collection;
import java.util.List;
import org.polemarch.api.data.Nearest;

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
            return brief + "there is none";
        }
        return brief + (known.size() == 1 ? "there is " : "there are ") + String.join(", ", known);
    }

    /** The same without what there is, where that is too much for a line; it ends so that more can follow. */
    public static String brief(String what, String wanted, Collection<String> known) {
        List<String> near = Nearest.to(wanted, known);
        return "no " + what + " '" + wanted + "'; "
                + (near.isEmpty() ? "" : "did you mean " + String.join(" or ", near) + "? ");
    }
}
