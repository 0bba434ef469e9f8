package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.Say;
import org.polemarch.launcher.TypedWords;

/** The answers to a question in words, and why something is none. */
final class Answers {

    private static final int MOST_REASONS = 3;
    private static final int LONG = 12;

    private final Session<?> session;
    private final Words words;

    Answers(Session<?> session, Words words) {
        this.session = session;
        this.words = words;
    }

    /**
     * The answers that are left after what was picked and that contain every word typed. In a long list those that cannot
     * be clicked on the board come first: nobody should have to look for the end of a turn.
     */
    List<Choice> left(Narrowing narrowing, String typed) {
        TypedWords wanted = new TypedWords(typed);
        List<Choice> left = new ArrayList<>();
        for (Move move : narrowing.candidates()) {
            String text = words.say(move);
            if (wanted.in(text + " " + move.notation())) {
                left.add(new Choice(move, text));
            }
        }
        if (left.size() > LONG) {
            left.sort(Comparator.comparing((Choice choice) -> !isButton(choice.move())));
        }
        return left;
    }

    /**
     * Why a target cannot be picked now, after what was picked before. If the game says something of just this, that is
     * told. Where else there is many a reason, as for an action that could be done in many places and can be done in none,
     * one of each kind is told.
     */
    Notice whyNot(Narrowing narrowing, Target target) {
        Set<Target> meant = new HashSet<>(narrowing.picked());
        meant.add(target);
        List<Refusal> refused = refused(meant);
        if (refused.isEmpty()
                && narrowing.moves().stream().noneMatch(move -> move.targets().contains(target))) {
            meant.retainAll(Set.of(target)); // no answer names it, whatever else is picked
            refused = refused(meant);
        }
        List<Refusal> exact = refused.stream()
                .filter(refusal -> meant.containsAll(refusal.targets()))
                .toList();
        Map<Class<?>, Reason> kinds = new LinkedHashMap<>();
        for (Refusal refusal : exact.isEmpty() ? refused : exact) {
            kinds.putIfAbsent(refusal.reason().getClass(), refusal.reason());
        }
        if (kinds.isEmpty()) {
            return new Notice(
                    Say.of(narrowing.picked().isEmpty() ? "table.no-answer" : "table.no-answer.picked"),
                    session.question().cites());
        }
        List<Reason> told = kinds.values().stream().limit(MOST_REASONS).toList();
        return new Notice(
                told.stream().map(words::say).distinct().collect(Collectors.joining(" ")),
                told.get(0).cites());
    }

    private List<Refusal> refused(Set<Target> meant) {
        return session.refusals().stream()
                .filter(refusal -> refusal.targets().containsAll(meant))
                .toList();
    }

    /** Whether nothing on the table stands for an answer but its button. */
    private static boolean isButton(Move move) {
        return move.targets().stream().allMatch(target -> target.kind() == Target.Kind.BUTTON);
    }
}
