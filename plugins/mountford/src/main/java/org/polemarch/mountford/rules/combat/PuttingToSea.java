package org.polemarch.mountford.rules.combat;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;

/** 4.2.3 Putting to sea: an intercepted army that may use naval transport avoids the land battle and moves on. */
@Cites("4.2.3")
public class PuttingToSea extends Rule implements Decision<MountfordState, PuttingToSea.Ask, PuttingToSea.Answer> {

    /** The army of that leader may put to sea. */
    public record Ask(int army) implements Frame {}

    public sealed interface Answer extends Move {}

    public record PutToSea() implements Answer {}

    public record Stand() implements Answer, Move.Declining {}

    public record PutOut(Tile leader) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new PutToSea(), new Stand());

    @Inject
    public PuttingToSea(MountfordData data) {
        super(data);
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(state.armySeat(ask.army()));
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof PutToSea) {
            play.state().battle().putToSea(ask.army());
            play.report(() -> new PutOut(tiles.tile(ask.army())));
        }
    }
}
