package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** What must hold when a card is used. All of it is public. */
@FunctionalInterface
public interface Condition {

    /** Whether it holds, or with {@code allSupplied} would hold if every piece were supplied. */
    boolean holds(VictoryState state, Use use, boolean allSupplied);

    default boolean holds(VictoryState state, Use use) {
        return holds(state, use, false);
    }

    static Condition always() {
        return (state, use, allSupplied) -> true;
    }

    static Condition exists(PieceSelector pieces) {
        PieceSelector unasked = pieces.unasked();
        return (state, use, allSupplied) -> (allSupplied ? unasked : pieces).spaces(state, use) != 0;
    }

    static Condition none(PieceSelector pieces) {
        return (state, use, allSupplied) -> pieces.spaces(state, use) == 0;
    }

    static Condition all(List<Condition> conditions) {
        return (state, use, allSupplied) -> {
            for (Condition condition : conditions) {
                if (!condition.holds(state, use, allSupplied)) {
                    return false;
                }
            }
            return true;
        };
    }

    static Condition any(List<Condition> conditions) {
        return (state, use, allSupplied) -> {
            for (Condition condition : conditions) {
                if (condition.holds(state, use, allSupplied)) {
                    return true;
                }
            }
            return false;
        };
    }

    static Condition not(Condition unwanted) {
        return (state, use, allSupplied) -> !unwanted.holds(state, use);
    }

    /** The battle of an earlier effect removed its victim. */
    static Condition removed() {
        return (state, use, allSupplied) -> use.removed();
    }

    /** A power has at least that many face-down Prepare cards. */
    static Condition prepared(int power, int atLeast) {
        return (state, use, allSupplied) -> state.cards().prepared(power).size() >= atLeast;
    }

    static Condition status(int power, int atLeast) {
        return (state, use, allSupplied) -> state.cards().status(power).size() >= atLeast;
    }
}
