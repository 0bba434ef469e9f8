package org.polemarch.core.bots;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * Information-set Monte Carlo tree search. Every round imagines a game anew, walks down one common tree of moves, of
 * which only those legal in that game count, plays a few random moves on and takes the game's own evaluation there.
 */
public final class MctsBot implements Bot {

    /** How eagerly little-tried moves are tried: the usual constant for values between 0 and 1. */
    private static final double EXPLORATION = 0.7;

    /** How many random moves follow the tree before the evaluation is asked. */
    private static final int PLAYOUT = 6;

    private static final int MOST_SEATS = 16;

    private final IntPredicate goOn;

    private MctsBot(IntPredicate goOn) {
        this.goOn = goOn;
    }

    /** A bot that thinks for so many rounds; the same chance gives the same answers. */
    public static MctsBot rounds(int rounds) {
        return new MctsBot(done -> done < rounds);
    }

    /** A bot that thinks for so many milliseconds at every question. */
    public static Bot milliseconds(long budget) {
        return thinking -> {
            long end = System.nanoTime() + budget * 1_000_000;
            return new MctsBot(done -> System.nanoTime() - end < 0).choose(thinking);
        };
    }

    @Override
    public int choose(Thinking thinking) {
        List<? extends Move> moves = thinking.moves();
        if (moves.size() == 1) {
            return 0;
        }
        Node root = new Node();
        for (int done = 0; goOn.test(done) && !thinking.interrupted(); done++) {
            round(root, thinking.imagine(), thinking.chance());
        }
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            if (root.visits(moves.get(i)) > root.visits(moves.get(best))) {
                best = i;
            }
        }
        return best;
    }

    private static void round(Node root, ImaginedGame game, Chance chance) {
        Node[] way = new Node[64];
        Seat[] movers = new Seat[64];
        int depth = 0;
        Node node = root;
        while (!game.over() && depth < way.length) {
            Seat mover = game.toAct();
            List<? extends Move> moves = game.moves();
            int choice = node.select(moves, chance);
            Node next = node.child(moves.get(choice));
            game.play(choice);
            movers[depth] = mover;
            way[depth++] = next;
            node = next;
            if (next.visits == 0) {
                break;
            }
        }
        for (int i = 0; i < PLAYOUT && !game.over(); i++) {
            game.play(chance.below(game.moves().size()));
        }
        double[] values = new double[MOST_SEATS];
        Arrays.fill(values, Double.NaN);
        for (int i = 0; i < depth; i++) {
            int seat = movers[i].index();
            if (Double.isNaN(values[seat])) {
                values[seat] = game.value(movers[i]);
            }
            way[i].visits++;
            way[i].value += values[seat];
        }
    }

    /** What is known about a move, wherever it was made on this way through the tree. */
    private static final class Node {
        private final Map<Move, Node> children = new LinkedHashMap<>();
        private int visits;
        private int available;
        private double value;

        int visits(Move move) {
            Node child = children.get(move);
            return child == null ? 0 : child.visits;
        }

        Node child(Move move) {
            return children.computeIfAbsent(move, any -> new Node());
        }

        /** An untried move if there is one, else the one with the best upper bound. */
        int select(List<? extends Move> moves, Chance chance) {
            int untried = 0;
            int choice = -1;
            for (int i = 0; i < moves.size(); i++) {
                Node child = child(moves.get(i));
                child.available++;
                if (child.visits == 0 && chance.below(++untried) == 0) {
                    choice = i;
                }
            }
            return choice >= 0 ? choice : bestBound(moves);
        }

        private int bestBound(List<? extends Move> moves) {
            int best = 0;
            double highest = -1;
            for (int i = 0; i < moves.size(); i++) {
                Node child = children.get(moves.get(i));
                double bound =
                        child.value / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits);
                if (bound > highest) {
                    highest = bound;
                    best = i;
                }
            }
            return best;
        }
    }
}
