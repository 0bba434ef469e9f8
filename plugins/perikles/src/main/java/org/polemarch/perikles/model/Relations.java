package org.polemarch.perikles.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;

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

    public IndexSet war(int power) {
        return new IndexSet(war[power]);
    }

    public IndexSet allied(int power) {
        return new IndexSet(allied[power]);
    }

    public void declareWar(int power, IndexSet enemies) {
        relate(war, allied, power, enemies);
    }

    public void ally(int power, IndexSet friends) {
        relate(allied, war, power, friends);
    }

    private static void relate(byte[] relation, byte[] opposite, int power, IndexSet all) {
        IndexSet others = all.without(power);
        if (new IndexSet(opposite[power]).meets(others)) {
            throw new IllegalArgumentException(Power.of(power) + " cannot be both at war and allied");
        }
        relation[power] |= (byte) others.bits();
        for (int other = others.first(); other >= 0; other = others.after(other)) {
            relation[other] |= (byte) (1 << power);
        }
    }

    /** The powers that may defend a location of a city led by somebody else. */
    public IndexSet permitted(int slot) {
        return new IndexSet(permitted[slot]);
    }

    public void permit(int slot, int power) {
        permitted[slot] |= (byte) (1 << power);
    }

    public void withdraw(int slot, int power) {
        permitted[slot] &= (byte) ~(1 << power);
    }

    /** The powers that were refused permission for a location during the present action. */
    public IndexSet refused(int slot) {
        return new IndexSet(refused[slot]);
    }

    public void refuse(int slot, int power) {
        refused[slot] |= (byte) (1 << power);
    }

    /** With the next action a player may ask again. */
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
