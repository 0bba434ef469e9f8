package org.polemarch.polis.rules.battles;

import java.util.List;
import java.util.function.BiFunction;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.polis.data.BattleCard;
import org.polemarch.polis.data.BattleCard.Face;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Side;

/** The player holds no such Battle card. */
@Cites({"battles/fighting", "battles/cards"})
public record NotInHand(Face card) implements Reason {

    /** The card has two faces, and the other one counts here. */
    @Cites("battles/cards")
    public record OtherFace(boolean atSea) implements Reason {}

    /** Who wants to retreat says so before cards are drawn. */
    @Cites("battles/end")
    public record CardsDrawn() implements Reason {}

    /** Adds which cards cannot be laid because they are not there. */
    static void refuse(
            BiFunction<Face, Integer, Move> lay, Side side, PolisData data, Combat combat, List<Refusal> refusals) {
        boolean atSea = combat.space().isSea();
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            BattleCard card = data.battleCard(kind);
            Face face = atSea ? card.sea() : card.land();
            Face other = atSea ? card.land() : card.sea();
            if (combat.held(side, kind) == 0) {
                refusals.add(new Refusal(lay.apply(face, kind), new NotInHand(face)));
            }
            if (!other.id().equals(face.id())) {
                refusals.add(new Refusal(lay.apply(other, kind), new OtherFace(atSea)));
            }
        }
    }
}
