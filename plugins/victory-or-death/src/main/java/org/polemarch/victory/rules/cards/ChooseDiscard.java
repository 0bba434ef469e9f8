package org.polemarch.victory.rules.cards;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NotNow;

/** The owner chooses which cards of its hand it discards, one by one, unseen. */
@Cites("cards")
public class ChooseDiscard extends PickDiscard<ChooseDiscard.Choose> {

    public record Choose(Power power, int count) implements Frame {}

    @Inject
    public ChooseDiscard(Discards discards, Seating seating, NotNow notNow) {
        super(discards, seating, notNow);
    }

    @Override
    protected int asked(Choose frame) {
        return frame.power().ordinal();
    }

    @Override
    public void apply(Discards.Discard move, Choose frame, Play<VictoryState> play) {
        discards.fromHand(asked(frame), move.card().kind(), false, play);
        if (frame.count() > 1) {
            play.next(new Owe.FromHand(frame.power(), frame.count() - 1));
        }
    }
}
