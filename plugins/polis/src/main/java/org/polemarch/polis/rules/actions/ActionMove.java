package org.polemarch.polis.rules.actions;

import java.util.List;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Things;

/** A player announces one of the eleven actions. */
public interface ActionMove extends TurnMove {

    ActionKind kind();

    /** The word for the action, then whatever else is clicked. */
    @Override
    default String notation() {
        StringBuilder line = new StringBuilder(kind().verb());
        targets().stream().skip(1).forEach(target -> line.append(' ').append(target.id()));
        return line.toString();
    }

    /** The button of the action, then whatever else is to be clicked. */
    static List<Target> clicks(ActionKind kind, Target... others) {
        Target[] all = new Target[others.length + 1];
        all[0] = Things.button(kind);
        System.arraycopy(others, 0, all, 1, others.length);
        return List.of(all);
    }
}
