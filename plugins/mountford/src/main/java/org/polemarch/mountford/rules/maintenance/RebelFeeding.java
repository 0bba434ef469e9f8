package org.polemarch.mountford.rules.maintenance;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Decision;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Target;
import org.polemarch.mountford.data.MountfordData;
import org.polemarch.mountford.model.Kind;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.model.Seats;
import org.polemarch.mountford.model.Space;
import org.polemarch.mountford.model.Stack;
import org.polemarch.mountford.model.Things;
import org.polemarch.mountford.model.Tile;
import org.polemarch.mountford.rules.Rule;

/** 6.1: a space in rebellion maintains one Spartan or Spartan Allied SP; where several stand there, the owner says which. */
@Cites("6.1")
public class RebelFeeding extends Rule implements Decision<MountfordState, RebelFeeding.Ask, RebelFeeding.Fed> {

    /** Which SP does the space feed? Then the maintenance goes on. */
    public record Ask(Space space, FieldMaintenance.Next then) implements Frame {}

    public sealed interface Fed extends Move {}

    public record OfArmy(Tile leader, Kind kind) implements Fed {
        @Override
        public String notation() {
            return "feed " + leader.id() + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.army(leader), Things.button(kind));
        }
    }

    /** One of those without a leader, left from when Persia was at war (9.3.3). */
    public record OfSpace(Space space, Kind kind) implements Fed {
        @Override
        public String notation() {
            return "feed " + space.id() + " " + kind.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space), Things.button(kind));
        }
    }

    private final FieldMaintenance field;

    @Inject
    public RebelFeeding(MountfordData data, FieldMaintenance field) {
        super(data);
        this.field = field;
    }

    @Override
    public Seat decider(Ask ask, MountfordState state) {
        return Seats.PELOPONNESE;
    }

    @Override
    public List<Fed> legal(Ask ask, MountfordState state) {
        List<Fed> legal = new ArrayList<>(4);
        for (int post : field.hungry(state, ask.space().index())) {
            legal.add(move(post, ask.space()));
        }
        return legal;
    }

    private Fed move(int post, Space space) {
        Stack stack = field.stackOf(post);
        Kind kind = field.kindOf(post);
        return stack.isArmy() ? new OfArmy(tiles.tile(stack.leader()), kind) : new OfSpace(space, kind);
    }

    @Override
    public void apply(Fed move, Ask ask, Play<MountfordState> play) {
        for (int post : field.hungry(play.state(), ask.space().index())) {
            if (move(post, ask.space()).equals(move)) {
                play.next(ask.then().feeding(post));
            }
        }
    }
}
