package org.polemarch.mountford.rules.armies;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Nationality;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.rules.Rule;

/**
 * Who may not fight or ravage where: while hostages are held, Spartan SPs in Attica and Athenian SPs in Laconia (4.2.7);
 * while Argos and Sparta are unfriendly, Spartan Allied SPs in the Argolid (9.3.4).
 */
@Cites({"4.2.7", "9.3.4"})
public class Bars extends Rule {

    private final Armies armies;
    private final int[] areaOf;
    private final int attica;
    private final int laconia;
    private final int argolid;

    @Inject
    public Bars(MountfordData data, Armies armies) {
        super(data);
        this.armies = armies;
        areaOf = new int[atlas.size()];
        for (int i = 0; i < areaOf.length; i++) {
            areaOf[i] = atlas.areaOf(i);
        }
        attica = atlas.areaAt("attica");
        laconia = atlas.areaAt("laconia");
        argolid = atlas.areaAt("argolid");
    }

    /** The kinds of SP that may not fight in the space. */
    public IndexSet barred(MountfordState state, int space) {
        int area = areaOf[space];
        if (area == argolid) {
            return armies.argolidBarred(state) ? kinds.of(Nationality.SPARTAN_ALLIED) : IndexSet.EMPTY;
        }
        return hostage(state, area);
    }

    protected IndexSet hostage(MountfordState state, int area) {
        if (area == attica && state.spartanHostages()) {
            return kinds.of(Nationality.SPARTAN);
        }
        return area == laconia && state.athenianHostages() ? kinds.of(Nationality.ATHENIAN) : IndexSet.EMPTY;
    }

    /** The kinds that hostages keep from an operation with that objective, and from ravaging there (4.2.7). */
    public IndexSet byHostages(MountfordState state, int space) {
        return hostage(state, areaOf[space]);
    }

    /** Whether an army has SPs of the wanted types that are not barred. */
    public boolean anyFit(MountfordState state, int army, IndexSet barred, boolean land, boolean naval) {
        IndexSet fit = state.armyKinds(army).minus(barred);
        return (land && fit.meets(kinds.land())) || (naval && fit.meets(kinds.of(SpType.NAVAL)));
    }
}
