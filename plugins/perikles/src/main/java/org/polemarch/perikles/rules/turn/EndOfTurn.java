package org.polemarch.perikles.rules.turn;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
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

/** 4.7 Leaders become statues, counters go home, and the game may end; else the leader of Athens is first next turn. */
@Cites({"4.7", "6/end"})
public class EndOfTurn implements Procedure<PeriklesState, EndOfTurn.Begin> {

    /** The phase begins. */
    public record Begin() implements Frame {}

    /** A leader became a statue. */
    public record StatueRaised(Power city, Seat player) implements GameEvent {}

    /** Somebody is first player of the next turn. */
    @Cites("4.2")
    public record FirstPlayerNext(Seat player) implements GameEvent {}

    /** The game ended; the reason is a key of the message bundle. */
    @Cites("6/end")
    public record GameEnded(String why) implements GameEvent {}

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
        state.setPersians(0);
        Ending early = decisive.ending(state);
        if (early != Ending.RUNNING || state.turn() == state.data().game().turns()) {
            Ending ending = early != Ending.RUNNING ? early : Ending.AFTER_LAST_TURN;
            state.setEnding(ending);
            play.report(() -> new GameEnded("Ending." + ending.name()));
            play.end();
            return;
        }
        int athens = state.cities().latestLeader(Power.ATHENS.ordinal());
        int first = athens == Cities.NOBODY ? state.first() : athens;
        state.setFirst(first);
        state.nextTurn();
        play.report(() -> new FirstPlayerNext(seating.seat(first)));
        play.next(new Turn.Begin());
    }

    private void raiseStatues(Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        for (int city = 0; city < Power.CITIES; city++) {
            int leader = cities.leader(city);
            if (leader != Cities.NOBODY) {
                cities.raiseStatue(city);
                Power where = Power.of(city);
                play.report(() -> new StatueRaised(where, seating.seat(leader)));
            }
        }
    }
}
