package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Setup;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;

/**
 * The Leagues: a polis that changes sides keeps its Projects and its Population, one that becomes neutral goes back to
 * its Base Population; cubes and disks come from the reserve, which is limited.
 */
@Cites({"concepts/poleis", "concepts/pieces"})
public class Leagues {

    @Cites({})
    public record Joined(Polis polis, Side side, int population) implements GameEvent {}

    @Cites({})
    public record BecameNeutral(Polis polis) implements GameEvent {}

    /** Option: which Siege disks help a siege, those in the territory or only those beside the polis? */
    public static final String SIEGE_DISKS = "siegeDisks";

    private final PolisData data;
    private final boolean disksOfTheTerritory;

    @Inject
    public Leagues(PolisData data, Setup setup) {
        this.data = data;
        this.disksOfTheTerritory = setup.option(SIEGE_DISKS).equals("territory");
    }

    /** The Population a polis has: the cubes on its card, or its Base Population while it is neutral. */
    public int population(Polis polis, PolisState state) {
        return state.isNeutral(polis) ? data.polis(polis).base() : state.population(polis);
    }

    /** Which piece the side lacks that the polis would need on joining, if any. */
    public Optional<Reason> lacksPiecesFor(Side side, Polis polis, PolisState state) {
        int cubes = state.pieces(side, Piece.CUBE);
        int needed = population(polis, state);
        if (cubes < needed) {
            return Optional.of(new Barred.TooFewCubes(cubes, needed));
        }
        return state.pieces(side, Piece.DISK) > 0 ? Optional.empty() : Optional.of(new Barred.NoDisk());
    }

    /** The polis joins the League of the side, whose own Siege disks beside it go back. */
    public void join(Side side, Polis polis, Play<PolisState> play) {
        PolisState state = play.state();
        int population = population(polis, state);
        state.removeSiegeDisks(side, polis);
        state.join(side, polis, population);
        play.report(() -> new Joined(polis, side, population));
    }

    public void leave(Polis polis, Play<PolisState> play) {
        play.state().leave(polis);
        play.report(() -> new BecameNeutral(polis));
    }

    /** The side's Siege disks that help it against a polis: "each Siege disk of their color that is in that territory". */
    @Cites("siege")
    public int siegeDisksAgainst(Polis polis, Side side, PolisState state) {
        Optional<Space> territory = data.polis(polis).territory();
        if (!disksOfTheTerritory || territory.isEmpty()) {
            return state.siegeDisks(side, polis);
        }
        int disks = 0;
        IndexSet poleis = data.poleisOf(territory.get());
        for (int each = poleis.first(); each >= 0; each = poleis.after(each)) {
            disks += state.siegeDisks(side, Polis.at(each));
        }
        return disks;
    }

    /** Siege disks go as soon as their owner has no troops left in the territory. */
    public void liftSieges(Side side, Space territory, PolisState state) {
        if (territory.isSea() || state.units(side, territory) > 0) {
            return;
        }
        IndexSet poleis = data.poleisOf(territory);
        for (int polis = poleis.first(); polis >= 0; polis = poleis.after(polis)) {
            state.removeSiegeDisks(side, Polis.at(polis));
        }
    }
}
