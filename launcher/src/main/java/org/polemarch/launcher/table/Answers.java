package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.TypedWords;

/** The answers to a question in words, and why something is none. */
final class Answers {

    private final Session<?> session;
    private final Words words;

    Answers(Session<?> session, Words words) {
        this.session = session;
        this.words = words;
    }

    /** The answers that are left after what was picked and that contain every word typed. */
    List<Choice> left(Narrowing narrowing, String typed) {
        TypedWords wanted = new TypedWords(typed);
        List<Choice> left = new ArrayList<>();
        for (Move move : narrowing.candidates()) {
            String text = words.say(move);
            if (wanted.in(text + " " + move.notation())) {
                left.add(new Choice(move, text));
            }
        }
        return left;
    }

    /** Why a target cannot be picked now: the reason that fits best what was picked before. */
    Notice whyNot(Narrowing narrowing, Target target) {
        List<Refusal> refusals = session.refusals();
        return refusals.stream()
                .filter(refusal -> refusal.move().targets().contains(target)
                        && refusal.move().targets().containsAll(narrowing.picked()))
                .findFirst()
                .or(() -> refusals.stream()
                        .filter(refusal -> refusal.move().targets().contains(target))
                        .findFirst())
                .map(refusal ->
                        new Notice(words.say(refusal.reason()), refusal.reason().cites()))
                .orElseGet(() -> new Notice(
                        Say.of(narrowing.picked().isEmpty() ? "table.no-answer" : "table.no-answer.picked"),
                        session.question().cites()));
    }
}
