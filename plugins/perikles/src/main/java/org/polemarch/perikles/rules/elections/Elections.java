package org.polemarch.perikles.rules.elections;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;

/**
 * 4.4 In each city the candidate with more cubes in the temple area wins, α in a tie. Both candidates' cubes return to
 * their owners, and the winner loses as many cubes as his opponent has there.
 */
@Cites("4.4")
public class Elections implements Procedure<PeriklesState, Elections.Hold> {

    public record Hold() implements Frame {}

    public record Elected(Power city, Seat winner, int winnerCubes, Seat loser, int loserCubes) implements GameEvent {}

    /** Equal cubes on both sides: the candidate at α is elected. */
    public record ElectedOnATie(Power city, Seat winner, int cubes, Seat loser) implements GameEvent {}

    /** A victory cost the winner as many cubes as the loser has there. */
    public record VictoryPaid(Power city, Seat winner, int cubes) implements GameEvent {}

    public record ElectedUnopposed(Power city, Seat winner) implements GameEvent {}

    public record NoCandidate(Power city) implements GameEvent {}

    private final Seating seating;

    @Inject
    public Elections(Seating seating) {
        this.seating = seating;
    }

    @Override
    public void run(Hold frame, Play<PeriklesState> play) {
        play.state().enter(Phase.ELECTIONS);
        Power.cities().forEach(city -> hold(city, play));
    }

    private void hold(Power where, Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        int city = where.index();
        int alpha = cities.candidate(city, 0);
        int beta = cities.candidate(city, 1);
        if (alpha == Cities.NOBODY) {
            play.report(() -> new NoCandidate(where));
            return;
        }
        if (beta == Cities.NOBODY) {
            cities.removeCandidate(city, 0);
            cities.elect(city, alpha);
            play.report(() -> new ElectedUnopposed(where, seating.seat(alpha)));
            return;
        }
        int winner = winner(alpha, beta, city, cities);
        int loser = winner == alpha ? beta : alpha;
        int winnerCubes = cities.cubes(winner, city);
        int loserCubes = cities.cubes(loser, city);
        int price = price(winnerCubes, loserCubes);
        cities.removeCandidate(city, 1);
        cities.removeCandidate(city, 0);
        cities.remove(winner, city, price);
        cities.elect(city, winner);
        play.report(() -> winnerCubes == loserCubes
                ? new ElectedOnATie(where, seating.seat(winner), winnerCubes, seating.seat(loser))
                : new Elected(where, seating.seat(winner), winnerCubes, seating.seat(loser), loserCubes));
        if (price > 0) {
            play.report(() -> new VictoryPaid(where, seating.seat(winner), price));
        }
    }

    protected int winner(int alpha, int beta, int city, Cities cities) {
        return cities.cubes(beta, city) > cities.cubes(alpha, city) ? beta : alpha;
    }

    /** The cubes a victory costs, of those the winner has in the temple area. */
    protected int price(int winnerCubes, int loserCubes) {
        return loserCubes;
    }
}
