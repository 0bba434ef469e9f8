package org.polemarch.mountford.rules.economy;

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
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.specials.RebellionPlacement;

/**
 * 8.1.1 Tribute: the rate may rise by one in each economic phase. When the Athenian player raises the rate, the Peloponnesian player may at once place rebellion markers in
 * two spaces of the empire without Athenian SPs.
 */
@Cites("8.1.1")
public class TributeRate extends Rule implements Decision<MountfordState, TributeRate.Ask, TributeRate.Answer> {

    public record Ask() implements Frame {}

    public sealed interface Answer extends Move {}

    public record RaiseTribute() implements Answer {}

    public record KeepTribute() implements Answer, Move.Declining {}

    public record RateRaised(int rate) implements GameEvent {}

    private static final List<Answer> ANSWERS = List.of(new RaiseTribute(), new KeepTribute());

    private final RebellionPlacement rebellion;
    private final int most;

    @Inject
    public TributeRate(MountfordData data, RebellionPlacement rebellion) {
        super(data);
        this.rebellion = rebellion;
        most = figures.tributeMost();
    }

    /** Whether the rate may rise; to three at most. */
    public boolean offered(MountfordState state) {
        return state.tributeRate() < most;
    }

    /** How many spaces may rise when the rate does. */
    protected int rebellions() {
        return figures.tributeRebellions();
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.ATHENS;
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        return ANSWERS;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof RaiseTribute) {
            MountfordState state = play.state();
            state.setTributeRate(state.tributeRate() + 1);
            play.report(() -> new RateRaised(state.tributeRate()));
            rebellion.ask(state, rebellions(), true).ifPresent(play::next);
        }
    }
}
