package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/** Growth, cube by cube: 1 Wheat for 1 Population. */
@Cites("end-of-round/growth")
public class Grow implements SideDecision<Grow.Ask, Grow.Reply> {

    public record Ask(Side side) implements Asked {}

    public sealed interface Reply extends Move {}

    public record GrowIn(Polis polis) implements Reply {
        @Override
        public String notation() {
            return "grow " + polis.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.polis(polis));
        }
    }

    public record Done() implements Reply, Move.Ending {}

    public record Grew(Side side, Polis polis) implements GameEvent {}

    /** The polis has grown by its Maximum Growth. */
    public record GrownEnough(Polis polis, int growth) implements Reason {}

    /** The polis has reached its Maximum Population. */
    public record AtMaximum(Polis polis, int most) implements Reason {}

    private final PolisData data;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public Grow(PolisData data, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** The Wheat that another cube takes. */
    protected int cost() {
        return 1;
    }

    /** Whether any polis of the side can grow. */
    public boolean isPossible(Side side, PolisState state) {
        return legal(new Ask(side), state).size() > 1;
    }

    /** What keeps a polis from growing by one, if anything does. */
    protected Optional<Reason> obstacle(Side side, Polis polis, PolisState state) {
        PolisCard card = data.polis(polis);
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "end-of-round/growth"));
        }
        if (state.population(polis) >= card.most()) {
            return Optional.of(new AtMaximum(polis, card.most()));
        }
        if (state.grown(polis) >= card.growth()) {
            return Optional.of(new GrownEnough(polis, card.growth()));
        }
        int wheat = state.stock(side, Resource.WHEAT);
        if (wheat < cost()) {
            return Optional.of(new Barred.TooPoor(wheat, cost(), Resource.WHEAT, "end-of-round/growth"));
        }
        return state.pieces(side, Piece.CUBE) > 0 ? Optional.empty() : Optional.of(new Barred.TooFewCubes(0, 1));
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        for (int i = 0; i < Polis.COUNT; i++) {
            if (state.owns(frame.side(), i)
                    && obstacle(frame.side(), Polis.at(i), state).isEmpty()) {
                replies.add(new GrowIn(Polis.at(i)));
            }
        }
        replies.add(new Done());
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        for (Polis polis : Polis.values()) {
            refusals.move(new GrowIn(polis), obstacle(frame.side(), polis, state));
        }
        return notNow.rest(NotNow.Matter.END_OF_ROUND, refusals);
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        if (reply instanceof GrowIn grow) {
            boards.spend(frame.side(), Resource.WHEAT, cost(), play);
            play.state().grow(grow.polis());
            play.report(() -> new Grew(frame.side(), grow.polis()));
            if (isPossible(frame.side(), play.state())) {
                play.next(frame);
            }
        }
    }
}
