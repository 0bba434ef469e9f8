package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;

/** The eleven actions together. */
@Cites("rounds/turns")
public class ElevenActions {

    /** What the action takes is not to be had now. */
    public record NothingOffers(Needs needs) implements Reason {
        @Override
        public String cites() {
            return needs.section;
        }
    }

    /** What each of the actions takes, in their order. */
    public enum Needs {
        CREATE_HOPLITES("create-hoplites"),
        CREATE_GALLEYS("create-galleys"),
        CREATE_MERCHANTS("create-merchants"),
        DEVELOP_PROJECT("develop-project"),
        MOVE_HOPLITES("move-hoplites"),
        MOVE_GALLEYS("move-galleys"),
        LAY_SIEGE("siege"),
        COLLECT_TRIBUTE("tribute"),
        TRADE("trade"),
        MOVE_PROXENOS("move-proxenos"),
        CIVIL_WAR("civil-war");

        private final String section;

        Needs(String section) {
            this.section = section;
        }
    }

    private final Action<ActionMove>[] actions;

    @Inject
    @SuppressWarnings("unchecked") // an action is given only the moves it offers
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
        actions = (Action<ActionMove>[]) new Action<?>[] {
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
        for (int i = 0; i < actions.length; i++) {
            if (repeat || !state.course().isTaken(ActionKind.at(i))) {
                actions[i].offer(side, state, moves);
            }
        }
    }

    /**
     * Says what a player may expect and cannot have; of types already taken in this turn only if they may be repeated. An
     * action that cannot be begun at all also says what it takes.
     */
    public void refuse(Side side, PolisState state, boolean repeat, Refusals refusals) {
        for (ActionKind kind : ActionKind.values()) {
            if (repeat || !state.course().isTaken(kind)) {
                if (offers(kind, side, state).isEmpty()) {
                    refusals.things(Things.action(kind), new NothingOffers(Needs.values()[kind.index()]));
                }
                actions[kind.index()].refuse(side, state, refusals);
            }
        }
    }

    /** Every way to begin an action of that type, whether the type has been taken in this turn or not. */
    public List<ActionMove> offers(ActionKind kind, Side side, PolisState state) {
        List<ActionMove> moves = new ArrayList<>();
        actions[kind.index()].offer(side, state, moves);
        return moves;
    }

    /** Whether there is anything to do at all. */
    public boolean any(Side side, PolisState state) {
        List<ActionMove> moves = new ArrayList<>();
        for (Action<ActionMove> action : actions) {
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
                if (!actions[i].costsResources(moves.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    public void carryOut(ActionMove move, Side side, Play<PolisState> play) {
        actions[move.kind().index()].carryOut(move, side, play);
    }
}
