package org.polemarch.mountford.model;

/** A part of a stack that takes part in a battle from elsewhere (4.1, 4.2): a number of SPs of one kind, packed into one number. */
public final class Detachment {

    static final int[] NONE = {};
    private static final int SPACES_FROM = 64;

    private Detachment() {}

    public static int army(int leader) {
        return leader;
    }

    /** The stack of the unactivated SPs in a space. */
    public static int space(int space) {
        return SPACES_FROM + space;
    }

    static int of(int stack, int kind, int count) {
        return stack << 16 | kind << 8 | count;
    }

    static int stack(int detachment) {
        return detachment >>> 16;
    }

    static int kind(int detachment) {
        return detachment >>> 8 & 0xff;
    }

    static int count(int detachment) {
        return detachment & 0xff;
    }
}
