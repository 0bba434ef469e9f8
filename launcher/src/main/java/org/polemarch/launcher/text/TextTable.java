package org.polemarch.launcher.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Question;
import org.polemarch.api.text.TextBoard;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Pondering;
import org.polemarch.core.session.Session;
import org.polemarch.core.session.SessionListener;
import org.polemarch.core.session.UndoRefused;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.rules.SectionText;
import org.polemarch.launcher.table.Adviser;
import org.polemarch.launcher.table.Audience;
import org.polemarch.launcher.table.Dues;
import org.polemarch.launcher.table.Opening;
import org.polemarch.launcher.table.Sentence;
import org.polemarch.launcher.table.Unasked;
import org.polemarch.launcher.table.Why;
import org.polemarch.launcher.words.Complaint;
import org.polemarch.launcher.words.Consent;
import org.polemarch.launcher.words.Say;

/**
 * A session played in a terminal. Each person sees the board as their seat sees it; between two persons the screen is
 * wiped and passed on.
 */
public final class TextTable implements SessionListener {

    private static final int NEWS_AT_ONCE = 40;

    /** What can be typed, in words of every language the same. */
    private static final List<String> COMMANDS = List.of(
            "moves",
            "why [text]",
            "why last",
            "odds [text]",
            "log [count]",
            "board, score",
            "rules [text]",
            "undo, redo",
            "hint",
            "save [file]",
            "quit");

    private final Session<?> session;
    private final TextScreen screen;
    private final Words words;
    private final Citing citing;
    private final TextBoard board;
    private final Keeper keeper;
    private final News news;
    private final LogText logText;
    private final Answering answering;
    private final Unasked unasked;
    private final ShownBoard shown = new ShownBoard();
    private Optional<Seat> atScreen = Optional.empty();

    /** Whether somebody has come to the screen alone, to see what others may not; else all may read what stands on it. */
    private boolean alone;

    private boolean left;
    private boolean lost;

    public interface Keeper {
        /** Saves to the given file, or where the session is kept. */
        Kept save(Optional<String> file);
    }

    /** Whether a game was saved, and in one line where, or why not. */
    public record Kept(boolean done, String line) {}

    public TextTable(Session<?> session, TextScreen screen, Keeper keeper) {
        this.session = session;
        this.screen = screen;
        this.words = session.prepared().words().forgiving();
        this.citing = new Citing(session.prepared());
        this.board = session.prepared().textBoard();
        this.keeper = keeper;
        this.news = new News(session);
        this.logText = new LogText(words, citing);
        this.unasked = new Unasked(session, new Audience(session));
        this.answering = new Answering(session, screen, words, citing);
        session.listen(this);
    }

    public boolean run() {
        showOpening();
        while (!session.over() && !left) {
            unasked.giveAll();
            if (session.botToAct()) {
                session.botMove();
            } else if (!session.over()) {
                turn(session.toAct());
            }
        }
        if (session.over()) {
            showEnd();
        }
        return session.over();
    }

    /** A game that is not played by its book says so first. */
    private void showOpening() {
        List<String> opening = Opening.lines(session);
        if (!opening.isEmpty()) {
            say(Opening.title(session));
            opening.forEach(line -> say("  " + line));
        }
    }

    @Override
    public void changed(Session<?> changed, Change change) {
        if (change.kind() == Kind.UNDONE) {
            news.cut();
        }
    }

    @Override
    public void warned(String line) {
        say("! " + line);
    }

    private void say(String... lines) {
        screen.show(List.of(lines));
    }

    private void turn(Seat seat) {
        passScreenTo(seat);
        if (left) {
            return;
        }
        showNews(seat);
        tryTo(() -> showChanges(seat));
        int before = session.decisions();
        boolean undone = false;
        while (session.decisions() == before && !left && !undone && !session.over()) {
            Question question = session.question();
            showPrompt(question);
            undone = obey(screen.read(words.name(seat), answering.choices(question)), question);
        }
    }

    /**
     * Between two persons everything is wiped, and nothing is shown until the next one is there; unless nobody has a secret
     * and they play together.
     */
    private void passScreenTo(Seat seat) {
        boolean stays = alone
                && atScreen.map(before -> session.holder(before).equals(session.holder(seat)))
                        .orElse(false);
        if (!stays && severalPersons() && (alone || session.isSecret(seat))) {
            screen.wipe();
            String answer = screen.read(Say.of("text.pass", person(seat)), List.of());
            screen.wipe();
            shown.forget();
            if (answer.equals(TextScreen.GONE)) {
                leave();
                return;
            }
            alone = session.isSecret(seat);
        }
        if (!atScreen.equals(Optional.of(seat))) {
            shown.forget();
        }
        atScreen = Optional.of(seat);
    }

    private String person(Seat seat) {
        String name = session.holder(seat).name();
        return name.equals(words.name(seat)) ? name : name + " (" + words.name(seat) + ")";
    }

    private boolean severalPersons() {
        return session.setup().seats().stream()
                        .map(session::holder)
                        .filter(Holder.Person.class::isInstance)
                        .distinct()
                        .count()
                > 1;
    }

    private List<LogEntry> readable(List<LogEntry> log) {
        if (alone || !severalPersons() || session.over()) {
            return log;
        }
        return log.stream()
                .flatMap(entry -> entry.seenByAll(session.setup().seats()).stream())
                .toList();
    }

    private void showNews(Seat seat) {
        List<LogEntry> fresh = readable(news.take(seat));
        int skipped = Math.max(0, fresh.size() - NEWS_AT_ONCE);
        if (skipped > 0) {
            say("  " + Say.of("text.earlier", skipped, fresh.size()));
        }
        screen.show(logText.lines(fresh.subList(skipped, fresh.size())));
    }

    private void showBoard(Seat seat) {
        shown.forget();
        tryTo(() -> showChanges(seat));
    }

    private void showChanges(Seat seat) {
        List<String> lines = shown.since(board.draw(session.view(seat), words));
        if (!lines.isEmpty()) {
            say("");
            screen.show(lines);
        }
    }

    /** Commands that only show something may fail: the player is told, and the game continues. */
    private void tryTo(Runnable show) {
        try {
            show.run();
        } catch (RuntimeException | LinkageError e) {
            say("! " + Complaint.of(e));
        }
    }

    private void showPrompt(Question question) {
        String cites = question.cites().isEmpty() ? "" : "  [" + citing.written(question.cites()) + "]";
        String seat = words.name(question.seat());
        String asked = words.say(question.frame());
        say("", (asked.startsWith(seat) ? "" : seat + ": ") + asked + cites);
    }

    /** Does what was typed; true if the question changed without an answer. */
    private boolean obey(String typed, Question question) {
        String[] parts = typed.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].trim() : "";
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "quit" -> leave();
            case "help", "?" -> help();
            case "moves" -> screen.show(answering.choices(question));
            case "why" -> tryTo(() -> why(question.seat(), rest));
            case "odds" -> tryTo(() -> answering.odds(rest));
            case "log" -> log(question.seat(), rest);
            case "board" -> showBoard(question.seat());
            case "score" ->
                tryTo(() -> {
                    screen.show(ScoreText.lines(session, words));
                    Dues.of(session, question.seat()).forEach(line -> say("  " + line));
                });
            case "rules" -> tryTo(() -> rules(rest.isEmpty() ? question.cites() : rest));
            case "hint" -> tryTo(this::hint);
            case "save" ->
                say(keeper.save(rest.isEmpty() ? Optional.empty() : Optional.of(rest))
                        .line());
            case "undo" -> {
                return mayUndo() && changes(session::undo);
            }
            case "redo" -> {
                return changes(session::redo);
            }
            default -> answering.answer(typed, question);
        }
        return false;
    }

    /** Another person's decision is taken back only if that person agrees. */
    private boolean mayUndo() {
        Optional<String> other = new Audience(session).robbed(session.canUndo(), atScreen);
        return other.map(name ->
                        screen.read(Say.of("text.undo-other", name), List.of()).toLowerCase(Locale.ROOT))
                .map(Consent::given)
                .orElse(true);
    }

    private boolean changes(Runnable undoOrRedo) {
        try {
            undoOrRedo.run();
            return true;
        } catch (UndoRefused refused) {
            say("  " + refused.getMessage());
            return false;
        }
    }

    private void help() {
        say("  " + Say.of("text.help.answer"));
        for (String each : COMMANDS) {
            String key = each.replaceFirst("( \\[|,).*", "").replace(' ', '-');
            say(String.format("  %-14s %s", each, Say.of("text.help." + key)));
        }
    }

    private void log(Seat seat, String count) {
        List<LogEntry> log = readable(news.log(seat));
        int wanted = count.matches("\\d{1,6}") ? Integer.parseInt(count) : NEWS_AT_ONCE;
        screen.show(logText.lines(log.subList(Math.max(0, log.size() - wanted), log.size())));
    }

    private void why(Seat seat, String wanted) {
        if (wanted.equalsIgnoreCase("last")) {
            Optional<Seat> own = alone || !severalPersons() ? Optional.of(seat) : Optional.empty();
            say("  " + new Why(session).last(own));
        } else {
            answering.why(wanted);
        }
    }

    private void rules(String wanted) {
        SectionText text = new SectionText(session.prepared().ruleIndex());
        var found = text.find(wanted);
        if (found.isEmpty()) {
            say("  " + Say.of("text.no-rule", wanted));
        }
        for (var section : found) {
            say("  " + citing.listed(section));
            var paragraphs = found.size() == 1 ? text.whole(section) : text.shortly(section);
            paragraphs.forEach(paragraph -> say("    " + paragraph));
        }
    }

    private void hint() {
        Adviser adviser = new Adviser();
        Pondering.Answer answer = session.hint(adviser, () -> false).think();
        say("  " + adviser.advice(session.question().moves(), answer.index(), words));
    }

    /** Nobody is thrown out of a game that couldn't be saved: they may name another place, or leave anyway. */
    private void leave() {
        Kept kept = keeper.save(Optional.empty());
        say(kept.line());
        while (!kept.done()) {
            String place = screen.read(Say.of("text.save-where"), List.of());
            if (place.equals(TextScreen.GONE)) {
                break;
            }
            if (!place.isEmpty()) {
                kept = keeper.save(Optional.of(place));
                say(kept.line());
            }
        }
        lost = !kept.done();
        left = true;
    }

    /** Whether the players left a game that could not be saved. */
    public boolean lost() {
        return lost;
    }

    /** When the game is over nothing is secret any more: whoever is there sees how it ended. */
    private void showEnd() {
        atScreen.ifPresent(seat -> {
            showNews(seat);
            showBoard(seat);
        });
        say("", Sentence.of(words.text(session.outcome().ending())));
        screen.show(ScoreText.lines(session, words));
        say(Sentence.victory(session.outcome().winners(), words));
    }
}
