package org.polemarch.perikles.rules.battles;

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
import org.polemarch.perikles.model.Forces;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 4.6 If counters of several cities are equally weak, the Main player of the side chooses which is lost. */
@Cites("4.6/casualties")
public class ChooseCasualty implements Decision<PeriklesState, ChooseCasualty.Choose, ChooseCasualty.Lose> {

    /** A side loses a counter. */
    public record Choose(Side side) implements Frame {}

    /** One of that power. */
    public record Lose(Power power) implements Move {}

    /** The power is an ally, and the main force loses first. */
    public record MainForceFirst(Power power) implements Reason {}

    /** The power has only stronger counters here. */
    public record Stronger(Power power) implements Reason {}

    private static final Lose[] LOSE = new Lose[Power.COUNT];

    static {
        for (Power power : Power.values()) {
            LOSE[power.ordinal()] = new Lose(power);
        }
    }

    private final Casualties casualties;
    private final Seating seating;
    private final OtherTimes otherTimes;

    @Inject
    public ChooseCasualty(Casualties casualties, Seating seating, OtherTimes otherTimes) {
        this.casualties = casualties;
        this.seating = seating;
        this.otherTimes = otherTimes;
    }

    /** Of several Persian leaders the first from the turn's first player chooses for all. */
    @Override
    public Seat decider(Choose frame, PeriklesState state) {
        int main = state.forces().main(Forces.line(state.battle().slot(), frame.side()));
        if (main != Forces.PERSIANS) {
            return seating.seat(main);
        }
        int player = state.first();
        while ((state.persians() >> player & 1) == 0) {
            player = seating.next(player);
        }
        return seating.seat(player);
    }

    @Override
    public List<Lose> legal(Choose frame, PeriklesState state) {
        int powers = casualties.candidates(frame.side(), state);
        List<Lose> moves = new ArrayList<>(Power.COUNT);
        for (int power = 0; powers >> power != 0; power++) {
            if ((powers >> power & 1) != 0) {
                moves.add(LOSE[power]);
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Choose frame, PeriklesState state) {
        int candidates = casualties.candidates(frame.side(), state);
        int force = casualties.force(frame.side(), state);
        int others = casualties.present(frame.side(), state) & ~candidates;
        List<Refusal> refusals = new ArrayList<>();
        for (Lose lose : LOSE) {
            Power power = lose.power();
            if ((others & power.bit()) != 0) {
                boolean inForce = (force & power.bit()) != 0;
                refusals.add(new Refusal(lose, inForce ? new Stronger(power) : new MainForceFirst(power)));
            }
        }
        otherTimes.addRefusals(decider(frame, state).index(), SpecialTiles.NONE, state, refusals);
        return refusals;
    }

    @Override
    public void apply(Lose move, Choose frame, Play<PeriklesState> play) {
        casualties.lose(move.power(), frame.side(), play);
    }
}
