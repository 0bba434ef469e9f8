package org.polemarch.perikles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;

/**
 * Reads a position written in words, one fact a line:
 *
 * <pre>
 * turn 2                              first green
 * cubes athens red 3 green 1          candidates athens red green
 * leader athens red                   persians black
 * locations pylos sicily              display athens-double any
 * holds red athens-double             special red brasidas
 * attack pylos athens hoplite 1 3     defend pylos sparta hoplite 4
 * dead athens trireme 1               defeats sparta 3
 * statues corinth red 2               won red sicily
 * permit pylos thebes                 war athens thebes      allied athens argos
 * </pre>
 *
 * Whoever is given no special tile has played his, so that nobody is asked about it.
 */
final class Position {

    private final PeriklesState state;
    private final List<Seat> seats;

    Position(PeriklesState state, List<Seat> seats) {
        this.state = state;
        this.seats = seats;
    }

    PeriklesState read(String text) {
        List<String[]> lines = text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.trim().split("\\s+"))
                .toList();
        layOut(lines);
        dealSpecials(lines);
        lines.stream().filter(line -> line[0].equals("dead")).forEach(this::dead);
        state.forces().regroup();
        lines.stream()
                .filter(line ->
                        !List.of("dead", "locations", "display", "special").contains(line[0]))
                .forEach(this::fact);
        return state;
    }

    private void layOut(List<String[]> lines) {
        Deck locations = state.tiles().locationStack();
        Deck influence = state.tiles().influenceStack();
        for (String[] line : lines) {
            for (int i = line.length - 1; i > 0; i--) {
                if (line[0].equals("locations")) {
                    toTop(locations, state.data().of(location(line[i])).index());
                } else if (line[0].equals("display")) {
                    toTop(influence, tile(line[i]));
                } else if (line[0].equals("holds") && i > 1) {
                    toTop(influence, tile(line[i]));
                    state.tiles().refill();
                    state.tiles().take(player(line[1]), tile(line[i]));
                }
            }
        }
        state.tiles().drawLocations();
        while (state.tiles().display().size() < state.data().game().influenceDisplay()) {
            state.tiles().refill();
        }
    }

    private static void toTop(Deck deck, int card) {
        deck.remove(card);
        deck.put(card);
    }

    private void dealSpecials(List<String[]> lines) {
        Deck box = state.specials().box();
        List<String> given = lines.stream()
                .filter(line -> line[0].equals("special"))
                .map(line -> line[2])
                .toList();
        Arrays.stream(SpecialTile.values())
                .filter(tile -> !given.contains(tile.id()))
                .sorted((one, other) -> other.compareTo(one))
                .forEach(tile -> toTop(box, tile.ordinal()));
        state.specials().deal();
        lines.stream()
                .filter(line -> line[0].equals("special"))
                .forEach(line -> state.specials().exchange(player(line[1]), special(line[2])));
        for (Seat seat : seats) {
            if (lines.stream().noneMatch(line -> line[0].equals("special") && line[1].equals(seat.id()))) {
                state.specials().play(seat.index());
            }
        }
    }

    private void dead(String[] line) {
        for (int i = 3; i < line.length; i++) {
            int counter = counter(line[1], line[2], line[i]);
            state.forces().send(counter, 0, 0);
            state.forces().kill(counter);
        }
    }

    private int counter(String power, String type, String strength) {
        return state.forces().inPool(power(power).ordinal(), type(type).ordinal(), Integer.parseInt(strength));
    }

    private void fact(String[] line) {
        switch (line[0]) {
            case "turn" -> {
                while (state.turn() < Integer.parseInt(line[1])) {
                    state.nextTurn();
                }
            }
            case "first" -> state.setFirst(player(line[1]));
            case "cubes" -> {
                for (int i = 2; i < line.length; i += 2) {
                    int wanted = Integer.parseInt(line[i + 1]);
                    assertThat(state.cities().place(player(line[i]), city(line[1]), wanted))
                            .as("cubes left for " + line[i])
                            .isEqualTo(wanted);
                }
            }
            case "candidates" -> {
                for (int i = 2; i < line.length; i++) {
                    state.cities().place(player(line[i]), city(line[1]), 1);
                    state.cities().propose(city(line[1]), player(line[i]));
                }
            }
            case "leader" -> state.cities().elect(city(line[1]), player(line[2]));
            case "persians" -> {
                IndexSet players = IndexSet.EMPTY;
                for (int i = 1; i < line.length; i++) {
                    players = players.with(player(line[i]));
                }
                state.setPersians(players);
            }
            case "holds" -> {}
            case "attack", "defend" -> {
                Side side = line[0].equals("attack") ? Side.ATTACK : Side.DEFENCE;
                int to = Forces.line(state.slotOf(location(line[1])), side);
                for (int i = 4; i < line.length; i++) {
                    int commander = state.commander(power(line[2]).ordinal());
                    assertThat(commander).as("leader of " + line[2]).isNotNegative();
                    state.forces().send(counter(line[2], line[3], line[i]), to, commander);
                }
            }
            case "defeats" -> {
                for (int i = 0; i < Integer.parseInt(line[2]); i++) {
                    state.cities().defeat(city(line[1]));
                }
            }
            case "statues" -> {
                for (int i = 0; i < Integer.parseInt(line[3]); i++) {
                    state.cities().elect(city(line[1]), player(line[2]));
                    state.cities().raiseStatue(city(line[1]));
                }
            }
            case "won" -> {
                for (int i = 2; i < line.length; i++) {
                    int slot = state.slotOf(location(line[i]));
                    state.tiles().award(slot, IndexSet.of(player(line[1])));
                }
            }
            case "permit" ->
                state.relations()
                        .permit(state.slotOf(location(line[1])), power(line[2]).ordinal());
            case "war" ->
                state.relations()
                        .declareWar(
                                power(line[1]).ordinal(),
                                IndexSet.of(power(line[2]).index()));
            case "allied" ->
                state.relations()
                        .ally(
                                power(line[1]).ordinal(),
                                IndexSet.of(power(line[2]).index()));
            default -> throw new AssertionError("no such fact: " + String.join(" ", line));
        }
    }

    private int player(String id) {
        return seats.stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody plays " + id))
                .index();
    }

    private static int city(String id) {
        return power(id).ordinal();
    }

    private static Power power(String id) {
        return Power.valueOf(constant(id));
    }

    private static UnitType type(String id) {
        return UnitType.valueOf(constant(id));
    }

    private static Location location(String id) {
        return new Location(id);
    }

    private int tile(String id) {
        return state.data().indexOf(Kinds.of(id));
    }

    private static SpecialTile special(String id) {
        return SpecialTile.valueOf(constant(id));
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
