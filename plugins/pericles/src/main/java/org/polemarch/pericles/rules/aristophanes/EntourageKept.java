package org.polemarch.pericles.rules.aristophanes;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Ballot;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;

/** 5.21 Before cards are dealt, a Faction whose Entourage was not used keeps all, some or none of it. */
@Cites("5.21")
public class EntourageKept implements Ballot<PericlesState, EntourageKept.Keep, EntourageKept.Kept> {

    /** Who has an Entourage says what he keeps of it. */
    public record Keep() implements Frame {}

    /** These are kept, the others discarded. */
    public record Kept(List<CardId> cards) implements Move {
        public Kept {
            cards = List.copyOf(cards);
        }

        @Override
        public String notation() {
            return cards.isEmpty()
                    ? "keep none"
                    : "keep "
                            + String.join(" ", cards.stream().map(CardId::value).toList());
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.button(notation()));
        }
    }

    /** A Faction discarded cards of its Entourage, openly. */
    public record EntourageDiscarded(Faction faction, List<CardId> cards) implements GameEvent {
        public EntourageDiscarded {
            cards = List.copyOf(cards);
        }
    }

    /** The one frame of its kind. */
    public static final Keep KEEP = new Keep();

    @Override
    public List<Seat> voters(Keep frame, PericlesState state) {
        List<Seat> voters = new ArrayList<>(4);
        for (int i = 0; i < 4; i++) {
            Faction faction = Faction.of(i);
            if (state.cards().entourage(faction) != 0 && !state.cards().faceUp(faction)) {
                voters.add(faction.seat());
            }
        }
        return voters;
    }

    @Override
    public List<Kept> legal(Keep frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        int all = state.cards().entourage(faction);
        List<Kept> legal = new ArrayList<>(8);
        int part = all;
        while (true) {
            legal.add(new Kept(ids(state, faction, part)));
            if (part == 0) {
                return legal;
            }
            part = (part - 1) & all;
        }
    }

    private static List<CardId> ids(PericlesState state, Faction faction, int cards) {
        List<CardId> ids = new ArrayList<>(3);
        for (int left = cards; left != 0; left &= left - 1) {
            ids.add(state.data().cardId(faction.side(), Integer.numberOfTrailingZeros(left)));
        }
        return ids;
    }

    @Override
    public void apply(List<Kept> votes, Keep frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Seat> voters = voters(frame, state);
        for (int i = 0; i < votes.size(); i++) {
            Faction faction = Faction.of(voters.get(i));
            int kept = 0;
            for (CardId card : votes.get(i).cards()) {
                kept |= 1 << state.data().index(faction.side(), card);
            }
            int discarded = state.cards().entourage(faction) & ~kept;
            state.cards().setEntourage(faction, kept);
            for (int left = discarded; left != 0; left &= left - 1) {
                state.cards().discard(faction.side(), Integer.numberOfTrailingZeros(left));
            }
            if (discarded != 0) {
                play.report(() -> new EntourageDiscarded(faction, ids(state, faction, discarded)));
            }
        }
    }
}
