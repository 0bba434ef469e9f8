package org.polemarch.perikles.data;

import java.util.Map;
import java.util.TreeMap;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Table;
import org.polemarch.perikles.data.PeriklesData.PowerFigures;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.UnitType;

/**
 * The military counters, numbered by power, then type, then rising strength, so that the counters of one power and type
 * are a range and the first of a range that fits is the weakest.
 */
public final class Counters {

    /** Strengths run from 1 to this. */
    public static final int STRONGEST = 8;

    private final byte[] power;
    private final byte[] type;
    private final byte[] strength;
    private final int[] first = new int[Power.COUNT * UnitType.COUNT + 1];

    Counters(Table<PowerFigures> powers) {
        int count = 0;
        for (PowerFigures figures : powers) {
            count += total(figures.hoplites(), figures) + total(figures.triremes(), figures);
        }
        if (count > Byte.MAX_VALUE) {
            throw new DataFault("powers: " + count + " counters are more than " + Byte.MAX_VALUE);
        }
        power = new byte[count];
        type = new byte[count];
        strength = new byte[count];
        int next = 0;
        for (Power each : Power.values()) {
            PowerFigures figures = powers.get(each.id(), "the counters");
            for (UnitType unit : UnitType.values()) {
                first[each.ordinal() * UnitType.COUNT + unit.ordinal()] = next;
                Map<String, Integer> all = unit == UnitType.HOPLITE ? figures.hoplites() : figures.triremes();
                for (Map.Entry<String, Integer> entry : new TreeMap<>(all).entrySet()) {
                    for (int i = 0; i < entry.getValue(); i++) {
                        power[next] = (byte) each.ordinal();
                        type[next] = (byte) unit.ordinal();
                        strength[next++] = Byte.parseByte(entry.getKey());
                    }
                }
            }
        }
        first[first.length - 1] = next;
    }

    private static int total(Map<String, Integer> byStrength, PowerFigures figures) {
        int total = 0;
        for (Map.Entry<String, Integer> entry : byStrength.entrySet()) {
            if (!entry.getKey().matches("[1-" + STRONGEST + "]") || entry.getValue() < 0) {
                throw new DataFault("powers/" + figures.id() + ": " + entry.getValue() + " counters of strength "
                        + entry.getKey() + "; strengths are 1 to " + STRONGEST);
            }
            total += entry.getValue();
        }
        return total;
    }

    public int count() {
        return power.length;
    }

    /** The first counter of a power and type. */
    public int from(int power, int type) {
        return first[power * UnitType.COUNT + type];
    }

    /** The counter after the last one of a power and type. */
    public int to(int power, int type) {
        return first[power * UnitType.COUNT + type + 1];
    }

    public int powerOf(int counter) {
        return power[counter];
    }

    public int typeOf(int counter) {
        return type[counter];
    }

    public int strengthOf(int counter) {
        return strength[counter];
    }
}
