package org.polemarch.perikles;

import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.InfluenceTile;

/** The kinds of influence tiles, as the data has them. */
public final class Kinds {

    public static final InfluenceTile ANY = of("any");
    public static final InfluenceTile ATHENS_DOUBLE = of("athens-double");
    public static final InfluenceTile MEGARA_CANDIDATE = of("megara-candidate");

    private Kinds() {}

    public static InfluenceTile of(String id) {
        PeriklesData data = PeriklesPlugin.figures();
        for (int kind = 0; kind < data.kinds(); kind++) {
            if (data.kind(kind).id().equals(id)) {
                return data.kind(kind);
            }
        }
        throw new AssertionError("there is no tile " + id);
    }
}
