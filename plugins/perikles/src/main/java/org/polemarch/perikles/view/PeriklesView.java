package org.polemarch.perikles.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.teach.Whereabouts;
import org.polemarch.perikles.data.LocationTile;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Chronicle;
import org.polemarch.perikles.model.InfluenceTile;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.Phase;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.UnitType;

/**
 * What one seat may know of a position. Nothing in it depends on the special tiles of others, the strengths of face-down
 * counters of others, or the order of a stack.
 */
public record PeriklesView(
        Seat viewer,
        int turn,
        int turns,
        Phase phase,
        Seat firstPlayer,
        Optional<SpecialTile> specialTile,
        List<Player> players,
        List<City> cities,
        List<Force> forces,
        List<Place> locations,
        List<Location> removed,
        List<InfluenceTile> display,
        int influenceStack,
        int locationStack,
        List<Relation> relations,
        Optional<Fight> battle,
        List<Report> reports)
        implements Whereabouts {

    public PeriklesView {
        players = List.copyOf(players);
        cities = List.copyOf(cities);
        forces = List.copyOf(forces);
        locations = List.copyOf(locations);
        removed = List.copyOf(removed);
        display = List.copyOf(display);
        relations = List.copyOf(relations);
        reports = List.copyOf(reports);
    }

    /**
     * A player.
     *
     * @param supply cubes left to place
     * @param tiles the influence tiles in front of him
     * @param specialPlayed his special tile, if he has played it
     * @param won the location tiles he scores
     */
    public record Player(
            Seat seat,
            int supply,
            List<InfluenceTile> tiles,
            Optional<SpecialTile> specialPlayed,
            List<Power> leads,
            List<Location> won,
            int cubePoints,
            int tilePoints,
            int statuePoints) {
        public Player {
            tiles = List.copyOf(tiles);
            leads = List.copyOf(leads);
            won = List.copyOf(won);
        }

        public int points() {
            return cubePoints + tilePoints + statuePoints;
        }
    }

    /**
     * A city.
     *
     * @param cubes in the temple area, by player
     * @param statues by player
     * @param track the numbers of the track from the high end
     * @param statueValue what a statue is worth now
     */
    public record City(
            Power city,
            List<Integer> cubes,
            Optional<Seat> alpha,
            Optional<Seat> beta,
            Optional<Seat> leader,
            List<Integer> statues,
            int defeats,
            List<Integer> track,
            int statueValue) {
        public City {
            cubes = List.copyOf(cubes);
            statues = List.copyOf(statues);
            track = List.copyOf(track);
        }
    }

    /**
     * Counters that lie together and look alike to the viewer.
     *
     * @param strength empty if the viewer cannot see it
     */
    public record Stack(Power power, UnitType type, Optional<Integer> strength, int count) {}

    /**
     * The counters of a power that are not at a location.
     *
     * @param leaders who leads the power this turn
     * @param pool free to be sent
     * @param home not to be used again this turn
     * @param dead lost until recovered
     * @param unseen the face-down counters taken together, wherever they lie; empty where the viewer sees them anyway
     */
    public record Force(
            Power power, List<Seat> leaders, List<Stack> pool, List<Stack> home, List<Stack> dead, List<Stack> unseen) {
        public Force {
            leaders = List.copyOf(leaders);
            pool = List.copyOf(pool);
            home = List.copyOf(home);
            dead = List.copyOf(dead);
            unseen = List.copyOf(unseen);
        }
    }

    /** One side of a location, commanded by one player or by the leaders of the Persians. */
    public record Line(List<Seat> main, List<Stack> counters) {
        public Line {
            main = List.copyOf(main);
            counters = List.copyOf(counters);
        }
    }

    /**
     * A location tile of this turn.
     *
     * @param grey the printed units that defend
     * @param violet the printed units that rise for the attacker
     * @param permitted the powers that may defend it although their player does not lead the city
     * @param holders who took it, if somebody did
     */
    public record Place(
            Location location,
            Power city,
            int points,
            List<UnitType> rounds,
            List<UnitType> grey,
            List<UnitType> violet,
            Line attackers,
            Line defenders,
            List<Power> permitted,
            LocationTile.Spot spot,
            Chronicle.Fate fate,
            List<Seat> holders) {
        public Place {
            rounds = List.copyOf(rounds);
            grey = List.copyOf(grey);
            violet = List.copyOf(violet);
            permitted = List.copyOf(permitted);
            holders = List.copyOf(holders);
        }
    }

    /** Two powers that are at war, or else allied. */
    public record Relation(Power one, Power other, boolean war) {}

    /** The battle being fought, or the last one. */
    public record Fight(Location location, int round, List<Round> rounds) {
        public Fight {
            rounds = List.copyOf(rounds);
        }
    }

    /** What was seen of one of the latest battles, this turn's or those of the turn before. */
    public record Report(Location location, Chronicle.Fate fate, List<Stack> attackers, List<Stack> defenders) {
        public Report {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
        }
    }

    /**
     * A round of battle.
     *
     * @param column the label of the column of a fought round; before the roll, that of the strengths so far
     * @param dice the last throw, two of the attacker and two of the defender; empty before
     * @param doubled the powers that count double
     */
    public record Round(
            UnitType type,
            Battle.Course course,
            int attack,
            int defence,
            Optional<String> column,
            int attackerNeeds,
            int defenderNeeds,
            int attackerTokens,
            int defenderTokens,
            List<Integer> dice,
            List<Power> doubled,
            Optional<Side> winner) {
        public Round {
            dice = List.copyOf(dice);
            doubled = List.copyOf(doubled);
        }
    }

    /** Whoever leads no city commits forces by other rules. */
    @Override
    public String whereabouts() {
        return switch (phase) {
            case SET_UP -> "set-up";
            case DRAW_TILES -> "draw-tiles";
            case TAKE_INFLUENCE -> "influence";
            case PROPOSE_CANDIDATES -> "candidates";
            case ELECTIONS -> "elections";
            case COMMIT_FORCES -> force(Power.PERSIA).leaders().contains(viewer) ? "persians" : "forces";
            case RESOLVE_BATTLES -> "battles";
            case END_OF_TURN -> "end-of-turn";
        };
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }

    public City city(Power power) {
        return cities.get(power.ordinal());
    }

    /** The players on one side of a location beside its Main player: those whose cities' counters are allied force. */
    public List<Seat> allies(Line line) {
        List<Seat> allies = new ArrayList<>();
        for (Stack stack : line.counters()) {
            for (Seat leader : force(stack.power()).leaders()) {
                if (!line.main().contains(leader) && !allies.contains(leader)) {
                    allies.add(leader);
                }
            }
        }
        return allies;
    }

    public Force force(Power power) {
        return forces.get(power.ordinal());
    }
}
