package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Relations;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;
import org.polemarch.perikles.rules.forces.Restrictions.Bar;
import org.polemarch.perikles.rules.turn.OtherTimes;

/**
 * 4.5 Sending one counter: which can go where, and what it changes. The first player on a side commands it; attacking
 * means war with the city and its defenders, defending means alliance with them, until the turn ends.
 */
@Cites({"4.5/sending", "4.5/main", "4.5/war"})
public class Deployment {

    /** A counter goes to a side of a location. */
    public record Send(Side side, Location location, Power power, UnitType type, int strength) implements Move {
        @Override
        public String notation() {
            return side.verb() + " " + location.id() + " " + power.id() + " " + type.id() + " " + strength;
        }

        @Override
        public List<Target> targets() {
            return List.of(
                    Target.piece(power.id() + "-" + type.id() + "-" + strength),
                    Target.space(location.id() + "-" + side.id()),
                    Target.space(location.id()));
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

    /** A counter was sent face down. */
    public record SentFaceDown(Seat player, Side side, Location location, Power power, UnitType type)
            implements GameEvent {}

    /** All counters of the player's powers have been sent. */
    public record NobodyLeft() implements Reason {}

    /** The counters are of a power that others lead. */
    @Cites("4.5")
    public record LedByOthers(Power power, List<Seat> leaders) implements Reason {
        public LedByOthers {
            leaders = List.copyOf(leaders);
        }
    }

    /** Nobody leads the power this turn. */
    @Cites("4.5")
    public record LedByNobody(Power power) implements Reason {}

    private static final int STRENGTHS = Counters.STRONGEST + 1;

    private final Seating seating;
    private final Restrictions restrictions;
    private final Permission permission;
    private final OtherTimes otherTimes;
    private final Send[] sends;

    @Inject
    public Deployment(
            Seating seating,
            Restrictions restrictions,
            Permission permission,
            OtherTimes otherTimes,
            PeriklesData data) {
        this.seating = seating;
        this.restrictions = restrictions;
        this.permission = permission;
        this.otherTimes = otherTimes;
        sends = new Send[Location.COUNT * 2 * Power.COUNT * UnitType.COUNT * STRENGTHS];
        Counters counters = data.counters();
        for (int counter = 0; counter < counters.count(); counter++) {
            Power power = Power.of(counters.powerOf(counter));
            UnitType type = UnitType.of(counters.typeOf(counter));
            for (Location location : Location.values()) {
                for (Side side : Side.values()) {
                    int strength = counters.strengthOf(counter);
                    sends[index(location.ordinal(), side, power.ordinal(), type.ordinal()) + strength] =
                            new Send(side, location, power, type, strength);
                }
            }
        }
    }

    private static int index(int location, Side side, int power, int type) {
        return (((location * 2 + side.ordinal()) * Power.COUNT + power) * UnitType.COUNT + type) * STRENGTHS;
    }

    /** Whether a player could send a counter of a set of powers anywhere, or ask to; public facts only. */
    boolean anything(int player, int powers, PeriklesState state) {
        for (int power = 0; powers >> power != 0; power++) {
            if ((powers >> power & 1) == 0) {
                continue;
            }
            boolean hoplites = state.forces().any(power, UnitType.HOPLITE.ordinal(), Forces.POOL);
            boolean triremes = state.forces().any(power, UnitType.TRIREME.ordinal(), Forces.POOL);
            if (!hoplites && !triremes) {
                continue;
            }
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                boolean usable =
                        hoplites || !state.data().hoplitesOnly(state.tiles().open(slot));
                if (usable
                        && (open(player, power, slot, Side.ATTACK, state)
                                || open(player, power, slot, Side.DEFENCE, state))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean open(int player, int power, int slot, Side side, PeriklesState state) {
        Bar bar = restrictions.bar(player, power, slot, side, state);
        return bar == Bar.NONE || (bar == Bar.NO_PERMISSION && permission.mayAsk(power, slot, state));
    }

    /** Adds what a player can send of a set of powers, and the permissions he can ask for. */
    void addMoves(int player, int powers, PeriklesState state, List<Move> moves) {
        for (int power = 0; powers >> power != 0; power++) {
            if ((powers >> power & 1) == 0) {
                continue;
            }
            int hoplites = state.forces().strengthsInPool(power, UnitType.HOPLITE.ordinal());
            int triremes = state.forces().strengthsInPool(power, UnitType.TRIREME.ordinal());
            if ((hoplites | triremes) == 0) {
                continue;
            }
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                int location = state.tiles().open(slot);
                int ships = state.data().hoplitesOnly(location) ? 0 : triremes;
                if ((hoplites | ships) != 0) {
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
            int hoplites,
            int triremes,
            PeriklesState state,
            List<Move> moves) {
        Bar bar = restrictions.bar(player, power, slot, side, state);
        if (bar == Bar.NONE) {
            int location = state.tiles().open(slot);
            addSends(index(location, side, power, UnitType.HOPLITE.ordinal()), hoplites, moves);
            addSends(index(location, side, power, UnitType.TRIREME.ordinal()), triremes, moves);
        } else if (bar == Bar.NO_PERMISSION && permission.mayAsk(power, slot, state)) {
            moves.add(permission.ask(power, slot, state));
        }
    }

    private void addSends(int index, int strengths, List<Move> moves) {
        for (int strength = 1; strengths >> strength != 0; strength++) {
            if ((strengths >> strength & 1) != 0) {
                moves.add(sends[index + strength]);
            }
        }
    }

    /** Adds why counters of a set of powers in the pool cannot be sent where they cannot. */
    void addRefusals(int player, int powers, PeriklesState state, List<Refusal> refusals) {
        addForeign(player, state, refusals);
        if (nobodyLeft(powers, state)) {
            refusals.add(Refusal.of(otherTimes.sending(state), new NobodyLeft()));
            return;
        }
        for (Power power : Power.values()) {
            if ((powers & power.bit()) == 0) {
                continue;
            }
            for (int slot = 0; slot < state.tiles().slots(); slot++) {
                for (Side side : Side.values()) {
                    addRefusals(player, power, slot, side, state, refusals);
                }
            }
        }
    }

    private void addForeign(int player, PeriklesState state, List<Refusal> refusals) {
        for (Power power : Power.values()) {
            if (!state.leads(player, power.ordinal())) {
                List<Seat> leaders = leaders(power.ordinal(), state);
                refusals.add(Refusal.of(
                        otherTimes.counters(power),
                        leaders.isEmpty() ? new LedByNobody(power) : new LedByOthers(power, leaders)));
            }
        }
    }

    private static boolean nobodyLeft(int powers, PeriklesState state) {
        for (int power = 0; powers >> power != 0; power++) {
            if ((powers >> power & 1) != 0
                    && (state.forces().any(power, UnitType.HOPLITE.ordinal(), Forces.POOL)
                            || state.forces().any(power, UnitType.TRIREME.ordinal(), Forces.POOL))) {
                return false;
            }
        }
        return true;
    }

    private void addRefusals(
            int player, Power power, int slot, Side side, PeriklesState state, List<Refusal> refusals) {
        int location = state.tiles().open(slot);
        Bar bar = restrictions.bar(player, power.ordinal(), slot, side, state);
        if (side == Side.DEFENCE && bar != Bar.NONE && bar != Bar.NO_PERMISSION) {
            refusals.add(new Refusal(
                    permission.ask(power.ordinal(), slot, state), restrictions.reason(bar, power, slot, side, state)));
        }
        for (UnitType type : UnitType.values()) {
            List<Move> barred = new ArrayList<>();
            addSends(
                    index(location, side, power.ordinal(), type.ordinal()),
                    state.forces().strengthsInPool(power.ordinal(), type.ordinal()),
                    barred);
            for (Move move : barred) {
                if (type == UnitType.TRIREME && state.data().hoplitesOnly(location)) {
                    refusals.add(new Refusal(move, new Restrictions.HoplitesOnly(Location.of(location))));
                } else if (bar != Bar.NONE) {
                    refusals.add(new Refusal(move, restrictions.reason(bar, power, slot, side, state)));
                }
            }
        }
    }

    /** Carries a sending out. */
    void send(Send move, Seat player, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Forces forces = state.forces();
        int slot = state.tiles().slotOf(move.location().ordinal());
        int power = move.power().ordinal();
        int city = state.data().cityOf(move.location().ordinal());
        int attackers = forces.present(Forces.line(slot, Side.ATTACK));
        int defenders = forces.present(Forces.line(slot, Side.DEFENCE));
        Relations relations = state.relations();
        if (move.side() == Side.ATTACK) {
            relations.declareWar(power, defenders | 1 << city);
            relations.ally(power, attackers);
        } else {
            relations.ally(power, defenders | 1 << city);
            relations.declareWar(power, attackers);
        }
        forces.send(
                forces.inPool(power, move.type().ordinal(), move.strength()),
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

    private List<Seat> leaders(int power, PeriklesState state) {
        return seating.all().stream()
                .filter(seat -> state.leads(seat.index(), power))
                .toList();
    }
}
