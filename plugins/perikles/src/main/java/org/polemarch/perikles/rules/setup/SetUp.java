package org.polemarch.perikles.rules.setup;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.rules.turn.LayOut;

/** 3 Set-up: tiles are shuffled and laid out, special tiles dealt, two cubes of each player put into each city. */
@Cites({"3", "2"})
public class SetUp implements Procedure<PeriklesState, SetUp.Begin> {

    public record Begin() implements Frame {}

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        play.state().enter(Phase.SET_UP);
        play.shuffle(play.state().tiles().locationStack(), "shuffle.locations");
        play.next(new LayOut.Begin(), new DealIn.Begin());
    }
}
