package org.polemarch.pericles.model;

import java.util.Arrays;
import java.util.Optional;
import org.polemarch.pericles.data.PericlesData;

/**
 * The two city-state displays: where each debate issue lies. Spaces of the first Faction's half are negative, those of
 * the second's positive, the centre is zero.
 */
public final class Display {

    public static final int POOL = 100;

    public static final int REMOVED = 101;

    private final transient PericlesData data;
    private final byte[] space;
    private final byte[] debated;

    Display(PericlesData data) {
        this.data = data;
        space = new byte[2 * data.mostIssueSlots()];
        Arrays.fill(space, (byte) POOL);
        debated = new byte[] {-1, -1};
    }

    private Display(Display other) {
        data = other.data;
        space = other.space.clone();
        debated = other.debated.clone();
    }

    Display copy() {
        return new Display(this);
    }

    public int space(Side side, int slot) {
        return space[side.index() * data.mostIssueSlots() + slot];
    }

    public void put(Side side, int slot, int where) {
        space[side.index() * data.mostIssueSlots() + slot] = (byte) where;
    }

    public boolean onDisplay(Side side, int slot) {
        return space(side, slot) < POOL;
    }

    /** A marker of that issue in the pool; -1 for none. */
    public int inPool(Side side, Issue issue) {
        for (int slot = data.firstSlot(side, issue); slot < data.endSlot(side, issue); slot++) {
            if (space(side, slot) == POOL) {
                return slot;
            }
        }
        return -1;
    }

    /** A marker of that issue on the display; -1 for none. */
    public int onDisplay(Side side, Issue issue) {
        for (int slot = data.firstSlot(side, issue); slot < data.endSlot(side, issue); slot++) {
            if (onDisplay(side, slot)) {
                return slot;
            }
        }
        return -1;
    }

    /** Whether that Faction has won the marker: it lies on its half. */
    public boolean won(Faction faction, int slot) {
        int where = space(faction.side(), slot);
        return where < POOL && where * faction.direction() > 0;
    }

    public Optional<Faction> winner(Side side, Issue issue) {
        if (won(side.first(), issue)) {
            return Optional.of(side.first());
        }
        return won(side.second(), issue) ? Optional.of(side.second()) : Optional.empty();
    }

    public void takeOff(Side side, Issue issue, int where) {
        int slot = onDisplay(side, issue);
        if (slot >= 0) {
            put(side, slot, where);
        }
    }

    /** How many issues lie on a Faction's half. */
    public int won(Faction faction) {
        int all = 0;
        for (int slot = 0; slot < data.issueSlots(faction.side()); slot++) {
            if (won(faction, slot)) {
                all++;
            }
        }
        return all;
    }

    public boolean won(Faction faction, Issue issue) {
        for (int slot = data.firstSlot(faction.side(), issue); slot < data.endSlot(faction.side(), issue); slot++) {
            if (won(faction, slot)) {
                return true;
            }
        }
        return false;
    }

    /** The sum of the spaces of all issues on a Faction's half. */
    public int oration(Faction faction) {
        int sum = 0;
        for (int slot = 0; slot < data.issueSlots(faction.side()); slot++) {
            if (won(faction, slot)) {
                sum += Math.abs(space(faction.side(), slot));
            }
        }
        return sum;
    }

    /** The marker a Side debates; -1 for none. */
    public int debated(Side side) {
        return debated[side.index()];
    }

    /** A Side debates a marker, or with -1 none. */
    public void debate(Side side, int slot) {
        debated[side.index()] = (byte) slot;
    }
}
