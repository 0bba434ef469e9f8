package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle.Fate;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.rules.turn.DecisiveDefeat;
import org.polemarch.perikles.rules.turn.EndOfTurn;

/**
 * 4.6 The winner of the final round takes the tile for its Main player; an attacker also gives the city a defeat. Without
 * a final round the tile leaves the game and the Main Defender gets two cubes. Leaders of the Persians each get all.
 */
@Cites({"4.6/outcomes", "7/no-counters"})
public class Spoils implements Procedure<PeriklesState, Spoils.Award> {

    /** The rounds of a location have been fought. */
    public record Award() implements Frame {}

    /** Players took a tile. */
    public record TileWon(Location location, Side side, List<Seat> players, int points) implements GameEvent {
        public TileWon {
            players = List.copyOf(players);
        }
    }

    /** A city suffered a defeat. */
    public record Defeated(Power city, int defeats) implements GameEvent {}

    /** A tile left the game. */
    public record TileRemoved(Location location) implements GameEvent {}

    /** A Main Defender placed cubes in the city he defended. */
    public record DefenderRewarded(Seat player, Power city, int count) implements GameEvent {}

    private final Rulings rulings;
    private final Seating seating;
    private final DecisiveDefeat decisive;

    @Inject
    public Spoils(Rulings rulings, Seating seating, DecisiveDefeat decisive) {
        this.rulings = rulings;
        this.seating = seating;
        this.decisive = decisive;
    }

    @Override
    public void run(Award frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Battle battle = state.battle();
        int last = state.data().rounds(state.tiles().open(battle.slot())) - 1;
        boolean defended = main(Side.DEFENCE, state) != Cities.NOBODY;
        if (battle.winner(last) == Side.ATTACK.ordinal()) {
            take(Side.ATTACK, Fate.ATTACKER_TAKES, play);
            defeat(play);
        } else if (!defended) {
            remove(Fate.REMOVED, play); // printed units win nothing for anybody
        } else if (battle.winner(last) == Side.DEFENCE.ordinal()) {
            if (battle.course(last) == Battle.Course.FOUGHT || rulings.tileForUnopposedDefence()) {
                take(Side.DEFENCE, Fate.DEFENDER_TAKES, play);
            } else {
                reward(Fate.DEFENDER_CUBES, play);
            }
        } else if (rulings.cubesWithoutFinalRound()) {
            reward(Fate.DEFENDER_CUBES, play);
        } else {
            remove(Fate.REMOVED, play);
        }
    }

    /** Nobody attacked the location: its tile leaves the game, and a Main Defender is rewarded. */
    void unattacked(Play<PeriklesState> play) {
        if (main(Side.DEFENCE, play.state()) == Cities.NOBODY) {
            remove(Fate.NOBODY_CAME, play);
        } else {
            reward(Fate.UNATTACKED, play);
        }
    }

    private static int main(Side side, PeriklesState state) {
        return state.forces().main(Forces.line(state.battle().slot(), side));
    }

    private static Location location(PeriklesState state) {
        return Location.of(state.tiles().open(state.battle().slot()));
    }

    private void take(Side side, Fate fate, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Location location = location(state);
        int players = state.playersOf(main(side, state));
        state.chronicle().settle(state.battle().slot(), fate);
        state.tiles().award(state.battle().slot(), players);
        play.report(
                () -> new TileWon(location, side, seats(players), state.data().pointsOf(location.ordinal())));
    }

    private static void remove(Fate fate, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Location location = location(state);
        state.chronicle().settle(state.battle().slot(), fate);
        state.tiles().remove(state.battle().slot());
        play.report(() -> new TileRemoved(location));
    }

    private void reward(Fate fate, Play<PeriklesState> play) {
        remove(fate, play);
        PeriklesState state = play.state();
        Power city = Power.of(state.data().cityOf(location(state).ordinal()));
        int players = state.playersOf(main(Side.DEFENCE, state));
        for (int player = 0; player < seating.players(); player++) {
            if ((players >> player & 1) != 0) {
                int placed = state.cities()
                        .place(player, city.ordinal(), state.data().game().cubesForDefender());
                Seat seat = seating.seat(player);
                if (placed > 0) {
                    play.report(() -> new DefenderRewarded(seat, city, placed));
                }
            }
        }
    }

    private void defeat(Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Power city = Power.of(state.data().cityOf(location(state).ordinal()));
        state.cities().defeat(city.ordinal());
        int defeats = state.cities().defeats(city.ordinal());
        play.report(() -> new Defeated(city, defeats));
        Ending ending = decisive.ending(state);
        if (rulings.endsAtOnce() && ending != Ending.RUNNING) {
            state.setEnding(ending);
            play.report(() -> new EndOfTurn.GameEnded("Ending." + ending.name()));
            play.end();
        }
    }

    private List<Seat> seats(int players) {
        List<Seat> seats = new ArrayList<>();
        for (Seat seat : seating.all()) {
            if ((players >> seat.index() & 1) != 0) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
