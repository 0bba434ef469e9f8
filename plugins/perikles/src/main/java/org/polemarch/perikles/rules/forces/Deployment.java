package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.forces.Restrictions.Bar;

/**
 * 4.5 Sending one counter: which can go where, and what it changes. The first player on a side commands it; attacking
 * means war with the city and its defenders, defending means alliance with them, until the turn ends.
 */
@Cites({"4.5/sending", "4.5/main", "4.5/war"})
public class Deployment {

    public record Send(Side side, Location location, Power power, UnitType type, int strength) implements Move {
        @Override
        public String notation() {
            return side.verb() + " " + location.id() + " " + power.id() + " " + type.id() + " " + strength;
        }

        @Override
        public List<Target> targets() {
            return List.of(
                    Things.counter(power, type, strength), Things.line(location, side), Things.location(location));
        }
    }

    /** A counter was sent; those who do not lead its power see {@link SentFaceDown}. */
    public record Sent(
            Seat player, Side side, Location location, Power power, UnitType type, int strength, List<Seat> leaders)
            implements GameEvent {
        public Sent {
            leaders = List.copyOf(leaders);
        }

        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(leaders.contains(seat) ? this : new SentFaceDown(player, side, location, power, type));
        }
    }

    public record SentFaceDown(Seat player, Side side, Location location, Power power, UnitType type)
            implements GameEvent {}

    /** All counters of the player's powers have been sent. */
    public record NobodyLeft() implements Reason {}

    @Cites("4.5")
    public record LedByOthers(Power power, List<Seat> leaders) implements Reason {
        public LedByOthers {
            leaders = List.copyOf(leaders);
        }
    }

    @Cites("4.5")
    public record LedByNobody(Power power) implements Reason {}

    private static final int STRENGTHS = Counters.STRONGEST + 1;

    private final Seating seating;
    private final Restrictions restrictions;
    private final Permission permission;
    private final NotNow notNow;
    private final Send[] sends;

    /** The locations to which triremes may go, by index. */
    private final IndexSet ports;

    @Inject
    public Deployment(
            Seating seating, Restrictions restrictions, Permission permission, NotNow notNow, PeriklesData data) {
        this.seating = seating;
        this.restrictions = restrictions;
        this.permission = permission;
        this.notNow = notNow;
        sends = new Send[data.locations().size() * 2 * Power.COUNT * UnitType.COUNT * STRENGTHS];
        ports = IndexSet.of(data.locations().stream()
                .filter(restrictions::triremesMayGo)
                .mapToInt(LocationTile::index)
                .toArray());
        Counters counters = data.counters();
        for (int counter = 0; counter < counters.count(); counter++) {
            Power power = Power.of(counters.powerOf(counter));
            UnitType type = UnitType.of(counters.typeOf(counter));
            int strength = counters.strengthOf(counter);
            for (LocationTile tile : data.locations()) {
                for (Side side : Side.values()) {
                    sends[index(tile.index(), side, power.index(), type) + strength] =
                            new Send(side, tile.location(), power, type, strength);
                }
            }
        }
    }

    private static int index(int location, Side side, int power, UnitType type) {
        return (((location * 2 + side.index()) * Power.COUNT + power) * UnitType.COUNT + type.index()) * STRENGTHS;
    }

    /** Whether a player could send a counter of these powers anywhere, or ask to; public facts only. */
    public boolean anything(int player, IndexSet powers, PeriklesState state) {
        for (int power = powers.first(); power >= 0; power = powers.after(power)) {
            boolean hoplites = state.forces().any(power, UnitType.HOPLITE.index(), Forces.POOL);
            boolean triremes = state.forces().any(power, UnitType.TRIREME.index(), Forces.POOL);
            for (int slot = 0; (hoplites || triremes) && slot < state.tiles().slots(); slot++) {
                boolean usable = hoplites || ports.has(state.tiles().open(slot));
                if (usable
                        && (isOpen(player, power, slot, Side.ATTACK, state)
                                || isOpen(player, power, slot, Side.DEFENCE, state))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOpen(int player, int power, int slot, Side side, PeriklesState state) {
        Bar bar = restrictions.bar(player, power, slot, side, state);
        return bar == Bar.NONE || (bar == Bar.NO_PERMISSION && permission.mayAsk(power, slot, state));
    }

    /** Adds what a player can send of these powers, and the permissions he can ask for. */
    public void addMoves(int player, IndexSet powers, PeriklesState state, List<Move> moves) {
        for (int power = powers.first(); power >= 0; power = powers.after(power)) {
            IndexSet hoplites = state.forces().strengthsInPool(power, UnitType.HOPLITE.index());
            IndexSet triremes = state.forces().strengthsInPool(power, UnitType.TRIREME.index());
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                IndexSet ships = ports.has(state.tiles().open(slot)) ? triremes : IndexSet.EMPTY;
                if (!hoplites.isEmpty() || !ships.isEmpty()) {
                    addMoves(player, power, slot, Side.ATTACK, hoplites, ships, state, moves);
                    addMoves(player, power, slot, Side.DEFENCE, hoplites, ships, state, moves);
                }
            }
        }
    }

    private void addMoves(
            int player,
            int power,
            int slot,
            Side side,
            IndexSet hoplites,
            IndexSet triremes,
            PeriklesState state,
            List<Move> moves) {
        Bar bar = restrictions.bar(player, power, slot, side, state);
        if (bar == Bar.NONE) {
            int location = state.tiles().open(slot);
            addSends(index(location, side, power, UnitType.HOPLITE), hoplites, moves);
            addSends(index(location, side, power, UnitType.TRIREME), triremes, moves);
        } else if (bar == Bar.NO_PERMISSION && permission.mayAsk(power, slot, state)) {
            moves.add(permission.ask(power, slot, state));
        }
    }

    private void addSends(int index, IndexSet strengths, List<Move> moves) {
        for (int strength = strengths.first(); strength >= 0; strength = strengths.after(strength)) {
            moves.add(sends[index + strength]);
        }
    }

    /** Adds why counters in the pool cannot be sent where they cannot, and those of others not at all. */
    public void addRefusals(Refusals refusals, int player, PeriklesState state) {
        for (Power power : Power.values()) {
            if (!state.leads(player, power.index())) {
                List<Seat> leaders = leaders(power.index(), state);
                refusals.things(
                        notNow.counters(power),
                        leaders.isEmpty() ? new LedByNobody(power) : new LedByOthers(power, leaders));
            }
        }
        IndexSet powers = state.powersOf(player);
        if (!state.forces().anyInPool(powers)) {
            refusals.things(notNow.sending(state), new NobodyLeft());
            return;
        }
        for (int power = powers.first(); power >= 0; power = powers.after(power)) {
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                for (Side side : Side.values()) {
                    addRefusals(refusals, player, Power.of(power), slot, side, state);
                }
            }
        }
    }

    private void addRefusals(Refusals refusals, int player, Power power, int slot, Side side, PeriklesState state) {
        LocationTile tile = state.tile(slot);
        Bar bar = restrictions.bar(player, power.index(), slot, side, state);
        if (side == Side.DEFENCE && bar != Bar.NONE && bar != Bar.NO_PERMISSION) {
            refusals.move(
                    permission.ask(power.index(), slot, state), restrictions.reason(bar, power, slot, side, state));
        }
        for (UnitType type : UnitType.values()) {
            List<Move> sent = new ArrayList<>();
            addSends(
                    index(tile.index(), side, power.index(), type),
                    state.forces().strengthsInPool(power.index(), type.index()),
                    sent);
            if (type == UnitType.TRIREME && !ports.has(tile.index())) {
                sent.forEach(move -> refusals.move(move, new Restrictions.HoplitesOnly(tile.location())));
            } else if (bar != Bar.NONE) {
                sent.forEach(move -> refusals.move(move, restrictions.reason(bar, power, slot, side, state)));
            }
        }
    }

    public void send(Send move, Seat player, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Forces forces = state.forces();
        int slot = state.slotOf(move.location());
        int power = move.power().index();
        relate(power, slot, move.side(), state);
        forces.send(
                forces.inPool(power, move.type().index(), move.strength()),
                Forces.line(slot, move.side()),
                state.commander(power));
        play.report(() -> new Sent(
                player,
                move.side(),
                move.location(),
                move.power(),
                move.type(),
                move.strength(),
                leaders(power, state)));
    }

    /** The wars and alliances that come of standing on a side of a location. */
    protected void relate(int power, int slot, Side side, PeriklesState state) {
        int city = state.cityOf(slot);
        IndexSet here = state.forces().present(Forces.line(slot, side));
        IndexSet there = state.forces().present(Forces.line(slot, side.other()));
        state.relations().declareWar(power, side == Side.ATTACK ? there.with(city) : there);
        state.relations().ally(power, side == Side.DEFENCE ? here.with(city) : here);
    }

    private List<Seat> leaders(int power, PeriklesState state) {
        return seating.all().stream()
                .filter(seat -> state.leads(seat.index(), power))
                .toList();
    }
}
