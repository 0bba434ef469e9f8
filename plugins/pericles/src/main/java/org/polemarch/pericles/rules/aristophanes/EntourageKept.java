package org.polemarch.pericles.rules.aristophanes;

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
import org.polemarch.api.play.Target;
import org.polemarch.pericles.model.CardId;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.Marks;
import org.polemarch.pericles.model.PericlesState;

/** 5.21 Before cards are dealt, a Faction whose Entourage was not used keeps all, some or none of it. */
@Cites("5.21")
public class EntourageKept implements Ballot<PericlesState, EntourageKept.Keep, EntourageKept.Kept> {

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

    public static final Keep KEEP = new Keep();

    @Override
    public List<Seat> voters(Keep frame, PericlesState state) {
        List<Seat> voters = new ArrayList<>(4);
        for (int i = 0; i < 4; i++) {
            Faction faction = Faction.of(i);
            if (state.cards().isEntourageReady(faction)) {
                voters.add(faction.seat());
            }
        }
        return voters;
    }

    /** Every part of the Entourage, the whole of it first: counting its bits down goes through them all. */
    @Override
    public List<Kept> legal(Keep frame, PericlesState state, Seat voter) {
        Faction faction = Faction.of(voter);
        long all = state.cards().entourage(faction).bits();
        List<Kept> legal = new ArrayList<>(8);
        for (long part = all; part != 0; part = (part - 1) & all) {
            legal.add(new Kept(ids(state, faction, new IndexSet(part))));
        }
        legal.add(new Kept(List.of()));
        return legal;
    }

    private static List<CardId> ids(PericlesState state, Faction faction, IndexSet cards) {
        return cards.map(card -> state.data().cardId(faction.side(), card));
    }

    @Override
    public void apply(List<Kept> votes, Keep frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        List<Seat> voters = voters(frame, state);
        for (int i = 0; i < votes.size(); i++) {
            Faction faction = Faction.of(voters.get(i));
            Marks kept = new Marks();
            for (CardId card : votes.get(i).cards()) {
                kept.add(state.data().index(faction.side(), card));
            }
            IndexSet discarded = state.cards().entourage(faction).minus(kept.set());
            state.cards().setEntourage(faction, kept.set());
            for (int card = discarded.first(); card >= 0; card = discarded.after(card)) {
                state.cards().discard(faction.side(), card);
            }
            if (!discarded.isEmpty()) {
                play.report(() -> new EntourageDiscarded(faction, ids(state, faction, discarded)));
            }
        }
    }
}
