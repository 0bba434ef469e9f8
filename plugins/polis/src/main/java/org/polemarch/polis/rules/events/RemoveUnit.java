package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/** An Event makes a player take units of their choice off the map; a player who has none takes none. */
@Cites("concepts/events")
public class RemoveUnit implements SideDecision<RemoveUnit.Choose, RemoveUnit.Remove> {

    /** A side takes that many units off the map. */
    public record Choose(Side side, int left) implements Asked {}

    /** One of the units there is taken off. */
    public record Remove(Space space) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.units(space));
        }
    }

    @Cites({})
    public record Removed(Side side, Space space) implements GameEvent {}

    private final Leagues leagues;
    private final NotNow notNow;

    @Inject
    public RemoveUnit(Leagues leagues, NotNow notNow) {
        this.leagues = leagues;
        this.notNow = notNow;
    }

    @Override
    public List<Remove> legal(Choose frame, PolisState state) {
        return state.spacesWith(frame.side(), 1).map(space -> new Remove(Space.at(space)));
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Space space : Space.values()) {
            if (state.units(frame.side(), space) == 0) {
                refusals.move(new Remove(space), new Barred.NoUnits(space, "concepts/events"));
            }
        }
        return notNow.rest(NotNow.Matter.EVENT, refusals);
    }

    @Override
    public void apply(Remove move, Choose frame, Play<PolisState> play) {
        play.state().removeUnits(frame.side(), move.space(), 1);
        leagues.liftSieges(frame.side(), move.space(), play.state());
        play.report(() -> new Removed(frame.side(), move.space()));
        if (frame.left() > 1 && !play.state().spacesWith(frame.side(), 1).isEmpty()) {
            play.next(new Choose(frame.side(), frame.left() - 1));
        }
    }
}
