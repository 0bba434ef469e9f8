package org.polemarch.victory.cards;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Ids;
import org.polemarch.victory.data.Atlas;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.supply.SupplyLines;

/** Parses which spaces and pieces a card means, and what it requires of them. */
public class SelectorReader {

    private final VictoryData data;
    private final SupplyLines supply;

    @Inject
    public SelectorReader(VictoryData data, SupplyLines supply) {
        this.data = data;
        this.supply = supply;
    }

    public Condition condition(CardText.ConditionText text) {
        return Stream.of(
                        text.exists().map(this::pieces).map(Condition::exists),
                        text.none().map(this::pieces).map(Condition::none),
                        text.all().map(all -> all(all, this::condition)).map(Condition::all),
                        text.any().map(any -> all(any, this::condition)).map(Condition::any),
                        text.not().map(this::condition).map(Condition::not),
                        text.removedBy().map(battle -> Condition.removed()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> onTable(text));
    }

    private static Condition onTable(CardText.ConditionText text) {
        int power = need(text.cardsOnTable(), "a condition").ordinal();
        int atLeast = need(text.atLeast(), "atLeast");
        return Ids.of(Effect.Pile.class, need(text.zone(), "zone"), "a condition") == Effect.Pile.PREPARE
                ? Condition.prepared(power, atLeast)
                : Condition.status(power, atLeast);
    }

    public SpaceSelector space(CardText.SpaceText text) {
        Atlas atlas = data.atlas();
        return Stream.of(
                        text.any().map(any -> SpaceSelector.ANYWHERE),
                        text.space().map(space -> SpaceSelector.named(set(List.of(space)))),
                        text.spaces().map(this::set).map(SpaceSelector::named),
                        text.region().map(id -> SpaceSelector.named(data.region(id, "the text"))),
                        text.kind()
                                .map(id -> SpaceSelector.named(atlas.kind(Ids.of(Space.Kind.class, id, "the text")))),
                        text.adjacentTo().map(this::set).map(atlas::adjacent).map(SpaceSelector::named),
                        text.inOrAdjacent().map(this::set).map(in -> SpaceSelector.named(in | atlas.adjacent(in))),
                        text.withPiece().map(this::with),
                        text.adjacentToPiece().map(this::with).map(SpaceSelector::nextTo),
                        text.inOrAdjacentToPiece().map(this::with).map(SpaceSelector::inOrNextTo),
                        text.ref().map(this::there),
                        text.adjacentToRef().map(this::there).map(SpaceSelector::nextTo),
                        text.inOrAdjacentRef().map(this::there).map(SpaceSelector::inOrNextTo),
                        text.and().map(all -> all(all, this::space)).map(SpaceSelector::and),
                        text.or().map(any -> all(any, this::space)).map(SpaceSelector::or))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> SpaceSelector.not(space(need(text.not(), "a space"))));
    }

    private SpaceSelector with(CardText.PieceText pieces) {
        return SpaceSelector.of(pieces(pieces));
    }

    private SpaceSelector there(String ref) {
        return SpaceSelector.of(Reference.of(ref));
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
        return new PieceSelector.Kind(
                owner(need(text.owner(), "owner")),
                sorts(need(text.sorts(), "sorts")),
                text.in().map(this::space).orElse(SpaceSelector.ANYWHERE),
                text.supplied().filter(asked -> asked).map(asked -> supply));
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
