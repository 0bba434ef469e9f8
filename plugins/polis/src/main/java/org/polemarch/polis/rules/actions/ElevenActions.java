package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.play.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.round.TurnMove;

/** The eleven actions together. */
@Cites("rounds/turns")
public final class ElevenActions {

    private final Action<?>[] actions;

    @Inject
    public ElevenActions(
            CreateHoplites createHoplites,
            CreateGalleys createGalleys,
            CreateMerchants createMerchants,
            DevelopProject developProject,
            MoveHoplites moveHoplites,
            MoveGalleys moveGalleys,
            LaySiege laySiege,
            CollectTribute collectTribute,
            Trade trade,
            MoveProxenos moveProxenos,
            CivilWar civilWar) {
        actions = new Action<?>[] {
            createHoplites,
            createGalleys,
            createMerchants,
            developProject,
            moveHoplites,
            moveGalleys,
            laySiege,
            collectTribute,
            trade,
            moveProxenos,
            civilWar
        };
    }

    /** Adds everything the side may do; types already taken in this turn only if they may be repeated. */
    public void offer(Side side, PolisState state, boolean repeat, List<? super TurnMove> moves) {
        for (Action<?> action : actions) {
            if (repeat || !state.course().isTaken(action.kind().bit())) {
                action.offer(side, state, moves);
            }
        }
    }

    /** Adds what a player may expect and cannot have; of types already taken in this turn only if they may be repeated. */
    public void refuse(Side side, PolisState state, boolean repeat, List<Refusal> refusals) {
        for (Action<?> action : actions) {
            if (repeat || !state.course().isTaken(action.kind().bit())) {
                action.refuse(side, state, refusals);
            }
        }
    }

    /** Everything an action of that type could be announced with, possible or not. */
    public List<Move> announcements(ActionKind kind, Side side, PolisState state) {
        List<Move> moves = new ArrayList<>();
        actions[kind.index()].offer(side, state, moves);
        List<Refusal> refusals = new ArrayList<>();
        actions[kind.index()].refuse(side, state, refusals);
        refusals.forEach(refusal -> refusal.move().ifPresent(moves::add));
        return moves;
    }

    /** Whether there is anything to do at all. */
    public boolean any(Side side, PolisState state) {
        List<ActionMove> moves = new ArrayList<>();
        for (Action<?> action : actions) {
            action.offer(side, state, moves);
            if (!moves.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is something to do that costs no Resource. */
    public boolean anyWithoutResources(Side side, PolisState state) {
        List<ActionMove> moves = new ArrayList<>();
        for (int i = actions.length - 1; i >= 0; i--) {
            moves.clear();
            actions[i].offer(side, state, moves);
            for (int j = 0; j < moves.size(); j++) {
                if (!moves.get(j).costsResources()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Carries an announcement out. */
    @SuppressWarnings("unchecked") // the action of a move's kind is the one that offered it
    public void carryOut(ActionMove move, Side side, Play<PolisState> play) {
        ((Action<ActionMove>) actions[move.kind().index()]).carryOut(move, side, play);
    }
}
