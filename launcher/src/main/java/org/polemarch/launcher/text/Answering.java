package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Question;
import org.polemarch.api.text.Words;
import org.polemarch.core.engine.IllegalMove;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.table.Consequence;
import org.polemarch.launcher.table.Prospect;
import org.polemarch.launcher.words.Say;

/** What can be answered to a question, and what a typed line means: a number, a notation, or enough of a choice's text. */
final class Answering {

    private static final int MOST_LINES = 40;
    private static final int MOST_RULES = 3;
    private static final long LONGEST_WEIGHING = TimeUnit.SECONDS.toNanos(5);

    private final Session<?> session;
    private final TextScreen screen;
    private final Words words;
    private final Citing citing;

    Answering(Session<?> session, TextScreen screen, Words words, Citing citing) {
        this.session = session;
        this.screen = screen;
        this.words = words;
        this.citing = citing;
    }

    List<String> choices(Question question) {
        List<String> lines = new ArrayList<>();
        List<Move> vain = Consequence.inVain(session, question.moves());
        for (int i = 0; i < question.moves().size(); i++) {
            Move move = question.moves().get(i);
            lines.add(String.format(
                    "%4d  %s%s", i + 1, choice(move), vain.contains(move) ? "  " + Say.of("text.vain") : ""));
        }
        return lines;
    }

    String choice(Move move) {
        return words.say(move) + "  [" + move.notation() + "]";
    }

    void answer(String typed, Question question) {
        if (typed.matches("\\d+")) {
            byNumber(typed, question);
            return;
        }
        List<String> texts = question.moves().stream().map(this::choice).toList();
        boolean exact =
                question.moves().stream().anyMatch(move -> move.notation().equals(typed)) || isRefused(typed);
        List<Integer> fitting = ChoiceFilter.matching(texts, typed);
        if (exact || fitting.isEmpty()) {
            byNotation(typed);
        } else if (fitting.size() == 1) {
            session.play(question.moves().get(fitting.get(0)));
        } else {
            say(Say.of("text.fits", fitting.size()));
            fitting.stream()
                    .limit(MOST_LINES)
                    .forEach(index -> say(String.format("%4d  %s", index + 1, texts.get(index))));
        }
    }

    /** Whether that is a move that is not allowed; it must not be taken for a part of one that is. */
    private boolean isRefused(String notation) {
        return session.refusals().stream()
                .flatMap(refusal -> refusal.move().stream())
                .anyMatch(move -> move.notation().equals(notation));
    }

    private void byNumber(String typed, Question question) {
        int count = question.moves().size();
        if (typed.length() > 6 || Integer.parseInt(typed) < 1 || Integer.parseInt(typed) > count) {
            say(Say.of("text.no-number", typed, count));
        } else {
            session.play(question.moves().get(Integer.parseInt(typed) - 1));
        }
    }

    private void byNotation(String typed) {
        try {
            session.play(typed);
        } catch (IllegalMove refused) {
            List<String> reasons = refused.refusal()
                    .map(refusal -> List.of(words.say(refusal.reason()) + " ["
                            + citing.written(citing.section(refusal.reason())) + "]"))
                    .orElseGet(() -> new Refusals(session.refusals(), words, citing, this::choice).fitting(typed));
            screen.show(
                    reasons.isEmpty()
                            ? List.of(Say.of("text.no-choice", typed))
                            : reasons.subList(0, Math.min(MOST_LINES, reasons.size())));
        }
    }

    void why(String wanted) {
        Refusals refused = new Refusals(session.refusals(), words, citing, this::choice);
        List<String> lines = wanted.isEmpty() ? refused.byReason() : refused.fitting(wanted);
        screen.show(lines.isEmpty() ? nothingForbidden(wanted) : lines);
    }

    /** What may come of the choices that contain what was typed, as far as the one who is asked can know. */
    void odds(String wanted) {
        long deadline = System.nanoTime() + LONGEST_WEIGHING;
        List<? extends Move> moves = session.question().moves();
        List<String> lines = new ArrayList<>();
        for (int index : ChoiceFilter.matching(moves.stream().map(this::choice).toList(), wanted)) {
            String odds = System.nanoTime() > deadline
                    ? ""
                    : Prospect.of(session, moves.get(index), () -> false).get();
            if (!odds.isEmpty()) {
                lines.add(String.format("%4d  %s: %s", index + 1, words.say(moves.get(index)), odds));
            }
        }
        screen.show(lines.isEmpty() ? List.of("  " + Say.of("text.no-odds")) : lines);
    }

    /** What was typed can be done, or is not at hand at all, such as a card of somebody else: then its rules are told. */
    private List<String> nothingForbidden(String wanted) {
        if (wanted.isEmpty()) {
            return List.of("  " + Say.of("text.nothing-forbidden"));
        }
        List<String> open =
                session.question().moves().stream().map(this::choice).toList();
        List<Integer> fitting = ChoiceFilter.matching(open, wanted);
        if (!fitting.isEmpty()) {
            return fitting.stream()
                    .limit(MOST_LINES)
                    .map(index -> "  " + Say.of("text.you-can", open.get(index)))
                    .toList();
        }
        List<String> lines = new ArrayList<>();
        lines.add("  " + Say.of("text.not-at-hand", wanted));
        session.prepared().ruleIndex().search(wanted).stream()
                .limit(MOST_RULES)
                .forEach(section -> lines.add("  " + citing.listed(section) + ": " + section.summary()));
        return lines;
    }

    private void say(String line) {
        screen.show(List.of(line));
    }
}
