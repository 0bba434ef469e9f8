package org.polemarch.perikles.view;

import jakarta.inject.Inject;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.perikles.data.Counters;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;

/** Deals again what a seat cannot see: stacks, the special tiles of others, and the face-down counters of others. */
public class Imagination {

    private final ForcesInSight sight;

    @Inject
    public Imagination(ForcesInSight sight) {
        this.sight = sight;
    }

    /** A game the seat cannot tell from the true one. */
    public PeriklesState of(PeriklesState state, Seat viewer, Chance chance) {
        PeriklesState imagined = state.copy();
        imagined.tiles().influenceStack().shuffle(chance);
        imagined.tiles().locationStack().shuffle(chance);
        dealSpecials(imagined, viewer, chance);
        for (int power = 0; power < Power.COUNT; power++) {
            for (int type = 0; type < UnitType.COUNT; type++) {
                if (sight.blind(power, type, imagined, viewer)) {
                    mix(power, type, imagined, chance);
                }
            }
        }
        return imagined;
    }

    protected void dealSpecials(PeriklesState state, Seat viewer, Chance chance) {
        if (!state.specials().areDealt()) {
            state.specials().box().shuffle(chance);
            return;
        }
        Deck unseen = state.specials().box().copy();
        for (int player = 0; player < state.players(); player++) {
            if (hidden(player, state, viewer)) {
                unseen.put(state.specials().of(player).index());
            }
        }
        unseen.shuffle(chance);
        for (int player = 0; player < state.players(); player++) {
            if (hidden(player, state, viewer)) {
                state.specials().exchange(player, SpecialTile.of(unseen.draw()));
            }
        }
    }

    private static boolean hidden(int player, PeriklesState state, Seat viewer) {
        return player != viewer.index() && !state.specials().playedBy(player);
    }

    /** The face-down counters of a power and type change places. */
    protected void mix(int power, int type, PeriklesState state, Chance chance) {
        Counters counters = state.data().counters();
        int from = counters.from(power, type);
        int[] faceDown = new int[counters.to(power, type) - from];
        int count = 0;
        for (int counter = from; counter < counters.to(power, type); counter++) {
            if (sight.faceDown(state.forces().at(counter), state)) {
                faceDown[count++] = counter;
            }
        }
        for (int last = count - 1; last > 0; last--) {
            state.forces().swap(faceDown[last], faceDown[chance.below(last + 1)]);
        }
    }
}
