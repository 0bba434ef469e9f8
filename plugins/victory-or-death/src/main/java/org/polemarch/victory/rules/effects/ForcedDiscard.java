package org.polemarch.victory.rules.effects;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.victory.cards.Card;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.cards.Effect;
import org.polemarch.victory.cards.Owner;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.Things;
import org.polemarch.victory.model.Use;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Costs;
import org.polemarch.victory.rules.cards.LosePrepared;
import org.polemarch.victory.rules.cards.Owe;
import org.polemarch.victory.rules.flow.CardEffect;
import org.polemarch.victory.rules.flow.NextEffect;
import org.polemarch.victory.rules.flow.NotNow;
import org.polemarch.victory.rules.flow.Question;

/**
 * A card makes a power discard. Where it names either enemy, its user picks which; of Status cards the user picks the
 * card. It may not be spared. An empty draw deck is replaced by the hand, an empty hand by Victory Points.
 */
@Cites("cards")
public class ForcedDiscard extends Question<ForcedDiscard.Choose, Move> implements CardEffect<Effect.Discard> {

    /** The user of the card picks an enemy, or a Status card. */
    public record Choose(CardName card, Use use, int index) implements Frame {}

    public record Against(Power power) implements Move {}

    public record Strike(CardName status) implements Move {
        @Override
        public List<Target> targets() {
            return List.of(Things.card(status));
        }
    }

    public record StatusLost(Power power, CardName card) implements GameEvent {}

    private final CardList cards;
    private final Costs costs;

    @Inject
    public ForcedDiscard(CardList cards, Costs costs, Seating seating, NotNow notNow) {
        super(seating, notNow);
        this.cards = cards;
        this.costs = costs;
    }

    @Override
    protected int asked(Choose frame) {
        return frame.use().actor();
    }

    @Override
    public Begun begin(Effect.Discard effect, Card card, Use use, int index, Play<VictoryState> play) {
        if (effect.who() == Owner.ENEMY_TEAM_CHOICE) {
            Choose question = new Choose(card.name(), use, index);
            if (legal(question, play.state()).isEmpty()) {
                return Begun.IMPOSSIBLE;
            }
            play.next(question);
            return Begun.SCHEDULED;
        }
        play.next(new NextEffect(use, index + 1));
        int powers = effect.who().powers(use.actor());
        for (int power = 0; power < Power.COUNT; power++) {
            if (Power.in(powers, power)) {
                discard(effect, power, play);
            }
        }
        return Begun.SCHEDULED;
    }

    protected void discard(Effect.Discard effect, int power, Play<VictoryState> play) {
        switch (effect.from()) {
            case HAND -> play.next(new Owe.FromHand(Power.of(power), effect.count()));
            case DECK -> costs.fromDeck(power, effect.count(), play);
            case PREPARE -> {
                if (!play.state().cards().prepared(power).isEmpty()) {
                    play.next(new LosePrepared.Choose(Power.of(power)));
                }
            }
            case STATUS -> throw new IllegalStateException("Status cards are picked by the user of the card");
        }
    }

    @Override
    public List<Move> legal(Choose frame, VictoryState state) {
        Effect.Discard effect = effect(frame);
        int powers = effect.who().powers(frame.use().actor());
        List<Move> moves = new ArrayList<>();
        for (int power = 0; power < Power.COUNT; power++) {
            if (!Power.in(powers, power)) {
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
    public void apply(Move move, Choose frame, Play<VictoryState> play) {
        play.next(new NextEffect(frame.use(), frame.index() + 1));
        if (move instanceof Against against) {
            discard(effect(frame), against.power().ordinal(), play);
        } else if (move instanceof Strike strike) {
            Card status = cards.card(strike.status().kind());
            play.state().cards().discardStatus(status.owner().ordinal(), status.kind());
            play.report(() -> new StatusLost(status.owner(), status.name()));
        }
    }
}
