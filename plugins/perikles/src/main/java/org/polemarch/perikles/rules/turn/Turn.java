package org.polemarch.perikles.rules.turn;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.candidates.ProposeCandidates;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.forces.FirstToCommit;
import org.polemarch.perikles.rules.forces.TakeControl;
import org.polemarch.perikles.rules.influence.InfluencePhase;

/** 4 A turn has seven phases in fixed order. */
@Cites("4")
public class Turn implements Procedure<PeriklesState, Turn.Begin> {

    public record Begin() implements Frame {}

    public record Began(int turn) implements GameEvent {}

    private final Seating seating;

    @Inject
    public Turn(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        int turn = play.state().turn();
        play.report(() -> new Began(turn));
        List<Frame> phases = phases(seating.seat(play.state().first()));
        for (int i = phases.size() - 1; i >= 0; i--) { // the agenda is a stack
            play.next(phases.get(i));
        }
    }

    /** What is done in a turn, in order. */
    protected List<Frame> phases(Seat first) {
        return List.of(
                new DrawTiles.Begin(),
                new InfluencePhase.Next(first),
                new ProposeCandidates.Next(first),
                new Elections.Hold(),
                new TakeControl.Begin(),
                new FirstToCommit.Choose(),
                new ResolveBattles.Next(0),
                new EndOfTurn.Begin());
    }
}
