package org.polemarch.polis.rules.actions;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Space;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Control;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 7. Lay Siege to a Polis, for 1 Prestige: with control of the territory and at least as many Hoplites as its
 * Fortification, a die decides; each of the player's Siege disks in the territory adds 1.
 */
@Cites({"siege", "siege/failure", "siege/success"})
public class LaySiege implements Action<LaySiege.Besiege> {

    public record Besiege(Polis polis) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.LAY_SIEGE;
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.polis(polis));
        }
    }

    public record Attempted(Side side, Polis polis, int roll, int disks, int fortification, boolean taken)
            implements GameEvent {}

    /** A siege failed: the besieger lost a Hoplite. */
    @Cites("siege/failure")
    public record HopliteLost(Side side, Space territory) implements GameEvent {}

    /** A siege failed: the besieged polis lost a Population cube. */
    @Cites("siege/failure")
    public record PopulationLost(Polis polis) implements GameEvent {}

    @Cites("siege/success")
    public record ProxenosCaptured(Side side, Polis polis) implements GameEvent {}

    public record Capital(Polis polis) implements Reason {}

    public record NeutralGround(Polis polis) implements Reason {}

    public record YourOwn(Polis polis) implements Reason {}

    public record NoControl(Space territory, int own, int enemy) implements Reason {}

    public record TooFewHoplites(Polis polis, int hoplites, int fortification) implements Reason {}

    private static final Besiege[] BESIEGE = new Besiege[Polis.COUNT];

    static {
        for (Polis polis : Polis.values()) {
            BESIEGE[polis.index()] = new Besiege(polis);
        }
    }

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;
    private final Control control;

    @Inject
    public LaySiege(PolisData data, Leagues leagues, PersonalBoards boards, Control control) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
        this.control = control;
    }

    @Override
    public boolean costsResources(Besiege move) {
        return false;
    }

    /** The Prestige it costs to try. */
    protected int cost() {
        return data.figures().siegeCost();
    }

    protected int dieSides() {
        return data.components().dieSides();
    }

    /** What the besiegers must match, in Hoplites and with the die. */
    protected int fortification(PolisCard card, PolisState state) {
        return card.fortification();
    }

    /** What is added to the roll. */
    protected int modifier(Side side, PolisCard card, PolisState state) {
        return leagues.siegeDisksAgainst(card.polis(), side, state);
    }

    /** The chance that a siege of that polis succeeds. */
    public double odds(Side side, PolisCard card, PolisState state) {
        int needed = fortification(card, state) - modifier(side, card, state);
        return Math.max(0, Math.min(1, (dieSides() + 1.0 - needed) / dieSides()));
    }

    /** Whether a polis can be besieged by that side at all, if there are Hoplites enough. */
    public boolean isTarget(Side side, PolisCard card, PolisState state) {
        return card.territory().isPresent() && !card.isCapital() && !state.owns(side, card.polis());
    }

    /** Whether there are as many Hoplites as the Fortification. */
    protected boolean isStrongEnough(Side side, PolisCard card, PolisState state) {
        return state.units(side, card.territory().orElseThrow()) >= fortification(card, state);
    }

    /** What keeps the side from laying this siege, if anything does. */
    protected Optional<Reason> obstacle(Side side, PolisCard card, PolisState state) {
        Polis polis = card.polis();
        if (!isTarget(side, card, state)) {
            return Optional.of(
                    state.owns(side, polis)
                            ? new YourOwn(polis)
                            : card.isCapital() ? new Capital(polis) : new NeutralGround(polis));
        }
        Space territory = card.territory().orElseThrow();
        int own = state.units(side, territory);
        if (!isStrongEnough(side, card, state)) {
            return Optional.of(new TooFewHoplites(polis, own, fortification(card, state)));
        }
        if (!control.controls(side, territory, state)) {
            return Optional.of(new NoControl(territory, own, state.units(side.other(), territory)));
        }
        if (state.prestige(side) < cost()) {
            return Optional.of(new Barred.NoPrestige("siege"));
        }
        return leagues.lacksPiecesFor(side, polis, state);
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Besiege> moves) {
        for (int i = 0; i < Polis.COUNT; i++) {
            PolisCard card = data.polis(Polis.at(i));
            if (isTarget(side, card, state)
                    && isStrongEnough(side, card, state)
                    && obstacle(side, card, state).isEmpty()) {
                moves.add(BESIEGE[i]);
            }
        }
    }

    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (Polis polis : Polis.values()) {
            refusals.move(BESIEGE[polis.index()], obstacle(side, data.polis(polis), state));
        }
    }

    @Override
    public void carryOut(Besiege move, Side side, Play<PolisState> play) {
        PolisState state = play.state();
        Polis polis = move.polis();
        PolisCard card = data.polis(polis);
        boards.payPrestige(side, cost(), play);
        if (state.isNeutral(polis)) {
            state.removeSiegeDisks(side.other(), polis);
        }
        int disks = modifier(side, card, state);
        int fortification = fortification(card, state);
        int roll = play.roll(dieSides(), "roll.siege");
        boolean taken = roll + disks >= fortification;
        play.report(() -> new Attempted(side, polis, roll, disks, fortification, taken));
        if (taken) {
            succeed(side, card, play);
        } else {
            fail(side, card, play);
        }
    }

    protected void succeed(Side side, PolisCard card, Play<PolisState> play) {
        PolisState state = play.state();
        leagues.join(side, card.polis(), play);
        boards.gainPrestige(side, prize(card), play);
        if (state.isProxenosIn(side.other(), card.polis())) {
            state.captureProxenos(side.other());
            play.report(() -> new ProxenosCaptured(side.other(), card.polis()));
        }
    }

    /** The Prestige a polis is worth that was taken. */
    protected int prize(PolisCard card) {
        return card.fortification();
    }

    /** The disk stays: a siege that can fail began with at least 2 Hoplites, so one is left beside it. */
    protected void fail(Side side, PolisCard card, Play<PolisState> play) {
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
