package org.polemarch.polis.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.polemarch.api.ui.Tip;
import org.polemarch.api.ui.piece.Token;
import org.polemarch.testkit.Toolkit;

/** What can be seen of a node and its parts, read or heard. */
final class Seen {

    private Seen() {}

    /** In the order of the parts; on the map that order means nothing. */
    static List<String> of(Node node) {
        List<String> seen = new ArrayList<>();
        if (!node.isVisible()) {
            return seen;
        }
        seen.add(own(node));
        if (node instanceof ScrollPane scroll) {
            seen.addAll(of(scroll.getContent())); // which is among its children only once it has been laid out
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> seen.addAll(of(child)));
        }
        if (node.getStyleClass().contains("pm-map")) {
            seen.sort(null);
        }
        return seen;
    }

    private static String own(Node node) {
        Set<String> own = new TreeSet<>(node.getStyleClass());
        if (node instanceof Labeled labeled) {
            own.add("reads " + labeled.getText());
        } else if (node instanceof Text text) {
            own.add("reads " + text.getText());
        } else if (node instanceof Token token) {
            own.add("is " + token.piece());
        }
        own.add("says " + node.getAccessibleText());
        own.add("helps " + node.getAccessibleHelp());
        own.add("tells " + Tip.of(node).orElse(""));
        own.add("looks " + node.getStyle());
        for (PseudoClass state : node.getPseudoClassStates()) {
            own.add(":" + state.getPseudoClassName());
        }
        return own.toString();
    }

    /** A part that shows one thing after another shows each of them as a part does that has shown no other. */
    static <P, T> void follows(Supplier<P> parts, Function<P, Node> node, BiConsumer<P, T> show, List<T> things) {
        Toolkit.call(() -> {
            P kept = parts.get();
            List<List<String>> looks = new ArrayList<>();
            for (T thing : things) {
                P fresh = parts.get();
                show.accept(fresh, thing);
                looks.add(of(node.apply(fresh)));
                show.accept(kept, thing);
                assertThat(of(node.apply(kept)))
                        .as("after a change to %s", thing)
                        .isEqualTo(looks.get(looks.size() - 1));
            }
            assertThat(looks).doesNotHaveDuplicates();
            return kept;
        });
    }
}
