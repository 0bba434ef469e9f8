package org.polemarch.perikles.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.Words;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;

/** What is told about the parts of the board: what each is, its figures now, and where they come from. */
final class Explained {

    record Led(Seat leader, Power city, int points) {}

    record Leaderless(Power city) {}

    record Unelected(Power city) {}

    record Controls(Power city, List<Location> locations) {
        Controls {
            locations = List.copyOf(locations);
        }
    }

    record ControlsNothing(Power city) {}

    /** Something that counts, with how much it counts. */
    record Counted(Object what, int points) {}

    record Total(Seat player, int cubes, int tiles, int statues, int points) {}

    record Cubes(Seat player, List<Counted> parts, int points) {}

    record Tiles(Seat player, List<Location> won, int points) {}

    record Statues(Seat player, List<Counted> parts, int points) {}

    record Supply(Seat player, int left) {}

    record Leads(Seat player, List<Power> cities) {}

    record First(Seat player) {}

    record Prize(Location location, int points, Power city) {}

    record OneRound(UnitType type) {}

    record TwoRounds(UnitType first, UnitType last) {}

    record Idle(Location location) {}

    record Main(Side side, List<Seat> main) {}

    record Nobody(Side side) {}

    record Allied(List<Seat> allies) {}

    record Strength(UnitType type, int seen, int hidden, int printed) {}

    record Brings(InfluenceTile tile, int shards, String where) {}

    private final Words words;
    private Optional<PeriklesView> now = Optional.empty();

    Explained(Words words) {
        this.words = words;
    }

    /** From now on it speaks of this position. */
    void look(PeriklesView view) {
        now = Optional.of(view);
    }

    private PeriklesView view() {
        return now.orElseThrow();
    }

    private String sentences(List<Record> all) {
        return String.join(" ", all.stream().map(words::say).toList());
    }

    String city(Power power) {
        PeriklesView.City city = view().city(power);
        boolean elected = view().phase().compareTo(Phase.ELECTIONS) > 0;
        List<Location> controlled = view().locations().stream()
                .filter(place -> place.city() == power)
                .map(PeriklesView.Place::location)
                .toList();
        Record leader = city.leader().isPresent()
                ? new Led(city.leader().get(), power, city.statueValue())
                : elected ? new Leaderless(power) : new Unelected(power);
        return sentences(
                List.of(leader, controlled.isEmpty() ? new ControlsNothing(power) : new Controls(power, controlled)));
    }

    /** A player's points and their parts. */
    String total(Seat seat) {
        PeriklesView.Player player = view().player(seat);
        StringBuilder all = new StringBuilder(words.say(
                new Total(seat, player.cubePoints(), player.tilePoints(), player.statuePoints(), player.points())));
        all.append('\n').append(cubes(seat));
        if (player.tilePoints() > 0) {
            all.append('\n').append(tiles(seat));
        }
        if (player.statuePoints() > 0) {
            all.append('\n').append(statues(seat));
        }
        return all.toString();
    }

    String cubes(Seat seat) {
        List<Counted> parts = new ArrayList<>();
        for (PeriklesView.City city : view().cities()) {
            int candidates = (int) List.of(city.alpha(), city.beta()).stream()
                    .filter(each -> each.filter(seat::equals).isPresent())
                    .count();
            add(parts, city.city(), city.cubes().get(seat.index()) + candidates);
        }
        return words.say(new Cubes(seat, parts, view().player(seat).cubePoints()));
    }

    String tiles(Seat seat) {
        PeriklesView.Player player = view().player(seat);
        return words.say(new Tiles(seat, player.won(), player.tilePoints()));
    }

    String statues(Seat seat) {
        List<Counted> parts = new ArrayList<>();
        for (PeriklesView.City city : view().cities()) {
            add(parts, city.city(), city.statues().get(seat.index()) * city.statueValue());
        }
        return words.say(new Statues(seat, parts, view().player(seat).statuePoints()));
    }

    private static void add(List<Counted> parts, Power city, int points) {
        if (points > 0) {
            parts.add(new Counted(city, points));
        }
    }

    String supply(Seat seat) {
        return words.say(new Supply(seat, view().player(seat).supply()));
    }

    String player(Seat seat) {
        List<Record> all = new ArrayList<>();
        if (view().firstPlayer().equals(seat)) {
            all.add(new First(seat));
        }
        all.add(new Leads(seat, view().player(seat).leads()));
        return sentences(all);
    }

    /** A location of this turn, or one that is not fought over. */
    String location(Location location) {
        return view().locations().stream()
                .filter(place -> place.location().equals(location))
                .findFirst()
                .map(this::place)
                .orElseGet(() -> words.say(new Idle(location)));
    }

    private String place(PeriklesView.Place place) {
        List<UnitType> rounds = place.rounds();
        return sentences(List.of(
                new Prize(place.location(), place.points(), place.city()),
                rounds.size() == 1 ? new OneRound(rounds.get(0)) : new TwoRounds(rounds.get(0), rounds.get(1))));
    }

    /** One side of a location, with the strength of each kind as far as the viewer sees it. */
    String line(Location location, Side side) {
        return view().locations().stream()
                .filter(place -> place.location().equals(location))
                .findFirst()
                .map(place -> line(place, side))
                .orElse("");
    }

    private String line(PeriklesView.Place place, Side side) {
        PeriklesView.Line line = side == Side.ATTACK ? place.attackers() : place.defenders();
        List<UnitType> printed = side == Side.ATTACK ? place.violet() : place.grey();
        List<Record> all = new ArrayList<>();
        all.add(line.main().isEmpty() ? new Nobody(side) : new Main(side, line.main()));
        List<Seat> allies = view().allies(line);
        if (!allies.isEmpty()) {
            all.add(new Allied(allies));
        }
        for (UnitType type : place.rounds()) {
            strength(line, type, printed.contains(type) ? 1 : 0).ifPresent(all::add);
        }
        return sentences(all);
    }

    private static Optional<Strength> strength(PeriklesView.Line line, UnitType type, int printed) {
        int seen = 0;
        int hidden = 0;
        for (PeriklesView.Stack stack : line.counters()) {
            if (stack.type() == type && stack.strength().isPresent()) {
                seen += stack.count() * stack.strength().get();
            } else if (stack.type() == type) {
                hidden += stack.count();
            }
        }
        return seen + hidden + printed == 0 ? Optional.empty() : Optional.of(new Strength(type, seen, hidden, printed));
    }

    /** What an influence tile does, now and when forces are sent. */
    static String tile(InfluenceTile tile, Words words) {
        String where = tile.city().map(words::name).orElse(words.text("tile.any-city"));
        String symbol = tile.symbol() == InfluenceTile.Symbol.NONE
                ? ""
                : " " + words.text("symbol." + tile.symbol().name());
        return words.say(new Brings(tile, tile.shards(), where)) + symbol + " "
                + words.text(tile.shards() > 1 ? "tile.sends-first" : "tile.sends-last");
    }
}
