package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.core.session.Session;

/**
 * A line of the score: that of a seat, or of all the seats of a side that score as one.
 *
 * @param score what each of them has
 */
public record Ranked(List<Seat> seats, Score score) {

    public Ranked {
        seats = List.copyOf(seats);
    }

    /** The lines for these scores, best first. */
    public static List<Ranked> of(List<Score> scores, Session<?> session) {
        List<SeatInfo> infos = session.prepared().info().seats();
        List<Ranked> lines = new ArrayList<>();
        for (Score score : scores) {
            String side = infos.get(score.seat().index()).side();
            List<Seat> together = scores.stream()
                    .filter(other -> infos.get(other.seat().index()).side().equals(side) && isSame(other, score))
                    .map(Score::seat)
                    .toList();
            if (together.get(0).equals(score.seat())) {
                lines.add(new Ranked(together, score));
            }
        }
        lines.sort(Comparator.comparingInt(Ranked::rank));
        return lines;
    }

    private static boolean isSame(Score one, Score other) {
        return one.rank() == other.rank()
                && one.points() == other.points()
                && one.breakdown().equals(other.breakdown());
    }

    public int rank() {
        return score.rank();
    }

    /** "Corinth, Sparta". */
    public String name(Function<Seat, String> named) {
        return seats.stream().map(named).collect(Collectors.joining(", "));
    }
}
