package org.polemarch.victory.rules.battle;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.flow.NextEffect;

/** A card that removes several pieces continues with the next, if there is one left to remove. */
@Cites("battle/remove")
public class More implements Procedure<VictoryState, More.Removal> {

    /** One more of the pieces of a card. */
    public record Removal(ChooseRemoval.Choose last) implements Frame {}

    private final ChooseRemoval choose;

    @Inject
    public More(ChooseRemoval choose) {
        this.choose = choose;
    }

    @Override
    public void run(Removal frame, Play<VictoryState> play) {
        ChooseRemoval.Choose last = frame.last();
        ChooseRemoval.Choose next = new ChooseRemoval.Choose(last.card(), last.use(), last.index(), last.left() - 1);
        play.next(choose.anyLeft(next, play.state()) ? next : new NextEffect(last.use(), last.index() + 1));
    }
}
