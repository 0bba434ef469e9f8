package org.polemarch.victory.cards;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Ids;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.supply.SupplyLines;

/** Understands which spaces and pieces a card speaks of, and what it asks of them. */
public class SelectorReader {

    private final VictoryData data;
    private final SupplyLines supply;

    @Inject
    public SelectorReader(VictoryData data, SupplyLines supply) {
        this.data = data;
        this.supply = supply;
    }

    public Condition condition(CardText.ConditionText text) {
        if (text.exists().isPresent()) {
            return Condition.exists(pieces(text.exists().get()));
        }
        if (text.none().isPresent()) {
            return Condition.none(pieces(text.none().get()));
        }
        if (text.all().isPresent()) {
            return Condition.all(all(text.all().get(), this::condition));
        }
        if (text.any().isPresent()) {
            return Condition.any(all(text.any().get(), this::condition));
        }
        if (text.not().isPresent()) {
            return Condition.not(condition(text.not().get()));
        }
        if (text.removedBy().isPresent()) {
            return Condition.removed();
        }
        int power = need(text.cardsOnTable(), "a condition").ordinal();
        int atLeast = need(text.atLeast(), "atLeast");
        return Ids.of(Effect.Pile.class, need(text.zone(), "zone"), "a condition") == Effect.Pile.PREPARE
                ? Condition.prepared(power, atLeast)
                : Condition.status(power, atLeast);
    }

    public SpaceSelector space(CardText.SpaceText text) {
        Atlas atlas = data.atlas();
        if (text.any().isPresent()) {
            return SpaceSelector.ANYWHERE;
        }
        if (text.space().isPresent()) {
            return SpaceSelector.named(set(List.of(text.space().get())));
        }
        if (text.spaces().isPresent()) {
            return SpaceSelector.named(set(text.spaces().get()));
        }
        if (text.region().isPresent()) {
            return SpaceSelector.named(data.region(text.region().get(), "the text"));
        }
        if (text.kind().isPresent()) {
            return SpaceSelector.named(
                    atlas.kind(Ids.of(Space.Kind.class, text.kind().get(), "the text")));
        }
        if (text.adjacentTo().isPresent()) {
            return SpaceSelector.named(atlas.adjacent(set(text.adjacentTo().get())));
        }
        if (text.inOrAdjacent().isPresent()) {
            long there = set(text.inOrAdjacent().get());
            return SpaceSelector.named(there | atlas.adjacent(there));
        }
        return dynamic(text);
    }

    /** Spaces that depend on where pieces stand or what happened. */
    private SpaceSelector dynamic(CardText.SpaceText text) {
        if (text.withPiece().isPresent()) {
            return SpaceSelector.of(pieces(text.withPiece().get()));
        }
        if (text.adjacentToPiece().isPresent()) {
            return SpaceSelector.nextTo(
                    SpaceSelector.of(pieces(text.adjacentToPiece().get())));
        }
        if (text.inOrAdjacentToPiece().isPresent()) {
            return SpaceSelector.inOrNextTo(
                    SpaceSelector.of(pieces(text.inOrAdjacentToPiece().get())));
        }
        if (text.ref().isPresent()) {
            return SpaceSelector.of(Reference.of(text.ref().get()));
        }
        if (text.adjacentToRef().isPresent()) {
            return SpaceSelector.nextTo(
                    SpaceSelector.of(Reference.of(text.adjacentToRef().get())));
        }
        if (text.inOrAdjacentRef().isPresent()) {
            return SpaceSelector.inOrNextTo(
                    SpaceSelector.of(Reference.of(text.inOrAdjacentRef().get())));
        }
        if (text.and().isPresent()) {
            return SpaceSelector.and(all(text.and().get(), this::space));
        }
        if (text.or().isPresent()) {
            return SpaceSelector.or(all(text.or().get(), this::space));
        }
        return SpaceSelector.not(space(need(text.not(), "a space")));
    }

    private static <T, R> List<R> all(List<T> texts, Function<T, R> meaning) {
        return texts.stream().map(meaning).toList();
    }

    private long set(List<String> spaces) {
        return data.set(spaces, "the text");
    }

    public PieceSelector pieces(CardText.PieceText text) {
        if (text.ref().isPresent()) {
            return new PieceSelector.That(Reference.of(text.ref().get()));
        }
        PieceSelector.Kind kind = new PieceSelector.Kind(
                owner(need(text.owner(), "owner")),
                sorts(need(text.sorts(), "sorts")),
                text.in().map(this::space).orElse(SpaceSelector.ANYWHERE));
        return text.supplied().orElse(false) ? new PieceSelector.Supplied(kind, supply) : kind;
    }

    public Owner owner(String id) {
        return Ids.of(Owner.class, id, "the text");
    }

    /** Sorts of piece as bits. */
    public int sorts(List<String> ids) {
        int sorts = 0;
        for (String id : ids) {
            sorts |= Ids.of(Sort.class, id, "the text").bit();
        }
        return sorts;
    }

    /** Causes of a loss as bits. */
    public int causes(List<String> ids) {
        int causes = 0;
        for (String id : ids) {
            causes |= Ids.of(Loss.class, id, "the text").bit();
        }
        return causes;
    }

    /** What a text must say. */
    static <T> T need(Optional<T> value, String what) {
        return value.orElseThrow(() -> new DataFault("it does not say " + what));
    }
}
