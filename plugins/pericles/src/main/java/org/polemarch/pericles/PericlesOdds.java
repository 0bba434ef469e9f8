package org.polemarch.pericles;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.api.text.Words;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Side;

/** The odds of battles, the Plague and Peace, from the cards and figures of the game. */
final class PericlesOdds {

    private static final int MOST_LEAD = 4;

    private final PericlesData data;
    private final Words words;

    PericlesOdds(PericlesData data, Words words) {
        this.data = data;
        this.words = words;
    }

    List<RuleFigures> all() {
        return List.of(
                battle(Concept.LAND_BATTLE),
                battle(Concept.SEA_BATTLE),
                plague(),
                new RuleFigures(
                        Concept.SUPPLY,
                        "11.2",
                        words.text("figures.base"),
                        List.of(new Row(
                                words.text("figures.base.points"),
                                String.valueOf(data.amounts().upkeepPerBase())))),
                new RuleFigures(
                        Concept.PEACE,
                        "7.41",
                        words.text("figures.peace"),
                        List.of(new Row(
                                words.text("figures.peace.honor"),
                                String.valueOf(data.honor().peaceDeclared())))));
    }

    /** With whole decks, before hands are dealt from them. */
    private RuleFigures battle(Concept concept) {
        List<Row> rows = new ArrayList<>();
        for (int lead = 0; lead <= MOST_LEAD; lead++) {
            rows.add(new Row(
                    lead == 0 ? words.text("figures.equal") : words.text("figures.ahead", lead), chances(lead)));
        }
        return new RuleFigures(concept, "9.42", words.text("figures.victory"), rows);
    }

    private String chances(int lead) {
        List<Integer> mine = values(Side.ATHENS);
        List<Integer> yours = values(Side.SPARTA);
        int won = 0;
        int tied = 0;
        for (int one : mine) {
            for (int other : yours) {
                int difference = lead + one - other;
                won += difference > 0 ? 1 : 0;
                tied += difference == 0 ? 1 : 0;
            }
        }
        double all = (double) mine.size() * yours.size();
        return words.text("figures.tie", RuleFigures.percent(won / all), RuleFigures.percent(tied / all));
    }

    private List<Integer> values(Side side) {
        return data.ordinaryCards(side).map(card -> data.card(side, card).value());
    }

    private RuleFigures plague() {
        int plagues = 0;
        for (int i = 0; i < data.plays(); i++) {
            plagues += data.play(i).plague() ? 1 : 0;
        }
        return new RuleFigures(
                Concept.PLAGUE,
                "5.13",
                words.text("figures.plague"),
                List.of(new Row(
                        words.text("figures.plague.turn"), RuleFigures.percent(plagues / (double) data.plays()))));
    }
}
