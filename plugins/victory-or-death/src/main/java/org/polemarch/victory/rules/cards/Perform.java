package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.BattleSight;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Lasting;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Until;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.ChooseRemoval;
import org.polemarch.victory.rules.muster.LiftForRedeploy;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.muster.PlacePiece;
import org.polemarch.victory.rules.tokens.Help;

/**
 * The effects of a card, one after the other in the order written. One that is impossible is left out and the next follow
 * all the same: one benefit is no condition of another.
 */
@Cites({"cards/complex", "cards/duration", "scoring"})
public class Perform implements Procedure<VictoryState, Perform.Step> {

    /** The effect of that number is next; whether the teammate could help with tokens already. */
    public record Step(Use use, int index, boolean helped) implements Frame {

        /** The teammate was not asked for help with this effect yet. */
        public Step(Use use, int index) {
            this(use, index, false);
        }
    }

    /** A card brought Victory Points. */
    @Cites("scoring")
    public record PointsGained(Power power, CardName card, int points) implements GameEvent {}

    /** What the card says next cannot be done. */
    public record NothingCame(Power power, CardName card) implements GameEvent {}

    /** The power does without something the card offers. */
    public record Forgone(Power power, CardName card) implements GameEvent {}

    /** Pieces are safe for some time. */
    @Cites("cards/duration")
    public record Safe(CardName card, Until until) implements GameEvent {}

    /** Battle is forbidden for some time. */
    @Cites("cards/duration")
    public record BattleForbidden(CardName card, Until until) implements GameEvent {}

    private final CardList cards;
    private final MusterPiece muster;
    private final PlacePiece place;
    private final ChooseBattle battle;
    private final ChooseRemoval removal;
    private final ForcedDiscard forcedDiscard;

    @Inject
    public Perform(
            CardList cards,
            MusterPiece muster,
            PlacePiece place,
            ChooseBattle battle,
            ChooseRemoval removal,
            ForcedDiscard forcedDiscard) {
        this.cards = cards;
        this.muster = muster;
        this.place = place;
        this.battle = battle;
        this.removal = removal;
        this.forcedDiscard = forcedDiscard;
    }

    @Override
    public void run(Step frame, Play<VictoryState> play) {
        Use use = frame.use();
        Card card = cards.card(use.card());
        List<Effect> effects = card.effects();
        int index = frame.index();
        while (index < effects.size()) {
            Effect effect = effects.get(index);
            if (effect instanceof Effect.If branch) {
                index += branch.condition().holds(play.state(), use) ? 1 : 1 + branch.otherwiseSkip();
            } else if (effect instanceof Effect.Skip skip) {
                index += 1 + skip.count();
            } else if (needsSupply(effect, use, play.state())
                    && !(frame.helped() && index == frame.index())
                    && Help.possible(use.actor(), play.state())) {
                play.next(new Help.Wanted(Power.of(use.actor())), new Step(use, index, true));
                return;
            } else if (asks(effect, card, use, index, play)) {
                return;
            } else {
                if (!atOnce(effect, card, use, play)) {
                    play.report(() -> new NothingCame(Power.of(use.actor()), card.name()));
                }
                index++;
            }
        }
        play.state().pop();
    }

    /** Whether a supply line is about to be called for, so that friends may want to help. */
    private static boolean needsSupply(Effect effect, Use use, VictoryState state) {
        return effect instanceof Effect.Muster
                || (effect instanceof Effect.Battle battle && BattleSight.inSight(battle, use, state));
    }

    /** Whether the effect needs an answer or takes time; then what follows is already on the agenda. */
    private boolean asks(Effect effect, Card card, Use use, int index, Play<VictoryState> play) {
        if (effect instanceof Effect.Muster each) {
            return muster.begin(each, card, use, index, play);
        }
        if (effect instanceof Effect.Place each) {
            return place.begin(each, card, use, index, play);
        }
        if (effect instanceof Effect.Battle each) {
            return battle.begin(each, card, use, index, play);
        }
        if (effect instanceof Effect.Remove each) {
            return removal.begin(each, card, use, index, play);
        }
        if (effect instanceof Effect.Redeploy each) {
            play.next(new LiftForRedeploy.Choose(card.name(), use, index, each.most(), 0, 0));
            return true;
        }
        if (effect instanceof Effect.Discard each) {
            return forcedDiscard.begin(each, card, use, index, play);
        }
        if (effect instanceof Effect.TokensToBowl each) {
            int most = Math.min(each.most(), play.state().board().availableTokens(use.actor()));
            if (most > 0) {
                play.next(new TokensToBowl.HowMany(card.name(), Power.of(use.actor()), most), new Step(use, index + 1));
            }
            return most > 0;
        }
        return false;
    }

    /** Whether the effect is one that happens at once. */
    private static boolean atOnce(Effect effect, Card card, Use use, Play<VictoryState> play) {
        VictoryState state = play.state();
        if (effect instanceof Effect.Points points) {
            state.score(Power.team(use.actor()), points.delta(), Source.CARDS);
            play.report(() -> new PointsGained(Power.of(use.actor()), card.name(), points.delta()));
        } else if (effect instanceof Effect.PreventRemoval safe) {
            if (safe.target().where(state, use) == 0) {
                return false;
            }
            // The removal this concerns is resolved outside this card and outside the window it answers.
            state.add(new Lasting(
                    false,
                    use.card(),
                    safe.target().where(state, use),
                    safe.target().powers(use),
                    safe.target().sorts(use),
                    safe.causes(),
                    safe.until(),
                    use.actor(),
                    state.depth() - 2));
            play.report(() -> new Safe(card.name(), safe.until()));
        } else if (effect instanceof Effect.ForbidBattle forbid) {
            state.add(new Lasting(
                    true,
                    use.card(),
                    forbid.where().in(state, use),
                    forbid.who().powers(use.actor()),
                    0,
                    0,
                    forbid.until(),
                    use.actor(),
                    state.depth()));
            play.report(() -> new BattleForbidden(card.name(), forbid.until()));
        } else {
            return effect instanceof Effect.ReplaceCost;
        }
        return true;
    }
}
