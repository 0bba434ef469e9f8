package org.polemarch.launcher.window.table;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import org.polemarch.api.play.Target;

/** A guide who sits at a table with a newcomer and suggests what to try. */
public interface TableGuide {

    /** What lies over the page. */
    List<Node> nodes();

    void refresh();

    /** What to click now; empty if nothing in particular. */
    Set<Target> advised();
}
