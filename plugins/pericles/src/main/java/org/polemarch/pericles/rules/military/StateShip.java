package org.polemarch.pericles.rules.military;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.NotNow;

/** 12.3 Once a turn the Athenian Controlling Faction may send the State Ship to any battle, when all hands are open. */
@Cites("12.3")
public class StateShip implements Decision<PericlesState, StateShip.Offer, StateShip.Reply> {

    public record Offer() implements Frame {}

    public sealed interface Reply extends Move {}

    public record SendStateShip() implements Reply {}

    public record HoldStateShip() implements Reply, Move.Declining {}

    public record StateShipSent() implements GameEvent {}

    static final Offer OFFER = new Offer();
    private static final List<Reply> BOTH = List.of(new SendStateShip(), new HoldStateShip());

    private final NotNow notNow;

    @Inject
    public StateShip(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return state.controlling(Side.ATHENS).seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PericlesState state) {
        Refusals refusals = new Refusals(BOTH);
        return state.expedition()
                .map(theater -> notNow.resolving(refusals, Side.ATHENS, state, theater))
                .orElseGet(() -> notNow.afterTheAssembly(refusals, Side.ATHENS, state));
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof SendStateShip) {
            play.state().setStateShipReady(false);
            play.state().setStateShipCommitted(true);
            play.report(StateShipSent::new);
        }
    }
}
