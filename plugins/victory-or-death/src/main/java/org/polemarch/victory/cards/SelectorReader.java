package org.polemarch.victory.cards;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
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
            return new Condition.Exists(pieces(text.exists().get()));
        }
        if (text.none().isPresent()) {
            return new Condition.NoneExists(pieces(text.none().get()));
        }
        if (text.all().isPresent()) {
            return new Condition.All(
                    text.all().get().stream().map(this::condition).toList());
        }
        if (text.any().isPresent()) {
            return new Condition.Any(
                    text.any().get().stream().map(this::condition).toList());
        }
        if (text.not().isPresent()) {
            return new Condition.Not(condition(text.not().get()));
        }
        if (text.removedBy().isPresent()) {
            return new Condition.Removed();
        }
        return new Condition.OnTable(
                need(text.cardsOnTable(), "a condition").ordinal(),
                Ids.of(Effect.Pile.class, need(text.zone(), "zone"), "a condition") == Effect.Pile.PREPARE,
                need(text.atLeast(), "atLeast"));
    }

    public SpaceSelector space(CardText.SpaceText text) {
        Atlas atlas = data.atlas();
        if (text.any().isPresent()) {
            return SpaceSelector.ANYWHERE;
        }
        if (text.space().isPresent()) {
            return new SpaceSelector.Named(set(List.of(text.space().get())));
        }
        if (text.spaces().isPresent()) {
            return new SpaceSelector.Named(set(text.spaces().get()));
        }
        if (text.region().isPresent()) {
            return new SpaceSelector.Named(data.region(text.region().get(), "the text"));
        }
        if (text.kind().isPresent()) {
            return new SpaceSelector.Named(
                    atlas.kind(Ids.of(Space.Kind.class, text.kind().get(), "the text")));
        }
        if (text.adjacentTo().isPresent()) {
            return new SpaceSelector.Named(atlas.adjacent(set(text.adjacentTo().get())));
        }
        if (text.inOrAdjacent().isPresent()) {
            long there = set(text.inOrAdjacent().get());
            return new SpaceSelector.Named(there | atlas.adjacent(there));
        }
        return dynamic(text);
    }

    /** Spaces that depend on where pieces stand or what happened. */
    private SpaceSelector dynamic(CardText.SpaceText text) {
        if (text.withPiece().isPresent()) {
            return new SpaceSelector.WithPiece(pieces(text.withPiece().get()));
        }
        if (text.adjacentToPiece().isPresent()) {
            return new SpaceSelector.NextToPiece(pieces(text.adjacentToPiece().get()), false);
        }
        if (text.inOrAdjacentToPiece().isPresent()) {
            return new SpaceSelector.NextToPiece(
                    pieces(text.inOrAdjacentToPiece().get()), true);
        }
        if (text.ref().isPresent()) {
            return new SpaceSelector.There(Reference.of(text.ref().get()));
        }
        if (text.adjacentToRef().isPresent()) {
            return new SpaceSelector.NextTo(Reference.of(text.adjacentToRef().get()), false);
        }
        if (text.inOrAdjacentRef().isPresent()) {
            return new SpaceSelector.NextTo(Reference.of(text.inOrAdjacentRef().get()), true);
        }
        if (text.and().isPresent()) {
            return new SpaceSelector.And(
                    text.and().get().stream().map(this::space).toList());
        }
        if (text.or().isPresent()) {
            return new SpaceSelector.Or(
                    text.or().get().stream().map(this::space).toList());
        }
        return new SpaceSelector.Not(space(need(text.not(), "a space")));
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
