package org.polemarch.launcher.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.log.GameEvent;
import org.polemarch.core.engine.Game;
import org.polemarch.core.save.SaveGame;
import org.polemarch.core.save.SaveGame.SavedSeat;
import org.polemarch.core.session.LogEntry;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Consent;
import org.polemarch.launcher.words.Refused;
import org.polemarch.launcher.words.Say;

/**
 * Who looks at a saved game. Until it is over, one person who plays against bots sees what their seats see. Any other
 * secret is shown only to somebody who says that it is theirs, or with {@code --all}. What an edited save says of its
 * seats proves nothing.
 */
final class Onlooker {

    private final Program program;
    private final SaveGame save;
    private final boolean all;

    Onlooker(Program program, SaveGame save, boolean all) {
        this.program = program;
        this.save = save;
        this.all = all;
    }

    SaveGame save() {
        return save;
    }

    /** Whether there are no secrets any more, or they are to be ignored. */
    boolean seesAll(Session<?> session) {
        return all || session.over() || (people().isEmpty() && !save.edited());
    }

    /** The seat that looks if none is named: a person's, if possible that of the person who is asked. */
    Seat usual(Session<?> session, int move) {
        Game<?> game = session.replayTo(move);
        List<Seat> seats = session.setup().seats();
        Seat first = game.over() ? seats.get(0) : game.toAct();
        return isPerson(first) || people().isEmpty()
                ? first
                : seats.stream().filter(this::isPerson).findFirst().orElse(first);
    }

    /** Refuses if the onlooker may not see this seat's secrets. */
    <S extends GameState<S>> Seat allowed(Seat seat, Session<S> session, int move) {
        List<String> people = people();
        boolean own = people.size() == 1 && isPerson(seat) && !save.edited();
        if (!seesAll(session) && !own && hasSecret(seat, session, move)) {
            ask(seat);
        }
        return seat;
    }

    private static <S extends GameState<S>> boolean hasSecret(Seat seat, Session<S> session, int move) {
        if (session.replayTo(move).isSecret(seat)) {
            return true;
        }
        List<GameEvent> seen = seen(seat, session, move);
        return session.setup().seats().stream()
                .anyMatch(other -> !seen(other, session, move).equals(seen));
    }

    private static List<GameEvent> seen(Seat seat, Session<?> session, int move) {
        return session.log(seat, move).stream().map(LogEntry::event).toList();
    }

    private void ask(Seat seat) {
        String holder = saved(seat).holder();
        String whose = isPerson(seat) ? Say.of("cli.secrets.person", holder) : Say.of("cli.secrets.bot", holder, seat);
        if (!program.console().terminal()) {
            throw new Refused(Say.of("cli.secrets.refused", whose));
        }
        program.console()
                .err()
                .print(Say.of(isPerson(seat) ? "cli.secrets.person.ask" : "cli.secrets.bot.ask", whose, holder) + " ");
        program.console().err().flush();
        if (!Consent.given(answer())) {
            throw new Refused(Say.of("cli.secrets.none", whose));
        }
    }

    private String answer() {
        try {
            return Optional.ofNullable(program.console().in().readLine())
                    .orElse("")
                    .strip()
                    .toLowerCase(Locale.ROOT);
        } catch (IOException e) {
            return "";
        }
    }

    private List<String> people() {
        return save.seats().stream()
                .filter(seat -> !seat.bot())
                .map(SavedSeat::holder)
                .distinct()
                .toList();
    }

    private boolean isPerson(Seat seat) {
        return !saved(seat).bot();
    }

    private SavedSeat saved(Seat seat) {
        return save.seats().get(seat.index());
    }
}
