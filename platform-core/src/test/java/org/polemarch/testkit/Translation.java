package org.polemarch.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whether a translation says everything the English text says, with the same things put in. */
public final class Translation {

    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)");
    private static final Set<String> NO_TEXTS = Set.of(
            "id",
            "status",
            "see",
            "sections",
            "concepts",
            "seat",
            "seed",
            "bot",
            "scenario",
            "seats",
            "point",
            "at",
            "suggest",
            "done",
            "rule",
            "moves",
            "options");

    private final Class<?> anchor;
    private final String tag;

    public Translation(Class<?> anchor, String tag) {
        this.anchor = anchor;
        this.tag = tag;
    }

    /** One line for each fault of a bundle; keys that begin with {@code info.} translate texts in Java. */
    public List<String> ofBundle(String file) {
        Map<String, String> english = messages(file);
        Map<String, String> translated = messages(named(file));
        List<String> faults = new ArrayList<>();
        english.forEach((key, text) -> {
            String other = translated.get(key);
            if (other == null) {
                faults.add(key + " is not translated: " + text);
            } else if (!slots(text).equals(slots(other))) {
                faults.add(key + " puts in " + slots(other) + " instead of " + slots(text));
            } else if (depth(other) != 0) {
                faults.add(key + " leaves a brace open: " + other);
            }
        });
        translated.keySet().stream()
                .filter(key -> !english.containsKey(key) && !key.startsWith("info.") && !key.equals("plural.rules"))
                .forEach(key -> faults.add(key + " translates nothing"));
        return faults;
    }

    /** Each fault of a file of texts a line. */
    public List<String> ofJson(String file) {
        List<String> faults = new ArrayList<>();
        compare(tree(file), tree(named(file)), file, faults);
        return faults;
    }

    private static void compare(JsonNode english, JsonNode translated, String where, List<String> faults) {
        if (english.isObject()) {
            english.properties().forEach(each -> {
                if ((each.getValue().isObject() && !each.getKey().equals("done"))
                        || !NO_TEXTS.contains(each.getKey())) {
                    JsonNode other = translated.get(each.getKey());
                    if (other == null) {
                        faults.add(where + "/" + each.getKey() + " is not translated");
                    } else {
                        compare(each.getValue(), other, where + "/" + each.getKey(), faults);
                    }
                }
            });
            translated.properties().stream()
                    .filter(each -> !english.has(each.getKey()))
                    .forEach(each -> faults.add(where + "/" + each.getKey() + " translates nothing"));
        } else if (where.endsWith("/words")) { // a language bends a word as often as it likes
            if (translated.isEmpty()) {
                faults.add(where + " is empty");
            }
        } else if (english.isArray()) {
            if (english.size() != translated.size()) {
                faults.add(where + " has " + translated.size() + " entries instead of " + english.size());
                return;
            }
            for (int i = 0; i < english.size(); i++) {
                compare(english.get(i), translated.get(i), where + "/" + i, faults);
            }
        }
    }

    private String named(String file) {
        int dot = file.lastIndexOf('.');
        return file.substring(0, dot) + "_" + tag + file.substring(dot);
    }

    private static Set<String> slots(String text) {
        Set<String> slots = new TreeSet<>();
        Matcher slot = SLOT.matcher(text);
        while (slot.find()) {
            slots.add(slot.group(1));
        }
        return slots;
    }

    private static int depth(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
        }
        return depth;
    }

    private Map<String, String> messages(String file) {
        try (InputStream in = anchor.getResourceAsStream(file)) {
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, String> messages = new TreeMap<>();
            properties.forEach((key, text) -> messages.put((String) key, (String) text));
            return messages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private JsonNode tree(String file) {
        try (InputStream in = anchor.getResourceAsStream(file)) {
            return new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
