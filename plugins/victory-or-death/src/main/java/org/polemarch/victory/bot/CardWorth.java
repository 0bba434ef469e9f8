package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Board;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.BattleSight;
import org.polemarch.victory.rules.muster.Mustering;

/**
 * What a card is about worth in Victory Points, at large and while it is being used. In use it counts for a little less
 * than what it will bring, so that nobody puts off bringing it about.
 */
public class CardWorth {

    private final Weights.Cards weights;
    private final VictoryData data;
    private final CardList cards;
    private final Mustering mustering;
    private final BattleSight sight;
    private final double[] worth;

    /** The table asks what a variant may change, so a variant's own must not need fields of its own. */
    @SuppressWarnings("this-escape")
    @Inject
    public CardWorth(Weights all, VictoryData data, CardList cards, Mustering mustering, BattleSight sight) {
        weights = all.cards();
        this.data = data;
        this.cards = cards;
        this.mustering = mustering;
        this.sight = sight;
        worth = new double[cards.size()];
        for (Card card : cards.all()) {
            double sum = card.trigger().on() == Moment.SCORING_ROUND ? weights.scoringStatus() : 0;
            for (Effect effect : card.effects()) {
                sum += of(effect);
            }
            worth[card.kind()] = sum;
        }
    }

    public double of(int kind) {
        return worth[kind];
    }

    protected double of(Effect effect) {
        if (effect instanceof Effect.Muster muster) {
            return weights.piece() * muster.most();
        }
        if (effect instanceof Effect.Place place) {
            return place.sort() == Sort.CITY ? weights.city() * data.game().cityPoints() : weights.piece();
        }
        if (effect instanceof Effect.Remove remove) {
            return weights.removal() * remove.most();
        }
        if (effect instanceof Effect.Battle) {
            return weights.battle();
        }
        if (effect instanceof Effect.Redeploy) {
            return weights.redeployment();
        }
        if (effect instanceof Effect.PreventRemoval) {
            return weights.safety();
        }
        if (effect instanceof Effect.ForbidBattle) {
            return weights.peace();
        }
        if (effect instanceof Effect.Points points) {
            return points.delta();
        }
        if (effect instanceof Effect.Discard discard) {
            return weights.discard() * discard.count();
        }
        return effect instanceof Effect.TokensToBowl tokens ? weights.token() * tokens.most() : 0;
    }

    /**
     * While it is being used: only what it can do as things stand.
     *
     * @param city what a City is worth now
     */
    public double inUse(Pending pending, double city, VictoryState state) {
        Card card = cards.card(pending.card());
        Use use = new Use(pending.card(), pending.actor(), pending.trigger());
        double sum = 0;
        for (Effect effect : card.effects()) {
            sum += weights.share() * now(effect, use, city, state);
        }
        return sum;
    }

    protected double now(Effect effect, Use use, double city, VictoryState state) {
        Board board = state.board();
        if (effect instanceof Effect.Battle battle) {
            return battle(battle, use, city, state);
        }
        if (effect instanceof Effect.Remove remove) {
            return Math.min(remove.most(), Long.bitCount(remove.target().spaces(state, use))) * weights.kill();
        }
        if (effect instanceof Effect.Place place) {
            long where = place.where().in(state, use) & state.atlas().land();
            boolean free = place.sort() != Sort.CITY
                    || (where
                                    & ~board.teamPieces(Power.team(use.actor()), Sort.CITY.ordinal())
                                    & ~board.occupied(Power.team(use.actor()) ^ 1))
                            != 0;
            return free && board.available(use.actor(), place.sort().ordinal()) > 0
                    ? place.sort() == Sort.CITY ? city : weights.piece()
                    : 0;
        }
        if (effect instanceof Effect.Muster muster) {
            long where = muster.where().in(state, use);
            int left =
                    places(muster, Sort.HOPLITE, where, use, state) + places(muster, Sort.TRIREME, where, use, state);
            return weights.piece() * Math.min(left, muster.most());
        }
        return of(effect);
    }

    private int places(Effect.Muster muster, Sort sort, long where, Use use, VictoryState state) {
        return (muster.sorts() & sort.bit()) == 0
                ? 0
                : Long.bitCount(mustering.spaces(use.actor(), sort.ordinal(), where, state));
    }

    /** A City without a Hoplite is the best prey: it counts at once and will not count again. */
    private double battle(Effect.Battle battle, Use use, double city, VictoryState state) {
        if (battle.initiator().isPresent()) {
            return weights.kill();
        }
        long open = sight.open(battle, use, state);
        int enemy = Power.team(use.actor()) ^ 1;
        long bare = state.board().teamPieces(enemy, Sort.CITY.ordinal())
                & ~state.board().teamPieces(enemy, Sort.HOPLITE.ordinal());
        return open == 0
                ? 0
                : (open & bare) == 0
                        ? weights.kill()
                        : city + state.data().game().cityRemovedPoints();
    }
}
