package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.model.Things;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.Leagues;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/** A shortfall of Wheat is made up, step by step, with Prestige one for one or by giving up whole poleis. */
@Cites("end-of-round/food")
public class Shortfall implements SideDecision<Shortfall.Ask, Shortfall.Reply> {

    /** A side lacks that much Wheat; that much has been paid with Prestige. */
    public record Ask(Side side, int paid, int lacking) implements Asked {}

    public sealed interface Reply extends Move {}

    /** 1 Prestige replaces 1 Wheat. */
    public record GivePrestige() implements Reply {}

    public record GiveUp(Polis polis) implements Reply {
        @Override
        public List<Target> targets() {
            return List.of(Things.polis(polis));
        }
    }

    /** The capital cannot be given up. */
    public record CapitalStays(Polis polis) implements Reason {}

    private final PolisData data;
    private final Leagues leagues;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public Shortfall(PolisData data, Leagues leagues, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.leagues = leagues;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** What keeps the side from giving up that polis, if anything does. */
    protected Optional<Reason> obstacle(Side side, Polis polis, PolisState state) {
        if (!state.owns(side, polis)) {
            return Optional.of(new Barred.NotYours(polis, "end-of-round/food"));
        }
        return data.polis(polis).isCapital() ? Optional.of(new CapitalStays(polis)) : Optional.empty();
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        if (state.prestige(frame.side()) > 0) {
            replies.add(new GivePrestige());
        }
        for (int i = 0; i < Polis.COUNT; i++) {
            if (state.owns(frame.side(), i)
                    && obstacle(frame.side(), Polis.at(i), state).isEmpty()) {
                replies.add(new GiveUp(Polis.at(i)));
            }
        }
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        if (state.prestige(frame.side()) == 0) {
            refusals.move(new GivePrestige(), new Barred.NoPrestige("end-of-round/food"));
        }
        for (Polis polis : Polis.values()) {
            refusals.move(new GiveUp(polis), obstacle(frame.side(), polis, state));
        }
        return notNow.rest(NotNow.Matter.END_OF_ROUND, refusals);
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
