package org.polemarch.core.engine;

import java.util.Optional;
import org.polemarch.api.play.Question;
import org.polemarch.api.play.Refusal;

/** A move that was not among the listed ones. The game is unchanged. */
public final class IllegalMove extends RuntimeException {

    private final transient Question question;
    private final transient Optional<Refusal> refusal;

    IllegalMove(String notation, Question question, Optional<Refusal> refusal) {
        super("'" + notation + "' is no answer to the question " + question.seat() + " is asked"
                + (question.cites().isEmpty() ? "" : " (" + question.cites() + ")"));
        this.question = question;
        this.refusal = refusal;
    }

    public Question question() {
        return question;
    }

    /** Why it is not allowed, if the rules say so. */
    public Optional<Refusal> refusal() {
        return refusal;
    }
}
