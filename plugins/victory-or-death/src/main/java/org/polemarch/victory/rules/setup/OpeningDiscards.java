package org.polemarch.victory.rules.setup;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.cards.CardList;
import org.polemarch.victory.model.CardName;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.turn.Turn;
import org.polemarch.victory.rules.turn.TurnOrder;

/** When all powers have discarded, the top card of each pile is shown. */
@Cites("setup/discards")
public class OpeningDiscards implements Procedure<VictoryState, OpeningDiscards.Show> {

    public record Show() implements Frame {}

    /** The face-up card of a discard pile. */
    public record TopCardShown(Power power, CardName card) implements GameEvent {}

    private final CardList cards;
    private final TurnOrder order;

    @Inject
    public OpeningDiscards(CardList cards, TurnOrder order) {
        this.cards = cards;
        this.order = order;
    }

    @Override
    public void run(Show frame, Play<VictoryState> play) {
        for (Power power : Power.values()) {
            play.state().cards().showOpen(power.ordinal());
            int open = play.state().cards().open(power.ordinal());
            play.report(() -> new TopCardShown(power, cards.card(open).name()));
        }
        play.reveal();
        play.next(new Turn.Begin(order.first(play.state())));
    }
}
