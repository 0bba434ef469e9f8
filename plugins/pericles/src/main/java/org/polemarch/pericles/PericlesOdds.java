package org.polemarch.pericles;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Side;

/** What battles, the Plague and Peace come to, by the cards and figures of the game. */
final class PericlesOdds {

    private static final int MOST_LEAD = 4;

    private final PericlesData data;

    PericlesOdds(PericlesData data) {
        this.data = data;
    }

    List<RuleFigures> all() {
        return List.of(
                battle(Concept.LAND_BATTLE),
                battle(Concept.SEA_BATTLE),
                plague(),
                new RuleFigures(
                        Concept.SUPPLY,
                        "11.2",
                        "What a base keeps",
                        List.of(new Row(
                                "Points of units", String.valueOf(data.amounts().upkeepPerBase())))),
                new RuleFigures(
                        Concept.PEACE,
                        "7.41",
                        "What Peace is worth",
                        List.of(new Row(
                                "Honor to each side",
                                String.valueOf(data.honor().peaceDeclared())))));
    }

    /** With whole decks, before hands are dealt from them. */
    private RuleFigures battle(Concept concept) {
        List<Row> rows = new ArrayList<>();
        for (int lead = 0; lead <= MOST_LEAD; lead++) {
            rows.add(new Row(lead == 0 ? "Equal before the cards" : lead + " ahead before the cards", chances(lead)));
        }
        return new RuleFigures(concept, "9.42", "Chance of victory", rows);
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
        return RuleFigures.percent(won / all) + ", tie " + RuleFigures.percent(tied / all);
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
                "Chance of a Plague",
                List.of(new Row("In the first turn", RuleFigures.percent(plagues / (double) data.plays()))));
    }
}
