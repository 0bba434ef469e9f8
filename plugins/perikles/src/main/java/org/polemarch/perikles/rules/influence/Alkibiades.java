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
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Power;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.SpecialTile;
import org.polemarch.perikles.model.Things;
import org.polemarch.perikles.rules.common.Choice;
import org.polemarch.perikles.rules.common.NotNow;

/** 7 Alcibiades moves two cubes of any owners, each from one city to another; candidates stay where they are. */
@Cites("7/special-tiles")
public class Alkibiades extends Choice<Alkibiades.MoveCube, Alkibiades.Carry> {

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

    @Inject
    public Alkibiades(Seating seating, NotNow notNow) {
        super(carries(seating), notNow);
    }

    private static List<Carry> carries(Seating seating) {
        List<Carry> carries = new ArrayList<>();
        for (Seat owner : seating.all()) {
            for (Power from : Power.cities()) {
                for (Power to : Power.cities()) {
                    if (to != from) {
                        carries.add(new Carry(owner, from, to));
                    }
                }
            }
        }
        return carries;
    }

    @Override
    public Seat decider(MoveCube frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    protected boolean mayChoose(Carry carry, MoveCube frame, PeriklesState state) {
        return state.cities().cubes(carry.owner().index(), carry.from().index()) > moved(carry, frame);
    }

    @Override
    protected Optional<Reason> obstacle(Carry carry, MoveCube frame, PeriklesState state) {
        return Optional.of(
                moved(carry, frame) == 0
                        ? new NoCubeThere(carry.from(), carry.owner())
                        : new MovedAlready(carry.from(), carry.owner()));
    }

    /** How many of the cubes this could be were moved there and stay. */
    private static int moved(Carry carry, MoveCube frame) {
        int moved = 0;
        for (int i = 0; i < frame.before().size(); i++) {
            Carry each = frame.before().get(i);
            if (each.to() == carry.from() && each.owner().equals(carry.owner())) {
                moved++;
            }
        }
        return moved;
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
