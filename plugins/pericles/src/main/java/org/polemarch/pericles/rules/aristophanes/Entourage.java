package org.polemarch.pericles.rules.aristophanes;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/** 5.23 Three cards that are not Leaders are set aside face down as the Entourage. */
@Cites("5.23")
public class Entourage implements Decision<PericlesState, Entourage.SetAside, Entourage.Aside> {

    /** That many cards are still to be set aside. */
    public record SetAside(Faction faction, int left) implements Frame {}

    public record Aside(CardId card) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    /** The Entourage is complete; only its Faction sees the cards. */
    public record EntourageSet(Faction faction) implements GameEvent {}

    /** A card was set aside; nobody else sees it. */
    public record CardSetAside(Faction faction, CardId card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return seat.index() == faction.index() ? Optional.of(this) : Optional.empty();
        }
    }

    public record LeaderStays() implements Reason {}

    private final NotNow notNow;
    private final Aside[][] asides = new Aside[2][];

    @Inject
    public Entourage(NotNow notNow, PericlesData data) {
        this.notNow = notNow;
        for (Side side : Side.values()) {
            asides[side.index()] = data.deck(side).stream().map(Aside::new).toArray(Aside[]::new);
        }
    }

    @Override
    public Seat decider(SetAside frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Aside> legal(SetAside frame, PericlesState state) {
        List<Aside> legal = new ArrayList<>(10);
        Side side = frame.faction().side();
        IndexSet hand = state.cards().hand(frame.faction()).and(state.data().ordinaryCards(side));
        for (int card = hand.first(); card >= 0; card = hand.after(card)) {
            legal.add(asides[side.index()][card]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(SetAside frame, PericlesState state) {
        Side side = frame.faction().side();
        Aside leader = asides[side.index()][state.data().leaderOf(frame.faction())];
        Refusals refusals = new Refusals(legal(frame, state)).move(leader, new LeaderStays());
        return notNow.beforeTheBoule(refusals, side, state);
    }

    @Override
    public void apply(Aside move, SetAside frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction faction = frame.faction();
        int card = state.data().index(faction.side(), move.card());
        state.cards().setHand(faction, state.cards().hand(faction).without(card));
        state.cards().setEntourage(faction, state.cards().entourage(faction).with(card));
        play.report(() -> new CardSetAside(faction, move.card()));
        if (frame.left() > 1) {
            play.next(new SetAside(faction, frame.left() - 1));
        } else {
            play.report(() -> new EntourageSet(faction));
        }
    }
}
