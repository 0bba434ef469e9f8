package org.polemarch.launcher.window.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Targets;

/** What a board shows that can be clicked or pointed at, whoever drew the board. */
final class OnBoard {

    private final Map<Target, List<Node>> nodes = new LinkedHashMap<>();

    OnBoard(Node board) {
        collect(board);
    }

    private void collect(Node node) {
        if (!node.isVisible()) {
            return;
        }
        Targets.of(node)
                .ifPresent(target ->
                        nodes.computeIfAbsent(target, key -> new ArrayList<>(1)).add(node));
        if (node instanceof ScrollPane scroll && scroll.getSkin() == null && scroll.getContent() != null) {
            collect(scroll.getContent()); // it is no child of it before the first frame
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::collect);
        }
    }

    Set<Target> targets() {
        return nodes.keySet();
    }

    List<Node> nodes(Target target) {
        return nodes.getOrDefault(target, List.of());
    }

    /** The nodes of places, cards and pieces with such an id. */
    Stream<Node> with(String id) {
        return nodes.entrySet().stream()
                .filter(each -> each.getKey().id().equals(id) && each.getKey().kind() != Target.Kind.BUTTON)
                .flatMap(each -> each.getValue().stream());
    }
}
