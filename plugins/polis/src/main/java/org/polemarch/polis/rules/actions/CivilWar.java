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
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 11. Instigate Civil War: the polis where the Proxenos stands joins the player's League for Silver, twice its Base
 * Population if it is neutral, three times its Population if it is the opponent's. Its Population is gained as Prestige.
 */
@Cites("civil-war")
public class CivilWar implements Action<CivilWar.Instigate> {

    public record Instigate(Polis polis, int silver) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CIVIL_WAR;
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Things.polis(polis));
        }
    }

    public record BrokeOut(Side side, Polis polis, int silver) implements GameEvent {}

    public record NoProxenos(Polis polis) implements Reason {}

    public record YourOwn(Polis polis) implements Reason {}

    /** A capital cannot be bribed. */
    public record Capital(Polis polis) implements Reason {}

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;

    @Inject
    public CivilWar(PolisData data, Leagues leagues, PersonalBoards boards) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
    }

    /** The Silver for which the polis changes its mind. */
    public int bribe(Polis polis, PolisState state) {
        return leagues.population(polis, state)
                * (state.isNeutral(polis)
                        ? data.figures().neutralBribe()
                        : data.figures().enemyBribe());
    }

    /** The Prestige it brings. */
    protected int prize(Polis polis, PolisState state) {
        return leagues.population(polis, state);
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Instigate> moves) {
        Optional<Polis> polis = state.proxenos(side);
        if (polis.isPresent()
                && canBribe(side, polis.get(), state)
                && obstacle(side, polis.get(), state).isEmpty()) {
            moves.add(new Instigate(polis.get(), bribe(polis.get(), state)));
        }
    }

    @Override
    public void refuse(Side side, PolisState state, Refusals refusals) {
        for (Polis polis : Polis.values()) {
            refusals.move(new Instigate(polis, bribe(polis, state)), obstacle(side, polis, state));
        }
    }

    private boolean canBribe(Side side, Polis polis, PolisState state) {
        return state.stock(side, Resource.SILVER) >= bribe(polis, state);
    }

    /** What keeps the side from instigating civil war there, if anything does. */
    protected Optional<Reason> obstacle(Side side, Polis polis, PolisState state) {
        if (state.owns(side, polis)) {
            return Optional.of(new YourOwn(polis));
        }
        if (data.polis(polis).isCapital()) {
            return Optional.of(new Capital(polis));
        }
        if (!state.isProxenosIn(side, polis)) {
            return Optional.of(new NoProxenos(polis));
        }
        if (!canBribe(side, polis, state)) {
            int silver = state.stock(side, Resource.SILVER);
            return Optional.of(new Barred.TooPoor(silver, bribe(polis, state), Resource.SILVER, "civil-war"));
        }
        return leagues.lacksPiecesFor(side, polis, state);
    }

    @Override
    public void carryOut(Instigate move, Side side, Play<PolisState> play) {
        Polis polis = move.polis();
        int prize = prize(polis, play.state());
        boards.spend(side, Resource.SILVER, move.silver(), play);
        play.report(() -> new BrokeOut(side, polis, move.silver()));
        leagues.join(side, polis, play);
        boards.gainPrestige(side, prize, play);
    }
}
