package org.polemarch.victory.model;

import org.polemarch.api.kit.Id;

/** How long an effect lasts that does not end at once. */
public enum Until implements Id {
    /** Only for the removal being resolved. */
    THIS_TRIGGER,
    /** Until the present turn is over, no matter who used the card. */
    END_OF_TURN,
    /** Until just before the next Strategy step of the power that used the card. */
    OWN_NEXT_TURN;

    @Override
    public String id() {
        return this == OWN_NEXT_TURN ? "start-of-own-next-turn" : Id.super.id();
    }
}
