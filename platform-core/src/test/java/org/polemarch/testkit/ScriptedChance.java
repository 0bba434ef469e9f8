package org.polemarch.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import org.polemarch.api.chance.Chance;

/** Chance that brings what a test wrote down, and fails if something is asked for that was not. */
public final class ScriptedChance implements Chance {

    private final Deque<Integer> script = new ArrayDeque<>();

    /** The next rolls, as they show on the dice. */
    public void dice(int... results) {
        for (int result : results) {
            script.add(result - 1);
        }
    }

    /** The next blind draws, as positions from 0. */
    public void lots(int... positions) {
        for (int position : positions) {
            script.add(position);
        }
    }

    /** How much of the script has not been asked for. */
    public int left() {
        return script.size();
    }

    @Override
    public int below(int bound) {
        if (script.isEmpty()) {
            throw new AssertionError("a chance of 1 in " + bound + " was asked for, but the script is at its end");
        }
        int next = script.remove();
        if (next < 0 || next >= bound) {
            throw new AssertionError("the script says " + next + ", but the chance is among 0.." + (bound - 1));
        }
        return next;
    }

    @Override
    public Chance copy() {
        ScriptedChance copy = new ScriptedChance();
        copy.script.addAll(script);
        return copy;
    }

    @Override
    public long state() {
        return script.hashCode();
    }
}
