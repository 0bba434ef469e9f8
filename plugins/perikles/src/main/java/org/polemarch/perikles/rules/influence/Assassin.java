package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Space;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 4.2 An assassin removes one cube of anybody, the player's own included, from any city, candidate or not. */
@Cites("4.2/assassin")
public class Assassin implements Decision<PeriklesState, Assassin.Strike, Assassin.Kill> {

    /** A player sends his assassin. */
    public record Strike(Seat player) implements Frame {}

    /** That cube. */
    public record Kill(Power city, Seat owner, Space space) implements Move {
        @Override
        public List<Target> targets() {
            Target cube = space == Space.TEMPLE
                    ? Target.piece(city.id() + "-cube-" + owner.id())
                    : Target.piece(city.id() + (space == Space.ALPHA ? "-alpha" : "-beta"));
            return List.of(cube, Target.space(city.id()));
        }
    }

    /** A cube was removed. */
    public record Killed(Seat player, Power city, Seat owner, Space space) implements GameEvent {}

    /** The player has no cube there. */
    public record NoCubeThere(Power city, Seat owner) implements Reason {}

    private final OtherTimes otherTimes;
    private final Kill[] kills;

    @Inject
    public Assassin(Seating seating, OtherTimes otherTimes) {
        this.otherTimes = otherTimes;
        kills = new Kill[seating.players() * Power.CITIES * Space.values().length];
        for (int player = 0; player < seating.players(); player++) {
            for (int city = 0; city < Power.CITIES; city++) {
                for (Space space : Space.values()) {
                    kills[index(player, city, space)] = new Kill(Power.of(city), seating.seat(player), space);
                }
            }
        }
    }

    private static int index(int player, int city, Space space) {
        return (player * Power.CITIES + city) * 3 + space.ordinal();
    }

    /** Whether there is any cube to be removed. */
    static boolean anybody(PeriklesState state) {
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
    public List<Kill> legal(Strike frame, PeriklesState state) {
        Cities cities = state.cities();
        List<Kill> moves = new ArrayList<>(48);
        for (int city = 0; city < Power.CITIES; city++) {
            for (int player = 0; player < state.players(); player++) {
                if (cities.cubes(player, city) > 0) {
                    moves.add(kills[index(player, city, Space.TEMPLE)]);
                }
            }
            if (cities.candidate(city, 0) != Cities.NOBODY) {
                moves.add(kills[index(cities.candidate(city, 0), city, Space.ALPHA)]);
            }
            if (cities.candidate(city, 1) != Cities.NOBODY) {
                moves.add(kills[index(cities.candidate(city, 1), city, Space.BETA)]);
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(Strike frame, PeriklesState state) {
        List<Kill> legal = legal(frame, state);
        List<Refusal> refusals = new ArrayList<>();
        for (Kill kill : kills) {
            if (!legal.contains(kill)) {
                refusals.add(new Refusal(kill, new NoCubeThere(kill.city(), kill.owner())));
            }
        }
        otherTimes.addRefusals(
                frame.player().index(),
                SpecialTiles.NONE,
                state,
                refusals,
                OtherTimes.Thing.CUBE,
                OtherTimes.Thing.CITY,
                OtherTimes.Thing.CANDIDATE);
        return refusals;
    }

    @Override
    public void apply(Kill move, Strike frame, Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        if (move.space() == Space.TEMPLE) {
            cities.remove(move.owner().index(), move.city().ordinal(), 1);
        } else {
            cities.removeCandidate(move.city().ordinal(), move.space().ordinal());
        }
        play.report(() -> new Killed(frame.player(), move.city(), move.owner(), move.space()));
    }
}
