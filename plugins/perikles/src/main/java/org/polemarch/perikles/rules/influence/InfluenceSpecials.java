package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 7 Perikles, Alcibiades and Plague: played on one's own turn of the influence phase, before or after taking a tile. */
@Cites("7/special-tiles")
public class InfluenceSpecials {

    private static final int PERIKLES_CUBES = 2;
    private static final int ALKIBIADES_CUBES = 2;

    /** Two own cubes into Athens. */
    public record PlayPerikles() implements Move {
        @Override
        public String notation() {
            return "play perikles";
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(SpecialTile.PERIKLES.id()));
        }
    }

    /** Two cubes are moved. */
    public record PlayAlkibiades() implements Move {
        @Override
        public String notation() {
            return "play alkibiades";
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.card(SpecialTile.ALKIBIADES.id()));
        }
    }

    /** Half of everybody's cubes in a city are removed. */
    public record PlayPlague(Power city) implements Move {
        @Override
        public String notation() {
            return "play plague " + city.id();
        }

        @Override
        public List<Target> targets() {
            return SpecialTile.PLAGUE.aimedAt(city.id());
        }
    }

    /** There are not two cubes that could be moved. */
    public record NothingToMove() implements Reason {}

    /** The plague struck a city. */
    public record PlagueStruck(Power city) implements GameEvent {}

    /** A player lost cubes to the plague. */
    public record CubesLostToPlague(Power city, Seat player, int count) implements GameEvent {}

    private static final PlayPerikles PERIKLES = new PlayPerikles();
    private static final PlayAlkibiades ALKIBIADES = new PlayAlkibiades();
    private static final PlayPlague[] PLAGUE = new PlayPlague[Power.CITIES];

    static {
        for (int city = 0; city < Power.CITIES; city++) {
            PLAGUE[city] = new PlayPlague(Power.of(city));
        }
    }

    private final Seating seating;
    private final SpecialTiles tiles;
    private final OtherTimes otherTimes;

    @Inject
    public InfluenceSpecials(Seating seating, SpecialTiles tiles, OtherTimes otherTimes) {
        this.seating = seating;
        this.tiles = tiles;
        this.otherTimes = otherTimes;
    }

    /** Whether a player may, as far as everybody knows, hold a tile of this phase. */
    boolean mayHold(int player, PeriklesState state) {
        return state.specials().mayHold(player, SpecialTile.INFLUENCE);
    }

    void addPlays(int player, PeriklesState state, List<Move> moves) {
        if (state.specials().playedBy(player)) {
            return;
        }
        switch (SpecialTile.of(state.specials().of(player))) {
            case PERIKLES -> moves.add(PERIKLES);
            case ALKIBIADES -> {
                if (cubesToMove(state)) {
                    moves.add(ALKIBIADES);
                }
            }
            case PLAGUE -> {
                for (PlayPlague plague : PLAGUE) {
                    moves.add(plague);
                }
            }
            default -> {}
        }
    }

    private static boolean cubesToMove(PeriklesState state) {
        int cubes = 0;
        for (int player = 0; player < state.players(); player++) {
            cubes += state.cities().templeCubes(player);
        }
        return cubes >= ALKIBIADES_CUBES;
    }

    void addRefusals(int player, PeriklesState state, List<Refusal> refusals, OtherTimes.Thing... asked) {
        otherTimes.addRefusals(player, SpecialTile.INFLUENCE, state, refusals, asked);
        if (state.specials().holds(player, SpecialTile.ALKIBIADES) && !cubesToMove(state)) {
            refusals.add(new Refusal(ALKIBIADES, new NothingToMove()));
        }
    }

    void play(Move move, Seat player, Play<PeriklesState> play) {
        tiles.play(player, play);
        Cities cities = play.state().cities();
        if (move instanceof PlayPerikles) {
            int placed = cities.place(player.index(), Power.ATHENS.ordinal(), PERIKLES_CUBES);
            TakeInfluence.report(player, Power.ATHENS, placed, play);
        } else if (move instanceof PlayAlkibiades) {
            play.next(new Alkibiades.MoveCube(player, Optional.empty()));
        } else if (move instanceof PlayPlague plague) {
            strike(plague.city(), play);
        } else {
            throw new IllegalArgumentException(move.notation());
        }
    }

    /** A candidate's cube counts, but the loss is taken from the temple area. */
    private void strike(Power city, Play<PeriklesState> play) {
        Cities cities = play.state().cities();
        play.report(() -> new PlagueStruck(city));
        for (int player = 0; player < seating.players(); player++) {
            int temple = cities.cubes(player, city.ordinal());
            int all = temple;
            if (cities.candidate(city.ordinal(), 0) == player || cities.candidate(city.ordinal(), 1) == player) {
                all++;
            }
            int lost = Math.min(all / 2, temple);
            if (lost > 0) {
                cities.remove(player, city.ordinal(), lost);
                Seat loser = seating.seat(player);
                play.report(() -> new CubesLostToPlague(city, loser, lost));
            }
        }
    }
}
