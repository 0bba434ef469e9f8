package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Reason;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.play.Target;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.Session;
import org.polemarch.launcher.words.Say;
import org.polemarch.launcher.words.TypedWords;

record Answers(Session<?> session, Words words) {

    private static final int MOST_REASONS = 3;
    private static final int MOST_NAMED = 10;

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

    /** The answers that can't be given on the board, because none of their remaining targets has a node there. */
    List<Choice> beyond(Narrowing narrowing, Set<Target> onBoard) {
        List<Choice> beyond = new ArrayList<>();
        List<Move> endings = narrowing.endings();
        for (Move move : narrowing.candidates()) {
            if (!endings.contains(move) && !isReached(move, narrowing, onBoard)) {
                beyond.add(choice(move));
            }
        }
        return beyond;
    }

    /** What can be done with something (only a few of many possibilities), or why nothing can. */
    Notice about(Narrowing narrowing, Target target) {
        List<String> possible = narrowing.candidates().stream()
                .filter(move -> move.targets().contains(target))
                .limit(MOST_NAMED)
                .map(words::say)
                .toList();
        return possible.isEmpty()
                ? whyNot(narrowing, target)
                : new Notice(
                        Say.of("inquiry.can", String.join("\n", possible)),
                        session.question().cites());
    }

    /** What not all could be done of. */
    Set<Target> vain(Narrowing narrowing) {
        Set<Target> vain = new LinkedHashSet<>();
        Consequence.inVain(session, narrowing.candidates()).forEach(move -> vain.addAll(move.targets()));
        return vain;
    }

    private static boolean isReached(Move move, Narrowing narrowing, Set<Target> onBoard) {
        for (Target target : move.targets()) {
            if (onBoard.contains(target) && !narrowing.picked().contains(target)) {
                return true;
            }
        }
        return false;
    }

    Choice choice(Move move) {
        return new Choice(move, words.say(move));
    }

    /**
     * Why a target cannot be picked now, after what was picked before. A reason for exactly what was picked comes before
     * those for more; something that is no part of any answer has its own reasons, whatever was picked.
     */
    Notice whyNot(Narrowing narrowing, Target target) {
        List<Refusal> refusals = session.refusals();
        List<Reason> reasons = reasons(refusals, narrowing, target);
        boolean answers =
                narrowing.moves().stream().anyMatch(move -> move.targets().contains(target));
        if (reasons.isEmpty() && !answers) {
            reasons = reasons(refusals, targets -> targets.contains(target));
        }
        if (reasons.isEmpty()) {
            return new Notice(
                    Say.of(answers ? "table.no-answer.picked" : "table.no-answer"),
                    session.question().cites());
        }
        return new Notice(
                reasons.stream().map(words::say).distinct().collect(Collectors.joining(" ")),
                session.prepared().cites(reasons.get(0)));
    }

    /** Whether there is a word on exactly what was picked together with the target. */
    boolean isRefused(Narrowing narrowing, Target target) {
        return !reasons(session.refusals(), narrowing, target).isEmpty();
    }

    private static List<Reason> reasons(List<Refusal> refusals, Narrowing narrowing, Target target) {
        List<Target> meant = new ArrayList<>(narrowing.picked());
        meant.add(target);
        return reasons(
                refusals,
                targets -> targets.size() == meant.size() && targets.containsAll(meant),
                targets -> targets.containsAll(meant));
    }

    /**
     * The reasons of the refusals that fit the first of the tests that any fits. Where there are many, as of an action
     * that could be done in many places and can be done in none, one of each kind is told.
     */
    @SafeVarargs
    private static List<Reason> reasons(List<Refusal> refusals, Predicate<List<Target>>... tests) {
        for (Predicate<List<Target>> test : tests) {
            Map<Class<?>, Reason> kinds = new LinkedHashMap<>();
            for (Refusal refusal : refusals) {
                if (test.test(refusal.targets())) {
                    kinds.putIfAbsent(refusal.reason().getClass(), refusal.reason());
                }
            }
            if (!kinds.isEmpty()) {
                return kinds.values().stream().limit(MOST_REASONS).toList();
            }
        }
        return List.of();
    }
}
