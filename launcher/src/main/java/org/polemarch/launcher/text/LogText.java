package org.polemarch.launcher.text;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.log.Rolled;
import org.polemarch.api.text.Words;
import org.polemarch.core.session.LogEntry;
import org.polemarch.launcher.rules.Citing;
import org.polemarch.launcher.words.Say;

/** What happened, in lines. Dice that are rolled together for the same reason stand in one, with their sum; what
 * happens again and again does, too. */
record LogText(Words words, Citing citing) {

    List<String> lines(List<LogEntry> log) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < log.size()) {
            int to = from + 1;
            while (to < log.size() && together(log.get(from), log.get(to))) {
                to++;
            }
            String line = to - from > 1 ? dice(log.subList(from, to)) : line(log.get(from));
            from = to;
            int times = 1;
            while (from < log.size()
                    && !(log.get(from).event() instanceof Rolled)
                    && line(log.get(from)).equals(line)) {
                from++;
                times++;
            }
            lines.add("  " + (times > 1 ? Say.of("log.times", line, times) : line));
        }
        return lines;
    }

    private static boolean together(LogEntry one, LogEntry other) {
        return one.event() instanceof Rolled first
                && other.event() instanceof Rolled second
                && one.decision() == other.decision()
                && first.sides() == second.sides()
                && first.why().equals(second.why());
    }

    private String dice(List<LogEntry> rolls) {
        List<String> results = new ArrayList<>();
        int sum = 0;
        for (LogEntry each : rolls) {
            int result = ((Rolled) each.event()).result();
            results.add(String.valueOf(result));
            sum += result;
        }
        Rolled first = (Rolled) rolls.get(0).event();
        return Say.of(
                "log.dice", rolls.size(), first.sides(), String.join(" + ", results), sum, words.text(first.why()));
    }

    private String line(LogEntry entry) {
        String cites = citing.section(entry.event());
        return words.say(entry.event()) + (cites.isEmpty() ? "" : " [" + citing.written(cites) + "]");
    }
}
