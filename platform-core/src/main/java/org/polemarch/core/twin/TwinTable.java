package org.polemarch.core.twin;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.core.engine.Seed;
import org.polemarch.core.session.Handover;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.TakeBack;
import org.polemarch.core.session.Terms;
import org.polemarch.core.session.UndoRefused;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.words.CoreWords;

/**
 * Two tables, one seed and one hand: the same game by two sets of rules. An answer goes to both while it is legal in both. The
 * first difference is kept; from there the player may drive either. Where one set of rules puts a question of its own in
 * between, the tables come together again once it is answered.
 */
public final class TwinTable {

    public enum Side {
        BASE,
        OTHER;

        public Side across() {
            return this == BASE ? OTHER : BASE;
        }
    }

    /** An answer of the player: where it was given, how many were given there before, and what was known to differ. */
    private record Step(List<Side> sides, int base, int other, Optional<Difference> before) {

        int answers(Side side) {
            return side == Side.BASE ? base : other;
        }
    }

    private final Session<?> base;
    private final Session<?> other;
    private final Comparison comparison;
    private final Deque<Step> steps = new ArrayDeque<>();
    private Optional<Difference> first;
    private boolean handed;

    private TwinTable(Session<?> base, Session<?> other, Optional<Seat> eyes) {
        this.base = base;
        this.other = other;
        this.comparison = new Comparison(base.prepared(), other.prepared(), eyes);
        this.first = comparison.after(0, spot(base), spot(other)).or(this::choice);
    }

    /** Two tables at their first question. The eyes are those of the only player, if there are secrets to keep from them. */
    public static TwinTable start(
            PreparedGame<?> base,
            Terms baseTerms,
            PreparedGame<?> other,
            Terms otherTerms,
            Seed seed,
            List<? extends Holder> holders,
            Optional<Seat> eyes) {
        return new TwinTable(
                Session.start(base, seed, holders, baseTerms), Session.start(other, seed, holders, otherTerms), eyes);
    }

    /** The first answers of a game at two tables, as far as both ask for them and take them. */
    public static TwinTable beside(
            Session<?> played, int moves, PreparedGame<?> other, Terms otherTerms, Optional<Seat> eyes) {
        List<Holder> holders =
                played.setup().seats().stream().map(played::holder).toList();
        TwinTable twins = start(played.prepared(), played.terms(), other, otherTerms, played.seed(), holders, eyes);
        for (Played each : played.history().subList(0, moves)) {
            String notation = each.move().notation();
            if (!twins.together()) {
                break;
            }
            if (!spot(twins.other).has(notation)) {
                twins.look(notation);
                break;
            }
            twins.play(Side.BASE, notation);
        }
        twins.steps.clear(); // what was played before belongs to the game, not to these tables
        return twins;
    }

    /**
     * A position at two tables. If the other rules come to it by the same answers, both tables know how they came there;
     * else the position is handed to the other rules, and their table can't be saved.
     */
    public static TwinTable from(
            Session<?> played, int moves, PreparedGame<?> other, Terms otherTerms, Optional<Seat> eyes) {
        TwinTable whole = beside(played, moves, other, otherTerms, eyes);
        boolean came = whole.base.decisions() == moves
                && whole.other.decisions() == moves
                && whole.first.filter(found -> found.stands() < moves).isEmpty();
        if (came) {
            return whole;
        }
        TwinTable twins = new TwinTable(played.branchAt(moves), Handover.of(played, moves, other, otherTerms), eyes);
        twins.handed = true;
        return twins;
    }

    /** Whether a table can be saved and played on alone: one that was handed its position can't. */
    public boolean canGoOn(Side side) {
        return !handed || side == Side.BASE;
    }

    public Session<?> session(Side side) {
        return side == Side.BASE ? base : other;
    }

    /** Where the tables first differed; empty while they are the same. */
    public Optional<Difference> first() {
        return first;
    }

    /** Whether both ask the same seat the same, so that one answer can do for both. */
    public boolean together() {
        return spot(base).asksLike(spot(other));
    }

    /**
     * Gives an answer at one table, and at the other too while they are together and it is legal there.
     *
     * @return whether it went to both
     */
    public boolean play(Side side, String notation) {
        Session<?> mine = session(side);
        Session<?> theirs = session(side.across());
        boolean both = together() && spot(theirs).has(notation);
        Optional<Step> step = step(side, both ? List.of(side, side.across()) : List.of(side));
        look(notation);
        mine.play(notation);
        if (both) {
            theirs.play(notation);
        }
        step.ifPresent(steps::push);
        if (first.isEmpty() && both) {
            first = comparison.after(base.decisions(), spot(base), spot(other)).or(this::choice);
        }
        return both;
    }

    /** Compares how both take an answer that is about to be given. */
    private void look(String notation) {
        if (first.isEmpty() && together()) {
            first = comparison.answers(base.decisions() + 1, spot(base), spot(other), notation);
        }
    }

    /** Gives an answer at one table only. */
    public void playAlone(Side side, String notation) {
        Optional<Step> step = step(side, List.of(side));
        session(side).play(notation);
        step.ifPresent(steps::push);
    }

    /** What is taken back if the answer that is about to be given is a player's. */
    private Optional<Step> step(Side side, List<Side> sides) {
        return session(side).botToAct()
                ? Optional.empty()
                : Optional.of(new Step(sides, base.decisions(), other.decisions(), first));
    }

    /** Why the player's last answer can't be taken back wherever it was given; empty if it can. */
    public Optional<String> whyNoUndo() {
        if (steps.isEmpty()) {
            return Optional.of(CoreWords.of("twin.unanswered"));
        }
        return steps.peek().sides().stream()
                .map(side -> session(side).canUndo())
                .filter(back -> !back.allowed())
                .map(TakeBack::reason)
                .findFirst();
    }

    /** Takes back the player's last answer at each table where it was given, and all that followed there. */
    public void undo() {
        whyNoUndo().ifPresent(reason -> {
            throw new UndoRefused(reason);
        });
        Step last = steps.pop();
        last.sides().forEach(side -> session(side).undoTo(last.answers(side)));
        first = last.before();
    }

    /** Lets the bot that is asked at a table answer there, and at the other as {@link #play} does. */
    public boolean botMove(Side side) {
        Session<?> session = session(side);
        int index = session.ponder(() -> Thread.currentThread().isInterrupted())
                .think()
                .index();
        return play(side, session.question().moves().get(index).notation());
    }

    private Optional<Difference> choice() {
        return together()
                ? comparison.choice(base.decisions() + 1, spot(base), spot(other), Optional.empty())
                : Optional.empty();
    }

    private static <S extends GameState<S>> Spot<S> spot(Session<S> session) {
        int now = session.decisions();
        List<LogEntry> log = session.fullLog();
        int from = log.size();
        while (from > 0 && log.get(from - 1).decision() == now) {
            from--;
        }
        return new Spot<>(
                session.replayTo(now),
                log.subList(from, log.size()).stream().map(LogEntry::event).toList());
    }
}
