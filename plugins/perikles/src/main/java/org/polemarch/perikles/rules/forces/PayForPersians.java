package org.polemarch.perikles.rules.forces;

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
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 4.5 A leader of the Persians pays for additional forces with a cube from any city. */
@Cites("4.5/additional")
public class PayForPersians implements Decision<PeriklesState, PayForPersians.Pay, PayForPersians.From> {

    /** A player pays. */
    public record Pay(Seat player) implements Frame {}

    /** From that city. */
    public record From(Power city) implements Move {
        @Override
        public String notation() {
            return "pay " + city.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(city.id()));
        }
    }

    /** The player has no cube in the temple area of the city. */
    public record NoCubeThere(Power city) implements Reason {}

    private static final From[] FROM = new From[Power.CITIES];

    static {
        for (int city = 0; city < Power.CITIES; city++) {
            FROM[city] = new From(Power.of(city));
        }
    }

    private final OtherTimes otherTimes;

    @Inject
    public PayForPersians(OtherTimes otherTimes) {
        this.otherTimes = otherTimes;
    }

    @Override
    public Seat decider(Pay frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<From> legal(Pay frame, PeriklesState state) {
        List<From> moves = new ArrayList<>(Power.CITIES);
        for (int city = 0; city < Power.CITIES; city++) {
            if (state.cities().cubes(frame.player().index(), city) > 0) {
                moves.add(FROM[city]);
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Pay frame, PeriklesState state) {
        List<From> legal = legal(frame, state);
        List<Refusal> refusals = new ArrayList<>();
        for (From from : FROM) {
            if (!legal.contains(from)) {
                refusals.add(new Refusal(from, new NoCubeThere(from.city())));
            }
        }
        otherTimes.addRefusals(frame.player().index(), SpecialTiles.NONE, state, refusals, OtherTimes.Thing.CITY);
        return refusals;
    }

    @Override
    public void apply(From move, Pay frame, Play<PeriklesState> play) {
        play.state().cities().remove(frame.player().index(), move.city().ordinal(), 1);
        play.report(() -> new AdditionalForces.CubePaid(frame.player(), move.city()));
    }
}
