package org.polemarch.core.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;

/**
 * What a move leads to, and how often. It is played in many games that the seat can't tell from the real one, each with
 * its own dice, until its consequences are over: until the seat is asked again, or another one has played on for itself.
 * In between, the others answer at random, because nobody knows what they will do.
 *
 * @param games how many games were imagined
 * @param shares what came of it in some of them, the most frequent first; empty if nothing that has a name did
 */
public record Odds(int games, List<Share> shares) {

    /** After more answers of others than this, the consequences of the move are long over, whatever the rules say. */
    private static final int LONGEST = 60;

    public Odds {
        shares = List.copyOf(shares);
    }

    /**
     * One thing that may happen.
     *
     * @param part in what part of the games it did, from 0 to 1
     */
    public record Share(String words, double part) {}

    /** Whether chance or what the seat cannot see decides. */
    public boolean open() {
        return shares.stream().anyMatch(share -> share.part() < 1);
    }

    /**
     * Weighs a move of the seat that is asked. It may take long; the position is not changed, and belongs to the caller's
     * thread from now on.
     *
     * @param outcome the words for an event that decides something; nothing for any other
     * @param most how many games to imagine
     * @param enough whether nobody is waiting any more; asked after each game
     */
    public static <S extends GameState<S>> Odds of(
            Game<S> position,
            int move,
            Function<? super GameEvent, Optional<String>> outcome,
            Chance chance,
            int most,
            BooleanSupplier enough) {
        Seat seat = position.toAct();
        Map<String, Integer> counts = new LinkedHashMap<>();
        int games = 0;
        do {
            Set<String> happened = new LinkedHashSet<>();
            Game<S> game = position.imagine(seat, chance);
            game.listen(event -> outcome.apply(event).ifPresent(happened::add));
            game.mark();
            game.play(move);
            Set<Seat> onTheirOwn = new HashSet<>();
            for (int others = 0; others < LONGEST && lasts(game, seat, onTheirOwn); others++) {
                game.play(chance.below(game.moves().size()));
            }
            happened.forEach(words -> counts.merge(words, 1, Integer::sum));
            games++;
        } while (games < most && !enough.getAsBoolean());
        List<Share> shares = new ArrayList<>();
        double all = games;
        counts.forEach((words, count) -> shares.add(new Share(words, count / all)));
        shares.sort(Comparator.comparingDouble(Share::part).reversed());
        return new Odds(games, shares);
    }

    /**
     * Whether somebody else has to answer because of the move. When all that it brought about is done, each of the others
     * gives one more answer, such as a vote. What a seat does beyond that is its own turn.
     */
    private static boolean lasts(Game<?> game, Seat seat, Set<Seat> onTheirOwn) {
        return !game.over() && !game.toAct().equals(seat) && (!game.isPastMark() || onTheirOwn.add(game.toAct()));
    }
}
