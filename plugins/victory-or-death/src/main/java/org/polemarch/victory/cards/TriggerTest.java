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
        if (trigger.on() != on) {
            return false;
        }
        return switch (on) {
            case PLAY, SCORING_ROUND -> true;
            case STRATEGY_STEP, BUY_TOKEN -> trigger.by() == use.actor();
            case AFTER_MUSTER ->
                isBy(trigger, use) && Sort.in(sorts, PieceAt.sort(trigger.piece())) && isIn(trigger, state, use);
            case BATTLE_DECLARED -> isBy(trigger, use) && isIn(trigger, state, use);
            case AFTER_BATTLE ->
                isBy(trigger, use)
                        && (PieceAt.sort(trigger.piece()) == Sort.TRIREME.ordinal() ? sea : land)
                        && Sort.in(initiators, PieceAt.sort(trigger.initiator()));
            case ABOUT_TO_REMOVE, AFTER_REMOVE ->
                (causes & trigger.cause().bit()) != 0
                        && isBy(trigger, use)
                        && Power.in(onTurnOf.powers(use.actor()), state.mover())
                        && target.isPresent()
                        && target.get().means(trigger.piece(), state, use);
        };
    }

    private boolean isBy(Trigger trigger, Use use) {
        return by == Owner.ALL || (trigger.by() >= 0 && Power.in(by.powers(use.actor()), trigger.by()));
    }

    private boolean isIn(Trigger trigger, VictoryState state, Use use) {
        return Spaces.has(in.in(state, use), trigger.space());
    }
}
