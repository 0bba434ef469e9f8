package org.polemarch.polis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.data.TradeSpace;
import org.polemarch.polis.model.Combat;
import org.polemarch.polis.model.Id;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Project;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.round.Turn;
import org.polemarch.polis.view.PolisView;
import org.polemarch.testkit.Table;

/**
 * A table of Polis with a position written as text, one thing a line:
 *
 * <pre>
 * round epsilon            event e-free-trade
 * boiotia athens 3 sparta 1
 * thibae sparta 2          thibae neutral
 * athens prestige 4 silver 2
 * proxenos athens thibae   captive sparta
 * offer myron koilon       site myron athinae     done myron athinae
 * price wine 4             merchants athens 2     passed sparta
 * siege athens thibae 1    tribute athens attika  reserve sparta 3
 * </pre>
 *
 * Nothing else is on it but the two capitals with their Base Population and the Proxenoi in them; each side has 5
 * Prestige, no Resources and 1 Merchant in port. Several things on a line are parted by "|".
 */
public final class PolisTable {

    private static final PolisPlugin PLUGIN = new PolisPlugin();
    private static final Rulebook<PolisState> BOOK = prepare(Optional.empty()).book();
    private static final PolisData DATA = new PolisData(PLUGIN.data());

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

    public static PolisData data() {
        return DATA;
    }

    /** A table as the game is set up, with no Event and nothing on offer. */
    public static PolisTable setUp() {
        return new PolisTable(new Table<>(BOOK, BOOK.game().table()));
    }

    /** A table with that position. */
    public static PolisTable of(String... position) {
        PolisState state = bare();
        state.course().setEvent(Round.ALPHA, DATA.events().numberOf("a-none"));
        state.course().setEvent(Round.EPSILON, DATA.events().numberOf("e-none"));
        state.course().setEvent(Round.OMEGA, DATA.events().numberOf("o-none"));
        state.course().showEvent();
        for (String lines : position) {
            for (String line : lines.split("[|\n]")) {
                if (!line.isBlank()) {
                    put(state, line.trim().split("\\s+"));
                }
            }
        }
        return new PolisTable(new Table<>(BOOK, state));
    }

    private static PolisState bare() {
        PolisState state = new PolisState(
                DATA.tradeSpaceCount(),
                DATA.components().cubesPerPlayer() - DATA.components().cubesOnTracks(),
                DATA.components().disksPerPlayer(),
                DATA.components().merchantsPerPlayer(),
                DATA.battleCopies());
        for (Side side : Side.values()) {
            Polis capital = DATA.capital(side);
            state.join(side, capital, DATA.polis(capital).base());
            state.placeProxenos(side, capital);
            state.setPrestige(side, 5);
            state.commerce().createMerchant(side);
        }
        for (TradeSpace space : DATA.tradeSpaces()) {
            if (space.value() > DATA.round(Round.ALPHA).number()) {
                state.commerce().cover(space.index());
            }
        }
        return state;
    }

    private static void put(PolisState state, String[] words) {
        Optional<Polis> polis = find(Polis.values(), words[0]);
        Optional<Space> space = find(Space.values(), words[0]);
        Optional<Side> side = find(Side.values(), words[0]);
        if (polis.isPresent()) {
            state.leave(polis.get());
            if (!words[1].equals("neutral")) {
                state.join(one(Side.values(), words[1]), polis.get(), Integer.parseInt(words[2]));
            }
        } else if (space.isPresent()) {
            for (int i = 1; i < words.length; i += 2) {
                state.placeUnits(one(Side.values(), words[i]), space.get(), Integer.parseInt(words[i + 1]));
            }
        } else if (side.isPresent()) {
            for (int i = 1; i < words.length; i += 2) {
                int value = Integer.parseInt(words[i + 1]);
                if (words[i].equals("prestige")) {
                    state.setPrestige(side.get(), value);
                } else {
                    state.setStock(side.get(), one(Resource.values(), words[i]), value);
                }
            }
        } else {
            putOther(state, words);
        }
    }

    private static void putOther(PolisState state, String[] words) {
        switch (words[0]) {
            case "round" -> round(state, one(Round.values(), words[1]));
            case "event" -> {
                state.course().setEvent(state.course().round(), DATA.events().numberOf(words[1]));
            }
            case "proxenos" -> state.placeProxenos(one(Side.values(), words[1]), one(Polis.values(), words[2]));
            case "captive" -> state.captureProxenos(one(Side.values(), words[1]));
            case "offer" ->
                Arrays.stream(words).skip(1).forEach(id -> state.tiles().offer(one(Project.values(), id)));
            case "site" -> state.tiles().develop(one(Project.values(), words[1]), one(Polis.values(), words[2]));
            case "done" -> {
                state.tiles().develop(one(Project.values(), words[1]), one(Polis.values(), words[2]));
                state.tiles().complete(one(Project.values(), words[1]));
            }
            case "price" ->
                state.commerce().setPriceBox(one(Resource.values(), words[1]), Integer.parseInt(words[2]) - 1);
            case "merchants" -> merchants(state, one(Side.values(), words[1]), Integer.parseInt(words[2]));
            case "merchant" -> {
                state.commerce().createMerchant(one(Side.values(), words[1]));
                state.commerce()
                        .sendMerchant(
                                one(Side.values(), words[1]), space(words[2]).index());
            }
            case "passed" -> state.course().pass(one(Side.values(), words[1]));
            case "siege" -> {
                for (int i = 0; i < Integer.parseInt(words[3]); i++) {
                    state.placeSiegeDisk(one(Side.values(), words[1]), one(Polis.values(), words[2]));
                }
            }
            case "tribute" -> state.placeTributeDisk(one(Side.values(), words[1]), one(Space.values(), words[2]));
            default -> throw new IllegalArgumentException("what is " + String.join(" ", words) + "?");
        }
    }

    private static void round(PolisState state, Round round) {
        while (state.course().round() != round) {
            state.course().advanceRound();
        }
        state.course().showEvent();
        for (TradeSpace space : DATA.tradeSpaces()) {
            if (space.value() <= DATA.round(round).number()) {
                state.commerce().uncover(space.index());
            }
        }
    }

    private static void merchants(PolisState state, Side side, int count) {
        if (count == 0) {
            TradeSpace last = DATA.tradeSpace(DATA.tradeSpaceCount() - 1);
            state.commerce().sendMerchant(side, last.index());
            return;
        }
        while (state.commerce().merchantsInPort(side) < count) {
            state.commerce().createMerchant(side);
        }
    }

    public static TradeSpace space(String id) {
        return DATA.tradeSpaces().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static <T extends Id> Optional<T> find(T[] all, String id) {
        return Arrays.stream(all).filter(each -> each.id().equals(id)).findFirst();
    }

    private static <T extends Id> T one(T[] all, String id) {
        return find(all, id).orElseThrow(() -> new IllegalArgumentException("no " + id));
    }

    public static Side side(String id) {
        return one(Side.values(), id);
    }

    public static Polis polis(String id) {
        return one(Polis.values(), id);
    }

    public static Space area(String id) {
        return one(Space.values(), id);
    }

    public static Resource resource(String id) {
        return one(Resource.values(), id);
    }

    public static Project project(String id) {
        return one(Project.values(), id);
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
        state().course().beginTurn(side(side));
        table.run(new Turn.Next(side(side)));
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

    /** A battle goes on there with hands still to be given; that side attacks. */
    public PolisTable battle(String space, String attacker) {
        state().combat().begin(area(space), side(attacker));
        state().combat().dealt();
        return this;
    }

    /** Battle cards go to a hand, named by formation and maneuver of the space fought in. */
    public PolisTable hand(String side, String space, String... faces) {
        for (String face : faces) {
            state().combat().take(side(side), kind(space, face));
        }
        return this;
    }

    private static int kind(String space, String face) {
        for (int kind = 0; kind < Combat.KINDS; kind++) {
            if (DATA.battleCard(kind).face(area(space)).id().equals(face)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no card " + face);
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
        assertThat(state().units(side(side), area(space)))
                .as("%s in %s", side, space)
                .isEqualTo(count);
        return this;
    }

    public PolisTable population(String polis, int count) {
        assertThat(state().population(polis(polis))).as("cubes on %s", polis).isEqualTo(count);
        return this;
    }

    public PolisTable owner(String polis, String side) {
        assertThat(state().owner(polis(polis)).map(Side::id).orElse("neutral"))
                .as("owner of %s", polis)
                .isEqualTo(side);
        return this;
    }

    public PolisTable prestige(String side, int value) {
        assertThat(state().prestige(side(side))).as("Prestige of %s", side).isEqualTo(value);
        return this;
    }

    public PolisTable stock(String side, String resource, int value) {
        assertThat(state().stock(side(side), resource(resource)))
                .as("%s of %s", resource, side)
                .isEqualTo(value);
        return this;
    }

    public PolisTable proxenos(String side, String polis) {
        assertThat(state().proxenos(side(side)).map(Polis::id).orElse("captive"))
                .as("Proxenos of %s", side)
                .isEqualTo(polis);
        return this;
    }

    public PolisTable siegeDisks(String side, String polis, int count) {
        assertThat(state().siegeDisks(side(side), polis(polis)))
                .as("Siege disks of %s at %s", side, polis)
                .isEqualTo(count);
        return this;
    }

    public PolisTable priceBox(String good, int box) {
        assertThat(state().commerce().priceBox(resource(good)) + 1)
                .as("box of %s", good)
                .isEqualTo(box);
        return this;
    }

    public PolisTable usedAllChance() {
        table.usedAllChance();
        return this;
    }

    public <E extends GameEvent> E last(Class<E> kind) {
        return table.last(kind);
    }

    public <E extends GameEvent> List<E> all(Class<E> kind) {
        return table.all(kind);
    }

    public List<GameEvent> seenBy(String side) {
        return table.seenBy(side(side).seat());
    }

    public PolisView view(String side) {
        return (PolisView) BOOK.game().project(state(), side(side).seat());
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
