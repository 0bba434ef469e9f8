package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 A leader of the Persians pays for additional forces with a cube from any city. */
@Cites("4.5/additional")
public class PayForPersians extends Choice<PayForPersians.Pay, PayForPersians.From> {

    public record Pay(Seat player) implements Frame {}

    public record From(Power city) implements Move {
        @Override
        public String notation() {
            return "pay " + city.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.city(city));
        }
    }

    public record NoCubeThere(Power city) implements Reason {}

    @Inject
    public PayForPersians(NotNow notNow) {
        super(Power.cities().stream().map(From::new).toList(), notNow);
    }

    @Override
    public Seat decider(Pay frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    protected boolean mayChoose(From from, Pay frame, PeriklesState state) {
        return state.cities().cubes(frame.player().index(), from.city().index()) > 0;
    }

    @Override
    protected Optional<Reason> obstacle(From from, Pay frame, PeriklesState state) {
        return Optional.of(new NoCubeThere(from.city()));
    }

    @Override
    public void apply(From move, Pay frame, Play<PeriklesState> play) {
        play.state().cities().remove(frame.player().index(), move.city().index(), 1);
        play.report(() -> new AdditionalForces.CubePaid(frame.player(), move.city()));
    }
}
