package org.polemarch.victory.rules.cards;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Play;
import org.polemarch.victory.model.VictoryState;

/** Draw decks are shuffled in one way only, so that the log says whose it was. */
@Cites("cards")
public class DrawDeck {

    private static final String[] WHOSE = {"shuffle.corinth", "shuffle.delian", "shuffle.sparta", "shuffle.athens"};

    public void shuffle(int power, Play<VictoryState> play) {
        play.shuffle(play.state().cards().draw(power), WHOSE[power]);
    }
}
