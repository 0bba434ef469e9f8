package org.polemarch.perikles.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Page;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** One drawing of a view. */
final class Drawing {

    /** Where the names of the players' columns end. */
    private static final String BELOW = " ".repeat(13);

    private static final int SEAT = 9;
    private static final int COLUMN = 7;
    private static final int NAMES_AT = 57;

    private final PeriklesView view;
    private final Words words;
    private final Stacks stacks;
    private final Page page = new Page();

    Drawing(PeriklesView view, Words words) {
        this.view = view;
        this.words = words;
        this.stacks = new Stacks(words);
    }

    List<String> lines() {
        page.line(
                words.text("text.heading", view.turn(), view.turns(), view.phase(), view.firstPlayer(), view.viewer()));
        players();
        cities();
        forces();
        locations();
        battle();
        reports();
        tiles();
        return page.lines();
    }

    /** A heading with what stands in the columns below it. */
    private void rule(String key) {
        rule(key, words.text(key + ".columns"));
    }

    private void rule(String key, String columns) {
        String heading = words.text(key);
        page.rule(Page.fit(heading + " ", Math.max(11, heading.length() + 2)) + columns);
    }

    private String seat(Seat seat) {
        return Page.fit(words.name(seat), SEAT - 1) + " ";
    }

    private String seat(Optional<Seat> seat) {
        return seat.map(this::seat).orElse(Page.fit("–", SEAT));
    }

    private void players() {
        rule("text.players");
        for (PeriklesView.Player player : view.players()) {
            page.line(String.format(
                    " %s %s %6d  %5d  %5d    %5d    %5d   %s",
                    player.seat().equals(view.viewer()) ? "▸" : " ",
                    seat(player.seat()),
                    player.points(),
                    player.cubePoints(),
                    player.tilePoints(),
                    player.statuePoints(),
                    player.supply(),
                    words.name(player.leads())));
            if (!player.won().isEmpty()) {
                page.items(BELOW + words.text("text.won") + " ", names(player.won()));
            }
            if (!player.tiles().isEmpty()) {
                page.items(BELOW + words.text("text.holds") + " ", names(player.tiles()));
            }
            player.specialPlayed().ifPresent(tile -> page.line(BELOW + words.text("text.has-played", tile)));
        }
        boolean played = view.player(view.viewer()).specialPlayed().isPresent();
        view.specialTile()
                .filter(tile -> !played)
                .ifPresent(tile -> page.line(
                        "   " + words.text("text.special", tile) + " " + words.text("special." + tile.name())));
    }

    private <T> List<String> names(List<T> things) {
        return things.stream().map(words::name).toList();
    }

    private void cities() {
        StringBuilder names = new StringBuilder(" ".repeat(NAMES_AT));
        for (PeriklesView.Player player : view.players()) {
            names.append(Page.fit(words.name(player.seat()), COLUMN - 1)).append(' ');
        }
        rule("text.cities");
        page.line(names.toString());
        for (PeriklesView.City city : view.cities()) {
            StringBuilder line = new StringBuilder();
            line.append("   ").append(Page.fit(words.name(city.city()), 10));
            line.append(seat(city.leader()));
            line.append(seat(city.alpha()));
            line.append(seat(city.beta()));
            line.append(String.format("%4d    ", city.statueValue()));
            line.append(Page.fit(city.defeats() == 0 ? "–" : "×".repeat(city.defeats()), 9));
            for (int player = 0; player < city.cubes().size(); player++) {
                String cubes = String.valueOf(city.cubes().get(player));
                int statues = city.statues().get(player);
                line.append(Page.fit(statues == 0 ? cubes : cubes + " (" + statues + ")", COLUMN));
            }
            page.line(line.toString());
        }
    }

    private void forces() {
        rule("text.forces");
        for (PeriklesView.Force force : view.forces()) {
            String leaders = force.leaders().isEmpty() ? "–" : words.name(force.leaders());
            StringBuilder line = new StringBuilder("   ");
            line.append(Page.fit(words.name(force.power()), 10));
            line.append(Page.fit(leaders, 16));
            line.append(stacks.plain(force.pool()));
            if (!force.home().isEmpty()) {
                line.append("   ").append(words.text("text.back", stacks.plain(force.home())));
            }
            if (!force.dead().isEmpty()) {
                line.append("   ").append(words.text("text.dead", stacks.plain(force.dead())));
            }
            page.line(line.toString());
            if (!force.unseen().isEmpty()) {
                page.line(BELOW + words.text("text.unseen", stacks.plain(force.unseen())));
            }
        }
        relations("text.at-war", true);
        relations("text.allied", false);
    }

    private void relations(String key, boolean war) {
        List<String> pairs = view.relations().stream()
                .filter(relation -> relation.war() == war)
                .map(relation -> words.name(relation.one()) + "–" + words.name(relation.other()))
                .toList();
        if (!pairs.isEmpty()) {
            page.items("   " + words.text(key) + " ", pairs);
        }
    }

    private void locations() {
        rule("text.locations");
        for (PeriklesView.Place place : view.locations()) {
            String rounds = String.join(
                    " → ", place.rounds().stream().map(stacks::letter).toList());
            page.line("   " + Page.fit(words.name(place.location()), 18) + String.format("%3d    ", place.points())
                    + Page.fit(words.name(place.city()), 10) + Page.fit(rounds, 9) + Page.fit(printed(place), 20)
                    + fate(place));
            line("text.attack", place.attackers());
            line("text.defend", place.defenders());
            if (!place.permitted().isEmpty()) {
                page.line("      " + words.text("text.may-defend", place.permitted()));
            }
        }
    }

    private String printed(PeriklesView.Place place) {
        StringBuilder text = new StringBuilder();
        for (UnitType type : place.grey()) {
            text.append(words.text("text.grey", stacks.letter(type))).append(' ');
        }
        for (UnitType type : place.violet()) {
            text.append(words.text("text.violet", stacks.letter(type))).append(' ');
        }
        return text.toString();
    }

    private String fate(PeriklesView.Place place) {
        if (place.fate() == Chronicle.Fate.OPEN) {
            return "";
        }
        return words.name(place.fate()) + (place.holders().isEmpty() ? "" : ": " + words.name(place.holders()));
    }

    private void line(String key, PeriklesView.Line line) {
        if (line.counters().isEmpty()) {
            return;
        }
        Map<List<Seat>, List<PeriklesView.Stack>> forces = new LinkedHashMap<>();
        for (PeriklesView.Stack stack : line.counters()) {
            forces.computeIfAbsent(view.force(stack.power()).leaders(), leaders -> new ArrayList<>())
                    .add(stack);
        }
        List<PeriklesView.Stack> own = forces.remove(line.main());
        StringBuilder text = new StringBuilder("      " + words.text(key, line.main()));
        text.append(own == null ? "" : ": " + stacks.named(own));
        forces.forEach(
                (leaders, allied) -> text.append("; ").append(words.text("text.ally", leaders, stacks.named(allied))));
        page.line(text.toString());
    }

    private void battle() {
        view.battle().ifPresent(fight -> {
            page.rule(words.text("text.battle", fight.location()));
            for (PeriklesView.Round round : fight.rounds()) {
                page.line("   " + Page.fit(words.name(round.type()), 10) + round(round));
            }
        });
    }

    private String round(PeriklesView.Round round) {
        if (round.course() != Battle.Course.FOUGHT) {
            return words.name(round.course())
                    + round.winner().map(side -> ": " + words.name(side)).orElse("");
        }
        List<String> parts = new ArrayList<>();
        parts.add(words.text("text.against", round.attack(), round.defence()));
        round.column()
                .ifPresent(column ->
                        parts.add(words.text("text.column", column, round.attackerNeeds(), round.defenderNeeds())));
        parts.add(words.text("text.tokens", round.attackerTokens(), round.defenderTokens()));
        if (!round.dice().isEmpty()) {
            parts.add(words.text("text.dice", round.dice().toArray()));
        }
        if (!round.doubled().isEmpty()) {
            parts.add(words.text("text.doubled", round.doubled()));
        }
        round.winner().ifPresent(side -> parts.add(words.text("text.won-by", side)));
        return String.join(", ", parts);
    }

    /** The battles of the turn before, as long as this turn's have not begun. */
    private void reports() {
        List<PeriklesView.Report> old = view.reports().stream()
                .filter(report -> view.locations().stream()
                        .noneMatch(place -> place.location().equals(report.location())))
                .toList();
        if (old.isEmpty()) {
            return;
        }
        page.rule(words.text("text.reports"));
        for (PeriklesView.Report report : old) {
            page.line("   " + Page.fit(words.name(report.location()), 18) + words.name(report.fate()));
            if (!report.attackers().isEmpty()) {
                page.line("      " + words.text("text.attacked-by", stacks.named(report.attackers())));
            }
            if (!report.defenders().isEmpty()) {
                page.line("      " + words.text("text.defended-by", stacks.named(report.defenders())));
            }
        }
    }

    private void tiles() {
        rule("text.tiles", words.text("text.stacks", view.influenceStack(), view.locationStack()));
        if (!view.display().isEmpty()) {
            page.items("   ", names(view.display()));
        }
        if (!view.removed().isEmpty()) {
            page.items("   " + words.text("text.removed") + " ", names(view.removed()));
        }
    }
}
