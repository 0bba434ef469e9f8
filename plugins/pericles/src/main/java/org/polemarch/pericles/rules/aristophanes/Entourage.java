package org.polemarch.pericles.rules.aristophanes;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.OutOfReach;

/** 5.23 Three cards that are not Leaders are set aside face down as the Entourage. */
@Cites("5.23")
public class Entourage implements Decision<PericlesState, Entourage.SetAside, Entourage.Aside> {

    /** So many cards are still to be set aside. */
    public record SetAside(Faction faction, int left) implements Frame {}

    /** That card. */
    public record Aside(CardId card) implements Move {
        @Override
        public String notation() {
            return "aside " + card;
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(card.value()));
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

    /** A Leader stays in the hand. */
    public record LeaderStays() implements Reason {}

    private final Aside[][] asides = new Aside[2][PericlesData.CARDS];

    @Inject
    public Entourage(PericlesData data) {
        for (int side = 0; side < 2; side++) {
            for (int card = 0; card < PericlesData.CARDS; card++) {
                asides[side][card] = new Aside(data.cardId(Side.of(side), card));
            }
        }
    }

    @Override
    public Seat decider(SetAside frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Aside> legal(SetAside frame, PericlesState state) {
        List<Aside> legal = new ArrayList<>(10);
        Aside[] cards = asides[frame.faction().side().index()];
        int hand = state.cards().hand(frame.faction()) & ((1 << PericlesData.ORDINARY_CARDS) - 1);
        for (int left = hand; left != 0; left &= left - 1) {
            legal.add(cards[Integer.numberOfTrailingZeros(left)]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(SetAside frame, PericlesState state) {
        int leader = PericlesData.leaderOf(frame.faction());
        Side side = frame.faction().side();
        List<Refusal> refusals = new ArrayList<>();
        refusals.add(new Refusal(asides[side.index()][leader], new LeaderStays()));
        refusals.addAll(OutOfReach.beforeTheBoule(side));
        return refusals;
    }

    @Override
    public void apply(Aside move, SetAside frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        Faction faction = frame.faction();
        int card = 1 << state.data().index(faction.side(), move.card());
        state.cards().setHand(faction, state.cards().hand(faction) & ~card);
        state.cards().setEntourage(faction, state.cards().entourage(faction) | card);
        play.report(() -> new CardSetAside(faction, move.card()));
        if (frame.left() > 1) {
            play.next(new SetAside(faction, frame.left() - 1));
        } else {
            play.report(() -> new EntourageSet(faction));
        }
    }
}
