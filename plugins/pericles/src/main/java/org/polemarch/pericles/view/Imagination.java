package org.polemarch.pericles.view;

import jakarta.inject.Inject;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marker;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Pile;
import org.polemarch.pericles.model.Queues;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.model.Treasury;

/** Deals again everything a Faction cannot see: cards, tokens behind shields, closed hands, and the faces of markers. */
public class Imagination {

    private final Projection projection;

    @Inject
    public Imagination(Projection projection) {
        this.projection = projection;
    }

    /** A position that Faction cannot tell from the real one. */
    public PericlesState of(PericlesState state, Faction viewer, Chance chance) {
        PericlesState imagined = state.copy();
        for (Side side : Side.values()) {
            cards(imagined, side, viewer, chance);
            tokens(imagined, side, viewer, chance);
            markers(imagined, side, viewer, chance);
        }
        imagined.cards().plays().shuffle(chance);
        return imagined;
    }

    private void cards(PericlesState state, Side side, Faction viewer, Chance chance) {
        Cards cards = state.cards();
        Pile deck = cards.battle(side);
        IndexSet ordinary = state.data().ordinaryCards(side);
        Pile hidden = new Pile(ordinary.size());
        for (int i = 0; i < deck.size(); i++) {
            hidden.put(deck.card(i));
        }
        for (int f = 0; f < 2; f++) {
            Faction faction = Faction.of(2 * side.index() + f);
            if (faction != viewer) {
                hidden.putAll(cards.hand(faction).and(ordinary));
                if (!cards.faceUp(faction)) {
                    hidden.putAll(cards.entourage(faction));
                }
            }
        }
        hidden.shuffle(chance);
        for (int i = 0; i < deck.size(); i++) {
            deck.set(i, hidden.draw());
        }
        for (int f = 0; f < 2; f++) {
            Faction faction = Faction.of(2 * side.index() + f);
            if (faction != viewer) {
                IndexSet hand = cards.hand(faction);
                int dealt = hand.and(ordinary).size();
                cards.setHand(faction, hand.minus(ordinary).or(hidden.draw(dealt)));
                if (!cards.faceUp(faction)) {
                    cards.setEntourage(
                            faction, hidden.draw(cards.entourage(faction).size()));
                }
            }
        }
    }

    /** What two Factions hold together shows in the stock; how they share it does not. */
    private void tokens(PericlesState state, Side side, Faction viewer, Chance chance) {
        Treasury treasury = state.treasury();
        int first = treasury.held(side.first());
        int both = first + treasury.held(side.second());
        if (!projection.sees(state, viewer, side.first()) && !projection.sees(state, viewer, side.second())) {
            first = (chance.below(both + 1) + chance.below(both + 1) + 1) / 2;
            first = Math.max(atLeast(state, side.first()), Math.min(both - atLeast(state, side.second()), first));
        }
        treasury.divide(side, first);
        guess(state, side.first(), viewer, chance);
        guess(state, side.second(), viewer, chance);
    }

    /** A General who is asked has a token, else his issue would have had no effect (9.0). */
    private static int atLeast(PericlesState state, Faction faction) {
        return state.general().filter(faction::equals).isPresent()
                        && !state.treasury().isOpen(faction)
                ? 1
                : 0;
    }

    /** A closed hand may hold anything from nothing to the limit; whose hand is closed shows. */
    private void guess(PericlesState state, Faction faction, Faction viewer, Chance chance) {
        if (faction != viewer && state.treasury().isClosed(faction)) {
            int most = Math.min(
                    state.data().amounts().otherCommitment(), state.treasury().held(faction));
            state.treasury().guess(faction, chance.below(most + 1));
        }
    }

    /** All markers of a Side the viewer has not seen, behind shields and on the map, change places. */
    private void markers(PericlesState state, Side side, Faction viewer, Chance chance) {
        Queues queues = state.queues();
        Pile faces = new Pile(128);
        for (int f = 0; f < 2; f++) {
            Faction holder = Faction.of(2 * side.index() + f);
            if (!projection.sees(state, viewer, holder)) {
                for (int face = 0; face < 2 * Marker.COUNT; face++) {
                    Faction owner = owner(side, face);
                    Marker marker = Marker.of(face % Marker.COUNT);
                    for (int n = queues.held(holder, owner, marker); n > 0; n--) {
                        faces.put(face);
                    }
                }
            }
        }
        for (int t = 0; t <= Theater.COUNT; t++) {
            for (int at = queues.top(Theater.of(t)); at >= 0; at = queues.below(at)) {
                if (hidden(state, side, viewer, at)) {
                    faces.put((queues.owner(at).index() & 1) * Marker.COUNT
                            + queues.marker(at).index());
                }
            }
        }
        if (faces.size() < 2) {
            return;
        }
        faces.shuffle(chance);
        for (int t = 0; t <= Theater.COUNT; t++) {
            for (int at = queues.top(Theater.of(t)); at >= 0; at = queues.below(at)) {
                if (hidden(state, side, viewer, at)) {
                    int face = faces.draw();
                    queues.repaint(at, owner(side, face), Marker.of(face % Marker.COUNT));
                }
            }
        }
        for (int f = 0; f < 2; f++) {
            Faction holder = Faction.of(2 * side.index() + f);
            if (!projection.sees(state, viewer, holder)) {
                int count = queues.held(holder);
                queues.clear(holder);
                for (int n = 0; n < count; n++) {
                    int face = faces.draw();
                    queues.give(holder, owner(side, face), Marker.of(face % Marker.COUNT), 1);
                }
            }
        }
    }

    private boolean hidden(PericlesState state, Side side, Faction viewer, int at) {
        return state.queues().owner(at).side() == side
                && !projection.sees(state, viewer, state.queues().placer(at));
    }

    private static Faction owner(Side side, int face) {
        return face < Marker.COUNT ? side.first() : side.second();
    }
}
