package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Source;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.VictoryState;

/** Discards go unseen to the bottom of the pile and are out of the game, unless a given type had to be shown. */
@Cites({"cards", "cards/secrecy"})
public class Discards {

    public record Discard(CardName card) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    @Cites("cards/secrecy")
    public record DiscardShown(Power power, CardName card) implements GameEvent {}

    /** A card was discarded; what it was is known to its owner alone. */
    @Cites("cards/secrecy")
    public record Discarded(Power power, CardName card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new DiscardedUnseen(power));
        }
    }

    /** A card was discarded that this seat does not know. */
    @Cites("cards/secrecy")
    public record DiscardedUnseen(Power power) implements GameEvent {}

    /** A card went from the draw deck to the pile; what it was is known to its owner alone. */
    @Cites("cards/secrecy")
    public record LostFromDeck(Power power, CardName card) implements GameEvent {
        @Override
        public Optional<? extends GameEvent> seenBy(Seat seat) {
            return Optional.of(seat.index() == power.ordinal() ? this : new LostFromDeckUnseen(power));
        }
    }

    /** A card went from the draw deck to the pile that this seat does not know. */
    @Cites("cards/secrecy")
    public record LostFromDeckUnseen(Power power) implements GameEvent {}

    /** A discard that could not be made cost Victory Points. */
    public record PointsForCards(Power power, int cards, int points) implements GameEvent {}

    private final CardList cards;
    private final Discard[] moves;

    @Inject
    public Discards(CardList cards) {
        this.cards = cards;
        moves = new Discard[cards.size()];
        for (int kind = 0; kind < moves.length; kind++) {
            moves[kind] = new Discard(cards.card(kind).name());
        }
    }

    /** Adds one answer for each kind of card in a sorted pile. */
    public void list(Deck pile, List<? super Discard> answers) {
        int last = -1;
        for (int i = 0; i < pile.size(); i++) {
            int kind = pile.at(i);
            if (kind != last) {
                answers.add(moves[kind]);
                last = kind;
            }
        }
    }

    public void fromHand(int power, int card, boolean shown, Play<VictoryState> play) {
        play.state().cards().discardFromHand(power, card, shown);
        if (shown) {
            play.reveal();
            play.report(() -> new DiscardShown(Power.of(power), cards.card(card).name()));
        } else {
            play.report(() -> new Discarded(Power.of(power), cards.card(card).name()));
        }
    }

    /** Cards go from the draw deck to the pile, as many as there are; returns how many are still owed. */
    public int fromDeck(int power, int count, Play<VictoryState> play) {
        int owed = count;
        while (owed > 0 && !play.state().cards().draw(power).isEmpty()) {
            int card = play.state().cards().discardFromDeck(power);
            play.reveal(); // the owner may look into its own pile
            play.report(() -> new LostFromDeck(Power.of(power), cards.card(card).name()));
            owed--;
        }
        return owed;
    }

    /** What a card that cannot be discarded costs the team. */
    public int penalty(VictoryState state) {
        return state.data().game().missingCardPenalty();
    }

    /** Discards that cannot be made cost the team a Victory Point each. */
    public void missing(int power, int count, Play<VictoryState> play) {
        int lost = -play.state().score(Power.team(power), -count * penalty(play.state()), Source.LOST);
        play.report(() -> new PointsForCards(Power.of(power), count, lost));
    }

    /** Whether a power with that many cards in hand can make that many discards; each missing one costs points it must have. */
    public boolean payable(int power, int hand, int count, VictoryState state) {
        int missing = count - hand;
        return missing <= 0 || missing * penalty(state) <= state.points(Power.team(power));
    }
}
