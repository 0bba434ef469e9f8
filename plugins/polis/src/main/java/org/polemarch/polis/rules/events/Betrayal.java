package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * An Event makes one small polis of each player change sides with its Projects; the side that receives it chooses.
 * Capitals and a polis that has just changed sides are left alone.
 */
@Cites("concepts/events")
public class Betrayal implements SideDecision<Betrayal.Choose, Betrayal.Receive> {

    /** A side receives an enemy polis with that Population. */
    public record Choose(Side side, int population) implements Asked {}

    public record Receive(Polis polis) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.polis(polis));
        }
    }

    /** The polis has just changed sides by this Event. */
    public record JustChanged(Polis polis) implements Reason {}

    /** The polis is not in the opponent's League. */
    public record NotTheOpponents(Polis polis) implements Reason {}

    /** A capital is true to its side. */
    public record CapitalStays(Polis polis) implements Reason {}

    /** The polis doesn't have the Population the Event names. */
    public record OtherPopulation(Polis polis, int has, int named) implements Reason {}

    private final PolisData data;
    private final Leagues leagues;
    private final NotNow notNow;

    @Inject
    public Betrayal(PolisData data, Leagues leagues, NotNow notNow) {
        this.data = data;
        this.leagues = leagues;
        this.notNow = notNow;
    }

    @Override
    public List<Receive> legal(Choose frame, PolisState state) {
        List<Receive> moves = new ArrayList<>();
        for (Polis polis : Polis.values()) {
            if (obstacle(frame, polis, state).isEmpty()) {
                moves.add(new Receive(polis));
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Polis polis : Polis.values()) {
            refusals.move(new Receive(polis), obstacle(frame, polis, state));
        }
        return notNow.rest(NotNow.Matter.EVENT, refusals);
    }

    /** What keeps a polis from changing sides, if anything does. */
    protected Optional<Reason> obstacle(Choose frame, Polis polis, PolisState state) {
        if (state.isBetrayed(polis)) {
            return Optional.of(new JustChanged(polis));
        }
        if (!state.owns(frame.side().other(), polis)) {
            return Optional.of(new NotTheOpponents(polis));
        }
        if (data.polis(polis).isCapital()) {
            return Optional.of(new CapitalStays(polis));
        }
        if (state.population(polis) != frame.population()) {
            return Optional.of(new OtherPopulation(polis, state.population(polis), frame.population()));
        }
        return leagues.lacksPiecesFor(frame.side(), polis, state);
    }

    @Override
    public void apply(Receive move, Choose frame, Play<PolisState> play) {
        play.state().betray(move.polis());
        leagues.join(frame.side(), move.polis(), play);
    }
}
