package org.polemarch.api.ui.motion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import org.polemarch.api.ui.piece.Piece;
import org.polemarch.api.ui.piece.PieceShape;
import org.polemarch.api.ui.piece.SideColour;
import org.polemarch.api.ui.piece.Token;

/**
 * Works out which pieces went where between two looks at a board. Where there are fewer of a kind than before, some
 * have left.
 */
final class Journeys {

    /** A kind of pieces that can't be told apart. */
    private record Kind(PieceShape shape, SideColour colour, String text, boolean faceDown) {

        static Kind of(Piece piece) {
            return new Kind(piece.shape(), piece.colour(), piece.text(), piece.faceDown());
        }
    }

    /** A token in a box, and by how many the pieces of its kind there have changed. */
    private record Change(Token token, Look.Seen seen, int by) {}

    /**
     * A piece that has arrived.
     *
     * @param from where it was before; null if it wasn't on the board
     * @param fresh whether no piece of its kind was there before
     */
    record Arrival(Token token, Look.Seen to, Look.Seen from, boolean fresh) {}

    final List<Arrival> arrivals = new ArrayList<>();
    final Map<Token, Look.Seen> departures = new LinkedHashMap<>();

    Journeys(Look before, Look after) {
        Map<Kind, Map<Node, Integer>> counts = new LinkedHashMap<>();
        after.tokens.values().forEach(seen -> count(counts, seen, 1));
        before.tokens.values().forEach(seen -> count(counts, seen, -1));
        Map<Kind, List<Change>> left = changes(counts, before, -1);
        Map<Kind, List<Change>> came = changes(counts, after, 1);
        came.forEach((kind, changes) -> {
            List<Change> sources = left.getOrDefault(kind, new ArrayList<>());
            for (Change change : changes) {
                Change source = sources.isEmpty() ? null : sources.remove(0);
                boolean fresh = change.by() >= change.seen().piece().count();
                arrivals.add(new Arrival(change.token(), change.seen(), source == null ? null : source.seen(), fresh));
            }
        });
        left.values().forEach(changes -> changes.forEach(change -> departures.put(change.token(), change.seen())));
    }

    private static void count(Map<Kind, Map<Node, Integer>> counts, Look.Seen seen, int sign) {
        counts.computeIfAbsent(Kind.of(seen.piece()), kind -> new LinkedHashMap<>())
                .merge(seen.box(), sign * seen.piece().count(), Integer::sum);
    }

    private static Map<Kind, List<Change>> changes(Map<Kind, Map<Node, Integer>> counts, Look look, int sign) {
        Map<Kind, List<Change>> changes = new LinkedHashMap<>();
        Map<Kind, Map<Node, Integer>> open = new HashMap<>();
        look.tokens.forEach((token, seen) -> {
            Kind kind = Kind.of(seen.piece());
            int by = sign * counts.get(kind).get(seen.box());
            boolean first = open.computeIfAbsent(kind, each -> new HashMap<>()).put(seen.box(), 1) == null;
            if (by > 0 && first) {
                changes.computeIfAbsent(kind, each -> new ArrayList<>()).add(new Change(token, seen, by));
            }
        });
        return changes;
    }
}
