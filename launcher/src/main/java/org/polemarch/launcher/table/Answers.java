package org.polemarch.launcher.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private static final int MOST_UNSEEN = 3;
    private static final int LONG = 8;

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

    /**
     * The answers that nothing on the map, no piece and no card stands for, as to end the turn, where one would have to
     * look for them in a long list; none if there are many.
     */
    List<Choice> unseen(Narrowing narrowing) {
        List<Move> candidates = narrowing.candidates();
        if (candidates.size() < LONG) {
            return List.of();
        }
        List<Choice> unseen = new ArrayList<>();
        for (Move move : candidates) {
            if (!isSeen(move)) {
                unseen.add(new Choice(move, words.say(move)));
            }
            if (unseen.size() > MOST_UNSEEN) {
                return List.of();
            }
        }
        return unseen;
    }

    private static boolean isSeen(Move move) {
        for (Target target : move.targets()) {
            if (target.kind() != Target.Kind.BUTTON) {
                return true;
            }
        }
        return false;
    }

    /**
     * Why a target cannot be picked now, after what was picked before. A reason for exactly what was picked comes before
     * those for more; something that is no part of any answer has its own reasons, whatever was picked.
     */
    Notice whyNot(Narrowing narrowing, Target target) {
        List<Refusal> refusals = session.refusals();
        List<Target> meant = new ArrayList<>(narrowing.picked());
        meant.add(target);
        List<Reason> reasons = reasons(
                refusals,
                targets -> targets.size() == meant.size() && targets.containsAll(meant),
                targets -> targets.containsAll(meant));
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
