package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.actions.Marching;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.round.Waiting;

/** An Event makes a player take units of their choice off the map; who has none takes none. */
@Cites("concepts/events")
public class RemoveUnit implements Decision<PolisState, RemoveUnit.Choose, RemoveUnit.Remove> {

    /** A side takes so many units off the map. */
    public record Choose(Side side, int left) implements Frame {}

    /** One of the units there is taken off. */
    public record Remove(Space space) implements Move {
        @Override
        public String notation() {
            return "remove " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(space.id()));
        }
    }

    /** A unit was taken off the map. */
    @Cites({})
    public record Removed(Side side, Space space) implements GameEvent {}

    private final Leagues leagues;

    @Inject
    public RemoveUnit(Leagues leagues) {
        this.leagues = leagues;
    }

    void begin(Side side, int count, Play<PolisState> play) {
        if (count > 0 && play.state().spacesWith(side, 1) != 0) {
            play.next(new Choose(side, count));
        }
    }

    @Override
    public Seat decider(Choose frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Remove> legal(Choose frame, PolisState state) {
        List<Remove> moves = new ArrayList<>();
        for (int spaces = state.spacesWith(frame.side(), 1); spaces != 0; spaces &= spaces - 1) {
            moves.add(new Remove(Space.at(Integer.numberOfTrailingZeros(spaces))));
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Space space : Space.values()) {
            if (state.units(frame.side(), space) == 0) {
                refusals.add(new Refusal(new Remove(space), new Marching.NoUnits(space, "concepts/events")));
            }
        }
        return Waiting.add(Waiting.Matter.EVENT, legal(frame, state), refusals);
    }

    @Override
    public void apply(Remove move, Choose frame, Play<PolisState> play) {
        play.state().removeUnits(frame.side(), move.space(), 1);
        leagues.liftSieges(frame.side(), move.space(), play.state());
        play.report(() -> new Removed(frame.side(), move.space()));
        begin(frame.side(), frame.left() - 1, play);
    }
}
