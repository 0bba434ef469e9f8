package org.polemarch.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.polemarch.api.teach.Guide;
import org.polemarch.api.teach.Primer;
import org.polemarch.api.teach.Teaching;

/** How a game's guide, primer and glossary speak: in sentences, in our words, and pointing at what they ask for. */
final class TeachingVoice {

    private static final Pattern SENTENCE = Pattern.compile("[.!?…]['”\")]?$");

    private final List<String> faults = new ArrayList<>();

    private TeachingVoice() {}

    /** Each fault a line. */
    static List<String> faults(Teaching teaching) {
        TeachingVoice voice = new TeachingVoice();
        teaching.guide().ifPresent(voice::guide);
        teaching.primer().ifPresent(voice::primer);
        teaching.glossary().terms().forEach(term -> voice.sentence("term " + term.id(), term.text()));
        return voice.faults;
    }

    private void guide(Guide guide) {
        for (Guide.Step step : guide.steps()) {
            String where = "step " + step.id();
            faults.addAll(BetterWords.faults(where, step.title()));
            sentence(where, step.text());
            step.why().ifPresent(why -> sentence(where, why));
            step.otherwise().ifPresent(other -> sentence(where, other));
            if (!step.suggested().isEmpty() && step.points().isEmpty()) {
                faults.add(where + " suggests a move and points at nothing");
            }
            if (!step.suggested().isEmpty()
                    && step.why().isEmpty()
                    && step.otherwise().isEmpty()) {
                faults.add(where + " suggests a move and gives no reason");
            }
        }
        sentence("end", guide.end().text());
        guide.end().next().forEach(next -> sentence("end", next));
    }

    private void primer(Primer primer) {
        sentence("primer", primer.goal());
        primer.round().forEach(line -> sentence("primer", line));
        primer.actions().forEach(item -> sentence("primer", item.text()));
        primer.decides().forEach(line -> sentence("primer", line));
        primer.overlooked().forEach(line -> sentence("primer", line));
        primer.picture().parts().forEach(part -> sentence("primer", part.text()));
    }

    private void sentence(String where, String text) {
        faults.addAll(BetterWords.faults(where, text));
        if (!SENTENCE.matcher(text).find()) {
            faults.add(where + " is no sentence: " + text);
        }
    }
}
