package org.polemarch.perikles.rules.influence;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.polemarch.perikles.rules.special.SpecialTiles;
import org.polemarch.perikles.rules.turn.OtherTimes;

/** 7 Alcibiades moves two cubes of any owners, each from one city to another; candidates stay where they are. */
@Cites("7/special-tiles")
public class Alkibiades implements Decision<PeriklesState, Alkibiades.MoveCube, Alkibiades.Carry> {

    /** A player moves the first cube, or another one than the first. */
    public record MoveCube(Seat player, Optional<Carry> first) implements Frame {}

    /** That cube, there. */
    public record Carry(Seat owner, Power from, Power to) implements Move {
        @Override
        public String notation() {
            return "move " + owner.id() + " " + from.id() + " " + to.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.piece(from.id() + "-cube-" + owner.id()), Target.space(to.id()));
        }
    }

    /** A cube was moved. */
    public record Carried(Seat player, Seat owner, Power from, Power to) implements GameEvent {}

    /** The owner has no cube in the temple area it should come from. */
    public record NoCubeThere(Power city, Seat owner) implements Reason {}

    /** The only cube of the owner there is the one that was moved. */
    public record MovedAlready(Power city, Seat owner) implements Reason {}

    private final OtherTimes otherTimes;
    private final Carry[] carries;

    @Inject
    public Alkibiades(Seating seating, OtherTimes otherTimes) {
        this.otherTimes = otherTimes;
        carries = new Carry[seating.players() * Power.CITIES * Power.CITIES];
        for (int player = 0; player < seating.players(); player++) {
            for (int from = 0; from < Power.CITIES; from++) {
                for (int to = 0; to < Power.CITIES; to++) {
                    carries[index(player, from, to)] = new Carry(seating.seat(player), Power.of(from), Power.of(to));
                }
            }
        }
    }

    private static int index(int player, int from, int to) {
        return (player * Power.CITIES + from) * Power.CITIES + to;
    }

    @Override
    public Seat decider(MoveCube frame, PeriklesState state) {
        return frame.player();
    }

    @Override
    public List<Carry> legal(MoveCube frame, PeriklesState state) {
        Cities cities = state.cities();
        List<Carry> moves = new ArrayList<>(carries.length);
        for (int player = 0; player < state.players(); player++) {
            for (int from = 0; from < Power.CITIES; from++) {
                if (cities.cubes(player, from) > moved(player, from, frame)) {
                    for (int to = 0; to < Power.CITIES; to++) {
                        if (to != from) {
                            moves.add(carries[index(player, from, to)]);
                        }
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public List<Refusal> refusals(MoveCube frame, PeriklesState state) {
        List<Carry> legal = legal(frame, state);
        List<Refusal> refusals = new ArrayList<>();
        for (Carry carry : carries) {
            if (carry.from() != carry.to() && !legal.contains(carry)) {
                boolean empty =
                        state.cities().cubes(carry.owner().index(), carry.from().ordinal()) == 0;
                refusals.add(new Refusal(
                        carry,
                        empty
                                ? new NoCubeThere(carry.from(), carry.owner())
                                : new MovedAlready(carry.from(), carry.owner())));
            }
        }
        otherTimes.addRefusals(
                frame.player().index(),
                SpecialTiles.NONE,
                state,
                refusals,
                OtherTimes.Thing.CUBE,
                OtherTimes.Thing.CITY);
        return refusals;
    }

    @Override
    public void apply(Carry move, MoveCube frame, Play<PeriklesState> play) {
        play.state()
                .cities()
                .move(move.owner().index(), move.from().ordinal(), move.to().ordinal());
        play.report(() -> new Carried(frame.player(), move.owner(), move.from(), move.to()));
        if (frame.first().isEmpty()) {
            play.next(new MoveCube(frame.player(), Optional.of(move)));
        }
    }

    /** Two different cubes are moved, so the first one stays where it was put. */
    private static int moved(int player, int city, MoveCube frame) {
        boolean itsPlace = frame.first().isPresent()
                && frame.first().get().owner().index() == player
                && frame.first().get().to().ordinal() == city;
        return itsPlace ? 1 : 0;
    }
}
