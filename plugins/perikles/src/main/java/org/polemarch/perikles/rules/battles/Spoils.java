package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle.Fate;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Rulings;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.rules.common.DecisiveDefeat;

/**
 * 4.6 The winner of the final round takes the tile for its Main player; an attacker also gives the city a defeat. Without
 * a final round the tile leaves the game and the Main Defender gets two cubes. Leaders of the Persians each get all.
 */
@Cites({"4.6/outcomes", "7/no-counters"})
public class Spoils implements Procedure<PeriklesState, Spoils.Award> {

    public record Award() implements Frame {}

    public record TileWon(Location location, Side side, List<Seat> players, int points) implements GameEvent {
        public TileWon {
            players = List.copyOf(players);
        }
    }

    public record Defeated(Power city, int defeats) implements GameEvent {}

    public record TileRemoved(Location location) implements GameEvent {}

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
        Fate fate = fate(state);
        state.chronicle().settle(state.battle().slot(), fate);
        switch (fate) {
            case ATTACKER_TAKES -> {
                take(Side.ATTACK, play);
                defeat(play);
            }
            case DEFENDER_TAKES -> take(Side.DEFENCE, play);
            case UNATTACKED, DEFENDER_CUBES -> {
                remove(play);
                reward(play);
            }
            case NOBODY_CAME, REMOVED, OPEN -> remove(play);
        }
    }

    /** What becomes of the location fought over. Printed units win nothing for anybody. */
    protected Fate fate(PeriklesState state) {
        Battle battle = state.battle();
        boolean defended = state.anybodyAt(battle.slot(), Side.DEFENCE);
        if (!state.anybodyAt(battle.slot(), Side.ATTACK)) {
            return defended ? Fate.UNATTACKED : Fate.NOBODY_CAME;
        }
        int last = state.fought().rounds().size() - 1;
        if (battle.winner(last) == Side.ATTACK.index()) {
            return Fate.ATTACKER_TAKES;
        }
        if (!defended) {
            return Fate.REMOVED;
        }
        if (battle.winner(last) == Battle.NO_SIDE) {
            return rulings.cubesWithoutFinalRound() ? Fate.DEFENDER_CUBES : Fate.REMOVED;
        }
        boolean fought = battle.course(last) == Battle.Course.FOUGHT;
        return fought || rulings.tileForUnopposedDefence() ? Fate.DEFENDER_TAKES : Fate.DEFENDER_CUBES;
    }

    private static IndexSet players(Side side, PeriklesState state) {
        return state.playersOf(state.forces().main(Forces.line(state.battle().slot(), side)));
    }

    private void take(Side side, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        LocationTile tile = state.fought();
        IndexSet players = players(side, state);
        state.tiles().award(state.battle().slot(), players);
        play.report(() -> new TileWon(tile.location(), side, seating.of(players), tile.points()));
    }

    private static void remove(Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Location location = state.fought().location();
        state.tiles().remove(state.battle().slot());
        play.report(() -> new TileRemoved(location));
    }

    protected int cubesForDefender(PeriklesState state) {
        return state.data().game().cubesForDefender();
    }

    private void reward(Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Power city = state.fought().city();
        for (Seat seat : seating.of(players(Side.DEFENCE, state))) {
            int placed = state.cities().place(seat.index(), city.index(), cubesForDefender(state));
            if (placed > 0) {
                play.report(() -> new DefenderRewarded(seat, city, placed));
            }
        }
    }

    private void defeat(Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Power city = state.fought().city();
        state.cities().defeat(city.index());
        int defeats = state.cities().defeats(city.index());
        play.report(() -> new Defeated(city, defeats));
        Ending ending = decisive.ending(state);
        if (rulings.endsAtOnce() && ending != Ending.RUNNING) {
            decisive.end(ending, play);
        }
    }
}
