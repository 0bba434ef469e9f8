package org.polemarch.victory.cards;

import static org.polemarch.victory.cards.SelectorReader.need;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Ids;
import org.polemarch.victory.data.CardText;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Until;

/**
 * Understands what cards do. A variant that brings an effect of its own reads it in {@link #effect} and lists the class that
 * carries it out with the effects of the rules.
 */
public class EffectReader {

    private final SelectorReader selectors;

    @Inject
    public EffectReader(SelectorReader selectors) {
        this.selectors = selectors;
    }

    /** Everything a card does in the order written; of a choice between two cases both, each with a way around the other. */
    List<Effect> all(CardText card, CardReader reader) {
        List<Effect> effects = new ArrayList<>();
        card.effects().forEach(text -> add(text, card, reader, effects));
        return effects;
    }

    private void add(CardText.EffectText text, CardText card, CardReader reader, List<Effect> effects) {
        if (!text.op().equals("if")) {
            effects.add(effect(text, card, reader));
            return;
        }
        List<Effect> then = new ArrayList<>();
        need(text.then(), "then").forEach(each -> add(each, card, reader, then));
        List<Effect> otherwise = new ArrayList<>();
        text.otherwise().orElse(List.of()).forEach(each -> add(each, card, reader, otherwise));
        if (!otherwise.isEmpty()) {
            then.add(new Effect.Skip(otherwise.size()));
        }
        effects.add(new Effect.If(selectors.condition(need(text.condition(), "condition")), then.size()));
        effects.addAll(then);
        effects.addAll(otherwise);
    }

    protected Effect effect(CardText.EffectText text, CardText card, CardReader reader) {
        return switch (text.op()) {
            case "muster" -> new Effect.Muster(movable(text), most(text), where(text));
            case "place" -> new Effect.Place(single(text), where(text), later(text, card));
            case "remove" -> new Effect.Remove(target(text), most(text));
            case "battle" -> {
                String kind = need(text.kind(), "kind");
                yield new Effect.Battle(
                        !kind.equals("sea"),
                        !kind.equals("land"),
                        where(text),
                        text.initiator().map(selectors::pieces));
            }
            case "redeploy" -> new Effect.Redeploy(movable(text), most(text));
            case "prevent-removal" ->
                new Effect.PreventRemoval(target(text), selectors.causes(need(text.causes(), "causes")), until(text));
            case "forbid" -> {
                if (!need(text.action(), "action").equals("battle")) {
                    throw new DataFault("only battle can be forbidden");
                }
                yield new Effect.ForbidBattle(who(text), where(text), until(text));
            }
            case "vp" -> new Effect.Points(need(text.delta(), "delta"));
            case "discard" -> discard(text);
            case "tokens-to-bowl" -> new Effect.TokensToBowl(most(text));
            case "replace-cost" ->
                new Effect.ReplaceCost(need(text.instead(), "instead").stream()
                        .map(reader::cost)
                        .toList());
            default -> throw new DataFault("there is no effect '" + text.op() + "'");
        };
    }

    private Effect.Discard discard(CardText.EffectText text) {
        Effect.Pile from = Ids.of(Effect.Pile.class, need(text.from(), "from"), "an effect");
        if ((from == Effect.Pile.PREPARE || from == Effect.Pile.STATUS) && most(text) != 1) {
            throw new DataFault("cards on the table are discarded one at a time");
        }
        return new Effect.Discard(who(text), from, most(text));
    }

    /** The one sort of piece that a card places, one at a time. */
    private Sort single(CardText.EffectText text) {
        List<String> sorts = need(text.sorts(), "sorts");
        if (sorts.size() != 1 || most(text) != 1) {
            throw new DataFault("one piece of one sort is placed at a time");
        }
        return Ids.of(Sort.class, sorts.get(0), "an effect");
    }

    /** Sorts of pieces that can be mustered. */
    private int movable(CardText.EffectText text) {
        int sorts = selectors.sorts(need(text.sorts(), "sorts"));
        if (Sort.in(sorts, Sort.CITY.ordinal())) {
            throw new DataFault("Cities are not mustered");
        }
        return sorts;
    }

    private Effect.Later later(CardText.EffectText text, CardText card) {
        if (text.bind().isEmpty()) {
            return Effect.Later.NOTHING;
        }
        boolean space = card.effects().stream()
                .flatMap(effect -> effect.where().stream())
                .flatMap(where -> where.ref().stream())
                .anyMatch((text.bind().get() + ".space")::equals);
        return space ? Effect.Later.SPACE : Effect.Later.PIECE;
    }

    protected int most(CardText.EffectText text) {
        return need(text.count(), "count").get(1);
    }

    protected SpaceSelector where(CardText.EffectText text) {
        return selectors.space(need(text.where(), "where"));
    }

    protected PieceSelector target(CardText.EffectText text) {
        return selectors.pieces(need(text.target(), "target"));
    }

    protected Owner who(CardText.EffectText text) {
        return selectors.owner(need(text.who(), "who"));
    }

    protected Until until(CardText.EffectText text) {
        return Ids.of(Until.class, need(text.until(), "until"), "an effect");
    }
}
