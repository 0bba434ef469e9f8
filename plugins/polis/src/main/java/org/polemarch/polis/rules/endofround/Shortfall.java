package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.round.Waiting;

/** A shortfall of Wheat is made up, step by step, with Prestige one for one or by giving up whole poleis. */
@Cites("end-of-round/food")
public class Shortfall implements Decision<PolisState, Shortfall.Ask, Shortfall.Reply> {

    /** A side lacks so much Wheat; so much has been paid with Prestige. */
    public record Ask(Side side, int paid, int lacking) implements Frame {}

    /** An answer. */
    public sealed interface Reply extends Move {}

    /** 1 Prestige stands for 1 Wheat. */
    public record GivePrestige() implements Reply {}

    /** A polis is given up. */
    public record GiveUp(Polis polis) implements Reply {
        @Override
        public String notation() {
            return "give-up " + polis.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(polis.id()));
        }
    }

    /** The capital cannot be given up. */
    public record CapitalStays(Polis polis) implements Reason {}

    private static final GivePrestige GIVE_PRESTIGE = new GivePrestige();
    private static final GiveUp[] GIVE_UP = new GiveUp[Polis.COUNT];

    static {
        for (Polis polis : Polis.values()) {
            GIVE_UP[polis.index()] = new GiveUp(polis);
        }
    }

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;

    @Inject
    public Shortfall(PolisData data, Leagues leagues, PersonalBoards boards) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
    }

    @Override
    public Seat decider(Ask frame, PolisState state) {
        return frame.side().seat();
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        if (state.prestige(frame.side()) > 0) {
            replies.add(GIVE_PRESTIGE);
        }
        for (int i = 0; i < Polis.COUNT; i++) {
            if (state.owns(frame.side(), i) && data.polis(i).capitalOf().isEmpty()) {
                replies.add(GIVE_UP[i]);
            }
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        List<Refusal> refusals = new ArrayList<>();
        if (state.prestige(frame.side()) == 0) {
            refusals.add(new Refusal(GIVE_PRESTIGE, new Barred.NoPrestige("end-of-round/food")));
        }
        for (Polis polis : Polis.values()) {
            if (!state.owns(frame.side(), polis)) {
                refusals.add(new Refusal(GIVE_UP[polis.index()], new Barred.NotYours(polis, "end-of-round/food")));
            } else if (data.polis(polis).capitalOf().isPresent()) {
                refusals.add(new Refusal(GIVE_UP[polis.index()], new CapitalStays(polis)));
            }
        }
        return Waiting.add(Waiting.Matter.END_OF_ROUND, legal(frame, state), refusals);
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        int paid = frame.paid();
        if (reply instanceof GiveUp gone) {
            leagues.leave(gone.polis(), play);
        } else {
            boards.payPrestige(frame.side(), 1, play);
            paid++;
        }
        play.next(new Food.Step(frame.side(), paid));
    }
}
