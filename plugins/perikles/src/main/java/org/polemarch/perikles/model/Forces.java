package org.polemarch.perikles.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.data.Counters;

/**
 * Where every military counter lies, and who commands each side of each location. A line is one side of one of the open
 * locations. Counters are numbered as in {@link Counters}.
 */
public final class Forces {

    /** At home or in the hand of the leader, free to be sent. */
    public static final int POOL = 0;
    /** Lost, until recovered. */
    public static final int DEAD = 1;
    /** Home from battle, its strength seen by all; not to be used again this turn. */
    public static final int HOME = 2;
    /** Home by the Slave Revolt, unseen; not to be used again this turn. */
    public static final int REVOLTED = 3;

    /** Stands for the leaders of the Persians, who are one player as far as a battle is concerned. */
    public static final int PERSIANS = 5;

    private static final int FIRST_LINE = 4;

    private final transient Counters counters;
    private final byte[] at;
    private final byte[] present;
    private final byte[] main;

    Forces(Counters counters, int locations) {
        this.counters = counters;
        at = new byte[counters.count()];
        present = new byte[locations * 2];
        main = new byte[locations * 2];
        Arrays.fill(main, (byte) Cities.NOBODY);
    }

    private Forces(Forces other) {
        counters = other.counters;
        at = other.at.clone();
        present = other.present.clone();
        main = other.main.clone();
    }

    Forces copy() {
        return new Forces(this);
    }

    /** The line of a side of a location. */
    public static int line(int slot, Side side) {
        return slot * 2 + side.ordinal();
    }

    /** The place of counters in a line. */
    public static int inLine(int line) {
        return FIRST_LINE + line;
    }

    public int at(int counter) {
        return at[counter];
    }

    public IndexSet present(int line) {
        return new IndexSet(present[line]);
    }

    /** Who commands a line: a player, {@link #PERSIANS} or {@link Cities#NOBODY}. */
    public int main(int line) {
        return main[line];
    }

    /** Sends a counter from the pool to a line; the first to come commands. */
    public void send(int counter, int line, int commander) {
        require(at[counter] == POOL, counter);
        at[counter] = (byte) (FIRST_LINE + line);
        present[line] |= (byte) (1 << counters.powerOf(counter));
        if (main[line] == Cities.NOBODY) {
            main[line] = (byte) commander;
        }
    }

    /** The Slave Revolt sends a counter home, from the pool or from a line. */
    public void revolt(int counter) {
        int from = at[counter];
        require(from == POOL || from >= FIRST_LINE, counter);
        at[counter] = REVOLTED;
        if (from >= FIRST_LINE) {
            left(from - FIRST_LINE, counter);
        }
    }

    public void command(int line, int commander) {
        main[line] = (byte) commander;
    }

    public void goHome(int counter) {
        int from = at[counter];
        require(from >= FIRST_LINE, counter);
        at[counter] = HOME;
        left(from - FIRST_LINE, counter);
    }

    public void kill(int counter) {
        goHome(counter);
        at[counter] = DEAD;
    }

    public void recover(int counter) {
        require(at[counter] == DEAD, counter);
        at[counter] = POOL;
    }

    private void left(int line, int counter) {
        int power = counters.powerOf(counter);
        if (count(power, 0, FIRST_LINE + line) + count(power, 1, FIRST_LINE + line) == 0) {
            present[line] &= (byte) ~(1 << power);
        }
    }

    /** Everything that is not dead is free again; all lines are empty. */
    public void regroup() {
        for (int counter = 0; counter < at.length; counter++) {
            if (at[counter] != DEAD) {
                at[counter] = POOL;
            }
        }
        Arrays.fill(present, (byte) 0);
        Arrays.fill(main, (byte) Cities.NOBODY);
    }

    public int count(int power, int type, int place) {
        int count = 0;
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            if (at[counter] == place) {
                count++;
            }
        }
        return count;
    }

    public boolean any(int power, int type, int place) {
        return weakest(power, type, place) >= 0;
    }

    /** The weakest counter of a power and type in a place, or -1. */
    public int weakest(int power, int type, int place) {
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            if (at[counter] == place) {
                return counter;
            }
        }
        return -1;
    }

    /** The counter in that position among those of a power and type in a place. */
    public int nth(int power, int type, int place, int position) {
        int left = position;
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            if (at[counter] == place && left-- == 0) {
                return counter;
            }
        }
        throw new IllegalArgumentException("no counter " + position + " there");
    }

    public int inPool(int power, int type, int strength) {
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            if (at[counter] == POOL && counters.strengthOf(counter) == strength) {
                return counter;
            }
        }
        throw new IllegalArgumentException("no such counter in the pool");
    }

    public IndexSet strengthsInPool(int power, int type) {
        int strengths = 0;
        for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
            if (at[counter] == POOL) {
                strengths |= 1 << counters.strengthOf(counter);
            }
        }
        return Sets.of(strengths);
    }

    public boolean anyInPool(IndexSet powers) {
        for (int counter = 0; counter < at.length; counter++) {
            if (at[counter] == POOL && powers.has(counters.powerOf(counter))) {
                return true;
            }
        }
        return false;
    }

    /** The strengths of the counters of a type in a line, added up; those of the doubled powers count twice. */
    public int strength(int line, int type, IndexSet doubled) {
        int sum = 0;
        IndexSet powers = present(line);
        for (int power = powers.first(); power >= 0; power = powers.after(power)) {
            int own = 0;
            for (int counter = counters.from(power, type); counter < counters.to(power, type); counter++) {
                if (at[counter] == FIRST_LINE + line) {
                    own += counters.strengthOf(counter);
                }
            }
            sum += doubled.has(power) ? 2 * own : own;
        }
        return sum;
    }

    public IndexSet presentWith(int line, int type) {
        IndexSet powers = present(line);
        int with = 0;
        for (int power = powers.first(); power >= 0; power = powers.after(power)) {
            if (any(power, type, FIRST_LINE + line)) {
                with |= 1 << power;
            }
        }
        return Sets.of(with);
    }

    /**
     * Two counters of one power and type change places. For imagined games only: whoever cannot see their strengths
     * cannot tell.
     */
    public void swap(int one, int other) {
        if (counters.powerOf(one) != counters.powerOf(other) || counters.typeOf(one) != counters.typeOf(other)) {
            throw new IllegalArgumentException("counters " + one + " and " + other + " do not look alike");
        }
        byte held = at[one];
        at[one] = at[other];
        at[other] = held;
    }

    private static void require(boolean possible, int counter) {
        if (!possible) {
            throw new IllegalArgumentException("counter " + counter + " does not lie there");
        }
    }
}
