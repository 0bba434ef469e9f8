package org.polemarch.polis.model;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.kit.Id;
import org.polemarch.api.play.Target;

/** What can be clicked: the one place where rules, moves and board agree on the ids of drawn things. */
public final class Things {

    public static final Target PASS = Target.button("pass");

    public static final Target RANSOM = Target.button("ransom");

    private Things() {}

    public static Target space(Space space) {
        return Target.space(space.id());
    }

    /** The Hoplites or Galleys that stand there. */
    public static Target units(Space space) {
        return Target.piece(space.id());
    }

    public static Target polis(Polis polis) {
        return Target.space(polis.id());
    }

    public static Target stall(String tradeSpace) {
        return Target.space(tradeSpace);
    }

    public static Target port(Side side) {
        return Target.space("port-" + side.id());
    }

    public static Target project(Project project) {
        return Target.card(project.id());
    }

    /** A Battle card, by the id of its face. */
    public static Target card(String face) {
        return Target.card(face);
    }

    /** The button of an action, a Resource, a wage or a way. */
    public static Target button(Id of) {
        return Target.button(of.id());
    }

    /** The button of what is handed over for a Project: "3-iron", "4-wood". */
    public static Target payment(List<String> amounts) {
        return Target.button("pay-" + String.join("-", amounts));
    }

    /** What a player reaches for who wants to take an action of that type: its button, or the word for it. */
    public static List<Target> action(ActionKind kind) {
        Target button = button(kind);
        Target verb = Target.button(kind.verb());
        return button.equals(verb) ? List.of(button) : List.of(button, verb);
    }

    /** Everything that lies on the table in every game; Projects and Foreign Markets are up to the data. */
    public static List<Target> always() {
        List<Target> all = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            all.addAll(action(kind));
        }
        all.add(PASS);
        all.add(RANSOM);
        for (Space space : Space.values()) {
            all.add(space(space));
            all.add(units(space));
        }
        for (Polis polis : Polis.values()) {
            all.add(polis(polis));
        }
        return all;
    }
}
