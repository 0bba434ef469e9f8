package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.perikles.model.Cities;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.NotNow;
import org.polemarch.perikles.rules.common.SpecialTiles;

/** 7 Perikles, Alcibiades and Plague: played on your turn of the influence phase, before or after taking a tile. */
@Cites("7/special-tiles")
public class InfluenceSpecials {

    public record PlayPerikles() implements Move {
        @Override
        public String notation() {
            return "play perikles";
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.special(SpecialTile.PERIKLES));
        }
    }

    public record PlayAlkibiades() implements Move {
        @Override
        public String notation() {
            return "play alkibiades";
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.special(SpecialTile.ALKIBIADES));
        }
    }

    public record PlayPlague(Power city) implements Move {
        @Override
        public String notation() {
            return "play plague " + city.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.special(SpecialTile.PLAGUE), Things.aimed(SpecialTile.PLAGUE, Things.city(city)));
        }
    }

    /** There are not as many cubes as are to be moved. */
    public record NothingToMove() implements Reason {}

    public record PlagueStruck(Power city) implements GameEvent {}

    public record CubesLostToPlague(Power city, Seat player, int count) implements GameEvent {}

    private static final IndexSet TIMELY =
            SpecialTile.set(SpecialTile.PERIKLES, SpecialTile.ALKIBIADES, SpecialTile.PLAGUE);
    private static final PlayPerikles PERIKLES = new PlayPerikles();
    private static final PlayAlkibiades ALKIBIADES = new PlayAlkibiades();
    private static final List<PlayPlague> PLAGUE =
            Power.cities().stream().map(PlayPlague::new).toList();

    private final Seating seating;
    private final SpecialTiles tiles;
    private final PlaceCubes placing;
    private final NotNow notNow;

    @Inject
    public InfluenceSpecials(Seating seating, SpecialTiles tiles, PlaceCubes placing, NotNow notNow) {
        this.seating = seating;
        this.tiles = tiles;
        this.placing = placing;
        this.notNow = notNow;
    }

    /** Whether a player may, as far as everybody knows, hold a tile of this phase. */
    public boolean mayHold(int player, PeriklesState state) {
        return state.specials().mayHold(player, TIMELY);
    }

    public void addPlays(int player, PeriklesState state, List<Move> moves) {
        if (state.specials().playedBy(player)) {
            return;
        }
        switch (state.specials().of(player)) {
            case PERIKLES -> moves.add(PERIKLES);
            case ALKIBIADES -> {
                if (cubesToMove(state)) {
                    moves.add(ALKIBIADES);
                }
            }
            case PLAGUE -> moves.addAll(PLAGUE);
            default -> {}
        }
    }

    /** Whether there are as many cubes as Alcibiades moves. */
    protected boolean cubesToMove(PeriklesState state) {
        int cubes = 0;
        for (int player = 0; player < state.players(); player++) {
            cubes += state.cities().templeCubes(player);
        }
        return cubes >= state.data().cubes(SpecialTile.ALKIBIADES);
    }

    public Refusals addRefusals(Refusals refusals, Seat player, PeriklesState state, NotNow.Thing... asked) {
        if (state.specials().holds(player.index(), SpecialTile.ALKIBIADES) && !cubesToMove(state)) {
            refusals.move(ALKIBIADES, new NothingToMove());
        }
        return notNow.add(refusals, player, TIMELY, state, asked);
    }

    public void play(Move move, Seat player, Play<PeriklesState> play) {
        tiles.play(player, play);
        if (move instanceof PlayPerikles) {
            placing.place(player, Power.ATHENS, play.state().data().cubes(SpecialTile.PERIKLES), play);
        } else if (move instanceof PlayAlkibiades) {
            play.next(new Alkibiades.MoveCube(player, List.of()));
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
        for (Seat loser : seating.all()) {
            int player = loser.index();
            int temple = cities.cubes(player, city.index());
            boolean candidate =
                    cities.candidate(city.index(), 0) == player || cities.candidate(city.index(), 1) == player;
            int lost = Math.min(lostToPlague(candidate ? temple + 1 : temple), temple);
            if (lost > 0) {
                cities.remove(player, city.index(), lost);
                play.report(() -> new CubesLostToPlague(city, loser, lost));
            }
        }
    }

    /** Half of a player's cubes in the city, rounded down. */
    protected int lostToPlague(int cubes) {
        return cubes / 2;
    }
}
