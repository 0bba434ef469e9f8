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
        page.line("PERIKLES   Turn " + view.turn() + " of " + view.turns() + " · " + words.name(view.phase())
                + " · first player " + words.name(view.firstPlayer()) + " · you are " + words.name(view.viewer()));
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
    private void rule(String heading, String columns) {
        page.rule(Page.fit(heading + " ", Math.max(11, heading.length() + 2)) + columns);
    }

    private String seat(Seat seat) {
        return Page.fit(words.name(seat), SEAT - 1) + " ";
    }

    private String seat(Optional<Seat> seat) {
        return seat.map(this::seat).orElse(Page.fit("–", SEAT));
    }

    private void players() {
        rule("Players", "points  cubes  tiles  statues   supply   leads");
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
                page.items("             won: ", names(player.won()));
            }
            if (!player.tiles().isEmpty()) {
                page.items("             holds: ", names(player.tiles()));
            }
            player.specialPlayed().ifPresent(tile -> page.line("             has played " + words.name(tile)));
        }
        boolean played = view.player(view.viewer()).specialPlayed().isPresent();
        view.specialTile()
                .filter(tile -> !played)
                .ifPresent(tile -> page.line("   Your special tile, secret: " + words.name(tile) + ". "
                        + words.text("special." + tile.name())));
    }

    private <T> List<String> names(List<T> things) {
        return things.stream().map(words::name).toList();
    }

    private void cities() {
        StringBuilder names = new StringBuilder(" ".repeat(NAMES_AT));
        for (PeriklesView.Player player : view.players()) {
            names.append(Page.fit(words.name(player.seat()), COLUMN - 1)).append(' ');
        }
        rule("Cities", "leader   α        β        statue  defeats  cubes (statues) of");
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
        rule("Forces", "led by          ready to be sent (H hoplites, T triremes, ? strength not seen)");
        for (PeriklesView.Force force : view.forces()) {
            String leaders = force.leaders().isEmpty() ? "–" : words.name(force.leaders());
            StringBuilder line = new StringBuilder("   ");
            line.append(Page.fit(words.name(force.power()), 10));
            line.append(Page.fit(leaders, 16));
            line.append(stacks.plain(force.pool()));
            if (!force.home().isEmpty()) {
                line.append("   back: ").append(stacks.plain(force.home()));
            }
            if (!force.dead().isEmpty()) {
                line.append("   dead: ").append(stacks.plain(force.dead()));
            }
            page.line(line.toString());
            if (!force.unseen().isEmpty()) {
                page.line("             face down in all: " + stacks.plain(force.unseen()));
            }
        }
        relations("   At war: ", true);
        relations("   Allied: ", false);
    }

    private void relations(String lead, boolean war) {
        List<String> pairs = view.relations().stream()
                .filter(relation -> relation.war() == war)
                .map(relation -> words.name(relation.one()) + "–" + words.name(relation.other()))
                .toList();
        if (!pairs.isEmpty()) {
            page.items(lead, pairs);
        }
    }

    private void locations() {
        rule("Fought over", "       points  city      rounds   printed units");
        for (PeriklesView.Place place : view.locations()) {
            String rounds = String.join(
                    " → ", place.rounds().stream().map(Stacks::letter).toList());
            page.line("   " + Page.fit(words.name(place.location()), 18) + String.format("%3d    ", place.points())
                    + Page.fit(words.name(place.city()), 10) + Page.fit(rounds, 9) + Page.fit(printed(place), 20)
                    + fate(place));
            line("attack ", place.attackers());
            line("defend ", place.defenders());
            if (!place.permitted().isEmpty()) {
                page.line("      may defend: " + words.name(place.permitted()));
            }
        }
    }

    private static String printed(PeriklesView.Place place) {
        StringBuilder text = new StringBuilder();
        for (UnitType type : place.grey()) {
            text.append("grey ").append(Stacks.letter(type)).append(' ');
        }
        for (UnitType type : place.violet()) {
            text.append("violet ").append(Stacks.letter(type)).append(' ');
        }
        return text.toString();
    }

    private String fate(PeriklesView.Place place) {
        if (place.fate() == Chronicle.Fate.OPEN) {
            return "";
        }
        return words.name(place.fate()) + (place.holders().isEmpty() ? "" : ": " + words.name(place.holders()));
    }

    private void line(String verb, PeriklesView.Line line) {
        if (line.counters().isEmpty()) {
            return;
        }
        Map<List<Seat>, List<PeriklesView.Stack>> forces = new LinkedHashMap<>();
        for (PeriklesView.Stack stack : line.counters()) {
            forces.computeIfAbsent(view.force(stack.power()).leaders(), leaders -> new ArrayList<>())
                    .add(stack);
        }
        List<PeriklesView.Stack> own = forces.remove(line.main());
        StringBuilder text = new StringBuilder("      " + verb + words.name(line.main()));
        text.append(own == null ? "" : ": " + stacks.named(own));
        forces.forEach((leaders, allied) ->
                text.append("; ally ").append(words.name(leaders)).append(": ").append(stacks.named(allied)));
        page.line(text.toString());
    }

    private void battle() {
        view.battle().ifPresent(fight -> {
            page.rule("Battle of " + words.name(fight.location()));
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
        StringBuilder text = new StringBuilder();
        text.append(round.attack()).append(" against ").append(round.defence());
        round.column()
                .ifPresent(column -> text.append(", column ")
                        .append(column)
                        .append(" (attacker needs ")
                        .append(round.attackerNeeds())
                        .append(", defender ")
                        .append(round.defenderNeeds())
                        .append(')'));
        text.append(", tokens ").append(round.attackerTokens()).append(':').append(round.defenderTokens());
        if (!round.dice().isEmpty()) {
            List<Integer> dice = round.dice();
            text.append(String.format(", last dice %d+%d : %d+%d", dice.get(0), dice.get(1), dice.get(2), dice.get(3)));
        }
        if (!round.doubled().isEmpty()) {
            text.append(", doubled ").append(words.name(round.doubled()));
        }
        round.winner().ifPresent(side -> text.append(", won by ").append(words.name(side)));
        return text.toString();
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
        page.rule("Battles of the last turn");
        for (PeriklesView.Report report : old) {
            page.line("   " + Page.fit(words.name(report.location()), 18) + words.name(report.fate()));
            if (!report.attackers().isEmpty()) {
                page.line("      attacked by " + stacks.named(report.attackers()));
            }
            if (!report.defenders().isEmpty()) {
                page.line("      defended by " + stacks.named(report.defenders()));
            }
        }
    }

    private void tiles() {
        rule(
                "Influence tiles",
                view.influenceStack() + " in the stack; " + view.locationStack() + " locations still to come");
        if (!view.display().isEmpty()) {
            page.items("   ", names(view.display()));
        }
        if (!view.removed().isEmpty()) {
            page.items("   Out of the game: ", names(view.removed()));
        }
    }
}
