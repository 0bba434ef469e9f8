package org.polemarch.polis.rules.concepts;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
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

    private final PolisData data;

    @Inject
    public Leagues(PolisData data) {
        this.data = data;
    }

    /** The Population a polis has: the cubes on its card, or its Base Population while it is neutral. */
    public int population(Polis polis, PolisState state) {
        return state.isNeutral(polis) ? data.polis(polis).base() : state.population(polis);
    }

    /** Whether the side has the cubes and the disk that the polis would need on joining. */
    public boolean hasPiecesFor(Side side, Polis polis, PolisState state) {
        return state.pieces(side, Piece.CUBE) >= population(polis, state) && state.pieces(side, Piece.DISK) >= 1;
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
