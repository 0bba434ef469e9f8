package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.polis.data.EventCard;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Round;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.EventInForce;
import org.polemarch.polis.rules.events.EventForBoth;
import org.polemarch.polis.rules.events.EventParts;

/**
 * The start of a round: the Event is read by the player with more Prestige, who resolves their part first; in a tie and
 * in the first round that is Athens.
 */
@Cites({"rounds", "rounds/events"})
public class RoundStart implements Procedure<PolisState, RoundStart.Begin> {

    public record Begin() implements Frame {}

    public record RoundBegan(Round round) implements GameEvent {}

    @Cites("rounds/events")
    public record EventRead(Side reader, String title, String text) implements GameEvent {}

    private final EventInForce event;

    @Inject
    public RoundStart(EventInForce event) {
        this.event = event;
    }

    @Override
    public void run(Begin frame, Play<PolisState> play) {
        PolisState state = play.state();
        Round round = state.course().round();
        play.report(() -> new RoundBegan(round));
        Side reader = reader(state);
        state.course().showEvent();
        play.reveal();
        EventCard card = event.card(state);
        play.report(() -> new EventRead(reader, card.title(), card.text()));
        play.next(
                new EventParts.Part(reader, 0),
                new EventParts.Part(reader.other(), 0),
                new EventForBoth.Resolve(),
                new FirstTurn.Decide());
    }

    /** More Prestige reads; in a tie and in the first round Athens does. */
    protected Side reader(PolisState state) {
        boolean sparta =
                state.course().round() != Round.ALPHA && state.prestige(Side.SPARTA) > state.prestige(Side.ATHENS);
        return sparta ? Side.SPARTA : Side.ATHENS;
    }
}
