package org.polemarch.contract.broken;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;

/** What a seat may know. */
record OstrakaView(
        int round,
        List<Integer> hand,
        List<Integer> buried,
        List<Player> players,
        int deck,
        List<Integer> discard,
        int bank) {

    record Player(String seat, int coins, int handSize, int buriedCards, List<Integer> row) {}

    static OstrakaView of(OstrakaState state, List<Seat> seats, Seat viewer) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : seats) {
            int i = seat.index();
            players.add(new Player(
                    seat.id(), state.coins[i], state.hands[i].size(), state.buried[i].size(), list(state.rows[i])));
        }
        return new OstrakaView(
                state.round,
                list(state.hands[viewer.index()]),
                list(state.buried[viewer.index()]),
                players,
                state.deck.size(),
                list(state.discard),
                state.bank);
    }

    static List<Integer> list(Deck cards) {
        return Arrays.stream(cards.toArray()).boxed().toList();
    }

    /** This view with another hand in it. */
    OstrakaView withHand(List<Integer> other) {
        return new OstrakaView(round, other, buried, players, deck, discard, bank);
    }
}
