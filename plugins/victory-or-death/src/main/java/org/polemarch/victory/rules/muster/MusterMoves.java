package org.polemarch.victory.rules.muster;

import jakarta.inject.Inject;
import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;

/** The answers with which pieces are mustered and placed, made once. */
public class MusterMoves {

    /** Muster a new piece there. */
    public record Muster(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "muster " + sort.id() + " " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.button(sort.id()), Target.space(space.id()));
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
            return List.of(Target.button("in-place"), Target.space(space.id()));
        }
    }

    /** Place a piece there. */
    public record Place(Sort sort, Space space) implements Move {
        @Override
        public String notation() {
            return "place " + sort.id() + " " + space.id();
        }

        @Override
        public List<Target> targets() {
            return List.of(Target.space(space.id()));
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
            return List.of(Target.button("name"), Target.space(space.id()));
        }
    }

    /** Do without it. */
    public record Decline() implements Move {}

    /** The answer that does without. */
    public static final Decline DECLINE = new Decline();

    private final Muster[] musters;
    private final InPlace[] inPlaces;
    private final Place[] places;
    private final int spaces;

    @Inject
    public MusterMoves(VictoryData data) {
        spaces = data.atlas().size();
        musters = new Muster[Sort.COUNT * spaces];
        inPlaces = new InPlace[Sort.COUNT * spaces];
        places = new Place[Sort.COUNT * spaces];
        for (Sort sort : Sort.values()) {
            for (Space space : data.atlas().spaces()) {
                int at = sort.ordinal() * spaces + space.index();
                musters[at] = new Muster(sort, space);
                inPlaces[at] = new InPlace(sort, space);
                places[at] = new Place(sort, space);
            }
        }
    }

    void musters(int sort, long where, List<Move> moves) {
        for (long left = where; left != 0; left &= left - 1) {
            moves.add(musters[sort * spaces + Long.numberOfTrailingZeros(left)]);
        }
    }

    void inPlaces(int sort, long where, List<Move> moves) {
        for (long left = where; left != 0; left &= left - 1) {
            moves.add(inPlaces[sort * spaces + Long.numberOfTrailingZeros(left)]);
        }
    }

    void places(int sort, long where, List<Move> moves) {
        for (long left = where; left != 0; left &= left - 1) {
            moves.add(places[sort * spaces + Long.numberOfTrailingZeros(left)]);
        }
    }
}
