package org.polemarch.perikles.ui;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.VBox;
import org.polemarch.api.play.Target;
import org.polemarch.api.ui.Lightable;
import org.polemarch.api.ui.Shown;
import org.polemarch.api.ui.Targets;

/**
 * A box that can be chosen. The style sheet rings it: an effect around something so large would paint all that is in it
 * twice whenever any of it changes.
 */
class LitBox extends VBox implements Lightable {

    private final Targets targets;
    private final Shown<Meaning> meaning = new Shown<>();

    private record Meaning(Optional<Target> target, String spoken) {}

    LitBox(Targets targets) {
        this.targets = targets;
    }

    /** What it stands for from now on. */
    final void stands(Target target, String spoken) {
        if (meaning.changes(new Meaning(Optional.of(target), spoken))) {
            targets.add(this, target, spoken);
        }
    }

    /** It stands for nothing and is only looked at. */
    final void standsForNothing() {
        if (meaning.changes(new Meaning(Optional.empty(), ""))) {
            targets.remove(this);
            getStyleClass().remove("pm-target");
            setFocusTraversable(false);
            setAccessibleText(null);
            setAccessibleHelp(null);
            setAccessibleRole(AccessibleRole.PARENT);
        }
    }

    @Override
    public final void light(boolean lit, boolean picked) {
        setViewOrder(lit || picked ? -1 : 0); // the ring reaches over its neighbours
    }
}
