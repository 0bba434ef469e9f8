package org.polemarch.mountford.model;

/** SPs that stand together: an army by its leader, or the unactivated SPs of a space. Armies come first. */
public record Stack(int index) {

    private static final int SPACES_FROM = 64;

    public static Stack army(int leader) {
        return new Stack(leader);
    }

    /** The stack of the unactivated SPs in a space. */
    public static Stack space(int space) {
        return new Stack(SPACES_FROM + space);
    }

    public boolean isArmy() {
        return index < SPACES_FROM;
    }

    /** The leader of an army. */
    public int leader() {
        return index;
    }

    /** Where SPs without a leader stand. */
    public int space() {
        return index - SPACES_FROM;
    }
}
