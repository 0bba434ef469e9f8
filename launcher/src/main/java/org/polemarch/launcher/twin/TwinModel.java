package org.polemarch.launcher.twin;

import java.util.List;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Move;
import org.polemarch.api.text.Words;
import org.polemarch.api.ui.Situation;
import org.polemarch.core.engine.Game;
import org.polemarch.core.session.Holder.Person;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.Difference.Half;
import org.polemarch.core.twin.TwinTable;
import org.polemarch.core.twin.TwinTable.Side;
import org.polemarch.launcher.table.Choice;
import org.polemarch.launcher.table.Situations;
import org.polemarch.launcher.words.Say;

/**
 * Twin tables for one player. An answer goes to both while both allow it, unless the player asks to drive one table alone;
 * bots answer by themselves.
 */
public final class TwinModel {

    private final TwinTable table;
    private final Optional<Seat> eyes;
    private boolean both = true;
    private Runnable changed = () -> {};

    /** The eyes are those of the only player. If only bots play, there are none, and the seat that is asked looks. */
    public TwinModel(TwinTable table, Optional<Seat> eyes) {
        this.table = table;
        this.eyes = eyes;
    }

    public void onChange(Runnable listener) {
        changed = listener;
    }

    public Session<?> session(Side side) {
        return table.session(side);
    }

    public Words words(Side side) {
        return session(side).prepared().words().forgiving();
    }

    public Optional<Difference> first() {
        return table.first();
    }

    /** What holds at a table where the two first differ; empty until then. */
    public Optional<Half> half(Side side) {
        return first().map(found -> side == Side.BASE ? found.base() : found.other());
    }

    /** Whether answers go to both tables if both allow them. */
    public boolean both() {
        return both;
    }

    public void both(boolean chosen) {
        both = chosen;
        changed.run();
    }

    /** Whether an answer given now would go to both tables, if both allow it. */
    public boolean together() {
        return both && table.together();
    }

    public boolean asked(Side side) {
        Session<?> session = session(side);
        return !session.over() && !session.botToAct();
    }

    /** Whether a bot is asked whose answer the player waits for. */
    public boolean botAsked(Side side) {
        return session(side).botToAct()
                && eyes.filter(seat -> session(side).holder(seat) instanceof Person)
                        .isPresent();
    }

    /** What a player is asked at a table, or why nothing is. */
    public String prompt(Side side) {
        Session<?> session = session(side);
        if (session.over()) {
            return words(side).text(session.outcome().ending());
        }
        String seat = words(side).name(session.toAct());
        return asked(side)
                ? Say.of("twin.asked", seat, words(side).say(session.question().frame()))
                : Say.of("twin.waits", seat);
    }

    /** The answers at a table; those that the other one does not allow say so. */
    public List<Choice> choices(Side side) {
        if (!asked(side)) {
            return List.of();
        }
        return session(side).question().moves().stream()
                .map(move -> new Choice(move, text(side, move)))
                .toList();
    }

    private String text(Side side, Move move) {
        String said = words(side).say(move);
        boolean here = table.together()
                && session(side.across()).question().moves().stream()
                        .noneMatch(other -> other.notation().equals(move.notation()));
        return here ? Say.of("twin.only-here", said) : said;
    }

    public void choose(Side side, Move move) {
        answer(side, move.notation());
    }

    /** Gives an answer, a player's or a bot's. */
    public void answer(Side side, String notation) {
        if (both) {
            table.play(side, notation);
        } else {
            table.playAlone(side, notation);
        }
        changed.run();
    }

    /** Why nothing can be taken back now; empty if something can. */
    public Optional<String> whyNoUndo() {
        return table.whyNoUndo().map(Say::sentence);
    }

    public void undo() {
        table.undo();
        changed.run();
    }

    /** Whether a table can be played on alone. */
    public boolean canGoOn(Side side) {
        return table.canGoOn(side);
    }

    public Situation situation(Side side) {
        return situation(session(side));
    }

    private <S extends GameState<S>> Situation situation(Session<S> session) {
        int now = session.decisions();
        Game<S> game = session.replayTo(now);
        Seat viewer = eyes.orElseGet(() -> game.over() ? session.setup().seats().get(0) : game.toAct());
        List<GameEvent> news = session.log(viewer, now).stream()
                .filter(entry -> entry.decision() == now)
                .map(LogEntry::event)
                .toList();
        return eyes.isPresent() ? Situations.of(game, viewer, news) : Situations.still(game, viewer, news);
    }
}
