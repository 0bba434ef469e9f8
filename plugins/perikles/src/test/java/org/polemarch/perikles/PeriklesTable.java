package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.plugin.VariantPlugin;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.view.PeriklesView;
import org.polemarch.testkit.Table;

/** A table of Perikles at a position written in the words of {@link Position}. */
public final class PeriklesTable {

    private static final Map<Setup, Rulebook<PeriklesState>> BOOKS = new LinkedHashMap<>();

    private final Table<PeriklesState> table;
    private final Setup setup;

    private final Rulebook<PeriklesState> book;

    private PeriklesTable(Setup setup, String position) {
        this(book(setup), setup, position);
    }

    private PeriklesTable(Rulebook<PeriklesState> book, Setup setup, String position) {
        this.book = book;
        this.setup = setup;
        table = new Table<>(book, new Position(book.game().table(), setup.seats()).read(position));
    }

    /** The rules for a setup. */
    public static Rulebook<PeriklesState> book(Setup setup) {
        return BOOKS.computeIfAbsent(setup, key -> book(List.of(), key));
    }

    @SuppressWarnings("unchecked") // the plugin's state is a PeriklesState
    private static Rulebook<PeriklesState> book(List<VariantPlugin> variants, Setup setup) {
        return (Rulebook<PeriklesState>) PreparedGame.of(new PeriklesPlugin(), variants, setup, Optional.empty())
                .book();
    }

    /** The recommended setup with that many players. */
    public static Setup setup(int players) {
        return Setup.of(new PeriklesPlugin().info(), players);
    }

    /** Three players at a position. */
    public static PeriklesTable three(String position) {
        return new PeriklesTable(setup(3), position);
    }

    /** Four players at a position. */
    public static PeriklesTable four(String position) {
        return new PeriklesTable(setup(4), position);
    }

    /** Any setup at a position. */
    public static PeriklesTable with(Setup setup, String position) {
        return new PeriklesTable(setup, position);
    }

    /** Any setup with variants at a position. */
    public static PeriklesTable with(List<VariantPlugin> variants, Setup setup, String position) {
        return new PeriklesTable(book(variants, setup), setup, position);
    }

    /** The rules at this table. */
    public Rulebook<PeriklesState> book() {
        return book;
    }

    public PeriklesTable dice(int... results) {
        table.dice(results);
        return this;
    }

    public PeriklesTable lots(int... positions) {
        table.lots(positions);
        return this;
    }

    public PeriklesTable run(Frame... todo) {
        table.run(todo);
        return this;
    }

    public PeriklesTable asks(String seat, Class<? extends Frame> frame) {
        table.asks(seat, frame);
        return this;
    }

    public PeriklesTable asksNobody() {
        table.asksNobody();
        return this;
    }

    public PeriklesTable choose(String... notations) {
        table.choose(notations);
        return this;
    }

    public PeriklesTable offersOnly(String... notations) {
        table.offersOnly(notations);
        return this;
    }

    public PeriklesTable offers(String... notations) {
        table.offers(notations);
        return this;
    }

    public PeriklesTable offersNot(String... notations) {
        table.offersNot(notations);
        return this;
    }

    public PeriklesTable refuses(String notation, Reason reason) {
        table.refuses(notation, reason);
        return this;
    }

    /** Whoever reaches for a thing is told this reason first. */
    public PeriklesTable refuses(Target thing, Reason reason) {
        assertThat(table.game().moves())
                .as(thing + " is no answer")
                .noneMatch(move -> move.targets().contains(thing));
        assertThat(table.game().refusals().stream()
                        .filter(refusal -> refusal.targets().contains(thing)))
                .as("why nothing can be done with " + thing)
                .first()
                .extracting(Refusal::reason)
                .isEqualTo(reason);
        return this;
    }

    public PeriklesTable usedAllChance() {
        table.usedAllChance();
        return this;
    }

    public List<String> notations() {
        return table.notations();
    }

    public <E extends GameEvent> E last(Class<E> kind) {
        return table.last(kind);
    }

    public <E extends GameEvent> List<E> all(Class<E> kind) {
        return table.all(kind);
    }

    public List<GameEvent> seenBy(String seat) {
        return table.seenBy(seat(seat));
    }

    public PeriklesView view(String seat) {
        return (PeriklesView) book.game().project(state(), seat(seat));
    }

    public Outcome outcome() {
        return table.outcome();
    }

    public PeriklesState state() {
        return table.state();
    }

    public Table<PeriklesState> kit() {
        return table;
    }

    public Seat seat(String id) {
        return setup.seats().stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody plays " + id));
    }

    /** The cubes in the temple area, by player in seating order. */
    public PeriklesTable cubes(Power city, Integer... byPlayer) {
        List<Integer> cubes = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            cubes.add(state().cities().cubes(seat.index(), city.ordinal()));
        }
        assertThat(cubes).as("cubes in " + city).containsExactly(byPlayer);
        return this;
    }

    /** Who leads a city, or "nobody". */
    public PeriklesTable leader(Power city, String expected) {
        assertThat(name(state().cities().leader(city.ordinal())))
                .as("leader of " + city)
                .isEqualTo(expected);
        return this;
    }

    /** Who is candidate in a city. */
    public PeriklesTable candidates(Power city, String alpha, String beta) {
        assertThat(name(state().cities().candidate(city.ordinal(), 0)))
                .as("α in " + city)
                .isEqualTo(alpha);
        assertThat(name(state().cities().candidate(city.ordinal(), 1)))
                .as("β in " + city)
                .isEqualTo(beta);
        return this;
    }

    private String name(int player) {
        if (player == Forces.PERSIANS) {
            return "persians";
        }
        return player < 0 ? "nobody" : setup.seats().get(player).id();
    }

    /** Who commands a side of a location: a player, "persians" or "nobody". */
    public PeriklesTable main(Location location, Side side, String expected) {
        int slot = slot(location);
        assertThat(name(state().forces().main(Forces.line(slot, side))))
                .as("main player of " + location + " " + side)
                .isEqualTo(expected);
        return this;
    }

    /** How many counters of a power and type stand on a side of a location. */
    public int standing(Location location, Side side, Power power, UnitType type) {
        int place = Forces.inLine(Forces.line(slot(location), side));
        return state().forces().count(power.ordinal(), type.ordinal(), place);
    }

    /** The strengths of the counters of a power and type in a place of {@link Forces}. */
    public List<Integer> strengths(Power power, UnitType type, int place) {
        List<Integer> strengths = new ArrayList<>();
        var counters = state().data().counters();
        for (int counter = counters.from(power.ordinal(), type.ordinal());
                counter < counters.to(power.ordinal(), type.ordinal());
                counter++) {
            if (state().forces().at(counter) == place) {
                strengths.add(counters.strengthOf(counter));
            }
        }
        return strengths;
    }

    /** The dead counters of a power and type. */
    public List<Integer> dead(Power power, UnitType type) {
        return strengths(power, type, Forces.DEAD);
    }

    private int slot(Location location) {
        for (int slot = 0; slot < state().tiles().slots(); slot++) {
            if (state().tile(slot).location().equals(location)) {
                return slot;
            }
        }
        throw new AssertionError(location + " does not lie open");
    }

    private int index(Location location) {
        return state().data().of(location).index();
    }

    /** The seats that score a location. */
    public List<String> holders(Location location) {
        return setup.seats().stream()
                .filter(seat -> state().tiles().holders(index(location)).has(seat.index()))
                .map(Seat::id)
                .toList();
    }

    /** A location went to these players. */
    public PeriklesTable takenBy(Location location, String... players) {
        assertThat(holders(location)).as("holders of " + location).containsExactly(players);
        assertThat(state().tiles().removed(index(location))).isFalse();
        return this;
    }

    /** A location left the game. */
    public PeriklesTable removed(Location location) {
        assertThat(holders(location)).as("holders of " + location).isEmpty();
        assertThat(state().tiles().removed(index(location)))
                .as(location + " is out of the game")
                .isTrue();
        return this;
    }

    /** A city has suffered a number of defeats. */
    public PeriklesTable defeats(Power city, int count) {
        assertThat(state().cities().defeats(city.ordinal()))
                .as("defeats of " + city)
                .isEqualTo(count);
        return this;
    }
}
