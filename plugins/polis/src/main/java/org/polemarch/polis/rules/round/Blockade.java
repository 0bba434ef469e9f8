package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;

/**
 * An Event may punish a blockade: a side that ends a turn, even by passing, with every sea route of the opponent to one
 * of its markets shut loses Prestige, unless its Galleys fill the exempt seas.
 */
@Cites("concepts/events")
public class Blockade {

    public record Punished(Side side, Market market) implements GameEvent {}

    private final PolisData data;
    private final EventInForce event;
    private final Ways ways;
    private final Stacking stacking;
    private final PersonalBoards boards;

    @Inject
    public Blockade(PolisData data, EventInForce event, Ways ways, Stacking stacking, PersonalBoards boards) {
        this.data = data;
        this.event = event;
        this.ways = ways;
        this.stacking = stacking;
        this.boards = boards;
    }

    /** The Prestige the side would lose if its turn ended now. */
    public int penalty(Side side, PolisState state) {
        Optional<EventEffect.BlockadePenalty> rule = event.effect(EventEffect.BlockadePenalty.class, state);
        return rule.isPresent() && shut(side, rule.get(), state).isPresent()
                ? rule.get().prestige()
                : 0;
    }

    /** Returns whether the game continues. */
    public boolean punish(Side side, Play<PolisState> play) {
        Optional<EventEffect.BlockadePenalty> rule = event.effect(EventEffect.BlockadePenalty.class, play.state());
        if (rule.isEmpty()) {
            return true;
        }
        Optional<Market> market = shut(side, rule.get(), play.state());
        if (market.isEmpty()) {
            return true;
        }
        play.report(() -> new Punished(side, market.get()));
        return boards.losePrestige(side, rule.get().prestige(), play);
    }

    /** A market of the Event that the side has shut against the opponent, if there is one. */
    protected Optional<Market> shut(Side side, EventEffect.BlockadePenalty rule, PolisState state) {
        if (stacking.full(side, state).hasAll(rule.exempt())) {
            return Optional.empty();
        }
        IndexSet open = ways.merchantSeas(side.other(), state);
        for (Market market : rule.markets()) {
            if (!open.has(data.sea(market).index())) {
                return Optional.of(market);
            }
        }
        return Optional.empty();
    }
}
