package org.polemarch.pericles.rules.assembly;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Things;
import org.polemarch.pericles.rules.NotNow;

/** 6.12 Each Faction secretly selects a card of its hand; all are revealed together. */
@Cites({"6.12", "6.3"})
public class DebateCards implements Ballot<PericlesState, DebateCards.Speak, DebateCards.PlayCard> {

    /** Everybody chooses a card for the debate with that number. */
    public record Speak(int debate) implements Frame {}

    public record PlayCard(CardId card) implements Move {
        @Override
        public String notation() {
            return "play " + card;
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.card(card));
        }
    }

    public record CardRevealed(Faction faction, CardId card) implements GameEvent {}

    private final NotNow notNow;
    private final PlayCard[][] plays = new PlayCard[2][];

    @Inject
    public DebateCards(NotNow notNow, PericlesData data) {
        this.notNow = notNow;
        for (Side side : Side.values()) {
            plays[side.index()] = data.deck(side).stream().map(PlayCard::new).toArray(PlayCard[]::new);
        }
    }

    @Override
    public List<Seat> voters(Speak frame, PericlesState state) {
        List<Seat> voters = new ArrayList<>(4);
        for (int i = 0; i < 2; i++) {
            Side side = Side.of(i);
            if (state.scenario().plays(side)) {
                voters.add(state.controlling(side).seat());
                voters.add(state.opposition(side).seat());
            }
        }
        return voters;
    }

    @Override
    public List<PlayCard> legal(Speak frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        List<PlayCard> legal = new ArrayList<>(7);
        IndexSet hand = state.cards().hand(faction);
        for (int card = hand.first(); card >= 0; card = hand.after(card)) {
            legal.add(plays[faction.side().index()][card]);
        }
        return legal;
    }

    @Override
    public List<Refusal> refusals(Speak frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        return notNow.duringTheDebate(
                new Refusals(legal(frame, state, voter)),
                faction.side(),
                state,
                state.cards().entourage(faction));
    }

    @Override
    public void apply(List<PlayCard> votes, Speak frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Seat> voters = voters(frame, state);
        for (int i = 0; i < votes.size(); i++) {
            Faction faction = Faction.of(voters.get(i));
            CardId id = votes.get(i).card();
            int card = state.data().index(faction.side(), id);
            state.cards().setHand(faction, state.cards().hand(faction).without(card));
            state.cards().discard(faction.side(), card);
            state.cards().setPlayed(faction, card);
            play.report(() -> new CardRevealed(faction, id));
        }
    }
}
