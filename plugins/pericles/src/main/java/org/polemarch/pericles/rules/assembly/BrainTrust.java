package org.polemarch.pericles.rules.assembly;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.NotNow;

/** 6.31 Brain Trust: a random card of the Entourage adds its printed value to the Leader's. */
@Cites("6.31")
public class BrainTrust implements Decision<PericlesState, BrainTrust.Offer, BrainTrust.Reply> {

    public record Offer(Faction faction) implements Frame {}

    public sealed interface Reply extends Move {}

    public record CallBrainTrust() implements Reply {}

    public record SpeakAlone() implements Reply, Move.Declining {}

    /** The Brain Trust spoke; the whole Entourage lies face up. */
    public record BrainTrustUsed(Faction faction, CardId card, int value) implements GameEvent {}

    private static final List<Reply> BOTH = List.of(new CallBrainTrust(), new SpeakAlone());

    private final NotNow notNow;

    @Inject
    public BrainTrust(NotNow notNow) {
        this.notNow = notNow;
    }

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
        IndexSet silent = state.cards().hand(faction).or(state.cards().entourage(faction));
        return notNow.duringTheDebate(new Refusals(BOTH), faction.side(), state, silent);
    }

    @Override
    public void apply(Reply move, Offer frame, Play<PericlesState> play) {
        if (move instanceof SpeakAlone) {
            return;
        }
        PericlesState state = play.state();
        Faction faction = frame.faction();
        IndexSet cards = state.cards().entourage(faction);
        int card = cards.first();
        for (int skip = play.lot(cards.size(), "why.brainTrust"); skip > 0; skip--) {
            card = cards.after(card);
        }
        int speaker = card;
        int value = state.data().card(faction.side(), speaker).value();
        state.setBrainTrust(faction, value);
        state.cards().turnUp(faction, speaker);
        play.report(() -> new BrainTrustUsed(faction, state.data().cardId(faction.side(), speaker), value));
    }
}
