package org.polemarch.launcher.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polemarch.core.twin.Difference;
import org.polemarch.core.twin.Difference.Kind;
import org.polemarch.core.twin.Judgement;
import org.polemarch.launcher.words.Say;

/** What other rules say about a game, as it is read: part by part, each with a heading that counts. */
public final class Verdict {

    /** Some of the differences, under what they have in common. */
    public record Part(String heading, List<Difference> differences) {
        public Part {
            differences = List.copyOf(differences);
        }
    }

    private final Judgement judgement;

    public Verdict(Judgement judgement) {
        this.judgement = judgement;
    }

    public Optional<Difference> first() {
        return judgement.first();
    }

    /** In one sentence. */
    public String summary() {
        if (judgement.first().isEmpty() && judgement.differences().isEmpty()) {
            return Say.of("judge.same", judgement.moves(), judgement.other());
        }
        return Say.of(
                "judge.summary",
                judgement.moves(),
                judgement.other(),
                counted("illegal", of(Kind.ILLEGAL).size()),
                counted("forced", of(Kind.FORCED).size()),
                counted("otherwise", judgement.endedOtherwise()));
    }

    private static String counted(String what, long count) {
        return Say.of("judge.count." + what + (count == 0 ? ".none" : count == 1 ? ".one" : ""), count);
    }

    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        judgement.first().ifPresent(found -> parts.add(new Part(Say.of("judge.first"), List.of(found))));
        add(parts, "judge.illegal", Kind.ILLEGAL);
        add(parts, "judge.forced", Kind.FORCED);
        add(parts, "judge.otherwise", Kind.DICE, Kind.LOG, Kind.QUESTION, Kind.BOARD, Kind.ENDED);
        add(parts, "judge.answers", Kind.ANSWERS);
        add(parts, "judge.unknown", Kind.UNKNOWN);
        return parts;
    }

    private void add(List<Part> parts, String heading, Kind... kinds) {
        List<Difference> found = of(kinds);
        if (!found.isEmpty()) {
            parts.add(new Part(Say.of(heading, found.size()), found));
        }
    }

    private List<Difference> of(Kind... kinds) {
        return judgement.differences().stream()
                .filter(each -> List.of(kinds).contains(each.kind()))
                .toList();
    }
}
