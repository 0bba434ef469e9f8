package org.polemarch.victory.data;

import java.util.List;
import java.util.Optional;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;

/** A card as it is in the data: the closed vocabulary, not parsed yet. */
public record CardText(
        String id,
        Power power,
        CardType type,
        String title,
        String text,
        int copies,
        TriggerText trigger,
        Optional<ConditionText> condition,
        List<CostText> costs,
        List<EffectText> effects) {

    public record TriggerText(
            String on,
            Optional<String> by,
            Optional<List<String>> sorts,
            Optional<SpaceText> in,
            Optional<PieceText> target,
            Optional<List<String>> causes,
            Optional<String> kind,
            Optional<List<String>> initiatorSorts,
            Optional<String> duringTurnOf) {}

    public record ConditionText(
            Optional<PieceText> exists,
            Optional<PieceText> none,
            Optional<List<ConditionText>> all,
            Optional<List<ConditionText>> any,
            Optional<ConditionText> not,
            Optional<String> removedBy,
            Optional<Power> cardsOnTable,
            Optional<String> zone,
            Optional<Integer> atLeast) {}

    public record CostText(String cost, int count, Optional<String> cardType, Optional<Boolean> reveal) {}

    public record EffectText(
            String op,
            Optional<List<String>> sorts,
            Optional<List<Integer>> count,
            Optional<SpaceText> where,
            Optional<PieceText> target,
            Optional<PieceText> initiator,
            Optional<String> kind,
            Optional<String> until,
            Optional<List<String>> causes,
            Optional<String> who,
            Optional<String> action,
            Optional<Integer> delta,
            Optional<String> from,
            Optional<String> chooser,
            Optional<List<CostText>> instead,
            Optional<ConditionText> condition,
            Optional<List<EffectText>> then,
            Optional<List<EffectText>> otherwise,
            Optional<String> bind) {}

    public record SpaceText(
            Optional<Boolean> any,
            Optional<String> space,
            Optional<List<String>> spaces,
            Optional<String> region,
            Optional<String> kind,
            Optional<List<String>> adjacentTo,
            Optional<List<String>> inOrAdjacent,
            Optional<PieceText> withPiece,
            Optional<PieceText> adjacentToPiece,
            Optional<PieceText> inOrAdjacentToPiece,
            Optional<String> ref,
            Optional<String> adjacentToRef,
            Optional<String> inOrAdjacentRef,
            Optional<List<SpaceText>> and,
            Optional<List<SpaceText>> or,
            Optional<SpaceText> not) {}

    public record PieceText(
            Optional<String> owner,
            Optional<List<String>> sorts,
            Optional<SpaceText> in,
            Optional<Boolean> supplied,
            Optional<String> ref) {}
}
