package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Score;
import org.polemarch.api.game.SeatInfo;
import org.polemarch.api.game.Standing;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.log.LotDrawn;
import org.polemarch.api.log.PileShuffled;
import org.polemarch.api.log.Rolled;
import org.polemarch.core.chronicle.Chronicle;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.RuleFault;

/** What is recorded of a game while it is played. */
final class Course {

    private static final String NOBODY = "";

    private final List<SeatInfo> seats;
    private final Chronicle chronicle = new Chronicle();
    private int[] shares = new int[256];
    private long[] prints = new long[256];
    private int length;
    private int choices;
    private long branching;
    private int secrets;
    private int logged;
    private int fights;
    private int chances;
    private String leader = NOBODY;
    private int leads;
    private int ledFrom;

    Course(List<SeatInfo> seats) {
        this.seats = seats;
    }

    /** Something happened; chance is counted separately from its consequences. */
    void happened(GameEvent event, boolean isFight) {
        if (event instanceof Rolled || event instanceof LotDrawn || event instanceof PileShuffled) {
            chances++;
        } else {
            logged++;
            fights += isFight ? 1 : 0;
        }
    }

    /** An answer is about to be given. */
    void answers(Game<?> game, int answer) {
        int count = game.moves().size();
        branching += count;
        choices += count > 1 ? 1 : 0;
        secrets += game.isSecret(game.toAct()) ? 1 : 0;
        long print = game.toAct().index() * 31L + count;
        print = print * 31 + game.moves().get(answer).notation().hashCode();
        length++;
        if (length == shares.length) {
            shares = Arrays.copyOf(shares, 2 * length);
            prints = Arrays.copyOf(prints, 2 * length);
        }
        prints[length] = print;
    }

    /** Records the standing after the last answer, or at the first question. */
    <S extends GameState<S>> void stands(Game<S> game) {
        Standing standing = game.book().game().standing(game.state());
        chronicle.note(length, standing, List.of());
        shares[length] = GameLine.whole(standing.athens());
        prints[length] = prints[length] * 31 + shares[length];
        leads(leader(game.book().game().outcome(game.state())));
    }

    private void leads(String now) {
        if (now.equals(NOBODY) || now.equals(leader)) {
            return;
        }
        leads += leader.equals(NOBODY) ? 0 : 1;
        leader = now;
        ledFrom = length;
    }

    /** The side whose seats alone rank first. */
    private String leader(Outcome outcome) {
        String first = NOBODY;
        for (Score score : outcome.scores()) {
            if (score.rank() == 1) {
                String side = seats.get(score.seat().index()).side();
                if (!first.equals(NOBODY) && !first.equals(side)) {
                    return NOBODY;
                }
                first = side;
            }
        }
        return first;
    }

    <S extends GameState<S>> Contestant.Result result(
            long number, int arm, Game<S> game, SortedMap<String, Integer> asked, Optional<long[]> twin) {
        Outcome outcome = game.book().game().outcome(game.state());
        if (outcome.ending().equals(Outcome.RUNNING) || outcome.winners().isEmpty()) {
            throw new RuleFault("the game is over, but its outcome names no ending or nobody who won");
        }
        long[] told = Arrays.copyOf(prints, length + 1);
        GameLine line = new GameLine(
                number,
                arm,
                "",
                length,
                choices,
                branching,
                secrets,
                logged,
                fights,
                chances,
                outcome.ending(),
                outcome.scores().stream().map(Score::points).toList(),
                outcome.scores().stream().map(Score::rank).toList(),
                leads,
                leader(outcome).equals(NOBODY) ? length : ledFrom,
                years(),
                course(),
                asked,
                twin.map(other -> Arrays.mismatch(other, told) + 1).orElse(0));
        return new Contestant.Result(line, told);
    }

    /** The last standing of each year, the first year first. */
    private List<GameLine.Year> years() {
        List<GameLine.Year> years = new ArrayList<>();
        for (Chronicle.Entry entry : chronicle.entries()) {
            GameLine.Year year = GameLine.Year.of(entry.standing());
            int last = years.size() - 1;
            if (last >= 0 && years.get(last).year() <= year.year()) {
                years.set(last, year);
            } else {
                years.add(year);
            }
        }
        return years;
    }

    private List<Integer> course() {
        List<Integer> course = new ArrayList<>();
        for (int step = 0; step <= GameLine.STEPS; step++) {
            course.add(shares[(int) ((long) length * step / GameLine.STEPS)]);
        }
        return course;
    }
}
