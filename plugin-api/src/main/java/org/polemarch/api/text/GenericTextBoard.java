package org.polemarch.api.text;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Draws any view as an indented list of its fields. */
final class GenericTextBoard implements TextBoard {

    private static final int WIDTH = 100;

    @Override
    public List<String> draw(Record view, Words words) {
        List<String> lines = new ArrayList<>();
        fields(view, "", lines, words);
        return lines;
    }

    private static void fields(Record record, String indent, List<String> lines, Words words) {
        for (RecordComponent component : Words.components(record)) {
            value(component.getName(), Words.component(record, component), indent, lines, words);
        }
    }

    private static void value(String name, Object value, String indent, List<String> lines, Words words) {
        String label = words.label(name);
        if (value instanceof Map<?, ?> map) {
            add(lines, indent + label);
            map.forEach((key, each) -> value(words.name(key), each, indent + "  ", lines, words));
        } else if (isComposite(value)) {
            add(lines, indent + label);
            fields((Record) value, indent + "  ", lines, words);
        } else if (value instanceof Collection<?> many && many.stream().anyMatch(GenericTextBoard::isComposite)) {
            add(lines, indent + label);
            many.forEach(each -> item(each, indent + "  ", lines, words));
        } else {
            add(lines, indent + label + ": " + words.name(value));
        }
    }

    private static void item(Object each, String indent, List<String> lines, Words words) {
        if (each instanceof Record record) {
            List<String> parts = new ArrayList<>();
            for (RecordComponent component : Words.components(record)) {
                parts.add(words.label(component.getName()) + " " + words.name(Words.component(record, component)));
            }
            add(lines, indent + "- " + String.join(", ", parts));
        } else {
            add(lines, indent + "- " + words.name(each));
        }
    }

    private static boolean isComposite(Object value) {
        return value instanceof Record record && Words.components(record).length > 1;
    }

    private static void add(List<String> lines, String line) {
        String flat = line.replaceAll("\\R", " ");
        boolean fits = flat.codePointCount(0, flat.length()) <= WIDTH;
        lines.add(fits ? flat : flat.substring(0, flat.offsetByCodePoints(0, WIDTH - 1)) + "…");
    }
}
