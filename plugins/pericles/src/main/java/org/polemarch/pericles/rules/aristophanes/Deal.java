package org.polemarch.pericles.rules.aristophanes;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.model.Cards;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;

/**
 * 5.2 Everything but kept Entourages and Leaders is shuffled; hands are filled to nine, or six after a Brain Trust, and
 * the Leader is added. What is left is the Battle Deck.
 */
@Cites({"5.2", "5.21", "5.22"})
public class Deal implements Procedure<PericlesState, Deal.Hands> {

    public record Hands() implements Frame {}

    @Cites("5.21")
    public record CardsDealt(Faction faction, int cards) implements GameEvent {}

    public static final Hands DEAL = new Hands();

    @Override
    public void run(Hands frame, Play<PericlesState> play) {
        for (int i = 1; i >= 0; i--) {
            if (play.state().scenario().plays(Side.of(i))) {
                deal(play, Side.of(i));
            }
        }
    }

    private void deal(Play<PericlesState> play, Side side) {
        Cards cards = play.state().cards();
        Faction controlling = play.state().controlling(side);
        boolean controllingUsed = clear(cards, controlling);
        boolean oppositionUsed = clear(cards, controlling.compatriot());
        cards.gather(side);
        play.shuffle(cards.battle(side), "why.politicalDeck");
        // Scheduled last to first: the Controlling Faction chooses its Entourage first.
        fill(play, controlling.compatriot(), oppositionUsed);
        fill(play, controlling, controllingUsed);
    }

    /** Takes off the table what a Faction used last turn and returns whether that was a Brain Trust. */
    private static boolean clear(Cards cards, Faction faction) {
        cards.setPlayed(faction, -1);
        boolean used = cards.faceUp(faction);
        if (used) {
            cards.discardUsedEntourage(faction);
        }
        return used;
    }

    private void fill(Play<PericlesState> play, Faction faction, boolean brainTrustUsed) {
        PericlesState state = play.state();
        Cards cards = state.cards();
        IndexSet kept = cards.entourage(faction);
        cards.setEntourage(faction, IndexSet.EMPTY);
        int dealt = handSize(brainTrustUsed, state) - kept.size();
        IndexSet hand = kept.or(cards.battle(faction.side()).draw(dealt));
        cards.setHand(faction, hand.with(state.data().leaderOf(faction)));
        play.report(() -> new CardsDealt(faction, dealt));
        if (!brainTrustUsed) {
            play.next(new Entourage.SetAside(faction, state.data().amounts().entourage()));
        }
    }

    /** How many cards a hand has without its Leader. */
    protected int handSize(boolean brainTrustUsed, PericlesState state) {
        return brainTrustUsed
                ? state.data().amounts().handAfterBrainTrust()
                : state.data().amounts().hand();
    }
}
