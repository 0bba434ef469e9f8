package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;

/**
 * How a question is answered by clicking: what was picked so far, which moves are still possible and what can be picked
 * next. The targets of a move may be picked in any order.
 */
public final class Narrowing {

    private final List<Move> moves;
    private final List<Target> picked;

    /** Asked for by everything that shows the answers, and there may be hundreds: found once. */
    private final List<Move> candidates;

    public Narrowing(List<? extends Move> moves, List<Target> picked) {
        this.moves = List.copyOf(moves);
        this.picked = List.copyOf(picked);
        this.candidates = picked.isEmpty() ? this.moves : fitting();
    }

    private List<Move> fitting() {
        List<Move> fitting = new ArrayList<>();
        for (Move move : moves) {
            if (move.targets().containsAll(picked)) {
                fitting.add(move);
            }
        }
        return List.copyOf(fitting);
    }

    public static Narrowing of(List<? extends Move> moves) {
        return new Narrowing(moves, List.of());
    }

    public List<Move> moves() {
        return moves;
    }

    public List<Target> picked() {
        return picked;
    }

    /** The moves that have everything that was picked. */
    public List<Move> candidates() {
        return candidates;
    }

    public Set<Target> lit() {
        Set<Target> lit = new LinkedHashSet<>();
        for (Move move : candidates) {
            lit.addAll(move.targets());
        }
        picked.forEach(lit::remove);
        return lit;
    }

    /** After a pick; empty if that cannot be picked now. Picking something again puts it back. */
    public Optional<Narrowing> pick(Target target) {
        List<Target> more = new ArrayList<>(picked);
        if (more.remove(target)) {
            return Optional.of(new Narrowing(moves, more));
        }
        if (!lit().contains(target)) {
            return Optional.empty();
        }
        more.add(target);
        return Optional.of(new Narrowing(moves, more));
    }

    /**
     * After a click on something that goes with only some of what was picked: as much as can be is kept. A place is easily hit
     * by chance, so it takes the place of others on the map, and never of a card or an action.
     */
    public Optional<Narrowing> instead(Target target) {
        for (int kept = picked.size() - 1; kept >= 0 && (!isOnMap(target) || isOnMap(picked.get(kept))); kept--) {
            Narrowing fewer = new Narrowing(moves, picked.subList(0, kept));
            if (fewer.lit().contains(target)) {
                return fewer.pick(target);
            }
        }
        return Optional.empty();
    }

    private static boolean isOnMap(Target target) {
        return target.kind() == Target.Kind.SPACE || target.kind() == Target.Kind.PIECE;
    }

    /** One pick less. */
    public Narrowing back() {
        return picked.isEmpty() ? this : new Narrowing(moves, picked.subList(0, picked.size() - 1));
    }

    /** The moves among those left that end something and have buttons of their own. */
    public List<Move> endings() {
        List<Move> endings = new ArrayList<>();
        for (Move move : candidates) {
            if (move instanceof Move.Ending
                    && move.targets().stream().allMatch(target -> target.kind() == Target.Kind.BUTTON)) {
                endings.add(move);
            }
        }
        return endings;
    }

    /** The targets of nothing but endings: the board leaves them to the table. */
    private Set<Target> ofEndings() {
        Set<Target> own = new LinkedHashSet<>();
        List<Move> endings = endings();
        endings.forEach(move -> own.addAll(move.targets()));
        if (!own.isEmpty()) {
            for (Move move : candidates) {
                if (!endings.contains(move)) {
                    own.removeAll(move.targets());
                }
            }
        }
        return own;
    }

    /** What the board shows as lit: whatever can be picked but for what the table keeps a place for. */
    public Set<Target> onBoard() {
        Set<Target> shown = lit();
        shown.removeAll(ofEndings());
        return shown;
    }

    public boolean named(Move move) {
        return picked.containsAll(move.targets());
    }

    public Optional<Move> decided() {
        return candidates.size() == 1 && !picked.isEmpty() ? Optional.of(candidates.get(0)) : Optional.empty();
    }
}
