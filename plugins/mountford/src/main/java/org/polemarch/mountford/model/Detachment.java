package org.polemarch.mountford.model;

/** A part of a stack that takes part in a battle from elsewhere (4.1, 4.2): a number of SPs of one kind, packed into one number. */
final class Detachment {

    static final int[] NONE = {};

    private Detachment() {}

    static int of(Stack stack, int kind, int count) {
        return stack.index() << 16 | kind << 8 | count;
    }

    static boolean isOf(Stack stack, int detachment) {
        return detachment >>> 16 == stack.index();
    }

    static int kind(int detachment) {
        return detachment >>> 8 & 0xff;
    }

    static int count(int detachment) {
        return detachment & 0xff;
    }
}
