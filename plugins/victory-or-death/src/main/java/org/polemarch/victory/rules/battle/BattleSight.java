package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.PieceSelector;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.supply.SupplyLines;

/** What a card that battles could battle as things stand. All of it is public. */
@Cites({"battle", "battle/land", "battle/sea"})
public class BattleSight {

    private static final int HOPLITE = Sort.HOPLITE.ordinal();
    private static final int TRIREME = Sort.TRIREME.ordinal();

    private final SupplyLines supply;

    @Inject
    public BattleSight(SupplyLines supply) {
        this.supply = supply;
    }

    /** Whether an enemy is within reach of a piece that may initiate, supplied or not. */
    public boolean inSight(Effect.Battle effect, Use use, VictoryState state) {
        long targets = targets(effect, use, state);
        if (targets == 0) {
            return false;
        }
        for (int sort = HOPLITE; sort <= TRIREME; sort++) {
            long initiators = initiators(effect, use, sort, state);
            if (initiators != 0 && (initiators & state.atlas().adjacent(targets & reach(sort, state))) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The spaces that a sort of piece may battle: a Hoplite those on land only. */
    public long reach(int sort, VictoryState state) {
        return sort == HOPLITE ? state.atlas().land() : state.atlas().everywhere();
    }

    /** The spaces with an enemy that the card lets the power battle. */
    public long targets(Effect.Battle effect, Use use, VictoryState state) {
        long enemies = enemies(effect, use, state);
        return enemies == 0 ? 0 : enemies & effect.where().in(state, use) & ~state.battleForbidden(use.actor());
    }

    /** The spaces with an enemy in which the card is for a battle at all. */
    public long enemies(Effect.Battle effect, Use use, VictoryState state) {
        Atlas atlas = state.atlas();
        long kinds = (effect.land() ? atlas.land() : 0) | (effect.sea() ? atlas.sea() : 0);
        return state.board().occupied(Power.team(use.actor()) ^ 1) & kinds;
    }

    /** The pieces of a sort that may initiate by the card, whether or not they are supplied. */
    public long initiators(Effect.Battle effect, Use use, int sort, VictoryState state) {
        Optional<PieceSelector> initiator = effect.initiator();
        return initiator.isPresent()
                ? initiator.get().of(use.actor(), sort, state, use)
                : state.board().pieces(use.actor(), sort);
    }

    /** The spaces from which a piece of the power may initiate, because it is supplied there. */
    public long supplied(Use use, VictoryState state) {
        return supply.toAnyCity(use.actor(), state);
    }

    /** The spaces with an enemy that a supplied piece may battle by the card now. */
    public long open(Effect.Battle effect, Use use, VictoryState state) {
        long targets = targets(effect, use, state);
        if (targets == 0) {
            return 0;
        }
        long supplied = supplied(use, state);
        long open = 0;
        for (int sort = HOPLITE; sort <= TRIREME; sort++) {
            long initiators = initiators(effect, use, sort, state) & supplied;
            open |= targets & reach(sort, state) & state.atlas().adjacent(initiators);
        }
        return open;
    }
}
