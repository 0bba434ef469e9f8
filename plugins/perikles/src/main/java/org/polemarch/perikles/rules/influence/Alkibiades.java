package org.polemarch.perikles.rules.influence;

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
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.NotNow;

/** 7 Alcibiades moves two cubes of any owners, each from one city to another; candidates stay where they are. */
@Cites("7/special-tiles")
public class Alkibiades implements Decision<PeriklesState, Alkibiades.MoveCube, Alkibiades.Carry> {

    /** A player moves a cube, none of those moved before. */
    public record MoveCube(Seat player, List<Carry> before) implements Frame {
        public MoveCube {
            before = List.copyOf(before);
        }
    }

    public record Carry(Seat owner, Power from, Power to) implements Move {
        @Override
        public String notation() {
            return "move " + owner.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.cubes(from, owner), Things.city(to));
        }
    }

    public record Carried(Seat player, Seat owner, Power from, Power to) implements GameEvent {}

    public record NoCubeThere(Power city, Seat owner) implements Reason {}

    /** The only cubes of the owner there are those that were moved. */
    public record MovedAlready(Power city, Seat owner) implements Reason {}

    private final NotNow notNow;
    private final List<Carry> carries = new ArrayList<>();

    @Inject
    public Alkibiades(Seating seating, NotNow notNow) {
        this.notNow = notNow;
        for (Seat owner : seating.all()) {
            for (Power from : Power.cities()) {
                for (Power to : Power.cities()) {
                    if (to != from) {
                        carries.add(new Carry(owner, from, to));
                    }
                }
            }
        }
    }

    @Override
    public Seat decider(MoveCube frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Carry> legal(MoveCube frame, PeriklesState state) {
        List<Carry> moves = new ArrayList<>(carries.size());
        for (Carry carry : carries) {
            if (obstacle(carry, frame, state).isEmpty()) {
                moves.add(carry);
            }
        }
        return moves;
    }

    protected Optional<Reason> obstacle(Carry carry, MoveCube frame, PeriklesState state) {
        int cubes = state.cities().cubes(carry.owner().index(), carry.from().index());
        if (cubes == 0) {
            return Optional.of(new NoCubeThere(carry.from(), carry.owner()));
        }
        return cubes > moved(carry, frame)
                ? Optional.empty()
                : Optional.of(new MovedAlready(carry.from(), carry.owner()));
    }

    /** How many of the cubes this could be were moved there and stay. */
    private static int moved(Carry carry, MoveCube frame) {
        int moved = 0;
        for (Carry each : frame.before()) {
            if (each.to() == carry.from() && each.owner().equals(carry.owner())) {
                moved++;
            }
        }
        return moved;
    }

    @Override
    public List<Refusal> refusals(MoveCube frame, PeriklesState state) {
        Refusals refusals = new Refusals(legal(frame, state));
        carries.forEach(carry -> refusals.move(carry, obstacle(carry, frame, state)));
        return notNow.add(refusals, frame.player(), IndexSet.EMPTY, state).list();
    }

    @Override
    public void apply(Carry move, MoveCube frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        state.cities().move(move.owner().index(), move.from().index(), move.to().index());
        play.report(() -> new Carried(frame.player(), move.owner(), move.from(), move.to()));
        List<Carry> moved = new ArrayList<>(frame.before());
        moved.add(move);
        if (moved.size() < state.data().cubes(SpecialTile.ALKIBIADES)) {
            play.next(new MoveCube(frame.player(), moved));
        }
    }
}
