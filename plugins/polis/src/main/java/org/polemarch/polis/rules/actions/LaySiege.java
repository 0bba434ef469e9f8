package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 7. Lay Siege to a Polis, for 1 Prestige: with control of the territory and at least as many Hoplites as its
 * Fortification, a die decides; each own Siege disk beside the polis adds 1.
 */
@Cites({"siege", "siege/failure", "siege/success"})
public class LaySiege implements Action<LaySiege.Besiege> {

    /** The action. */
    public record Besiege(Polis polis) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.LAY_SIEGE;
        }

        @Override
        public boolean costsResources() {
            return false;
        }

        @Override
        public String notation() {
            return "siege " + polis.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(polis.id()));
        }
    }

    /** A siege was attempted. */
    public record Attempted(Side side, Polis polis, int roll, int disks, int fortification, boolean taken)
            implements GameEvent {}

    /** A siege failed: the besieger lost a Hoplite. */
    @Cites("siege/failure")
    public record HopliteLost(Side side, Space territory) implements GameEvent {}

    /** The besieged polis lost a Population cube. */
    @Cites("siege/failure")
    public record PopulationLost(Polis polis) implements GameEvent {}

    /** A Proxenos was captured. */
    @Cites("siege/success")
    public record ProxenosCaptured(Side side, Polis polis) implements GameEvent {}

    /** A capital cannot be besieged. */
    public record Capital(Polis polis) implements Reason {}

    /** A polis on neutral ground cannot be besieged. */
    public record NeutralGround(Polis polis) implements Reason {}

    /** The polis is already in the player's League. */
    public record YourOwn(Polis polis) implements Reason {}

    /** The player does not control the territory. */
    public record NoControl(Space territory, int own, int enemy) implements Reason {}

    /** There are fewer Hoplites than the Fortification demands. */
    public record TooFewHoplites(Polis polis, int hoplites, int fortification) implements Reason {}

    private static final int COST = 1;
    private static final Besiege[] BESIEGE = new Besiege[Polis.COUNT];

    static {
        for (Polis polis : Polis.values()) {
            BESIEGE[polis.index()] = new Besiege(polis);
        }
    }

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;

    @Inject
    public LaySiege(PolisData data, Leagues leagues, PersonalBoards boards) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.LAY_SIEGE;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Besiege> moves) {
        if (state.prestige(side) < COST) {
            return;
        }
        for (int i = 0; i < Polis.COUNT; i++) {
            PolisCard card = data.polis(i);
            if (isTarget(side, card, state)) {
                Space territory = card.territory().orElseThrow();
                if (state.units(side, territory) >= card.fortification()
                        && state.controls(side, territory)
                        && leagues.hasPiecesFor(side, card.polis(), state)) {
                    moves.add(BESIEGE[i]);
                }
            }
        }
    }

    private static boolean isTarget(Side side, PolisCard card, PolisState state) {
        return card.territory().isPresent()
                && card.capitalOf().isEmpty()
                && !state.owns(side, card.polis().index());
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            reason(side, data.polis(polis), state)
                    .ifPresent(why -> refusals.add(new Refusal(BESIEGE[polis.index()], why)));
        }
    }

    private Optional<Reason> reason(Side side, PolisCard card, PolisState state) {
        Polis polis = card.polis();
        if (state.owns(side, polis)) {
            return Optional.of(new YourOwn(polis));
        }
        if (card.capitalOf().isPresent()) {
            return Optional.of(new Capital(polis));
        }
        if (card.territory().isEmpty()) {
            return Optional.of(new NeutralGround(polis));
        }
        Space territory = card.territory().get();
        int own = state.units(side, territory);
        if (own < card.fortification()) {
            return Optional.of(new TooFewHoplites(polis, own, card.fortification()));
        }
        if (!state.controls(side, territory)) {
            return Optional.of(new NoControl(territory, own, state.units(side.other(), territory)));
        }
        if (state.prestige(side) < COST) {
            return Optional.of(new Barred.NoPrestige("siege"));
        }
        return leagues.lacksPiecesFor(side, polis, state);
    }

    @Override
    public void carryOut(Besiege move, Side side, Play<PolisState> play) {
        PolisState state = play.state();
        Polis polis = move.polis();
        PolisCard card = data.polis(polis);
        boards.payPrestige(side, COST, play);
        if (state.isNeutral(polis)) {
            state.removeSiegeDisks(side.other(), polis);
        }
        int disks = state.siegeDisks(side, polis);
        int roll = play.roll(data.components().dieSides(), "roll.siege");
        boolean taken = roll + disks >= card.fortification();
        play.report(() -> new Attempted(side, polis, roll, disks, card.fortification(), taken));
        if (taken) {
            succeed(side, card, play);
        } else {
            fail(side, card, play);
        }
    }

    private void succeed(Side side, PolisCard card, Play<PolisState> play) {
        PolisState state = play.state();
        leagues.join(side, card.polis(), play);
        boards.gainPrestige(side, card.fortification(), play);
        if (state.isProxenosIn(side.other(), card.polis())) {
            state.captureProxenos(side.other());
            play.report(() -> new ProxenosCaptured(side.other(), card.polis()));
        }
    }

    /** The disk stays: whoever can fail came with 2 Hoplites at least, so one is left beside it. */
    private void fail(Side side, PolisCard card, Play<PolisState> play) {
        PolisState state = play.state();
        Polis polis = card.polis();
        Space territory = card.territory().orElseThrow();
        state.removeUnits(side, territory, 1);
        play.report(() -> new HopliteLost(side, territory));
        state.placeSiegeDisk(side, polis);
        if (state.isNeutral(polis)) {
            return;
        }
        play.report(() -> new PopulationLost(polis));
        if (state.population(polis) == 1) {
            leagues.leave(polis, play);
        } else {
            state.takePopulation(polis, 1);
        }
    }
}
