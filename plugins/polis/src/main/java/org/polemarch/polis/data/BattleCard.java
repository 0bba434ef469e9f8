package org.polemarch.polis.data;

import org.polemarch.polis.model.Formation;
import org.polemarch.polis.model.Maneuver;
import org.polemarch.polis.model.Space;

/** A kind of Battle card: one end for land, one for the sea. */
public record BattleCard(int kind, int copies, Face land, Face sea) {

    /** One end of a card. The value is the Prestige of its maneuver. */
    public record Face(Formation formation, Maneuver maneuver, int value) {

        public boolean isMisthoforos() {
            return formation == Formation.MISTHOFOROS;
        }

        public boolean isSalpinx() {
            return formation == Formation.SALPINX;
        }

        /** The id in notation and targets. */
        public String id() {
            return formation.id() + "-" + maneuver.id();
        }
    }

    /** The end that counts in that space. */
    public Face face(Space space) {
        return space.isSea() ? sea : land;
    }
}
