package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BiFunction;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;
import org.polemarch.victory.model.Things;

/** The answers with which pieces are mustered and placed, made once. */
public class MusterMoves {

    public record Muster(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "muster " + sort.id() + " " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.sort(sort), Things.space(space));
        }
    }

    /** Declare the piece there the mustered one. */
    public record InPlace(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "in-place " + sort.id() + " " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.IN_PLACE, Things.space(space));
        }
    }

    public record Place(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "place " + sort.id() + " " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.space(space));
        }
    }

    /** Name the space without placing anything, for what the card says next. */
    public record Name(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "name " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Things.NAME, Things.space(space));
        }
    }

    private final Move[][] musters;
    private final Move[][] inPlaces;
    private final Move[][] places;
    private final Move[][] names;

    @Inject
    public MusterMoves(VictoryData data) {
        List<Space> spaces = data.atlas().spaces();
        musters = each(spaces, Muster::new);
        inPlaces = each(spaces, InPlace::new);
        places = each(spaces, Place::new);
        names = each(spaces, Name::new);
    }

    private static Move[][] each(List<Space> spaces, BiFunction<Sort, Space, Move> made) {
        Move[][] moves = new Move[Sort.COUNT][spaces.size()];
        for (Sort sort : Sort.values()) {
            spaces.forEach(space -> moves[sort.ordinal()][space.index()] = made.apply(sort, space));
        }
        return moves;
    }

    /** Adds {@link Muster} for each of the spaces. */
    public void musters(int sort, long where, List<Move> answers) {
        add(musters[sort], where, answers);
    }

    /** Adds {@link InPlace} for each of the spaces. */
    public void inPlaces(int sort, long where, List<Move> answers) {
        add(inPlaces[sort], where, answers);
    }

    /** Adds {@link Place} for each of the spaces. */
    public void places(int sort, long where, List<Move> answers) {
        add(places[sort], where, answers);
    }

    /** Adds {@link Name} for each of the spaces. */
    public void names(int sort, long where, List<Move> answers) {
        add(names[sort], where, answers);
    }

    private static void add(Move[] bySpace, long where, List<Move> answers) {
        for (int space = Spaces.first(where); space >= 0; space = Spaces.after(where, space)) {
            answers.add(bySpace[space]);
        }
    }
}
