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
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.ActionKind;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * 11. Instigate Civil War: the polis where the Proxenos stands joins the player's League for Silver, twice its Base
 * Population if it is neutral, three times its Population if it is the opponent's. Its Population is gained as Prestige.
 */
@Cites("civil-war")
public class CivilWar implements Action<CivilWar.Instigate> {

    /** The action. */
    public record Instigate(Polis polis, int silver) implements ActionMove {
        @Override
        public ActionKind kind() {
            return ActionKind.CIVIL_WAR;
        }

        @Override
        public boolean costsResources() {
            return true;
        }

        @Override
        public String notation() {
            return "civil-war " + polis.id();
        }

        @Override
        public List<Target> targets() {
            return ActionMove.clicks(kind(), Target.space(polis.id()));
        }
    }

    /** A civil war broke out. */
    public record BrokeOut(Side side, Polis polis, int silver) implements GameEvent {}

    /** The player's Proxenos is not there. */
    public record NoProxenos(Polis polis) implements Reason {}

    /** The polis is already in the player's League. */
    public record YourOwn(Polis polis) implements Reason {}

    /** A capital cannot be bribed. */
    public record Capital(Polis polis) implements Reason {}

    private static final int FOR_NEUTRAL = 2;
    private static final int FOR_ENEMY = 3;

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;

    @Inject
    public CivilWar(PolisData data, Leagues leagues, PersonalBoards boards) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
    }

    @Override
    public ActionKind kind() {
        return ActionKind.CIVIL_WAR;
    }

    @Override
    public void offer(Side side, PolisState state, List<? super Instigate> moves) {
        if (state.isCaptive(side)) {
            return;
        }
        Polis polis = state.proxenos(side).orElseThrow();
        if (state.owns(side, polis) || data.polis(polis).capitalOf().isPresent()) {
            return;
        }
        int bribe = bribe(polis, state);
        if (bribe <= state.stock(side, Resource.SILVER) && leagues.hasPiecesFor(side, polis, state)) {
            moves.add(new Instigate(polis, bribe));
        }
    }

    private int bribe(Polis polis, PolisState state) {
        return leagues.population(polis, state) * (state.isNeutral(polis) ? FOR_NEUTRAL : FOR_ENEMY);
    }

    @Override
    public void refuse(Side side, PolisState state, List<Refusal> refusals) {
        for (Polis polis : Polis.values()) {
            reason(side, polis, state)
                    .ifPresent(why -> refusals.add(new Refusal(new Instigate(polis, bribe(polis, state)), why)));
        }
    }

    private Optional<Reason> reason(Side side, Polis polis, PolisState state) {
        if (state.owns(side, polis)) {
            return Optional.of(new YourOwn(polis));
        }
        if (data.polis(polis).capitalOf().isPresent()) {
            return Optional.of(new Capital(polis));
        }
        if (!state.isProxenosIn(side, polis)) {
            return Optional.of(new NoProxenos(polis));
        }
        int silver = state.stock(side, Resource.SILVER);
        if (silver < bribe(polis, state)) {
            return Optional.of(new Barred.TooPoor(silver, bribe(polis, state), Resource.SILVER, "civil-war"));
        }
        return leagues.lacksPiecesFor(side, polis, state);
    }

    @Override
    public void carryOut(Instigate move, Side side, Play<PolisState> play) {
        Polis polis = move.polis();
        int bribed = leagues.population(polis, play.state());
        boards.spend(side, Resource.SILVER, move.silver(), play);
        play.report(() -> new BrokeOut(side, polis, move.silver()));
        leagues.join(side, polis, play);
        boards.gainPrestige(side, bribed, play);
    }
}
