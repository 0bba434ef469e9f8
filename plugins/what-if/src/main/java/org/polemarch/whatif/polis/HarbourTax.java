package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/** Instead of the Phoros Athens may tax its harbours: 1 Prestige brings 1 Silver for each Merchant abroad. */
@Cites(NoTribute.HARBOUR_TAX)
public class HarbourTax implements SideDecision<HarbourTax.Ask, HarbourTax.Reply> {

    /** The Prestige it costs; it was as unpopular as any tax. */
    static final int COST = 1;

    public record Ask(Side side) implements Asked {}

    public sealed interface Reply extends Move {}

    public record Levy(int silver) implements Reply {
        @Override
        public String notation() {
            return "harbour-tax";
        }
    }

    public record Waive() implements Reply {
        @Override
        public String notation() {
            return "no-harbour-tax";
        }
    }

    public record Levied(Side side, int merchants) implements GameEvent {}

    private final PolisData data;
    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public HarbourTax(PolisData data, PersonalBoards boards, NotNow notNow) {
        this.data = data;
        this.boards = boards;
        this.notNow = notNow;
    }

    /** The Silver it would bring: Merchants come home only after it is levied. */
    protected int revenue(Side side, PolisState state) {
        return data.components().merchantsPerPlayer()
                - state.commerce().merchantsInReserve(side)
                - state.commerce().merchantsInPort(side);
    }

    boolean isDue(Side side, PolisState state) {
        return revenue(side, state) > 0;
    }

    private static boolean canPay(Ask frame, PolisState state) {
        return state.prestige(frame.side()) >= COST;
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        if (canPay(frame, state)) {
            replies.add(new Levy(revenue(frame.side(), state)));
        }
        replies.add(new Waive());
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        if (!canPay(frame, state)) {
            refusals.move(new Levy(revenue(frame.side(), state)), new Barred.NoPrestige(NoTribute.HARBOUR_TAX));
        }
        return notNow.rest(NotNow.Matter.END_OF_ROUND, refusals);
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        if (reply instanceof Levy levy) {
            play.report(() -> new Levied(frame.side(), levy.silver()));
            boards.payPrestige(frame.side(), COST, play);
            boards.gain(frame.side(), Resource.SILVER, levy.silver(), play);
        }
    }
}
