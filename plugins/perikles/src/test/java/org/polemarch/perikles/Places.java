package org.polemarch.perikles;

import org.polemarch.perikles.model.Location;

/** The locations that tests speak of. */
public final class Places {

    public static final Location AMPHIPOLIS = new Location("amphipolis");
    public static final Location LESBOS = new Location("lesbos");
    public static final Location PLATAEA = new Location("plataea");
    public static final Location POTIDEA = new Location("potidea");
    public static final Location ATTICA = new Location("attica");
    public static final Location MELOS = new Location("melos");
    public static final Location PYLOS = new Location("pylos");
    public static final Location SICILY = new Location("sicily");
    public static final Location CYTHERA = new Location("cythera");
    public static final Location MANTINEA = new Location("mantinea");
    public static final Location DELIUM = new Location("delium");
    public static final Location CORCYRA = new Location("corcyra");

    private Places() {}
}
