package org.polemarch.victory.rules.cards;

import org.polemarch.api.play.Play;
import org.polemarch.victory.model.VictoryState;

/** Draw decks are shuffled in one way only, so that the log says whose it was. */
public final class DrawDeck {

    private static final String[] WHOSE = {"shuffle.corinth", "shuffle.delian", "shuffle.sparta", "shuffle.athens"};

    private DrawDeck() {}

    /** The draw deck of a power is shuffled. */
    public static void shuffle(int power, Play<VictoryState> play) {
        play.shuffle(play.state().cards().draw(power), WHOSE[power]);
    }
}
