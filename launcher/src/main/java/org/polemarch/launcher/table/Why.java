package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.text.Words;
import org.polemarch.core.analysis.Motive;
import org.polemarch.core.session.Holder;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Played;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;

/**
 * Explains a bot's move to a player who may not see its hand, using only what that player can see. When the game is
 * over, nothing is hidden any more, and the explanation uses what the bot knew.
 */
public final class Why {

    private final Session<?> session;
    private final Words words;

    public Why(Session<?> session) {
        this.session = session;
        this.words = session.prepared().words().forgiving();
    }

    /** The answer with which the bot that moved last began; empty if none has moved. */
    private OptionalInt last() {
        List<Played> history = session.history();
        int number = history.size();
        while (number > 0
                && (!isBot(history.get(number - 1).seat())
                        || history.get(number - 1).follows())) {
            number--;
        }
        while (number > 1
                && history.get(number - 2).seat().equals(history.get(number - 1).seat())) {
            number--;
        }
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private boolean isBot(Seat seat) {
        return session.holder(seat) instanceof Holder.BotSeat;
    }

    /** About the last move of a bot. */
    public String last(Optional<Seat> own) {
        OptionalInt number = last();
        return number.isEmpty() ? Say.of("why.none") : about(number.getAsInt(), own);
    }

    /**
     * About one answer.
     *
     * @param own whose eyes are at the screen; empty if several people look, who are told what nobody's secret tells
     */
    public String about(int number, Optional<Seat> own) {
        Seat seat = session.history().get(number - 1).seat();
        if (!isBot(seat)) {
            return Say.of("why.person", session.holder(seat).name());
        }
        int last = Motive.last(session, number);
        Optional<Seat> eyes = session.over() ? Optional.of(seat) : own.or(() -> open(number, last));
        if (eyes.isEmpty()) {
            return Say.of("why.shared");
        }
        List<String> sentences = new ArrayList<>();
        List<String> seen = seen(number, last, eyes.get());
        if (!seen.isEmpty()) {
            sentences.add(Say.of(seen.size() == 1 ? "why.about" : "why.run", Reasons.quoted(seen.get(0))));
        }
        Motive motive = Motive.seenBy(eyes.get(), number, session);
        sentences.addAll(new Reasons(words, seat, session.setup().seats()).of(motive, own));
        return String.join(" ", sentences);
    }

    /** A seat from which everybody may look at both positions. */
    private Optional<Seat> open(int number, int last) {
        return session.setup().seats().stream()
                .filter(seat -> !session.replayTo(number - 1).isSecret(seat)
                        && !session.replayTo(last).isSecret(seat))
                .findFirst();
    }

    /** What was seen of it, in words. Dice are no move. */
    private List<String> seen(int number, int last, Seat eyes) {
        return session.log(eyes, last).stream()
                .filter(entry -> entry.decision() >= number)
                .map(LogEntry::event)
                .filter(event -> !(event instanceof Rolled))
                .map(words::say)
                .map(Sentence::begun)
                .toList();
    }
}
