package org.polemarch.polis;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.polemarch.api.text.Concept;
import org.polemarch.api.text.RuleFigures;
import org.polemarch.api.text.RuleFigures.Row;
import org.polemarch.api.text.Words;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.Round;

/** What sieges, bribes and Events come to, by the figures of the game. */
final class PolisOdds {

    private static final String PLAGUE = "o-plague";

    private final PolisData data;
    private final Words words;

    PolisOdds(PolisData data, Words words) {
        this.data = data;
        this.words = words;
    }

    List<RuleFigures> all() {
        int units = data.components().battleUnits();
        RuleFigures land = new RuleFigures(
                Concept.LAND_BATTLE,
                "battles",
                words.text("figures.battle"),
                List.of(
                        new Row(words.text("figures.battle.units"), String.valueOf(units)),
                        new Row(words.text("figures.battle.cards"), cards())));
        return List.of(sieges(), land, at(Concept.SEA_BATTLE, land), plague(), bribes());
    }

    private static RuleFigures at(Concept concept, RuleFigures same) {
        return new RuleFigures(concept, same.section(), same.title(), same.rows());
    }

    private String cards() {
        return String.valueOf(
                data.battleCards().stream().mapToInt(card -> card.copies()).sum());
    }

    private RuleFigures sieges() {
        List<Row> rows = new ArrayList<>();
        for (int fortification : fortifications()) {
            rows.add(new Row(
                    words.text("figures.fortification", fortification),
                    words.text(
                            "figures.tries",
                            RuleFigures.percent(success(fortification, 0)),
                            RuleFigures.percent(success(fortification, 1)))));
        }
        return new RuleFigures(Concept.SIEGE, "siege", words.text("figures.siege"), rows);
    }

    private double success(int fortification, int disks) {
        int sides = data.components().dieSides();
        int lowest = Math.max(1, fortification - disks);
        return Math.max(0, sides + 1 - lowest) / (double) sides;
    }

    private RuleFigures bribes() {
        List<Row> rows = new ArrayList<>();
        for (int population : fortifications()) {
            rows.add(new Row(
                    words.text("figures.population", population),
                    words.text(
                            "figures.bribe",
                            data.figures().neutralBribe() * population,
                            data.figures().enemyBribe() * population)));
        }
        return new RuleFigures(Concept.PERSUASION, "civil-war", words.text("figures.civil-war"), rows);
    }

    /** Of the poleis that can be besieged. */
    private SortedSet<Integer> fortifications() {
        SortedSet<Integer> found = new TreeSet<>();
        for (Polis polis : Polis.values()) {
            PolisCard card = data.polis(polis);
            if (!card.isCapital() && card.territory().isPresent()) {
                found.add(card.fortification());
            }
        }
        return found;
    }

    private RuleFigures plague() {
        int first = data.events().firstOf(Round.OMEGA);
        int size = data.events().sizeOf(Round.OMEGA);
        int plagues = 0;
        for (int i = first; i < first + size; i++) {
            if (data.events().card(i).id().equals(PLAGUE)) {
                plagues++;
            }
        }
        return new RuleFigures(
                Concept.PLAGUE,
                "rounds/events",
                words.text("figures.plague"),
                List.of(new Row(words.text("figures.plague.game"), RuleFigures.percent(plagues / (double) size))));
    }
}
