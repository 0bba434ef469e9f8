package org.polemarch.launcher.table;

import java.util.Optional;
import org.polemarch.api.game.Seat;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.core.session.Session;

/** Repeats a pick where things are picked one by one: it is given as often as it is listed, and undone in one step. */
final class Repeating {

    private static final int MOST = 200;

    private final Session<?> session;
    private Optional<Given> given = Optional.empty();

    private record Given(Seat seat, Class<?> frame, String notation, int decision) {}

    Repeating(Session<?> session) {
        this.session = session;
    }

    /** A person gives this answer now. */
    void gives(Move move) {
        Question question = session.question();
        given = move instanceof Move.Ending || move instanceof Move.Declining
                ? Optional.empty()
                : Optional.of(new Given(
                        question.seat(), question.frame().getClass(), move.notation(), session.decisions() + 1));
    }

    /** The move just given, if the same question has it among its answers again and has others too. */
    Optional<Move> again() {
        return given.filter(last -> !session.over()
                        && session.decisions() == last.decision()
                        && session.toAct().equals(last.seat())
                        && session.canUndo().allowed() // after dice each is another matter
                        && session.question().moves().size() > 1
                        && session.question().frame().getClass() == last.frame())
                .flatMap(last -> session.question().moves().stream()
                        .filter(move -> move.notation().equals(last.notation()))
                        .<Move>map(move -> move)
                        .findFirst());
    }

    /** Gives it as often as it is listed; undo takes back all of them with the first. */
    void all() {
        for (int i = 0; i < MOST; i++) {
            Optional<Move> next = again();
            if (next.isEmpty() || !Trial.isCertain(session, next.get())) {
                return;
            }
            gives(next.get());
            session.follow(session.question().moves().indexOf(next.get()));
        }
    }
}
