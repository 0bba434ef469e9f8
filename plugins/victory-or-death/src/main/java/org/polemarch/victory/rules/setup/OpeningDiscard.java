package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.Cards;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Seating;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.cards.Discards;
import org.polemarch.victory.rules.cards.PickDiscard;
import org.polemarch.victory.rules.flow.NotNow;

/** Three of the ten cards are discarded; the first one named will lie face up on the pile for the whole game. */
@Cites("setup/discards")
public class OpeningDiscard extends PickDiscard<OpeningDiscard.Choose> {

    public record Choose(Power power, int left) implements Frame {}

    @Inject
    public OpeningDiscard(Discards discards, Seating seating, NotNow notNow) {
        super(discards, seating, notNow);
    }

    @Override
    protected int asked(Choose frame) {
        return frame.power().ordinal();
    }

    @Override
    public void apply(Discards.Discard move, Choose frame, Play<VictoryState> play) {
        int power = asked(frame);
        if (play.state().cards().open(power) == Cards.NONE) {
            play.state().cards().chooseOpen(power, move.card().kind());
            play.report(() -> new Discards.Discarded(frame.power(), move.card()));
        } else {
            discards.fromHand(power, move.card().kind(), false, play);
        }
        if (frame.left() > 1) {
            play.next(new Choose(frame.power(), frame.left() - 1));
        }
    }
}
