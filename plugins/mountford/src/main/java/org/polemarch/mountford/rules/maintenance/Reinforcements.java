package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Refusals;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.data.SpaceType;
import org.polemarch.mountford.data.Tiles;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Power;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.SpType;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.SpaceSet;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;
import org.polemarch.mountford.rules.components.Relations;
import org.polemarch.mountford.rules.components.Treasuries;

/**
 * 6.3 Reinforcements: each tile brings one SP into the space it names, which must be friendly to it. Hoplites also need
 * the whole area friendly and unravaged, save in Sicily. While Persia is at war, its ships and the Spartan ones may enter
 * in any port of Persia (9.3.3).
 */
@Cites({"6.3", "9.3.3", "9.4.2", "9.5.2", "9.6.2", "9.7.2", "9.8.2", "9.9.2", "9.10.1"})
public class Reinforcements extends Rule
        implements Decision<MountfordState, Reinforcements.Ask, Reinforcements.Answer> {

    /** Which reinforcements does the seat play? */
    public record Ask(int seat) implements Frame {}

    public sealed interface Answer extends Move {}

    public record Reinforce(Tile tile, Space space) implements Answer {
        @Override
        public List<Target> targets() {
            return List.of(Things.tile(tile), Things.space(space));
        }
    }

    public record Done() implements Answer, Move.Ending {}

    public record Raised(Kind kind, Space space) implements GameEvent {}

    public enum Obstacle {
        SPACE_NOT_FRIENDLY,
        AREA_NOT_WHOLE,
        AREA_RAVAGED,
        NOT_AT_WAR,
        PERSIA_NOT_AT_WAR,
        NO_PORT
    }

    public record CannotEnter(Tile tile, Obstacle obstacle) implements Reason {
        @Override
        public String cites() {
            return switch (obstacle) {
                case NOT_AT_WAR -> "7.3";
                case PERSIA_NOT_AT_WAR -> "9.3.3";
                case NO_PORT -> "9.10.1";
                default -> "6.3";
            };
        }
    }

    private static final Done DONE = new Done();

    private final Relations relations;
    private final Treasuries treasuries;
    private final int sicily;

    @Inject
    public Reinforcements(MountfordData data, Relations relations, Treasuries treasuries) {
        super(data);
        this.relations = relations;
        this.treasuries = treasuries;
        sicily = atlas.areaAt("sicily");
    }

    /** A player who may hold a reinforcement tile, as far as the other can tell, is asked for it. */
    @Override
    public boolean asks(Ask ask, Play<MountfordState> play) {
        return play.state().chest().perhapsHeld().meets(brought(ask.seat()));
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.of(ask.seat());
    }

    private IndexSet brought(int seat) {
        return tiles.reinforcementTiles().and(tiles.ofSeat(seat));
    }

    protected IndexSet held(MountfordState state, int seat) {
        return state.chest().treasury().and(brought(seat));
    }

    /** The spaces a tile speaks of: the one it names, those of Persia, or both. */
    protected SpaceSet spaces(Tiles.Reinforcement tile) {
        SpaceSet spaces = new SpaceSet();
        if (tile.space().isEmpty() || tile.orPersia()) {
            spaces.addAll(atlas.persia());
        }
        tile.space().ifPresent(spaces::add);
        return spaces;
    }

    /** What keeps a reinforcement from a space its tile speaks of; empty if nothing does. */
    protected Optional<Obstacle> obstacle(MountfordState state, Tiles.Reinforcement tile, int space) {
        if (tile.war().isPresent() && state.armistice(tile.war().get())) {
            return Optional.of(Obstacle.NOT_AT_WAR);
        }
        return tile.space().isPresent() && tile.space().get() == space
                ? atHome(state, tile, space)
                : inPersia(state, space);
    }

    /** "Any space in Persia" is any that can hold ships. */
    protected Optional<Obstacle> inPersia(MountfordState state, int space) {
        if (!state.persiaAtWar()) {
            return Optional.of(Obstacle.PERSIA_NOT_AT_WAR);
        }
        return atlas.type(space) == SpaceType.LAND ? Optional.of(Obstacle.NO_PORT) : Optional.empty();
    }

    protected Optional<Obstacle> atHome(MountfordState state, Tiles.Reinforcement tile, int space) {
        Power power = tile.kind().nationality().power();
        if (!relations.friendly(state, power, space)) {
            return Optional.of(Obstacle.SPACE_NOT_FRIENDLY);
        }
        int area = atlas.areaOf(space);
        if (tile.kind().type() == SpType.HOPLITE && area >= 0 && area != sicily) {
            if (state.ravaged(area)) {
                return Optional.of(Obstacle.AREA_RAVAGED);
            }
            for (int each : atlas.area(area).spaces()) {
                if (!relations.friendly(state, power, each)) {
                    return Optional.of(Obstacle.AREA_NOT_WHOLE);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public List<Answer> legal(Ask ask, MountfordState state) {
        List<Answer> legal = new ArrayList<>(8);
        legal.add(DONE);
        IndexSet held = held(state, ask.seat());
        for (int each = held.first(); each >= 0; each = held.after(each)) {
            Tiles.Reinforcement tile = tiles.reinforcement(each);
            SpaceSet spaces = spaces(tile);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                if (obstacle(state, tile, space).isEmpty()) {
                    legal.add(new Reinforce(tile.tile(), atlas.space(space)));
                }
            }
        }
        return legal;
    }

    @Override
    public void apply(Answer answer, Ask ask, Play<MountfordState> play) {
        if (answer instanceof Reinforce raise) {
            Kind kind = tiles.reinforcement(raise.tile().index()).kind();
            treasuries.spend(play, raise.tile().index());
            play.state().raise(raise.space().index(), kind.index());
            play.report(() -> new Raised(kind, raise.space()));
            play.next(ask);
        }
    }

    @Override
    public List<Refusal> refusals(Ask ask, MountfordState state) {
        Refusals refusals = new Refusals(legal(ask, state));
        IndexSet held = held(state, ask.seat());
        for (int each = held.first(); each >= 0; each = held.after(each)) {
            Tiles.Reinforcement tile = tiles.reinforcement(each);
            SpaceSet spaces = spaces(tile);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                Reinforce there = new Reinforce(tile.tile(), atlas.space(space));
                obstacle(state, tile, space)
                        .ifPresent(obstacle -> refusals.move(there, new CannotEnter(tile.tile(), obstacle)));
            }
        }
        return refusals.list();
    }
}
