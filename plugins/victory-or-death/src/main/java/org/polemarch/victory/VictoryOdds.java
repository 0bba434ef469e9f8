package org.polemarch.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.api.text.Words;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.CardType;
import org.polemarch.victory.model.Power;

/** How many cards of each kind the decks hold: in a game without dice they are the odds. */
final class VictoryOdds {

    private final VictoryData data;
    private final Words words;

    VictoryOdds(VictoryData data, Words words) {
        this.data = data;
        this.words = words;
    }

    List<RuleFigures> all() {
        return List.of(
                decks(Concept.LAND_BATTLE, "battle/land", words.text("figures.land"), CardType.LAND_BATTLE),
                decks(Concept.SEA_BATTLE, "battle/sea", words.text("figures.sea"), CardType.SEA_BATTLE),
                new RuleFigures(
                        Concept.VICTORY,
                        "victory",
                        words.text("figures.end"),
                        List.of(
                                new Row(
                                        words.text("figures.rounds"),
                                        String.valueOf(data.game().rounds())),
                                new Row(
                                        words.text("figures.lead"),
                                        String.valueOf(data.game().suddenVictoryLead())))));
    }

    private RuleFigures decks(Concept concept, String section, String title, CardType type) {
        List<Row> rows = new ArrayList<>();
        for (Power power : Power.values()) {
            rows.add(new Row(
                    capital(words.name(power)), words.text("figures.of", count(power, type), count(power, null))));
        }
        return new RuleFigures(concept, section, title, rows);
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private int count(Power power, CardType type) {
        return data.cards().stream()
                .filter(card -> card.power() == power && (type == null || card.type() == type))
                .mapToInt(card -> card.copies())
                .sum();
    }
}
