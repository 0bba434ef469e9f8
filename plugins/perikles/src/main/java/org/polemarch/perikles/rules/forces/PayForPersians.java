package org.polemarch.perikles.rules.forces;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.5 A leader of the Persians pays for additional forces with a cube from any city. */
@Cites("4.5/additional")
public class PayForPersians implements Decision<PeriklesState, PayForPersians.Pay, PayForPersians.From> {

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

    private static final List<From> FROM =
            Power.cities().stream().map(From::new).toList();

    private final NotNow notNow;

    @Inject
    public PayForPersians(NotNow notNow) {
        this.notNow = notNow;
    }

    @Override
    public Seat decider(Pay frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<From> legal(Pay frame, PeriklesState state) {
        List<From> moves = new ArrayList<>(FROM);
        moves.removeIf(from -> !mayPay(from.city(), frame.player(), state));
        return moves;
    }

    protected boolean mayPay(Power city, Seat player, PeriklesState state) {
        return state.cities().cubes(player.index(), city.index()) > 0;
    }

    @Override
    public List<Refusal> refusals(Pay frame, PeriklesState state) {
        List<From> legal = legal(frame, state);
        Refusals refusals = new Refusals(legal);
        FROM.stream()
                .filter(from -> !legal.contains(from))
                .forEach(from -> refusals.move(from, new NoCubeThere(from.city())));
        return notNow.add(refusals, frame.player(), IndexSet.EMPTY, state).list();
    }

    @Override
    public void apply(From move, Pay frame, Play<PeriklesState> play) {
        play.state().cities().remove(frame.player().index(), move.city().index(), 1);
        play.report(() -> new AdditionalForces.CubePaid(frame.player(), move.city()));
    }
}
