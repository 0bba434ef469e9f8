package org.polemarch.core.engine;

import java.util.Arrays;
import org.polemarch.api.play.Frame;

/** What remains to be done: a stack of frames. */
final class Agenda {

    private static final int DEEPEST = 10_000;

    private Frame[] frames;
    private int depth;
    private int mark;
    private boolean pastMark;

    Agenda() {
        this(new Frame[16], 0);
    }

    private Agenda(Frame[] frames, int depth) {
        this.frames = frames;
        this.depth = depth;
    }

    Agenda copy() {
        return new Agenda(Arrays.copyOf(frames, Math.max(8, depth + 4)), depth);
    }

    /** The same without the frames that a rulebook has no rule for. */
    Agenda knownTo(Rulebook<?> book) {
        Agenda known = new Agenda();
        for (Frame frame : toArray()) {
            if (book.knows(frame)) {
                known.push(frame);
            }
        }
        return known;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    void push(Frame frame) {
        if (depth == frames.length) {
            if (depth >= DEEPEST) {
                throw new RuleFault("the agenda is " + depth + " frames deep, the top one is " + frames[depth - 1]
                        + "; a rule schedules itself again before it is done");
            }
            frames = Arrays.copyOf(frames, depth * 2);
        }
        frames[depth++] = frame;
    }

    Frame pop() {
        Frame top = frames[--depth];
        frames[depth] = null;
        pastMark |= depth < mark;
        return top;
    }

    /** Remembers what is on it now. */
    void mark() {
        mark = depth;
        pastMark = false;
    }

    /** Whether all that came on it since then has been done, and something of what was on it before as well. */
    boolean isPastMark() {
        return pastMark;
    }

    void clear() {
        Arrays.fill(frames, 0, depth, null);
        depth = 0;
    }

    /** The frames from bottom to top. */
    Frame[] toArray() {
        return Arrays.copyOf(frames, depth);
    }
}
