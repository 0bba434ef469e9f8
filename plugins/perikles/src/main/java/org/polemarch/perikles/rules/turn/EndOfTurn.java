package org.polemarch.perikles.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.Ending;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.common.DecisiveDefeat;

/** 4.7 Leaders become statues, counters go home, and the game may end; else the leader of Athens is first next turn. */
@Cites({"4.7", "6/end"})
public class EndOfTurn implements Procedure<PeriklesState, EndOfTurn.Begin> {

    public record Begin() implements Frame {}

    public record StatueRaised(Power city, Seat player) implements GameEvent {}

    @Cites("4.2")
    public record FirstPlayerNext(Seat player) implements GameEvent {}

    private final Seating seating;
    private final DecisiveDefeat decisive;

    @Inject
    public EndOfTurn(Seating seating, DecisiveDefeat decisive) {
        this.seating = seating;
        this.decisive = decisive;
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.enter(Phase.END_OF_TURN);
        raiseStatues(play);
        state.tiles().gatherInfluence();
        state.forces().regroup();
        state.relations().clear();
        state.battle().clear();
        state.setPersians(IndexSet.EMPTY);
        Ending ending = ending(state);
        if (ending != Ending.RUNNING) {
            decisive.end(ending, play);
            return;
        }
        int first = firstOfNextTurn(state);
        state.setFirst(first);
        state.nextTurn();
        play.report(() -> new FirstPlayerNext(seating.seat(first)));
        play.next(new Turn.Begin());
    }

    /** Whether and why the game ends with this turn. */
    protected Ending ending(PeriklesState state) {
        Ending early = decisive.ending(state);
        boolean last = state.turn() == state.data().game().turns();
        return early == Ending.RUNNING && last ? Ending.AFTER_LAST_TURN : early;
    }

    protected int firstOfNextTurn(PeriklesState state) {
        int athens = state.cities().latestLeader(Power.ATHENS.index());
        return athens == Cities.NOBODY ? state.first() : athens;
    }

    protected void raiseStatues(Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        for (Power city : Power.cities()) {
            int leader = cities.leader(city.index());
            if (leader != Cities.NOBODY) {
                cities.raiseStatue(city.index());
                play.report(() -> new StatueRaised(city, seating.seat(leader)));
            }
        }
    }
}
