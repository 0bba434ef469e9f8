package org.polemarch.core.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polemarch.core.compare.Header.ArmInfo;

/** Counts how often the rules that a WHAT changes were asked, and whether that made any difference. */
final class Changing {

    private final ArmInfo arm;
    private final boolean isTwin;
    private final Map<String, Long> times = new LinkedHashMap<>();
    private final Map<String, Share.Counter> games = new LinkedHashMap<>();
    private final Share.Counter differed = new Share.Counter();
    private final Spread.Counter first = new Spread.Counter(1);

    Changing(ArmInfo arm, boolean isTwin) {
        this.arm = arm;
        this.isTwin = isTwin;
        arm.changed().forEach(rule -> {
            times.put(rule, 0L);
            games.put(rule, new Share.Counter());
        });
    }

    void add(List<GameLine> ended) {
        for (GameLine line : ended) {
            times.keySet().retainAll(line.asked().keySet()); // what could not be counted is not said to be 0
            games.keySet().retainAll(line.asked().keySet());
            times.replaceAll((rule, sum) -> sum + line.asked().get(rule));
            if (line.differs() > 0) {
                first.add(line.differs() - 1);
            }
        }
        if (ended.size() == 2) {
            GameLine one = ended.get(0);
            GameLine other = ended.get(1);
            games.forEach((rule, counter) -> counter.add(asked(one, rule), asked(other, rule)));
            differed.add(one.differs() > 0, other.differs() > 0);
        } else {
            for (GameLine line : ended) {
                games.forEach((rule, counter) -> counter.add(asked(line, rule)));
                differed.add(line.differs() > 0);
            }
        }
    }

    private static boolean asked(GameLine line, String rule) {
        return line.asked().getOrDefault(rule, 0) > 0;
    }

    Optional<Findings.Change> change() {
        if (!isTwin && arm.changed().isEmpty()) {
            return Optional.empty();
        }
        List<Findings.AskedRule> asked = new ArrayList<>();
        times.forEach((rule, sum) ->
                asked.add(new Findings.AskedRule(rule, sum, games.get(rule).share())));
        boolean figuresOnly =
                arm.changed().isEmpty() && !What.parse(arm.what()).variants().isEmpty();
        return Optional.of(new Findings.Change(
                figuresOnly,
                asked,
                differed.share(),
                first.games() == 0 ? Optional.empty() : Optional.of(first.spread())));
    }
}
