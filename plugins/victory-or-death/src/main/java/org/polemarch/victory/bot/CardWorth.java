package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
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

    private static final double CITY = 2.2;
    private static final double PIECE = 0.55;
    private static final double BATTLE = 1.0;
    private static final double REMOVAL = 0.8;
    private static final double REDEPLOYMENT = 0.3;
    private static final double SAFETY = 0.6;
    private static final double PEACE = 0.4;
    private static final double DISCARD = 0.12;
    private static final double TOKEN = 0.1;
    private static final double SCORING_STATUS = 1.2;
    private static final double SHARE = 0.85;
    private static final double KILL = 0.4;

    private final CardList cards;
    private final Mustering mustering;
    private final BattleSight sight;
    private final double[] worth;

    @Inject
    public CardWorth(CardList cards, Mustering mustering, BattleSight sight) {
        this.cards = cards;
        this.mustering = mustering;
        this.sight = sight;
        worth = new double[cards.size()];
        for (Card card : cards.all()) {
            double sum = card.trigger().on() == Moment.SCORING_ROUND ? SCORING_STATUS : 0;
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
            return PIECE * muster.most();
        }
        if (effect instanceof Effect.Place place) {
            return place.sort() == Sort.CITY ? CITY : PIECE;
        }
        if (effect instanceof Effect.Remove remove) {
            return REMOVAL * remove.most();
        }
        if (effect instanceof Effect.Battle) {
            return BATTLE;
        }
        if (effect instanceof Effect.Redeploy) {
            return REDEPLOYMENT;
        }
        if (effect instanceof Effect.PreventRemoval) {
            return SAFETY;
        }
        if (effect instanceof Effect.ForbidBattle) {
            return PEACE;
        }
        if (effect instanceof Effect.Points points) {
            return points.delta();
        }
        if (effect instanceof Effect.Discard discard) {
            return DISCARD * discard.count();
        }
        return effect instanceof Effect.TokensToBowl tokens ? TOKEN * tokens.most() : 0;
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
            sum += SHARE * now(effect, use, city, state);
        }
        return sum;
    }

    protected double now(Effect effect, Use use, double city, VictoryState state) {
        Board board = state.board();
        if (effect instanceof Effect.Battle battle) {
            return battle(battle, use, city, state);
        }
        if (effect instanceof Effect.Remove remove) {
            return Math.min(remove.most(), Long.bitCount(remove.target().spaces(state, use))) * KILL;
        }
        if (effect instanceof Effect.Place place) {
            long where = place.where().in(state, use) & state.atlas().land();
            boolean free = place.sort() != Sort.CITY
                    || (where
                                    & ~board.teamPieces(Power.team(use.actor()), Sort.CITY.ordinal())
                                    & ~board.occupied(Power.team(use.actor()) ^ 1))
                            != 0;
            return free && board.available(use.actor(), place.sort().ordinal()) > 0
                    ? place.sort() == Sort.CITY ? city : PIECE
                    : 0;
        }
        if (effect instanceof Effect.Muster muster) {
            long where = muster.where().in(state, use);
            int left =
                    places(muster, Sort.HOPLITE, where, use, state) + places(muster, Sort.TRIREME, where, use, state);
            return PIECE * Math.min(left, muster.most());
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
            return KILL;
        }
        long open = sight.open(battle, use, state);
        int enemy = Power.team(use.actor()) ^ 1;
        long bare = state.board().teamPieces(enemy, Sort.CITY.ordinal())
                & ~state.board().teamPieces(enemy, Sort.HOPLITE.ordinal());
        return open == 0
                ? 0
                : (open & bare) == 0 ? KILL : city + state.data().game().cityRemovedPoints();
    }
}
