package org.polemarch.core.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;
import org.polemarch.core.engine.Rulebook;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;
import org.polemarch.core.wiring.OneLine;
import org.polemarch.core.wiring.PreparedGame;
import org.polemarch.core.words.CoreWords;

/**
 * Judges a game that was played by other rules of the same game, in two ways: from the start with the same chance, up to the
 * first difference; and answer by answer, each in the position in which it was given, to the end.
 */
public final class Judge<S extends GameState<S>> {

    private final Session<S> session;
    private final PreparedGame<S> other;
    private final Optional<Seat> eyes;
    private final Comparison comparison;

    private Judge(Session<S> session, PreparedGame<S> other, Optional<Seat> eyes) {
        this.session = session;
        this.other = other;
        this.eyes = eyes;
        this.comparison = new Comparison(session.prepared(), other, eyes);
    }

    /** With the eyes of a seat nothing is said that it may not know; without, everything. */
    @SuppressWarnings("unchecked") // one game has one kind of state, whatever the variants
    public static <S extends GameState<S>> Judgement judge(
            Session<S> session, PreparedGame<?> other, Optional<Seat> eyes) {
        if (!session.prepared().info().id().equals(other.info().id())) {
            throw new IllegalArgumentException(other.info().title() + " is another game than "
                    + session.prepared().title());
        }
        Judge<S> judge = new Judge<>(session, (PreparedGame<S>) other, eyes);
        return new Judgement(
                new Edition(session.prepared()).name(),
                new Edition(other).name(),
                session.decisions(),
                judge.first(),
                judge.eachMove());
    }

    private Optional<Difference> first() {
        List<GameEvent> mine = new ArrayList<>();
        List<GameEvent> theirs = new ArrayList<>();
        Spot<S> here = new Spot<>(session.prepared().start(session.seed(), mine::add), mine);
        Spot<S> there = new Spot<>(other.start(session.seed(), theirs::add), theirs);
        Optional<Difference> found = comparison.after(0, here, there);
        for (int i = 0; i < session.decisions() && found.isEmpty(); i++) {
            Played played = session.history().get(i);
            found = comparison.answers(played.number(), here, there, notation(played));
            if (found.isEmpty()) {
                mine.clear();
                theirs.clear();
                here.game().play(played.index());
                if (!there.has(notation(played))) {
                    return Optional.empty(); // the eyes may not know that another's answer has become illegal
                }
                there.game().play(notation(played));
                found = comparison.after(played.number(), here, there);
            }
        }
        return found;
    }

    private List<Difference> eachMove() {
        List<Difference> found = new ArrayList<>();
        List<GameEvent> heard = new ArrayList<>();
        Game<S> line = session.prepared().start(session.seed(), heard::add);
        for (Played played : session.history()) {
            heard.clear();
            Spot<S> here = new Spot<>(line, heard);
            judged(here, played, found);
        }
        return found;
    }

    /** Plays the answer, and judges it. */
    private void judged(Spot<S> here, Played played, List<Difference> found) {
        Rulebook<S> book = other.book();
        List<GameEvent> news = new ArrayList<>();
        Optional<Spot<S>> there = Optional.empty();
        try {
            there = Optional.of(new Spot<>(here.game().by(book, news::add), news));
        } catch (RuntimeException e) { // rules may meet a position here that they never come to
            if (maySee(here)) {
                found.add(comparison.unknown(played.number(), here, OneLine.of(e)));
            }
        }
        boolean goesOn = false;
        if (there.isPresent() && here.asksLike(there.get())) {
            comparison
                    .answers(played.number(), here, there.get(), notation(played))
                    .ifPresent(found::add);
            goesOn = there.get().has(notation(played));
        }
        here.game().play(played.index());
        if (goesOn) {
            news.clear();
            try {
                there.get().game().play(notation(played));
                comparison.after(played.number(), here, there.get()).ifPresent(found::add);
            } catch (RuntimeException e) {
                throw new IllegalStateException(
                        CoreWords.of("twin.unjudged", played.number(), other.title(), OneLine.of(e)), e);
            }
        }
    }

    private boolean maySee(Spot<S> spot) {
        return eyes.isEmpty() || eyes.get().equals(spot.game().toAct());
    }

    private static String notation(Played played) {
        return played.move().notation();
    }
}
