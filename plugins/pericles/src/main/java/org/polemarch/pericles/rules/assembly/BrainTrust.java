package org.polemarch.pericles.rules.assembly;

import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.OutOfReach;

/** 6.31 Brain Trust: a random card of the Entourage adds its printed value to the Leader's. */
@Cites("6.31")
public class BrainTrust implements Decision<PericlesState, BrainTrust.Offer, BrainTrust.Reply> {

    /** A Faction may call on its Brain Trust. */
    public record Offer(Faction faction) implements Frame {}

    /** Whether it does. */
    public sealed interface Reply extends Move {}

    /** It does. */
    public record CallBrainTrust() implements Reply {}

    /** The Leader speaks alone. */
    public record SpeakAlone() implements Reply {}

    /** The Brain Trust spoke; the whole Entourage lies face up. */
    public record BrainTrustUsed(Faction faction, CardId card, int value) implements GameEvent {}

    static final Offer[] OFFER = {
        new Offer(Faction.ARISTOCRAT),
        new Offer(Faction.DEMAGOGUE),
        new Offer(Faction.EURYPONTID),
        new Offer(Faction.AGIAD)
    };
    private static final List<Reply> BOTH = List.of(new CallBrainTrust(), new SpeakAlone());

    @Override
    public Seat decider(Offer frame, PericlesState state) {
        return frame.faction().seat();
    }

    @Override
    public List<Reply> legal(Offer frame, PericlesState state) {
        return BOTH;
    }

    @Override
    public List<Refusal> refusals(Offer frame, PericlesState state) {
        Faction faction = frame.faction();
        return OutOfReach.duringTheDebate(
                faction.side(),
                state,
                state.cards().hand(faction) | state.cards().entourage(faction));
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof SpeakAlone) {
            return;
        }
        PericlesState state = play.state();
        Faction faction = frame.faction();
        int cards = state.cards().entourage(faction);
        for (int skip = play.lot(Integer.bitCount(cards), "why.brainTrust"); skip > 0; skip--) {
            cards &= cards - 1;
        }
        int card = Integer.numberOfTrailingZeros(cards);
        int value = state.data().card(faction.side(), card).value();
        state.setBrainTrust(faction, value);
        state.cards().turnUp(faction, card);
        play.report(() -> new BrainTrustUsed(faction, state.data().cardId(faction.side(), card), value));
    }
}
