package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Refusal;
import org.polemarch.api.text.Words;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.words.Say;

/** What cannot be done and why, in lines: there may be a thousand things, but few reasons. */
final class Refusals {

    private static final int NAMED = 3;
    private static final int MOST_REASONS = 40;

    private final List<Refusal> refusals;
    private final Words words;
    private final Citing citing;
    private final Function<Move, String> choice;

    Refusals(List<Refusal> refusals, Words words, Citing citing, Function<Move, String> choice) {
        this.refusals = List.copyOf(refusals);
        this.words = words;
        this.citing = citing;
        this.choice = choice;
    }

    List<String> byReason() {
        return byReason(refusals);
    }

    private List<String> byReason(List<Refusal> told) {
        Map<String, List<Move>> forbidden = new LinkedHashMap<>();
        for (Refusal refusal : told) {
            List<Move> moves = forbidden.computeIfAbsent(reason(refusal), reason -> new ArrayList<>());
            refusal.move().ifPresent(moves::add);
        }
        List<String> lines = new ArrayList<>();
        forbidden.forEach(
                (reason, moves) -> lines.add("  " + (moves.size() > 1 ? summed(reason, moves) : told(reason, moves))));
        if (lines.size() <= MOST_REASONS) {
            return lines;
        }
        List<String> most = new ArrayList<>(lines.subList(0, MOST_REASONS));
        most.add("  " + Say.of("text.more-reasons", lines.size() - MOST_REASONS));
        return most;
    }

    List<String> fitting(String typed) {
        List<String> lines = refusals.stream()
                .map(refusal ->
                        "  " + told(reason(refusal), refusal.move().stream().toList()))
                .toList();
        return byReason(
                ChoiceFilter.matching(lines, typed).stream().map(refusals::get).toList());
    }

    private String reason(Refusal refusal) {
        return words.say(refusal.reason()) + " [" + citing.written(citing.section(refusal.reason())) + "]";
    }

    private String told(String reason, List<Move> moves) {
        return moves.isEmpty() ? reason : choice.apply(moves.get(0)) + ": " + reason;
    }

    private String summed(String reason, List<Move> moves) {
        String first =
                String.join("; ", moves.stream().limit(NAMED).map(words::say).toList());
        return reason + " (" + moves.size() + " choices: " + first + (moves.size() > NAMED ? "; …)" : ")");
    }
}
