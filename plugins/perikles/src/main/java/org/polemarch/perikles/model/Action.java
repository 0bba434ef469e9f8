package org.polemarch.perikles.model;

/** How far the player is who uses an influence tile to send counters. */
public final class Action {

    /** Stands for no power, where there may be one. */
    public static final int NO_POWER = -1;

    private byte sent;
    private byte extra;
    private byte extraPower = NO_POWER;
    private boolean normalDone;
    private boolean over;

    Action copy() {
        Action copy = new Action();
        copy.sent = sent;
        copy.extra = extra;
        copy.extraPower = extraPower;
        copy.normalDone = normalDone;
        copy.over = over;
        return copy;
    }

    public void begin() {
        sent = 0;
        extra = 0;
        extraPower = NO_POWER;
        normalDone = false;
        over = false;
    }

    public int sent() {
        return sent;
    }

    public void addSent() {
        sent++;
    }

    public int extra() {
        return extra;
    }

    /** Whose counters the cube was paid for, or {@link #NO_POWER}. */
    public int extraPower() {
        return extraPower;
    }

    public void addExtra(int power) {
        extra++;
        extraPower = (byte) power;
    }

    /** Whether the player sends no more counters with the tile. */
    public boolean normalDone() {
        return normalDone;
    }

    public void endNormal() {
        normalDone = true;
    }

    public boolean over() {
        return over;
    }

    public void end() {
        normalDone = true;
        over = true;
    }
}
