package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 4.2 An assassin removes one cube of anybody, the player's own included, from any city, candidate or not. */
@Cites("4.2/assassin")
public class Assassin extends Choice<Assassin.Strike, Assassin.Kill> {

    public record Strike(Seat player) implements Frame {}

    public record Kill(Power city, Seat owner, Space space) implements Move {
        @Override
        public List<Target> targets() {
            Target cube = space == Space.TEMPLE ? Things.cubes(city, owner) : Things.candidate(city, space);
            return List.of(cube, Things.city(city));
        }
    }

    public record Killed(Seat player, Power city, Seat owner, Space space) implements GameEvent {}

    public record NoCubeThere(Power city, Seat owner) implements Reason {}

    @Inject
    public Assassin(Seating seating, NotNow notNow) {
        super(kills(seating), notNow);
    }

    private static List<Kill> kills(Seating seating) {
        List<Kill> kills = new ArrayList<>();
        for (Power city : Power.cities()) {
            for (Space space : List.of(Space.TEMPLE, Space.ALPHA, Space.BETA)) {
                seating.all().forEach(owner -> kills.add(new Kill(city, owner, space)));
            }
        }
        return kills;
    }

    /** Whether there is any cube to be removed. */
    public boolean anybody(PeriklesState state) {
        for (int player = 0; player < state.players(); player++) {
            if (state.cities().cubesOnBoard(player) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Seat decider(Strike frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    protected boolean mayChoose(Kill kill, Strike frame, PeriklesState state) {
        Cities cities = state.cities();
        int owner = kill.owner().index();
        return kill.space() == Space.TEMPLE
                ? cities.cubes(owner, kill.city().index()) > 0
                : cities.candidate(kill.city().index(), kill.space().index()) == owner;
    }

    @Override
    protected Optional<Reason> obstacle(Kill kill, Strike frame, PeriklesState state) {
        return Optional.of(new NoCubeThere(kill.city(), kill.owner()));
    }

    @Override
    public void apply(Kill move, Strike frame, Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        if (move.space() == Space.TEMPLE) {
            cities.remove(move.owner().index(), move.city().index(), 1);
        } else {
            cities.removeCandidate(move.city().index(), move.space().index());
        }
        play.report(() -> new Killed(frame.player(), move.city(), move.owner(), move.space()));
    }
}
