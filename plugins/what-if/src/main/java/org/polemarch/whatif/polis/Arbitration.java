package org.polemarch.whatif.polis;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.battles.NextBattle;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.NotNow;
import org.polemarch.polis.rules.concepts.PersonalBoards;
import org.polemarch.polis.rules.concepts.SideDecision;

/**
 * Before the battles of a turn, the player whose turn it was may pay Prestige to submit the dispute to judges instead.
 */
@Cites(PeaceHolds.ARBITRATION)
public class Arbitration implements SideDecision<Arbitration.Ask, Arbitration.Reply> {

    /** The Prestige that the player gives up, and the opponent gains. */
    static final int COST = 1;

    public record Ask(Side side) implements Asked {}

    public sealed interface Reply extends Move {}

    public record Submit() implements Reply {
        @Override
        public String notation() {
            return "arbitrate";
        }
    }

    public record Fight() implements Reply {
        @Override
        public String notation() {
            return "fight";
        }
    }

    public record Submitted(Side side) implements GameEvent {}

    private final PersonalBoards boards;
    private final NotNow notNow;

    @Inject
    public Arbitration(PersonalBoards boards, NotNow notNow) {
        this.boards = boards;
        this.notNow = notNow;
    }

    private static boolean canPay(Ask frame, PolisState state) {
        return state.prestige(frame.side()) >= COST;
    }

    @Override
    public List<Reply> legal(Ask frame, PolisState state) {
        List<Reply> replies = new ArrayList<>();
        if (canPay(frame, state)) {
            replies.add(new Submit());
        }
        replies.add(new Fight());
        return replies;
    }

    @Override
    public List<Refusal> refusals(Ask frame, PolisState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        if (!canPay(frame, state)) {
            refusals.move(new Submit(), new Barred.NoPrestige(PeaceHolds.ARBITRATION));
        }
        return notNow.rest(NotNow.Matter.BATTLE, refusals);
    }

    @Override
    public void apply(Reply reply, Ask frame, Play<PolisState> play) {
        if (reply instanceof Submit) {
            play.report(() -> new Submitted(frame.side()));
            play.state().combat().setToFight(IndexSet.EMPTY);
            boards.payPrestige(frame.side(), COST, play);
            boards.gainPrestige(frame.side().other(), COST, play);
        } else {
            play.next(new NextBattle.Go(frame.side()));
        }
    }
}
