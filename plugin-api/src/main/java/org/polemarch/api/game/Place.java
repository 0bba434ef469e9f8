package org.polemarch.api.game;

/**
 * The shared gazetteer: places that games of this war have in common, by which different games can be compared. A game
 * reports who holds the places it knows.
 */
public enum Place {
    ATHENS("Athens", 37.97, 23.73),
    SPARTA("Sparta", 37.08, 22.42),
    CORINTH("Corinth", 37.91, 22.88),
    THEBES("Thebes", 38.32, 23.32),
    ARGOS("Argos", 37.63, 22.72),
    MEGARA("Megara", 38.00, 23.34),
    CORCYRA("Corcyra", 39.62, 19.92),
    SYRACUSE("Syracuse", 37.06, 15.29),
    NAUPACTUS("Naupactus", 38.39, 21.83),
    PYLOS("Pylos", 36.95, 21.66),
    POTIDAEA("Potidaea", 40.19, 23.33),
    AMPHIPOLIS("Amphipolis", 40.82, 23.85),
    BYZANTIUM("Byzantium", 41.01, 28.98),
    LESBOS("Lesbos", 39.10, 26.55),
    CHIOS("Chios", 38.37, 26.13),
    SAMOS("Samos", 37.69, 26.94),
    RHODES("Rhodes", 36.44, 28.22),
    MELOS("Melos", 36.72, 24.43),
    EUBOEA("Euboea", 38.46, 23.60),
    PLATAEA("Plataea", 38.22, 23.27),
    DELIUM("Delium", 38.34, 23.65),
    MANTINEA("Mantinea", 37.62, 22.39),
    CYTHERA("Cythera", 36.15, 23.00),
    CEPHALLENIA("Cephallenia", 38.20, 20.57),
    LEUCAS("Leucas", 38.71, 20.65),
    EPIDAMNUS("Epidamnus", 41.32, 19.45),
    NAXOS("Naxos", 37.10, 25.38),
    AEGINA("Aegina", 37.75, 23.43),
    EPHESUS("Ephesus", 37.94, 27.34),
    MILETUS("Miletus", 37.53, 27.28),
    SESTOS("Sestos", 40.21, 26.39),
    DECELEA("Decelea", 38.11, 23.78);

    private final String title;
    private final double latitude;
    private final double longitude;

    Place(String title, double latitude, double longitude) {
        this.title = title;
        this.latitude = latitude;
        this.longitude = longitude;
    }

    /** The name in Latin spelling. */
    public String title() {
        return title;
    }

    /** Degrees north. */
    public double latitude() {
        return latitude;
    }

    /** Degrees east. */
    public double longitude() {
        return longitude;
    }
}
