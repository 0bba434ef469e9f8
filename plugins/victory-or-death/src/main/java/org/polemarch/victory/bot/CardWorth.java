package org.polemarch.victory.bot;

import jakarta.inject.Inject;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Pending;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;

/** What a card is about worth in Victory Points, at large and while it is being used. */
final class CardWorth {

    private static final double CITY = 2.2;
    private static final double PIECE = 0.55;
    private static final double BATTLE = 1.0;
    private static final double REMOVAL = 0.8;
    private static final double REDEPLOYMENT = 0.5;
    private static final double SAFETY = 0.6;
    private static final double PEACE = 0.4;
    private static final double DISCARD = 0.12;
    private static final double TOKEN = 0.1;
    private static final double SCORING_STATUS = 1.2;

    private final CardList cards;
    private final double[] worth;

    @Inject
    CardWorth(CardList cards) {
        this.cards = cards;
        worth = new double[cards.size()];
        for (Card card : cards.all()) {
            double sum = card.trigger().on() == Moment.SCORING_ROUND ? SCORING_STATUS : 0;
            for (Effect effect : card.effects()) {
                sum += of(effect);
            }
            worth[card.kind()] = sum;
        }
    }

    /** At large. */
    double of(int kind) {
        return worth[kind];
    }

    private static double of(Effect effect) {
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

    /** While it is being used: only what it can do as things stand. */
    double inUse(Pending pending, VictoryState state) {
        Card card = cards.card(pending.card());
        Use use = new Use(pending.card(), pending.actor(), pending.trigger());
        double sum = 0;
        for (Effect effect : card.effects()) {
            if (canDo(effect, use, state)) {
                sum += of(effect);
            }
        }
        return sum;
    }

    private static boolean canDo(Effect effect, Use use, VictoryState state) {
        if (effect instanceof Effect.Battle battle) {
            return battle.initiator().isPresent() || ChooseBattle.inSight(battle, use, state);
        }
        if (effect instanceof Effect.Remove remove) {
            return remove.target().spaces(state, use) != 0;
        }
        if (effect instanceof Effect.Place place) {
            return state.board().available(use.actor(), place.sort().ordinal()) > 0;
        }
        if (effect instanceof Effect.Muster muster) {
            return ((muster.sorts() & Sort.HOPLITE.bit()) != 0
                            && state.board().available(use.actor(), Sort.HOPLITE.ordinal()) > 0)
                    || ((muster.sorts() & Sort.TRIREME.bit()) != 0
                            && state.board().available(use.actor(), Sort.TRIREME.ordinal()) > 0);
        }
        return true;
    }
}
