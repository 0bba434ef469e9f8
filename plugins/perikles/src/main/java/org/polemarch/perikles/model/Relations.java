package org.polemarch.perikles.model;

import java.util.Arrays;

/**
 * War and alliance between powers and the permissions to defend, all for one turn. Relations are symmetric; two powers
 * are never both at war and allied.
 */
public final class Relations {

    private final byte[] war = new byte[Power.COUNT];
    private final byte[] allied = new byte[Power.COUNT];
    private final byte[] permitted;
    private final byte[] refused;

    Relations(int locations) {
        permitted = new byte[locations];
        refused = new byte[locations];
    }

    Relations copy() {
        Relations copy = new Relations(permitted.length);
        System.arraycopy(war, 0, copy.war, 0, war.length);
        System.arraycopy(allied, 0, copy.allied, 0, allied.length);
        System.arraycopy(permitted, 0, copy.permitted, 0, permitted.length);
        System.arraycopy(refused, 0, copy.refused, 0, refused.length);
        return copy;
    }

    /** The set of powers a power is at war with. */
    public int war(int power) {
        return war[power];
    }

    /** The set of powers a power is allied with. */
    public int allied(int power) {
        return allied[power];
    }

    /** A power goes to war with each of a set of powers. */
    public void declareWar(int power, int enemies) {
        relate(war, allied, power, enemies);
    }

    /** A power allies itself with each of a set of powers. */
    public void ally(int power, int friends) {
        relate(allied, war, power, friends);
    }

    private static void relate(byte[] relation, byte[] opposite, int power, int others) {
        int set = others & ~(1 << power);
        if ((opposite[power] & set) != 0) {
            throw new IllegalArgumentException(Power.of(power) + " cannot be both at war and allied");
        }
        relation[power] |= (byte) set;
        for (int other = 0; set >> other != 0; other++) {
            if ((set >> other & 1) != 0) {
                relation[other] |= (byte) (1 << power);
            }
        }
    }

    /** The set of powers that may defend a location of a city led by somebody else. */
    public int permitted(int slot) {
        return permitted[slot];
    }

    /** A power may defend a location. */
    public void permit(int slot, int power) {
        permitted[slot] |= (byte) (1 << power);
    }

    /** A power may no longer defend a location. */
    public void withdraw(int slot, int power) {
        permitted[slot] &= (byte) ~(1 << power);
    }

    /** The set of powers that were refused permission for a location during the present action. */
    public int refused(int slot) {
        return refused[slot];
    }

    /** A power is refused permission for a location. */
    public void refuse(int slot, int power) {
        refused[slot] |= (byte) (1 << power);
    }

    /** With the next action one may ask again. */
    public void forgetRefusals() {
        Arrays.fill(refused, (byte) 0);
    }

    /** The turn is over: neither war nor alliance nor permission is left. */
    public void clear() {
        Arrays.fill(war, (byte) 0);
        Arrays.fill(allied, (byte) 0);
        Arrays.fill(permitted, (byte) 0);
        Arrays.fill(refused, (byte) 0);
    }
}
