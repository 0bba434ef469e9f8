package org.polemarch.victory.cards;

import java.util.Optional;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Trigger;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/**
 * What sets a card off.
 *
 * @param by whose doing it must be
 * @param sorts the sorts of the mustered piece, as bits
 * @param in where it must happen
 * @param target the piece that must be removed
 * @param causes the causes of a removal, as bits
 * @param land whether a battle on land will do
 * @param sea whether a battle at sea will do
 * @param initiators the sorts of the initiating piece, as bits
 * @param onTurnOf whose turn it must be
 */
public record TriggerTest(
        Moment on,
        Owner by,
        int sorts,
        SpaceSelector in,
        Optional<PieceSelector> target,
        int causes,
        boolean land,
        boolean sea,
        int initiators,
        Owner onTurnOf) {

    /** Whether the trigger sets the card off. */
    public boolean matches(VictoryState state, Use use) {
        Trigger trigger = use.trigger();
        if (!concerns(trigger, use.actor())) {
            return false;
        }
        return switch (on) {
            case PLAY, SCORING_ROUND, STRATEGY_STEP, BUY_TOKEN, AFTER_BATTLE -> true;
            case AFTER_MUSTER, BATTLE_DECLARED -> Spaces.has(in.in(state, use), trigger.space());
            case ABOUT_TO_REMOVE, AFTER_REMOVE ->
                Power.in(onTurnOf.powers(use.actor()), state.mover())
                        && target.isPresent()
                        && target.get().means(trigger.piece(), state, use);
        };
    }

    /**
     * Whether the trigger may set the card off, as far as that shows without a look at the board. Most triggers concern few
     * cards, so this is asked first.
     */
    public boolean concerns(Trigger trigger, int actor) {
        if (trigger.on() != on) {
            return false;
        }
        return switch (on) {
            case PLAY, SCORING_ROUND -> true;
            case STRATEGY_STEP, BUY_TOKEN -> trigger.by() == actor;
            case AFTER_MUSTER -> isBy(trigger, actor) && Sort.in(sorts, PieceAt.sort(trigger.piece()));
            case BATTLE_DECLARED -> isBy(trigger, actor);
            case AFTER_BATTLE ->
                isBy(trigger, actor)
                        && (PieceAt.sort(trigger.piece()) == Sort.TRIREME.ordinal() ? sea : land)
                        && Sort.in(initiators, PieceAt.sort(trigger.initiator()));
            case ABOUT_TO_REMOVE, AFTER_REMOVE -> (causes & trigger.cause().bit()) != 0 && isBy(trigger, actor);
        };
    }

    private boolean isBy(Trigger trigger, int actor) {
        return by == Owner.ALL || (trigger.by() >= 0 && Power.in(by.powers(actor), trigger.by()));
    }
}
