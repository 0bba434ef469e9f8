package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.Owner;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;

/**
 * A card makes a power discard. Where it names either enemy, its user picks which; of Status cards the user picks the
 * card. It may not be spared. An empty draw deck is replaced by the hand, an empty hand by Victory Points.
 */
@Cites("cards")
public class ForcedDiscard implements Decision<VictoryState, ForcedDiscard.Choose, Move> {

    /** The user of the card picks an enemy, or a Status card. */
    public record Choose(CardName card, Use use, int index) implements Frame {}

    /** That power discards. */
    public record Against(Power power) implements Move {}

    /** That Status card is discarded. */
    public record Strike(CardName status) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Target.card(status.id()));
        }
    }

    /** A Status card left the table. */
    public record StatusLost(Power power, CardName card) implements GameEvent {}

    private final CardList cards;
    private final Discards discards;
    private final Seating seating;
    private final NoAnswer noAnswer;

    @Inject
    public ForcedDiscard(CardList cards, Discards discards, Seating seating, NoAnswer noAnswer) {
        this.noAnswer = noAnswer;
        this.cards = cards;
        this.discards = discards;
        this.seating = seating;
    }

    /** Begins the effect; false if there is nothing to ask or do. */
    public boolean begin(Effect.Discard effect, Card card, Use use, int index, Play<VictoryState> play) {
        if (effect.who() == Owner.ENEMY_TEAM_CHOICE) {
            Choose question = new Choose(card.name(), use, index);
            if (legal(question, play.state()).isEmpty()) {
                return false;
            }
            play.next(question);
            return true;
        }
        play.next(new Perform.Step(use, index + 1));
        int powers = effect.who().powers(use.actor());
        for (int power = 0; power < Power.COUNT; power++) {
            if ((powers >> power & 1) != 0) {
                discard(effect, power, play);
            }
        }
        return true;
    }

    private void discard(Effect.Discard effect, int power, Play<VictoryState> play) {
        switch (effect.from()) {
            case HAND -> play.next(new Owe.FromHand(Power.of(power), effect.count()));
            case DECK -> {
                int owed = discards.fromDeck(power, effect.count(), play);
                if (owed > 0) {
                    play.next(new Owe.FromHand(Power.of(power), owed));
                }
            }
            case PREPARE -> {
                if (!play.state().cards().prepared(power).isEmpty()) {
                    play.next(new LosePrepared.Choose(Power.of(power)));
                }
            }
            case STATUS -> throw new IllegalStateException("Status cards are picked by the user of the card");
        }
    }

    @Override
    public Seat decider(Choose frame, VictoryState state) {
        return seating.seat(frame.use().actor());
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Discard effect = effect(frame);
        int powers = effect.who().powers(frame.use().actor());
        List<Move> moves = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            if ((powers >> power & 1) == 0) {
                continue;
            }
            if (effect.from() == Effect.Pile.STATUS) {
                Deck table = state.cards().status(power);
                for (int i = 0; i < table.size(); i++) {
                    moves.add(new Strike(cards.card(table.at(i)).name()));
                }
            } else {
                moves.add(new Against(Power.of(power)));
            }
        }
        return moves;
    }

    private Effect.Discard effect(Choose frame) {
        return (Effect.Discard) cards.card(frame.use().card()).effects().get(frame.index());
    }

    @Override
    public List<Refusal> refusals(Choose frame, VictoryState state) {
        return noAnswer.to(frame.use().actor(), legal(frame, state), state).refusals();
    }

    @Override
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        play.next(new Perform.Step(frame.use(), frame.index() + 1));
        if (move instanceof Against against) {
            discard(effect(frame), against.power().ordinal(), play);
        } else if (move instanceof Strike strike) {
            Card status = cards.card(strike.status().kind());
            play.state().cards().discardStatus(status.owner().ordinal(), status.kind());
            play.report(() -> new StatusLost(status.owner(), status.name()));
        }
    }
}
