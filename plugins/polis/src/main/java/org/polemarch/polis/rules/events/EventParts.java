package org.polemarch.polis.rules.events;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Ending;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Defeat;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * A player resolves what the Event says to them, effect by effect. Units and Population come from the reserve; what finds
 * no room or no pieces is left out.
 */
@Cites({"rounds/events", "concepts/events"})
public class EventParts implements Procedure<PolisState, EventParts.Part> {

    /** A side resolves its effects from that one on. */
    public record Part(Side side, int from) implements Frame {}

    @Cites({})
    public record UnitsReceived(Side side, int count, Space space) implements GameEvent {}

    @Cites({})
    public record PopulationGained(Polis polis, int count) implements GameEvent {}

    @Cites({})
    public record PopulationLost(Polis polis, int count) implements GameEvent {}

    private final PolisData data;
    private final EventInForce event;
    private final Stacking stacking;
    private final PersonalBoards boards;
    private final Defeat defeat;
    private final Betrayal betrayal;

    @Inject
    public EventParts(
            PolisData data,
            EventInForce event,
            Stacking stacking,
            PersonalBoards boards,
            Defeat defeat,
            Betrayal betrayal) {
        this.data = data;
        this.event = event;
        this.stacking = stacking;
        this.boards = boards;
        this.defeat = defeat;
        this.betrayal = betrayal;
    }

    @Override
    public void run(Part frame, Play<PolisState> play) {
        List<EventEffect> effects = event.card(play.state()).parts().get(frame.side());
        if (frame.from() < effects.size()) {
            play.next(new Part(frame.side(), frame.from() + 1));
            resolve(effects.get(frame.from()), frame.side(), play);
        }
    }

    /** Carries one effect out, or puts on the agenda what the side has to decide about it. */
    protected void resolve(EventEffect effect, Side side, Play<PolisState> play) {
        if (effect instanceof EventEffect.ReceiveUnits units) {
            receive(side, units, play);
        } else if (effect instanceof EventEffect.GainPrestige prestige) {
            boards.gainPrestige(side, prestige.count(), play);
        } else if (effect instanceof EventEffect.GainResource gain) {
            boards.gain(side, gain.resource(), gain.count(), play);
        } else if (effect instanceof EventEffect.GainPopulation gain) {
            grow(side, gain, play);
        } else if (effect instanceof EventEffect.LosePopulation loss) {
            shrink(side, loss, play);
        } else if (effect instanceof EventEffect.RemoveUnits loss) {
            if (!play.state().spacesWith(side, 1).isEmpty()) {
                play.next(new RemoveUnit.Choose(side, loss.count()));
            }
        } else if (effect instanceof EventEffect.SendGalleysAway away) {
            play.next(new GalleysDue.Call(side, away.least()));
        } else if (effect instanceof EventEffect.PrestigeIntoSilver exchange) {
            if (play.state().prestige(side) == 0) {
                defeat.of(side, Ending.PRESTIGE_OWED, play);
            } else {
                play.next(new PrestigeIntoSilver.Choose(side, exchange.rate()));
            }
        } else if (effect instanceof EventEffect.Betrayal swap) {
            Betrayal.Choose choice = new Betrayal.Choose(side, swap.population());
            if (!betrayal.legal(choice, play.state()).isEmpty()) {
                play.next(choice);
            }
        } else {
            throw new IllegalStateException(effect + " is not an effect for one side");
        }
    }

    protected void receive(Side side, EventEffect.ReceiveUnits units, Play<PolisState> play) {
        PolisState state = play.state();
        int count = Math.min(
                units.count(), Math.min(stacking.room(side, units.space(), state), state.pieces(side, Piece.CUBE)));
        if (count > 0) {
            state.placeUnits(side, units.space(), count);
            play.report(() -> new UnitsReceived(side, count, units.space()));
        }
    }

    protected void grow(Side side, EventEffect.GainPopulation gain, Play<PolisState> play) {
        PolisState state = play.state();
        PolisCard card = data.polis(gain.polis());
        if (!state.owns(side, gain.polis())) {
            return;
        }
        int count = Math.min(
                gain.count(), Math.min(card.most() - state.population(gain.polis()), state.pieces(side, Piece.CUBE)));
        if (count > 0) {
            state.addPopulation(gain.polis(), count);
            play.report(() -> new PopulationGained(gain.polis(), count));
        }
    }

    protected void shrink(Side side, EventEffect.LosePopulation loss, Play<PolisState> play) {
        PolisState state = play.state();
        if (!state.owns(side, loss.polis())) {
            return;
        }
        int count = Math.min(loss.count(), state.population(loss.polis()) - 1);
        if (count > 0) {
            state.takePopulation(loss.polis(), count);
            play.report(() -> new PopulationLost(loss.polis(), count));
        }
    }
}
