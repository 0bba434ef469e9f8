package org.polemarch.launcher.duel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.bot.Bot;
import org.polemarch.api.bot.ImaginedGame;
import org.polemarch.api.bot.Thinking;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;

/**
 * The search as it was before it was taught to keep its tree and to look less far, kept unchanged to be played against. It
 * thinks until it is interrupted.
 */
final class FormerSearch implements Bot {

    private static final double EXPLORATION = 0.4;
    private static final double TRUST = 16;
    private static final int HORIZON = 16;
    private static final int LONGEST = 8 * HORIZON;
    private static final int SAMPLE = 4;
    private static final int DEEPEST = 64;
    private static final int MOST_SEATS = 16;

    @Override
    public int choose(Thinking thinking) {
        List<? extends Move> moves = thinking.moves();
        if (moves.size() == 1) {
            return 0;
        }
        Tree tree = new Tree(thinking.seat(), thinking.chance());
        while (!thinking.interrupted()) {
            tree.round(thinking.imagine());
        }
        return tree.favourite(moves);
    }

    private static final class Tree {
        private final int own;
        private final Chance chance;
        private final Node root = new Node();
        private final Spread[] spreads = new Spread[MOST_SEATS];
        private final Node[] way = new Node[DEEPEST];
        private final Seat[] movers = new Seat[DEEPEST];

        Tree(Seat own, Chance chance) {
            this.own = own.index();
            this.chance = chance;
            for (int seat = 0; seat < MOST_SEATS; seat++) {
                spreads[seat] = new Spread();
            }
        }

        int favourite(List<? extends Move> moves) {
            int best = 0;
            for (int i = 1; i < moves.size(); i++) {
                if (root.standing(moves.get(i)) > root.standing(moves.get(best))) {
                    best = i;
                }
            }
            return best;
        }

        void round(ImaginedGame game) {
            int ahead = HORIZON / 2 + chance.below(HORIZON);
            int depth = 0;
            Node node = root;
            boolean known = true;
            while (known && !game.over() && depth < DEEPEST) {
                Seat mover = game.toAct();
                List<? extends Move> moves = game.moves();
                int choice = moves.size() == 1 ? 0 : select(node, game, mover, moves);
                node = node.child(moves.get(choice));
                known = node.visits > 0 || moves.size() == 1;
                movers[depth] = mover;
                way[depth++] = node;
                if (mover.index() != own) {
                    ahead--;
                }
                game.play(choice);
            }
            playOn(game, ahead);
            learn(game, depth);
        }

        private int select(Node node, ImaginedGame game, Seat mover, List<? extends Move> moves) {
            Spread spread = spreads[mover.index()];
            int best = 0;
            int equals = 0;
            double highest = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                Node child = node.child(moves.get(i));
                if (child.available++ == 0) {
                    child.firstSight = valueAfter(game, i, mover);
                    spread.add(child.firstSight);
                }
                double eagerness = EXPLORATION * spread.deviation();
                double bound = child.mean() + eagerness * Math.sqrt(Math.log(child.available) / (child.visits + TRUST));
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

        private void playOn(ImaginedGame game, int ahead) {
            int left = ahead;
            for (int i = 0; left > 0 && i < LONGEST && !game.over(); i++) {
                if (game.toAct().index() != own) {
                    left--;
                }
                game.play(sensible(game));
            }
        }

        private int sensible(ImaginedGame game) {
            int count = game.moves().size();
            if (count == 1) {
                return 0;
            }
            Seat mover = game.toAct();
            int best = 0;
            double highest = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < Math.min(count, SAMPLE); i++) {
                int move = count <= SAMPLE ? i : chance.below(count);
                double value = valueAfter(game, move, mover);
                if (value > highest) {
                    highest = value;
                    best = move;
                }
            }
            return best;
        }

        private static double valueAfter(ImaginedGame game, int move, Seat seat) {
            ImaginedGame tried = game.copy();
            tried.play(move);
            return tried.value(seat);
        }

        private void learn(ImaginedGame end, int depth) {
            for (int i = 0; i < depth; i++) {
                double value = end.value(movers[i]);
                spreads[movers[i].index()].add(value);
                way[i].visits++;
                way[i].sum += value;
            }
        }
    }

    private static final class Node {
        private final Map<Move, Node> children = new HashMap<>();
        private double firstSight;
        private double sum;
        private int visits;
        private int available;

        Node child(Move move) {
            return children.computeIfAbsent(move, any -> new Node());
        }

        double mean() {
            return (sum + TRUST * firstSight) / (visits + TRUST);
        }

        double standing(Move move) {
            Node child = children.get(move);
            return child == null ? Double.NEGATIVE_INFINITY : child.visits + child.mean() / 2;
        }
    }

    private static final class Spread {
        private int count;
        private double mean;
        private double squares;

        void add(double value) {
            count++;
            double off = value - mean;
            mean += off / count;
            squares += off * (value - mean);
        }

        double deviation() {
            return count < 2 ? 1 : Math.sqrt(squares / count);
        }
    }
}
