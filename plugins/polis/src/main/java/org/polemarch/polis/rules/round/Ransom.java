package org.polemarch.polis.rules.round;

import jakarta.inject.Inject;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.polis.data.PolisData;
import org.polemarch.polis.model.Polis;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Resource;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.ElevenActions;
import org.polemarch.polis.rules.actions.TurnMove;
import org.polemarch.polis.rules.concepts.Barred;
import org.polemarch.polis.rules.concepts.PersonalBoards;

/**
 * The ransom: at any time of their turn, without an action, a player frees their Proxenos for 2 Silver, which the captor
 * cannot refuse. The Proxenos goes to its owner's capital.
 */
@Cites("siege/ransom")
public class Ransom {

    public record PayRansom() implements TurnMove {
        @Override
        public String notation() {
            return "ransom";
        }
    }

    public record Ransomed(Side side) implements GameEvent {}

    public record NotCaptive() implements Reason {}

    /** The enemy Proxenos stands in the capital, and "a Polis can only host one single Proxenos at a time". */
    @Cites({"siege/ransom", "move-proxenos"})
    public record CapitalTaken(Polis capital) implements Reason {}

    static final PayRansom PAY = new PayRansom();

    private final PolisData data;
    private final PersonalBoards boards;
    private final ElevenActions actions;

    @Inject
    public Ransom(PolisData data, PersonalBoards boards, ElevenActions actions) {
        this.data = data;
        this.boards = boards;
        this.actions = actions;
    }

    /** The Silver the captor receives. */
    protected int price() {
        return data.figures().ransom();
    }

    public boolean isPossible(Side side, PolisState state) {
        return state.isCaptive(side) && hasRoom(side, state) && state.stock(side, Resource.SILVER) >= price();
    }

    /** Whether the freed Proxenos can go to the capital. */
    protected boolean hasRoom(Side side, PolisState state) {
        return !state.isProxenosIn(side.other(), data.capital(side));
    }

    /** What keeps the side from paying a ransom, if anything does. */
    public Optional<Reason> obstacle(Side side, PolisState state) {
        if (!state.isCaptive(side)) {
            return Optional.of(new NotCaptive());
        }
        if (!hasRoom(side, state)) {
            return Optional.of(new CapitalTaken(data.capital(side)));
        }
        int silver = state.stock(side, Resource.SILVER);
        return isPossible(side, state)
                ? Optional.empty()
                : Optional.of(new Barred.TooPoor(silver, price(), Resource.SILVER, "siege/ransom"));
    }

    /** Whether an action that has been paid for could still be taken after the ransom. */
    public boolean leavesAnAction(Side side, PolisState state) {
        PolisState after = state.copy();
        free(side, after);
        return actions.any(side, after);
    }

    private void free(Side side, PolisState state) {
        state.spend(side, Resource.SILVER, price());
        state.placeProxenos(side, data.capital(side));
    }

    public void pay(Side side, Play<PolisState> play) {
        free(side, play.state());
        play.report(() -> new Ransomed(side));
        boards.gain(side.other(), Resource.SILVER, price(), play);
    }
}
