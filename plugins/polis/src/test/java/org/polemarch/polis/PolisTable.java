package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.wiring.Overlay;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.Turn;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Table;

/** A table of Polis with a {@link Position} on it: what is done there, and what is then to be seen. */
public final class PolisTable {

    private static final PolisPlugin PLUGIN = new PolisPlugin();
    private static final Rulebook<PolisState> BOOK = prepare(Optional.empty()).book();

    private final Table<PolisState> table;

    private PolisTable(Table<PolisState> table) {
        this.table = table;
    }

    @SuppressWarnings("unchecked") // the plugin's own state
    public static PreparedGame<PolisState> prepare(Optional<Overlay> overlay) {
        return (PreparedGame<PolisState>)
                PreparedGame.of(PLUGIN, List.of(), PLUGIN.info().defaultSetup(), overlay);
    }

    public static Rulebook<PolisState> book() {
        return BOOK;
    }

    public static Words words() {
        return prepare(Optional.empty()).words();
    }

    /** A table as the game is set up, with no Event and nothing on offer. */
    public static PolisTable setUp() {
        return new PolisTable(new Table<>(BOOK, BOOK.game().table()));
    }

    /** A table with that position. */
    public static PolisTable of(String... position) {
        return new PolisTable(new Table<>(BOOK, Position.of(position)));
    }

    /** A table with that position, played with that choice of an option. */
    @SuppressWarnings("unchecked") // the plugin's own state
    public static PolisTable with(String option, String choice, String... position) {
        PreparedGame<PolisState> game = (PreparedGame<PolisState>) PreparedGame.of(
                PLUGIN, List.of(), PLUGIN.info().defaultSetup().withOption(option, choice), Optional.empty());
        return new PolisTable(new Table<>(game.book(), Position.of(position)));
    }

    /** A round of that position begins with that card of its deck, which is read out. */
    public static PolisTable reading(String event, String... position) {
        String round = event.startsWith("a-") ? "alpha" : event.startsWith("e-") ? "epsilon" : "omega";
        return of("round " + round + " | event " + event, String.join(" | ", position))
                .run(new RoundStart.Begin());
    }

    // Doing

    /** The next rolls. */
    public PolisTable dice(int... results) {
        table.dice(results);
        return this;
    }

    /** The next blind draws. */
    public PolisTable lots(int... positions) {
        table.lots(positions);
        return this;
    }

    /** It is that side's turn. */
    public PolisTable turn(String side) {
        state().course().beginTurn(Named.side(side));
        table.run(new Turn.Next(Named.side(side)));
        return this;
    }

    /** Does these frames. */
    public PolisTable run(Frame... todo) {
        table.run(todo);
        return this;
    }

    /** The side that is asked gives these answers. */
    public PolisTable choose(String... notations) {
        table.choose(notations);
        return this;
    }

    /** Whoever attacks in the battle lays cards. */
    public PolisTable fight() {
        return run(new Attack.Lay(state().combat().attacker()));
    }

    /** The attacker lays two cards and the defender answers them: each pair is "attack / defence". */
    public PolisTable clash(String first, String second) {
        String[] one = first.split(" / ");
        String[] two = second.split(" / ");
        return choose("attack " + one[0], "attack " + two[0]).choose("defend " + one[1], "defend " + two[1]);
    }

    // Asking

    public PolisTable asks(String side, Class<? extends Frame> frame) {
        table.asks(side, frame);
        return this;
    }

    public PolisTable isOver() {
        table.asksNobody();
        return this;
    }

    public PolisTable offers(String... notations) {
        table.offers(notations);
        return this;
    }

    public PolisTable offersNot(String... notations) {
        table.offersNot(notations);
        return this;
    }

    public PolisTable offersOnly(String... notations) {
        table.offersOnly(notations);
        return this;
    }

    /** The answers that begin so, without the beginning, are exactly these. */
    public PolisTable offersAfter(String beginning, String... rests) {
        List<String> found = new ArrayList<>();
        for (String notation : table.notations()) {
            if (notation.startsWith(beginning + " ")) {
                found.add(notation.substring(beginning.length() + 1));
            }
        }
        assertThat(found).as(beginning).containsExactlyInAnyOrder(rests);
        return this;
    }

    /** No answer begins so. */
    public PolisTable offersNoneAfter(String beginning) {
        return offersAfter(beginning);
    }

    public PolisTable refuses(String notation, Reason reason) {
        table.refuses(notation, reason);
        return this;
    }

    /** A click on something is told that reason, and first that. */
    public PolisTable tells(Target thing, Reason reason) {
        assertThat(table.game().refusals())
                .filteredOn(refusal -> refusal.targets().contains(thing))
                .first()
                .extracting(Refusal::reason)
                .isEqualTo(reason);
        return this;
    }

    /** The reason that names what the opponent holds and what is full on the way. */
    public static Reason noWay(Space from, Space to, List<Space> held, List<Space> full, String section) {
        List<Marching.Barrier> barriers = new ArrayList<>();
        held.forEach(space -> barriers.add(new Marching.Barrier(space, true)));
        full.forEach(space -> barriers.add(new Marching.Barrier(space, false)));
        return new Marching.NoWay(from, to, barriers, section);
    }

    public PolisTable units(String side, String space, int count) {
        assertThat(state().units(Named.side(side), Named.space(space)))
                .as("%s in %s", side, space)
                .isEqualTo(count);
        return this;
    }

    public PolisTable population(String polis, int count) {
        assertThat(state().population(Named.polis(polis)))
                .as("cubes on %s", polis)
                .isEqualTo(count);
        return this;
    }

    public PolisTable owner(String polis, String side) {
        assertThat(state().owner(Named.polis(polis)).map(Side::id).orElse("neutral"))
                .as("owner of %s", polis)
                .isEqualTo(side);
        return this;
    }

    public PolisTable prestige(String side, int value) {
        assertThat(state().prestige(Named.side(side)))
                .as("Prestige of %s", side)
                .isEqualTo(value);
        return this;
    }

    public PolisTable stock(String side, String resource, int value) {
        assertThat(state().stock(Named.side(side), Named.resource(resource)))
                .as("%s of %s", resource, side)
                .isEqualTo(value);
        return this;
    }

    public PolisTable proxenos(String side, String polis) {
        assertThat(state().proxenos(Named.side(side)).map(Polis::id).orElse("captive"))
                .as("Proxenos of %s", side)
                .isEqualTo(polis);
        return this;
    }

    public PolisTable siegeDisks(String side, String polis, int count) {
        assertThat(state().siegeDisks(Named.side(side), Named.polis(polis)))
                .as("Siege disks of %s at %s", side, polis)
                .isEqualTo(count);
        return this;
    }

    public PolisTable priceBox(String good, int box) {
        assertThat(state().commerce().priceBox(Named.resource(good)) + 1)
                .as("box of %s", good)
                .isEqualTo(box);
        return this;
    }

    public PolisTable usedAllChance() {
        table.usedAllChance();
        return this;
    }

    /** These things happened, each of them the last of its kind. */
    public PolisTable logs(GameEvent... events) {
        for (GameEvent event : events) {
            assertThat(last(event.getClass())).isEqualTo(event);
        }
        return this;
    }

    public <E extends GameEvent> E last(Class<E> kind) {
        return table.last(kind);
    }

    public <E extends GameEvent> List<E> all(Class<E> kind) {
        return table.all(kind);
    }

    public List<GameEvent> seenBy(String side) {
        return table.seenBy(Named.side(side).seat());
    }

    public PolisView view(String side) {
        return (PolisView) BOOK.game().project(state(), Named.side(side).seat());
    }

    public Outcome outcome() {
        return table.outcome();
    }

    public PolisState state() {
        return table.state();
    }

    public Game<PolisState> game() {
        return table.game();
    }

    public List<String> notations() {
        return table.notations();
    }

    /** The winners' ids. */
    public String winners() {
        return String.join(
                " ", outcome().winners().stream().map(seat -> seat.id()).toList());
    }
}
