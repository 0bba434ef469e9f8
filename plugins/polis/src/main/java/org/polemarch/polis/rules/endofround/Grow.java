package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisCard;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Piece;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.round.Waiting;

/** Growth, cube by cube: 1 Wheat for 1 Population. */
@Cites("end-of-round/growth")
public class Grow implements Decision<PolisState, Grow.Ask, Grow.Reply> {

    /** A side grows or stops. */
    public record Ask(Side side) implements Frame {}

    /** An answer. */
    public sealed interface Reply extends Move {}

    /** A polis grows by one. */
    public record GrowIn(Polis polis) implements Reply {
        @Override
        public String notation() {
            return "grow " + polis.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(polis.id()));
        }
    }

    /** No more. */
    public record Enough() implements Reply {
        @Override
        public String notation() {
            return "done";
        }
    }

    /** A polis grew. */
    public record Grew(Side side, Polis polis) implements GameEvent {}

    /** The polis has grown by its Maximum Growth. */
    public record GrownEnough(Polis polis, int growth) implements Reason {}

    /** The polis has reached its Maximum Population. */
    public record AtMaximum(Polis polis, int most) implements Reason {}

    private static final GrowIn[] GROW = new GrowIn[Polis.COUNT];
    private static final Enough ENOUGH = new Enough();

    static {
        for (Polis polis : Polis.values()) {
            GROW[polis.index()] = new GrowIn(polis);
        }
    }

    private final PolisData data;
    private final Growth growth;
    private final PersonalBoards boards;

    @Inject
    public Grow(PolisData data, Growth growth, PersonalBoards boards) {
        this.data = data;
        this.growth = growth;
        this.boards = boards;
    }

    @Override
    public Seat decider(Ask frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        for (int i = 0; i < Polis.COUNT; i++) {
            if (growth.canGrow(frame.side(), Polis.at(i), state)) {
                replies.add(GROW[i]);
            }
        }
        replies.add(ENOUGH);
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        for (Polis polis : Polis.values()) {
            reason(frame.side(), polis, state).ifPresent(why -> refusals.add(new Refusal(GROW[polis.index()], why)));
        }
        return Waiting.add(Waiting.Matter.END_OF_ROUND, legal(frame, state), refusals);
    }

    private Optional<Reason> reason(Side side, Polis polis, PolisState state) {
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
        if (state.stock(side, Resource.WHEAT) == 0) {
            return Optional.of(new Barred.TooPoor(0, 1, Resource.WHEAT, "end-of-round/growth"));
        }
        return state.pieces(side, Piece.CUBE) > 0 ? Optional.empty() : Optional.of(new Barred.TooFewCubes(0, 1));
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        if (reply instanceof GrowIn grow) {
            boards.spend(frame.side(), Resource.WHEAT, 1, play);
            play.state().grow(grow.polis());
            play.report(() -> new Grew(frame.side(), grow.polis()));
            if (growth.canGrow(frame.side(), play.state())) {
                play.next(frame);
            }
        }
    }
}
