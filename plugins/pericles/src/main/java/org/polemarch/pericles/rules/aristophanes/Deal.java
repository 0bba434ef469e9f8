package org.polemarch.pericles.rules.aristophanes;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.pericles.data.PericlesData;
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

    /** Hands are to be dealt. */
    public record Hands() implements Frame {}

    /** A Faction was dealt cards. */
    @Cites("5.21")
    public record CardsDealt(Faction faction, int cards) implements GameEvent {}

    /** The one frame of its kind. */
    public static final Hands DEAL = new Hands();

    @Override
    public void run(Hands frame, Play<PericlesState> play) {
        PericlesState state = play.state();
        for (int i = 1; i >= 0; i--) {
            Side side = Side.of(i);
            if (state.scenario().plays(side)) {
                deal(play, side);
            }
        }
    }

    private static void deal(Play<PericlesState> play, Side side) {
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

    /** Takes off the table what a Faction used last turn and tells whether that was a Brain Trust. */
    private static boolean clear(Cards cards, Faction faction) {
        cards.setPlayed(faction, -1);
        boolean used = cards.faceUp(faction);
        if (used) {
            cards.discardUsedEntourage(faction);
        }
        return used;
    }

    private static void fill(Play<PericlesState> play, Faction faction, boolean brainTrustUsed) {
        PericlesState state = play.state();
        Cards cards = state.cards();
        int size = brainTrustUsed
                ? state.data().amounts().handAfterBrainTrust
                : state.data().amounts().hand;
        int hand = cards.entourage(faction);
        cards.setEntourage(faction, 0);
        int dealt = size - Integer.bitCount(hand);
        for (int i = 0; i < dealt; i++) {
            hand |= 1 << cards.battle(faction.side()).draw();
        }
        cards.setHand(faction, hand | (1 << PericlesData.leaderOf(faction)));
        play.report(() -> new CardsDealt(faction, dealt));
        if (!brainTrustUsed) {
            play.next(new Entourage.SetAside(faction, state.data().amounts().entourage));
        }
    }
}
