package org.polemarch.polis.model;

import org.polemarch.api.kit.Id;

/** The maneuvers of the Battle cards. */
public enum Maneuver implements Id {
    OTHISMOS,
    PROOTHISI,
    ANTISTASI,
    VOLI,
    DIEKPLOUS,
    PERIPLOUS,
    KYKLOS,
    ENEDRA
}
