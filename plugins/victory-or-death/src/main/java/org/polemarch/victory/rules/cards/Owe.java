package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.Deck;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;

/** A power owes discards from hand. For each card it does not have its team loses a Victory Point. */
@Cites("cards")
public class Owe implements Procedure<VictoryState, Owe.FromHand> {

    public record FromHand(Power power, int count) implements Frame {}

    private final Discards discards;

    @Inject
    public Owe(Discards discards) {
        this.discards = discards;
    }

    @Override
    public void run(FromHand frame, Play<VictoryState> play) {
        int power = frame.power().ordinal();
        Deck hand = play.state().cards().hand(power);
        if (frame.count() == 0) {
            return;
        }
        if (hand.size() > frame.count()) {
            play.next(new ChooseDiscard.Choose(frame.power(), frame.count()));
            return;
        }
        // The size of a hand is public, so everybody knows that there is no choice.
        int missing = frame.count() - hand.size();
        while (!hand.isEmpty()) {
            discards.fromHand(power, hand.at(0), false, play);
        }
        if (missing > 0) {
            discards.missing(power, missing, play);
        }
    }
}
