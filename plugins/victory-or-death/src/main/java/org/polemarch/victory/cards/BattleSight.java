package org.polemarch.victory.cards;

import java.util.Optional;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.SupplyLines;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/** What a card that battles could battle as things stand. All of it is public. */
public final class BattleSight {

    private BattleSight() {}

    /** Whether an enemy stands within reach of a piece that may initiate, be it supplied or not. */
    public static boolean inSight(Effect.Battle effect, Use use, VictoryState state) {
        Atlas atlas = state.atlas();
        long targets = targets(effect, use, state);
        if (targets == 0) {
            return false;
        }
        long around = atlas.adjacent(targets);
        long landTargets = targets & atlas.land();
        long hoplites = initiators(effect, use, Sort.HOPLITE.ordinal(), state);
        return (initiators(effect, use, Sort.TRIREME.ordinal(), state) & around) != 0
                || (landTargets != 0 && (hoplites & atlas.adjacent(landTargets)) != 0);
    }

    /** The spaces with an enemy that the card lets the power battle. */
    public static long targets(Effect.Battle effect, Use use, VictoryState state) {
        Atlas atlas = state.atlas();
        long kinds = (effect.land() ? atlas.land() : 0) | (effect.sea() ? atlas.sea() : 0);
        long enemies = state.board().occupied(Power.team(use.actor()) ^ 1) & kinds;
        if (enemies == 0) {
            return 0;
        }
        return enemies & effect.where().in(state, use) & ~state.battleForbidden(use.actor());
    }

    /** The pieces of a sort that may initiate by the card, be they supplied or not. */
    public static long initiators(Effect.Battle effect, Use use, int sort, VictoryState state) {
        Optional<PieceSelector> initiator = effect.initiator();
        return initiator.isPresent()
                ? initiator.get().of(use.actor(), sort, state, use)
                : state.board().pieces(use.actor(), sort);
    }

    /** The spaces with an enemy that a supplied piece may battle by the card now. */
    public static long open(Effect.Battle effect, Use use, VictoryState state) {
        Atlas atlas = state.atlas();
        long targets = targets(effect, use, state);
        if (targets == 0) {
            return 0;
        }
        long supplied = SupplyLines.toAnyCity(state, use.actor());
        long hoplites = initiators(effect, use, Sort.HOPLITE.ordinal(), state) & supplied;
        long triremes = initiators(effect, use, Sort.TRIREME.ordinal(), state) & supplied;
        return targets & (atlas.adjacent(triremes) | (atlas.adjacent(hoplites) & atlas.land()));
    }
}
