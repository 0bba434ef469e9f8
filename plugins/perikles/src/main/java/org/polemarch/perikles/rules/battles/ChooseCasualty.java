package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.6 If counters of several cities are equally weak, the Main player of the side chooses which is lost. */
@Cites("4.6/casualties")
public class ChooseCasualty extends Choice<ChooseCasualty.Choose, ChooseCasualty.Lose> {

    public record Choose(Side side) implements Frame {}

    public record Lose(Power power) implements Move {}

    /** The power is an ally, and the main force loses first. */
    public record MainForceFirst(Power power) implements Reason {}

    /** The power has only stronger counters here. */
    public record Stronger(Power power) implements Reason {}

    private final Casualties casualties;
    private final Seating seating;

    @Inject
    public ChooseCasualty(Casualties casualties, Seating seating, NotNow notNow) {
        super(Arrays.stream(Power.values()).map(Lose::new).toList(), notNow);
        this.casualties = casualties;
        this.seating = seating;
    }

    /** Of several Persian leaders the first from the turn's first player chooses for all. */
    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        int main = state.forces().main(Forces.line(state.battle().slot(), frame.side()));
        return seating.seat(main == Forces.PERSIANS ? seating.first(state.first(), state.persians()::has) : main);
    }

    @Override
    protected boolean mayChoose(Lose lose, Choose frame, PeriklesState state) {
        return casualties.candidates(frame.side(), state).has(lose.power().index());
    }

    @Override
    protected Optional<Reason> obstacle(Lose lose, Choose frame, PeriklesState state) {
        Power power = lose.power();
        if (!casualties.present(frame.side(), state).has(power.index())) {
            return Optional.empty();
        }
        boolean inForce = casualties.force(frame.side(), state).has(power.index());
        return Optional.of(inForce ? new Stronger(power) : new MainForceFirst(power));
    }

    @Override
    public void apply(Lose move, Choose frame, Play<PeriklesState> play) {
        casualties.lose(move.power(), frame.side(), play);
    }
}
