package org.polemarch.victory;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.polemarch.api.game.VariantInfo;
import org.polemarch.api.game.VariantPlugin;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.model.Power;

/**
 * Twelve cards for each power, among them the one or two of their kind: Status cards that fall to others, face-down cards
 * that are lost, pieces that are mustered again. So what a game of the full decks meets once in a while happens in every game, and the
 * decks run out early. Figures change, no rule.
 */
final class ShortDecks implements VariantPlugin {

    private static final int DECK = 12;

    private static final Map<String, Integer> COPIES = Map.ofEntries(
            Map.entry("cor-mh", 2),
            Map.entry("cor-mt", 3),
            Map.entry("cor-15", 1),
            Map.entry("cor-23", 3),
            Map.entry("cor-24", 3),
            Map.entry("del-mh", 3),
            Map.entry("del-mt", 3),
            Map.entry("del-06", 1),
            Map.entry("del-07", 1),
            Map.entry("del-08", 1),
            Map.entry("del-09", 1),
            Map.entry("del-10", 1),
            Map.entry("del-13", 1),
            Map.entry("spa-mh", 5),
            Map.entry("spa-lb", 3),
            Map.entry("spa-02", 1),
            Map.entry("spa-03", 1),
            Map.entry("spa-04", 1),
            Map.entry("spa-05", 1),
            Map.entry("ath-mh", 3),
            Map.entry("ath-mt", 2),
            Map.entry("ath-01", 1),
            Map.entry("ath-02", 1),
            Map.entry("ath-04", 1),
            Map.entry("ath-11", 1),
            Map.entry("ath-18", 1),
            Map.entry("ath-19", 1),
            Map.entry("ath-20", 1));

    @Override
    public VariantInfo info() {
        return new VariantInfo(
                "short-decks", "victory-or-death", "Short decks", "Twelve cards for each power.", List.of());
    }

    @Override
    public Optional<String> dataPatch() {
        StringJoiner cards = new StringJoiner(", ", "{", "}");
        for (Card card : Position.CARDS.all()) {
            String id = card.name().id();
            Integer copies = COPIES.get(id);
            cards.add("\"" + id + "\": " + (copies == null ? "null" : "{\"copies\": " + copies + "}"));
        }
        StringJoiner powers = new StringJoiner(", ", "{", "}");
        for (Power power : Power.values()) {
            powers.add("\"" + power.id() + "\": {\"deck\": " + DECK + "}");
        }
        return Optional.of("{\"game\": {\"totals\": {\"cards\": " + Power.COUNT * DECK + "}}, \"powers\": " + powers
                + ", \"cards\": " + cards + "}");
    }
}
