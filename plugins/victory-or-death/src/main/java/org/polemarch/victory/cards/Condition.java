package org.polemarch.victory.cards;

import java.util.List;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** What must hold when a card is used. All of it is public. */
public interface Condition {

    boolean holds(VictoryState state, Use use);

    /** Whether it would hold if every piece were supplied. */
    default boolean withSupply(VictoryState state, Use use) {
        return holds(state, use);
    }

    record Always() implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return true;
        }
    }

    /** There is such a piece. */
    record Exists(PieceSelector pieces) implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return pieces.spaces(state, use) != 0;
        }

        @Override
        public boolean withSupply(VictoryState state, Use use) {
            return pieces.unasked().spaces(state, use) != 0;
        }
    }

    /** There is no such piece. */
    record NoneExists(PieceSelector pieces) implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return pieces.spaces(state, use) == 0;
        }
    }

    record All(List<Condition> conditions) implements Condition {
        public All {
            conditions = List.copyOf(conditions);
        }

        @Override
        public boolean holds(VictoryState state, Use use) {
            for (Condition condition : conditions) {
                if (!condition.holds(state, use)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean withSupply(VictoryState state, Use use) {
            for (Condition condition : conditions) {
                if (!condition.withSupply(state, use)) {
                    return false;
                }
            }
            return true;
        }
    }

    record Any(List<Condition> conditions) implements Condition {
        public Any {
            conditions = List.copyOf(conditions);
        }

        @Override
        public boolean holds(VictoryState state, Use use) {
            for (Condition condition : conditions) {
                if (condition.holds(state, use)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public boolean withSupply(VictoryState state, Use use) {
            for (Condition condition : conditions) {
                if (condition.withSupply(state, use)) {
                    return true;
                }
            }
            return false;
        }
    }

    record Not(Condition unwanted) implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return !unwanted.holds(state, use);
        }
    }

    /** The battle of an earlier effect removed its victim. */
    record Removed() implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return use.removed();
        }
    }

    /** A power has at least that many cards on the table, face-down Prepare cards or Status cards. */
    record OnTable(int power, boolean prepare, int atLeast) implements Condition {
        @Override
        public boolean holds(VictoryState state, Use use) {
            return (prepare ? state.cards().prepared(power) : state.cards().status(power)).size() >= atLeast;
        }
    }
}
