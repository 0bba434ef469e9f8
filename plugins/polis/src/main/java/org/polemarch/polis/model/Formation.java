package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The formations of the Battle cards: four on land, four at sea, two on both. */
public enum Formation implements Id {
    PHALANX,
    IPPIKO,
    TOXOTIS,
    PELTASTA,
    ANOTERA_TREERIS,
    TREERIS,
    BIREME,
    TRIACONTOR,
    MISTHOFOROS,
    SALPINX
}
