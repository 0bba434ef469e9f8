package org.polemarch.mountford;

import org.junit.jupiter.api.Test;
import org.polemarch.testkit.Layers;

/** Rules know no windows, and whoever draws knows only the view. */
class MountfordLayersTest {

    @Test
    void everyLayerKnowsOnlyWhatItMay() {
        Layers.of("org.polemarch.mountford").check();
        Layers.of("org.polemarch.mountford").checkChapters();
    }
}
