package org.polemarch.launcher.rules;

import java.util.ArrayList;
import java.util.List;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.launcher.words.Say;

/** A section of a rule index in paragraphs, for a terminal. */
public record SectionText(RuleIndex index) {

    /** The sections that words lead to: the one with that id, those a ruling of that name is about, or all that contain them. */
    public List<Section> find(String words) {
        return index.section(words)
                .map(List::of)
                .or(() -> index.ruling(words)
                        .map(ruling -> ruling.sections().stream()
                                .map(id -> index.section(id).orElseThrow())
                                .toList()))
                .orElseGet(() -> index.search(words));
    }

    /** Summary and rulings, where many sections are listed. */
    public List<String> shortly(Section section) {
        List<String> paragraphs = new ArrayList<>(List.of(section.summary()));
        paragraphs.addAll(rulings(section));
        return paragraphs;
    }

    /** What was decided about it. */
    List<String> rulings(Section section) {
        List<String> lines = new ArrayList<>();
        section.ruling().ifPresent(ruling -> lines.add(Say.of("rules.ruling", ruling)));
        index.rulings(section).forEach(ruling -> lines.add(Say.of("rules.ruling.named", ruling.id(), ruling.text())));
        return lines;
    }

    /** What a section says by itself. */
    public static List<String> told(Section section) {
        List<String> paragraphs = new ArrayList<>(List.of(section.summary()));
        paragraphs.addAll(section.text());
        section.example().ifPresent(example -> paragraphs.add(Say.of("rules.example", example)));
        return paragraphs;
    }

    /** Everything the index has to say about it. */
    public List<String> whole(Section section) {
        List<String> paragraphs = told(section);
        paragraphs.addAll(rulings(section));
        if (!section.see().isEmpty()) {
            List<String> related = section.see().stream()
                    .map(id -> id + " " + index.section(id).orElseThrow().heading())
                    .toList();
            paragraphs.add(Say.of("rules.see", String.join("; ", related)));
        }
        return paragraphs;
    }
}
