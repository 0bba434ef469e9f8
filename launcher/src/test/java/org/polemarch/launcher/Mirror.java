package org.polemarch.launcher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.core.session.Session;

/**
 * Two ways a game went on that one person cannot tell apart: somebody else decided otherwise in secret.
 *
 * @param start the game before they part
 * @param looker a seat of the person who cannot tell, asked at the end of both
 * @param one what was played in the one world
 * @param other what was played in the other
 */
public record Mirror(Session<?> start, Seat looker, List<String> one, List<String> other) {

    private static final int MOST_ANSWERS = 8;
    private static final int LONGEST_WAY = 12;

    /**
     * Some of a game played at random where somebody decides in secret, each at another kind of question. Of a game that
     * asks seldom it is told at which questions.
     *
     * @param rule a part of the name of what asks; empty for all
     */
    public static List<Mirror> in(Session<?> session, String rule, int wanted, long seed) {
        Chance chance = Chance.seeded(seed);
        Map<Class<?>, Mirror> found = new LinkedHashMap<>();
        while (!session.over() && found.size() < wanted) {
            Class<?> asks = session.question().frame().getClass();
            if (asks.getName().contains(rule) && !found.containsKey(asks)) {
                here(session, chance).ifPresent(mirror -> found.put(asks, mirror));
            }
            session.play(chance.below(session.question().moves().size()));
        }
        return List.copyOf(found.values());
    }

    private static Optional<Mirror> here(Session<?> session, Chance chance) {
        int n = session.decisions();
        Seat mover = session.toAct();
        List<? extends Move> moves = session.question().moves();
        for (Seat looker : session.setup().seats()) {
            Map<String, String> bySight = new LinkedHashMap<>();
            for (int i = 0; i < Math.min(MOST_ANSWERS, moves.size()) && !isOfSame(session, looker, mover); i++) {
                String mine = moves.get(i).notation();
                Session<?> world = session.branchAt(n);
                world.play(mine);
                String before = bySight.putIfAbsent(sight(world, looker), mine);
                if (before != null) {
                    Optional<Mirror> mirror = followed(session.branchAt(n), mover, looker, before, mine, chance);
                    if (mirror.isPresent()) {
                        return mirror;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Plays the same in both worlds until the looker is asked; nothing if they can be told apart by then, or if whoever
     * decided sees the same in both: then there is no secret in them that might come out.
     */
    private static Optional<Mirror> followed(
            Session<?> start, Seat mover, Seat looker, String one, String other, Chance chance) {
        int n = start.decisions();
        Session<?> first = start.branchAt(n);
        Session<?> second = start.branchAt(n);
        List<String> inFirst = new ArrayList<>(List.of(one));
        List<String> inSecond = new ArrayList<>(List.of(other));
        first.play(one);
        second.play(other);
        while (!first.over() && !first.toAct().equals(looker) && inFirst.size() < LONGEST_WAY) {
            List<String> both = new ArrayList<>(notations(first));
            both.retainAll(notations(second));
            if (both.isEmpty()) {
                return Optional.empty();
            }
            String move = both.get(chance.below(both.size()));
            first.play(move);
            second.play(move);
            inFirst.add(move);
            inSecond.add(move);
            if (!sight(first, looker).equals(sight(second, looker))) {
                return Optional.empty();
            }
        }
        return first.over()
                        || !first.toAct().equals(looker)
                        || first.view(mover).equals(second.view(mover))
                ? Optional.empty()
                : Optional.of(new Mirror(start, looker, inFirst, inSecond));
    }

    private static boolean isOfSame(Session<?> session, Seat one, Seat other) {
        return session.holder(one).equals(session.holder(other));
    }

    private static List<String> notations(Session<?> session) {
        return session.question().moves().stream().map(Move::notation).toList();
    }

    /** All that the person who holds a seat may know from it and from their others. */
    private static String sight(Session<?> session, Seat looker) {
        StringBuilder sight = new StringBuilder();
        for (Seat seat : session.setup().seats()) {
            if (isOfSame(session, seat, looker)) {
                sight.append(session.view(seat)).append(session.log(seat));
            }
        }
        if (!session.over()) {
            sight.append(session.toAct());
            if (isOfSame(session, session.toAct(), looker)) {
                sight.append(notations(session));
            }
        }
        return sight.toString();
    }
}
