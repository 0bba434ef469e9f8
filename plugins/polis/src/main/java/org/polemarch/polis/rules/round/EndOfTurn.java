package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventEffect;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Market;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.Ways;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.Stacking;
import org.polemarch.polis.rules.endofround.EndOfRound;

/**
 * The end of a turn: battles are checked, then the opponent's turn begins. From the first pass on the check waits until
 * both have passed.
 */
@Cites({"rounds/turns", "battles"})
public final class EndOfTurn implements Procedure<PolisState, EndOfTurn.Check> {

    /** The turn of a side ends. */
    public record Check(Side side) implements Frame {}

    /** Shutting the opponent's routes cost Prestige. */
    public record BlockadePunished(Side side, Market market) implements GameEvent {
        @Override
        public String cites() {
            return "concepts/events";
        }
    }

    private static final Check[] CHECK = {new Check(Side.ATHENS), new Check(Side.SPARTA)};

    private final PolisData data;
    private final EventInForce event;
    private final Ways ways;
    private final Stacking stacking;
    private final PersonalBoards boards;

    @Inject
    public EndOfTurn(PolisData data, EventInForce event, Ways ways, Stacking stacking, PersonalBoards boards) {
        this.data = data;
        this.event = event;
        this.ways = ways;
        this.stacking = stacking;
        this.boards = boards;
    }

    static Check of(Side side) {
        return CHECK[side.index()];
    }

    @Override
    public Class<Check> frame() {
        return Check.class;
    }

    @Override
    public void run(Check frame, Play<PolisState> play) {
        PolisState state = play.state();
        Side side = frame.side();
        if (!payForBlockade(side, play)) {
            return;
        }
        boolean passed = state.course().hasPassed(side);
        boolean otherPassed = state.course().hasPassed(side.other());
        if (passed && otherPassed) {
            play.next(BattleCheck.of(side), new EndOfRound.Begin());
        } else if (passed) {
            play.next(Turn.of(side.other()));
        } else {
            play.next(BattleCheck.of(side), Turn.of(side.other()));
        }
    }

    /** Returns whether the game goes on. */
    private boolean payForBlockade(Side side, Play<PolisState> play) {
        PolisState state = play.state();
        Optional<EventEffect.BlockadePenalty> penalty = event.effect(EventEffect.BlockadePenalty.class, state);
        if (penalty.isEmpty()
                || (stacking.full(side, state) & penalty.get().exempt())
                        == penalty.get().exempt()) {
            return true;
        }
        int open = ways.merchantSeas(side.other(), state);
        for (Market market : penalty.get().markets()) {
            if ((open & data.sea(market).bit()) == 0) {
                play.report(() -> new BlockadePunished(side, market));
                return boards.losePrestige(side, penalty.get().prestige(), play);
            }
        }
        return true;
    }
}
