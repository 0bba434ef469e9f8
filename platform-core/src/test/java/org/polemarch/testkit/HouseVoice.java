package org.polemarch.testkit;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Reason;
import org.polemarch.api.teach.Teaching;
import org.polemarch.api.text.RuleIndex;
import org.polemarch.api.text.RuleIndex.Ruling;
import org.polemarch.api.text.RuleIndex.Section;
import org.polemarch.api.text.Words;

/**
 * What a machine can hold of how the games speak: events, refusals, rules and lessons are sentences, numbers agree with what
 * they count, and nobody uses the words we have better ones for.
 */
public final class HouseVoice {

    private static final Pattern SENTENCE = Pattern.compile("[.!?…]['”)]?$");
    private static final Pattern TOLD = Pattern.compile("[.!?…:]['”\")]?$");
    private static final Pattern WHOLE_SLOT = Pattern.compile("(^|[.!?] )\\{\\w+!?}$");
    private static final Pattern AGREEING = Pattern.compile("\\{(\\w+)\\|([^{}|]*)\\|([^{}|]*)}");

    private final Class<?> plugin;
    private final Map<String, String> messages;

    /** The words beside a plugin class, and the records that lie in the same tree. */
    public HouseVoice(Class<?> plugin) {
        this.plugin = plugin;
        this.messages = new TreeMap<>(Words.messages(plugin, "messages.properties"));
    }

    /** Each fault a line. */
    public List<String> faults(RuleIndex index) {
        List<String> faults = new ArrayList<>();
        Set<String> counted = counted();
        for (Class<?> type : RuleCoverage.classesBeside(plugin)) {
            Optional<String> message = Optional.ofNullable(messages.get(Words.key(type)));
            if (type.isRecord() && message.isPresent()) {
                sentence(type, message.get()).ifPresent(faults::add);
                faults.addAll(numbers(type, message.get(), counted));
            }
        }
        faults.addAll(BetterWords.faults(messages));
        for (Section section : index.sections()) {
            section(section, faults);
        }
        for (Ruling ruling : index.rulings()) {
            faults.addAll(BetterWords.faults("ruling " + ruling.id(), ruling.text()));
        }
        faults.addAll(TeachingVoice.faults(Teaching.of(plugin)));
        return faults;
    }

    /** Whatever is told of a rule is told in sentences; an introduction to a list may end with a colon. */
    private static void section(Section section, List<String> faults) {
        String where = "section " + section.id();
        faults.addAll(BetterWords.faults(where, section.heading()));
        List<String> told = new ArrayList<>(section.text());
        told.add(section.summary());
        section.example().ifPresent(told::add);
        section.ruling().ifPresent(told::add);
        for (String text : told) {
            faults.addAll(BetterWords.faults(where, text));
            if (!text.isBlank() && !TOLD.matcher(text).find()) {
                faults.add(where + " does not end in a sentence: " + text);
            }
        }
    }

    /** A sentence that is nothing but a slot ends as what stands there does. */
    private static Optional<String> sentence(Class<?> type, String text) {
        boolean spoken = GameEvent.class.isAssignableFrom(type) || Reason.class.isAssignableFrom(type);
        return !spoken
                        || SENTENCE.matcher(text).find()
                        || WHOLE_SLOT.matcher(text).find()
                ? Optional.empty()
                : Optional.of(Words.key(type) + " is no sentence: " + text);
    }

    /** What the messages know in one number and in the other: cube and cubes. */
    private Set<String> counted() {
        Set<String> counted = new LinkedHashSet<>();
        for (String text : messages.values()) {
            Matcher forms = AGREEING.matcher(text);
            while (forms.find()) {
                counted.add(forms.group(2));
                counted.add(forms.group(3));
            }
        }
        counted.removeIf(word -> word.isBlank() || !word.matches("[A-Za-z ]+"));
        return counted;
    }

    private static List<String> numbers(Class<?> type, String text, Set<String> counted) {
        List<String> faults = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getType() == int.class || component.getType() == long.class) {
                for (String word : counted) {
                    if (text.matches(".*\\{" + component.getName() + "} " + word + "\\b.*")) {
                        faults.add(Words.key(type) + " does not count: {" + component.getName() + "} " + word);
                    }
                }
            }
        }
        return faults;
    }
}
