package org.polemarch.polis.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.data.BattleCard.Face;

/** The player holds no such Battle card. */
@Cites({"battles/fighting", "battles/cards"})
public record NotInHand(Face card) implements Reason {

    /** The card has two faces, and the other one counts here. */
    @Cites("battles/cards")
    public record OtherFace(boolean atSea) implements Reason {}

    /** A player who wants to retreat says so before cards are drawn. */
    @Cites("battles/end")
    public record CardsDrawn() implements Reason {}
}
