package org.polemarch.victory.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.data.DataFault;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Loss;
import org.polemarch.victory.model.Moment;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Until;

/** Understands the card texts of the data. A word outside the vocabulary is a fault that names the card. */
final class CardReader {

    private static final int ALL_SORTS = 0b111;
    private static final SpaceSelector ANYWHERE = new SpaceSelector.Anywhere();

    private final VictoryData data;
    private final CardText card;

    CardReader(VictoryData data, CardText card) {
        this.data = data;
        this.card = card;
    }

    Card read(int kind, int local) {
        List<Effect> effects = new ArrayList<>();
        card.effects().forEach(effect -> read(effect, effects));
        return new Card(
                new CardName(kind, card.id(), card.title()),
                card.power(),
                local,
                card.type(),
                card.text(),
                card.copies(),
                trigger(card.trigger()),
                card.condition().map(this::condition).orElse(new Condition.Always()),
                card.costs().stream().map(this::cost).toList(),
                effects);
    }

    private TriggerTest trigger(CardText.TriggerText text) {
        String kind = text.kind().orElse("either");
        return new TriggerTest(
                constant(Moment.class, text.on()),
                text.by().map(this::owner).orElse(Owner.ALL),
                text.sorts().map(this::sorts).orElse(ALL_SORTS),
                text.in().map(this::space).orElse(ANYWHERE),
                text.target().map(this::pieces),
                text.causes().map(this::causes).orElse(0),
                !kind.equals("sea"),
                !kind.equals("land"),
                text.initiatorSorts().map(this::sorts).orElse(ALL_SORTS),
                text.duringTurnOf().map(this::owner).orElse(Owner.ALL));
    }

    private Condition condition(CardText.ConditionText text) {
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
                constant(Effect.Pile.class, need(text.zone(), "zone")) == Effect.Pile.PREPARE,
                need(text.atLeast(), "atLeast"));
    }

    private Cost cost(CardText.CostText text) {
        return switch (text.cost()) {
            case "discard-hand" ->
                new Cost.FromHand(text.count(), text.cardType().map(type -> constant(CardType.class, type)));
            case "discard-deck" -> new Cost.FromDeck(text.count());
            default -> throw fault("there is no cost '" + text.cost() + "'");
        };
    }

    private void read(CardText.EffectText text, List<Effect> effects) {
        switch (text.op()) {
            case "muster" -> effects.add(new Effect.Muster(movable(text), most(text), where(text)));
            case "place" ->
                effects.add(new Effect.Place(
                        single(text), where(text), text.bind().map(this::later).orElse(Effect.Later.NOTHING)));
            case "remove" -> effects.add(new Effect.Remove(pieces(need(text.target(), "target")), most(text)));
            case "battle" ->
                effects.add(new Effect.Battle(
                        !need(text.kind(), "kind").equals("sea"),
                        !need(text.kind(), "kind").equals("land"),
                        where(text),
                        text.initiator().map(this::pieces)));
            case "redeploy" -> effects.add(new Effect.Redeploy(movable(text), most(text)));
            case "prevent-removal" ->
                effects.add(new Effect.PreventRemoval(
                        pieces(need(text.target(), "target")), causes(need(text.causes(), "causes")), until(text)));
            case "forbid" -> {
                if (!need(text.action(), "action").equals("battle")) {
                    throw fault("only battle can be forbidden");
                }
                effects.add(new Effect.ForbidBattle(owner(need(text.who(), "who")), where(text), until(text)));
            }
            case "vp" -> effects.add(new Effect.Points(need(text.delta(), "delta")));
            case "discard" -> effects.add(discard(text));
            case "tokens-to-bowl" -> effects.add(new Effect.TokensToBowl(most(text)));
            case "replace-cost" ->
                effects.add(new Effect.ReplaceCost(
                        need(text.instead(), "instead").stream().map(this::cost).toList()));
            case "if" -> readIf(text, effects);
            default -> throw fault("there is no effect '" + text.op() + "'");
        }
    }

    private void readIf(CardText.EffectText text, List<Effect> effects) {
        List<Effect> then = new ArrayList<>();
        need(text.then(), "then").forEach(each -> read(each, then));
        List<Effect> otherwise = new ArrayList<>();
        text.otherwise().orElse(List.of()).forEach(each -> read(each, otherwise));
        if (!otherwise.isEmpty()) {
            then.add(new Effect.Skip(otherwise.size()));
        }
        effects.add(new Effect.If(condition(need(text.condition(), "condition")), then.size()));
        effects.addAll(then);
        effects.addAll(otherwise);
    }

    private Effect.Discard discard(CardText.EffectText text) {
        Effect.Pile from = constant(Effect.Pile.class, need(text.from(), "from"));
        if ((from == Effect.Pile.PREPARE || from == Effect.Pile.STATUS) && most(text) != 1) {
            throw fault("cards on the table are discarded one at a time");
        }
        return new Effect.Discard(owner(need(text.who(), "who")), from, most(text));
    }

    /** The one sort of piece that a card places, one at a time. */
    private Sort single(CardText.EffectText text) {
        List<String> sorts = need(text.sorts(), "sorts");
        if (sorts.size() != 1 || most(text) != 1) {
            throw fault("one piece of one sort is placed at a time");
        }
        return constant(Sort.class, sorts.get(0));
    }

    /** Sorts of pieces that can be mustered. */
    private int movable(CardText.EffectText text) {
        int sorts = sorts(need(text.sorts(), "sorts"));
        if ((sorts & Sort.CITY.bit()) != 0) {
            throw fault("Cities are not mustered");
        }
        return sorts;
    }

    private Effect.Later later(String bind) {
        boolean space = card.effects().stream()
                .flatMap(effect -> effect.where().stream())
                .flatMap(where -> where.ref().stream())
                .anyMatch((bind + ".space")::equals);
        return space ? Effect.Later.SPACE : Effect.Later.PIECE;
    }

    private int most(CardText.EffectText text) {
        return need(text.count(), "count").get(1);
    }

    private SpaceSelector where(CardText.EffectText text) {
        return space(need(text.where(), "where"));
    }

    private SpaceSelector space(CardText.SpaceText text) {
        if (text.any().isPresent()) {
            return ANYWHERE;
        }
        if (text.space().isPresent()) {
            return named(List.of(text.space().get()));
        }
        if (text.spaces().isPresent()) {
            return named(text.spaces().get());
        }
        if (text.region().isPresent()) {
            return new SpaceSelector.Named(data.region(text.region().get(), card.id()));
        }
        if (text.kind().isPresent()) {
            return ofKind(constant(Space.Kind.class, text.kind().get()));
        }
        if (text.adjacentTo().isPresent()) {
            return new SpaceSelector.Named(
                    data.atlas().adjacent(data.set(text.adjacentTo().get(), card.id())));
        }
        if (text.inOrAdjacent().isPresent()) {
            long there = data.set(text.inOrAdjacent().get(), card.id());
            return new SpaceSelector.Named(there | data.atlas().adjacent(there));
        }
        return dynamic(text);
    }

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
            return new SpaceSelector.There(Reference.of(text.ref().get(), card.id()));
        }
        if (text.adjacentToRef().isPresent()) {
            return new SpaceSelector.NextTo(Reference.of(text.adjacentToRef().get(), card.id()), false);
        }
        if (text.inOrAdjacentRef().isPresent()) {
            return new SpaceSelector.NextTo(Reference.of(text.inOrAdjacentRef().get(), card.id()), true);
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

    private SpaceSelector named(List<String> ids) {
        return new SpaceSelector.Named(data.set(ids, card.id()));
    }

    private SpaceSelector ofKind(Space.Kind kind) {
        return new SpaceSelector.Named(
                switch (kind) {
                    case LAND -> data.atlas().land();
                    case SEA -> data.atlas().sea();
                    case NEUTRAL -> data.atlas().neutral();
                });
    }

    private PieceSelector pieces(CardText.PieceText text) {
        if (text.ref().isPresent()) {
            return new PieceSelector.That(Reference.of(text.ref().get(), card.id()));
        }
        return new PieceSelector.Kind(
                owner(need(text.owner(), "owner")),
                sorts(need(text.sorts(), "sorts")),
                text.in().map(this::space).orElse(ANYWHERE),
                text.supplied().orElse(false));
    }

    private int sorts(List<String> ids) {
        int sorts = 0;
        for (String id : ids) {
            sorts |= constant(Sort.class, id).bit();
        }
        return sorts;
    }

    private int causes(List<String> ids) {
        int causes = 0;
        for (String id : ids) {
            causes |= constant(Loss.class, id).bit();
        }
        return causes;
    }

    private Until until(CardText.EffectText text) {
        return switch (need(text.until(), "until")) {
            case "this-trigger" -> Until.THIS_TRIGGER;
            case "end-of-turn" -> Until.END_OF_TURN;
            case "start-of-own-next-turn" -> Until.OWN_NEXT_TURN;
            default -> throw fault("there is no duration '" + text.until().get() + "'");
        };
    }

    private Owner owner(String id) {
        return Owner.of(id, card.id());
    }

    private <E extends Enum<E>> E constant(Class<E> type, String id) {
        try {
            return Enum.valueOf(type, id.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw fault("there is no " + type.getSimpleName() + " '" + id + "'");
        }
    }

    private <T> T need(Optional<T> value, String what) {
        return value.orElseThrow(() -> fault("it does not say " + what));
    }

    private DataFault fault(String what) {
        return new DataFault("cards/" + card.id() + ": " + what);
    }
}
