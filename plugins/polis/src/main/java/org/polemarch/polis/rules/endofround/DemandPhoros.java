package org.polemarch.polis.rules.endofround;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.data.Phoros;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/** The bargains of the Phoros: 1 Silver for 1 Prestige, 3 Silver for 2, or none. */
@Cites("end-of-round/phoros")
public class DemandPhoros implements SideDecision<DemandPhoros.Ask, DemandPhoros.Reply> {

    public record Ask(Side side) implements Asked {}

    public sealed interface Reply extends Move {}

    public record Demand(int prestige, int silver) implements Reply {
        @Override
        public String notation() {
            return "phoros " + prestige;
        }
    }

    public record Forgo() implements Reply, Move.Declining {
        @Override
        public String notation() {
            return "no-phoros";
        }
    }

    /** The Phoros is one of the bargains, or none. */
    public record NoSuchBargain() implements Reason {}

    private final PolisData data;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public DemandPhoros(PolisData data, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** Whether there is a bargain the side can strike. */
    public boolean isPossible(Side side, PolisState state) {
        return data.phoros().stream().anyMatch(bargain -> canStrike(bargain, side, state));
    }

    protected boolean canStrike(Phoros bargain, Side side, PolisState state) {
        return bargain.prestige() <= state.prestige(side);
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        for (Phoros bargain : data.phoros()) {
            if (canStrike(bargain, frame.side(), state)) {
                replies.add(new Demand(bargain.prestige(), bargain.silver()));
            }
        }
        replies.add(new Forgo());
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        int has = state.prestige(frame.side());
        for (Phoros bargain : data.phoros()) {
            if (!canStrike(bargain, frame.side(), state)) {
                refusals.move(
                        new Demand(bargain.prestige(), bargain.silver()),
                        new Barred.TooLittlePrestige(has, bargain.prestige(), "end-of-round/phoros"));
            }
        }
        for (int i = 0; i <= data.mostPrestige(); i++) {
            int prestige = i;
            if (data.phoros().stream().noneMatch(bargain -> bargain.prestige() == prestige)) {
                refusals.move(new Demand(prestige, 0), new NoSuchBargain());
            }
        }
        return notNow.rest(NotNow.Matter.END_OF_ROUND, refusals);
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        if (reply instanceof Demand demand) {
            boards.payPrestige(frame.side(), demand.prestige(), play);
            boards.gain(frame.side(), Resource.SILVER, demand.silver(), play);
        }
    }
}
