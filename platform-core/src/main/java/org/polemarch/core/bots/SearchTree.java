package org.polemarch.core.bots;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * What a search has learned about moves. A round walks down the tree, considering only moves that are legal in the
 * imagined game, adds one move to it, plays on, and takes the game's own evaluation at the end.
 *
 * <p>Three things make the evaluation of any game usable, however it is scaled and whatever a turn is:
 *
 * <ul>
 * <li>A move starts with the value the evaluation gives it one ply deep, so that few rounds are wasted on bad ones.
 * The answers to the question itself are looked at in several imagined games.
 * <li>The eagerness to explore is scaled by the spread of the values in this search.
 * <li>All rounds look equally far ahead, counted in what the others do. Otherwise, dawdling within a turn would seem to
 * pay, because the others' answers would be beyond the horizon.
 * </ul>
 */
final class SearchTree {

    /** The eagerness to explore, in standard deviations of all values seen. */
    private static final double EXPLORATION = 0.4;

    /** How many rounds the value one ply deep counts for. */
    private static final double TRUST = 16;

    /** How many imagined games show the answers to the question one ply deep: a single one may have odd cards or dice. */
    private static final int SIGHTS = 4;

    /**
     * How many answers of the other seats a round looks ahead, on average. Four times as many were tried: at equal time the
     * shorter and quicker rounds win.
     */
    private static final int HORIZON = 4;

    /** A round never plays on longer than this, even if no other seat is ever asked. */
    private static final int LONGEST = 8 * HORIZON;

    /**
     * While playing on, it takes the best of this many random moves: quicker than the best of all, and better than a
     * random one.
     */
    private static final int SAMPLE = 4;

    /** How much of what was learned before the last answer still counts after it. */
    private static final double KEPT = 0.5;

    /**
     * Trees of this size stop growing and only learn about the moves they have, so that long thinking can't exhaust the
     * memory on any number of threads.
     */
    private static final int MOST_NODES = 1_000_000;

    private static final int DEEPEST = 64;
    private static final int MOST_SEATS = 16;

    /** The roots of the first logarithms, which are asked for at every answer of every question on the way. */
    private static final double[] ROOTS = new double[4096];

    static {
        for (int i = 1; i < ROOTS.length; i++) {
            ROOTS[i] = Math.sqrt(Math.log(i));
        }
    }

    private final int own;
    private final int mostNodes;
    private final Spread[] spreads = new Spread[MOST_SEATS];
    private final Node[] way = new Node[DEEPEST];
    private final Seat[] movers = new Seat[DEEPEST];
    private final double[] values = new double[MOST_SEATS];
    private Node root = new Node(null);
    private int nodes;

    /** One of several trees that grow at the same time. */
    SearchTree(Seat own, int trees) {
        this.own = own.index();
        this.mostNodes = MOST_NODES / trees;
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            spreads[seat] = new Spread();
        }
    }

    /**
     * The part of this tree below one of its seat's own answers, if the next question is that seat's, too, and has
     * these answers: then a plan of several picks is searched as one. Beyond another seat's answer, the tree can't know
     * what has happened.
     */
    Optional<SearchTree> below(Move answer, List<? extends Move> moves) {
        Node next = root.children.get(answer);
        if (next == null || next.asked != own || next.children.size() != moves.size()) {
            return Optional.empty();
        }
        for (Move move : moves) {
            if (!next.children.containsKey(move)) {
                return Optional.empty();
            }
        }
        root = next;
        nodes = root.fade();
        return Optional.of(this);
    }

    /** How many moves it knows something about. */
    int size() {
        return nodes;
    }

    /** How often the answer was tried; its value breaks ties. */
    double standing(Move answer) {
        Node child = root.children.get(answer);
        return child == null ? 0 : child.visits + child.mean / 2;
    }

    /** The search's estimate for its seat after an answer, from 0 to 1. */
    double value(Move answer) {
        Node child = root.children.get(answer);
        return child == null ? 0 : child.mean;
    }

    /**
     * Learns from one imagined game, which it plays on; returns how it stands in the end, or how it stood when the round
     * was cut off.
     *
     * @param enough whether nobody waits any longer; asked before each move that is tried, so that even a round in a position
     *     of very many answers ends at once. Nothing is learned from a round that was cut off.
     */
    ImaginedGame round(ImaginedGame game, Chance chance, BooleanSupplier enough) {
        int ahead = HORIZON / 2 + chance.below(HORIZON);
        int depth = 0;
        Node node = root;
        boolean known = true;
        while (known && !game.over() && depth < DEEPEST) {
            Seat mover = game.toAct();
            List<? extends Move> moves = game.moves();
            node.asked = mover.index();
            if (moves.size() > 1 && !glance(node, game, mover, moves, enough)) {
                return game;
            }
            int choice = moves.size() == 1 ? 0 : select(node, mover, moves.size(), chance);
            node = moves.size() == 1 ? node.child(moves.get(0)) : node.glanced[choice];
            // A forced move teaches nothing, so the walk continues.
            known = moves.size() == 1 || (node.visits > 0 && (node.asked >= 0 || nodes < mostNodes));
            movers[depth] = mover;
            way[depth++] = node;
            if (mover.index() != own) {
                ahead--;
            }
            game.play(choice);
        }
        return playOn(game, ahead, depth, chance, enough);
    }

    /** The move with the best upper bound. */
    private int select(Node node, Seat mover, int count, Chance chance) {
        double eagerness = EXPLORATION * spreads[mover.index()].deviation();
        int best = 0;
        int equals = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            Node child = node.glanced[i];
            double bound = child.mean + eagerness * rootOfLog(child.available++) * child.doubt;
            if (bound > highest) {
                highest = bound;
                best = i;
                equals = 1;
            } else if (bound == highest && chance.below(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    private static double rootOfLog(int number) {
        return number < ROOTS.length ? ROOTS[number] : Math.sqrt(Math.log(number));
    }

    /** Finds what is known about the moves, and gives those that are new here their first value; says whether it could. */
    private boolean glance(
            Node node, ImaginedGame game, Seat mover, List<? extends Move> moves, BooleanSupplier enough) {
        if (node.glanced.length < moves.size()) {
            node.glanced = Arrays.copyOf(node.glanced, moves.size());
        }
        int sights = node == root ? SIGHTS : 1;
        for (int i = 0; i < moves.size(); i++) {
            Node child = node.glanceAt(i, moves.get(i));
            if (child.sights < sights) {
                if (enough.getAsBoolean()) {
                    return false;
                }
                if (child.sights == 0) {
                    child.available = 1;
                    nodes++;
                }
                double value = valueAfter(game, i, mover);
                child.see(value);
                spreads[mover.index()].add(value);
            }
        }
        return true;
    }

    private static double valueAfter(ImaginedGame game, int move, Seat seat) {
        ImaginedGame tried = game.copy();
        tried.play(move);
        return tried.value(seat);
    }

    /** Plays on as far as it should and learns from the end; returns how far it came. */
    private ImaginedGame playOn(ImaginedGame from, int ahead, int depth, Chance chance, BooleanSupplier enough) {
        ImaginedGame game = from;
        int left = ahead;
        for (int i = 0; left > 0 && i < LONGEST && !game.over(); i++) {
            if (enough.getAsBoolean()) {
                return game;
            }
            if (game.toAct().index() != own) {
                left--;
            }
            game = sensible(game, chance);
        }
        learn(game, depth);
        return game;
    }

    /** The game after a sensible answer; the tries that were worse are dropped. */
    private static ImaginedGame sensible(ImaginedGame game, Chance chance) {
        int count = game.moves().size();
        if (count == 1) {
            game.play(0);
            return game;
        }
        Seat mover = game.toAct();
        ImaginedGame best = game;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < Math.min(count, SAMPLE); i++) {
            ImaginedGame tried = game.copy();
            tried.play(count <= SAMPLE ? i : chance.below(count));
            double value = tried.value(mover);
            if (value > highest) {
                highest = value;
                best = tried;
            }
        }
        return best;
    }

    /** Every node on the path learns how the game ended for its seat. */
    private void learn(ImaginedGame end, int depth) {
        Arrays.fill(values, -1);
        for (int i = 0; i < depth; i++) {
            int mover = movers[i].index();
            if (values[mover] < 0) {
                values[mover] = end.value(movers[i]);
            }
            spreads[mover].add(values[mover]);
            way[i].learn(values[mover]);
        }
    }

    /** What is known about a move, regardless of where on this path through the tree it is made. */
    private static final class Node {

        private static final Node[] NONE = {};

        /** Shared by all that have none, which are most. */
        private static final Map<Move, Node> CHILDLESS = Map.of();

        private Map<Move, Node> children = CHILDLESS;

        /** The children of the moves that were listed last, in their order. */
        private Node[] glanced = NONE;

        /** Who answers after this move; nobody knows before the walk comes here. */
        private int asked = -1;

        /** The move that leads here; none leads to the root. */
        private final Move move;

        private double firstSight;
        private int sights;
        private double sum;
        private double visits;
        private int available;

        /** The value so far, and how little it rests on. */
        private double mean;

        private double doubt;

        Node(Move move) {
            this.move = move;
        }

        /** The child of the move that is listed there: as a rule the same as last time, and then nothing is looked up. */
        Node glanceAt(int index, Move listed) {
            Node child = glanced[index];
            if (child == null || (child.move != listed && !child.move.equals(listed))) {
                child = child(listed);
                glanced[index] = child;
            }
            return child;
        }

        void see(double value) {
            sights++;
            firstSight += (value - firstSight) / sights;
            settle();
        }

        void learn(double value) {
            visits++;
            sum += value;
            settle();
        }

        /** Both are asked for far more often than they change. */
        private void settle() {
            mean = (sum + TRUST * firstSight) / (visits + TRUST);
            doubt = 1 / Math.sqrt(visits + TRUST);
        }

        Node child(Move answer) {
            Node child = children.get(answer);
            if (child == null) {
                child = new Node(answer);
                if (children == CHILDLESS) {
                    children = new HashMap<>();
                }
                children.put(answer, child);
            }
            return child;
        }

        /** Forgets part of what is known here and below; returns the number of moves forgotten. */
        int fade() {
            sum *= KEPT;
            visits *= KEPT;
            settle();
            int count = 1;
            for (Node child : children.values()) {
                count += child.visits == 0 && child.children.isEmpty() ? 1 : child.fade();
            }
            return count;
        }
    }
}
