package org.polemarch.mountford.ui;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Words;
import org.polemarch.mountford.view.MountfordView;

/** The SPs of a stack in words: "7 hoplites, 1 cavalry". */
record Strength(MountfordView.Stack stack, Words words) {

    String inWords() {
        List<String> parts = new ArrayList<>();
        add(parts, stack.hoplites(), stack.hoplites() == 1 ? "ui.hoplite" : "ui.hoplites");
        add(parts, stack.cavalry(), "ui.cavalry");
        add(parts, stack.naval(), "ui.naval");
        return (parts.isEmpty() ? words.text("ui.no-sps") : String.join(", ", parts))
                + (stack.homeGuard() > 0 ? " (" + stack.homeGuard() + " " + words.text("ui.home-guard") + ")" : "");
    }

    private void add(List<String> parts, int count, String key) {
        if (count > 0) {
            parts.add(count + " " + words.text(key));
        }
    }
}
