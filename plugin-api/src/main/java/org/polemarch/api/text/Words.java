package org.polemarch.api.text;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polemarch.api.game.Seat;

/**
 * The words of a game: the text of moves, events, questions and reasons, which are records without text.
 *
 * <p>The text of a record is the message whose key is its class name ({@code Interception.Attempted} for a nested one).
 * In it, {@code {space}} is the component of that name, or the result of a public method of that name; {@code
 * {count|cube|cubes}} is a word in the singular or plural (in as many forms as the language has); {@code {caught?is
 * caught:slips by}} is one of two words; and {@code {why!}} is the message whose key is the component's value. Ids and
 * enum constants are named by {@code City.athens} or {@code Side.ATTACK}, or by the game's own names given with {@link
 * #naming}.
 */
public final class Words {

    /** Cached: reflection is expensive, and a table says hundreds of things at each move. */
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            for (RecordComponent component : components) {
                component.getAccessor().setAccessible(true);
            }
            return components;
        }
    };

    private static final Pattern SLOT = Pattern.compile("\\{([A-Za-z0-9]+)(!|(?:[|?])[^{}]*)?}");

    private static final String FILE = "messages.properties";

    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private final Map<String, String> messages;
    private final Map<Class<?>, Function<Object, String>> names;
    private final Map<String, String> seats;
    private final boolean forgiving;

    private Words(
            Map<String, String> messages,
            Map<Class<?>, Function<Object, String>> names,
            Map<String, String> seats,
            boolean forgiving) {
        this.messages = messages;
        this.names = names;
        this.seats = seats;
        this.forgiving = forgiving;
    }

    /** The words in {@code messages.properties} beside a class, in UTF-8. */
    public static Words of(Class<?> anchor) {
        Map<String, String> messages = messages(Words.class, FILE);
        messages.putAll(messages(anchor, FILE));
        return new Words(messages, Map.of(), Map.of(), false);
    }

    /** The messages of a file beside a class, such as a variant's, in UTF-8 and in the current language. */
    public static Map<String, String> messages(Class<?> anchor, String file) {
        return Language.current().messages(anchor, file);
    }

    /** These words with more messages, which replace those with the same key. */
    public Words with(Map<String, String> others) {
        Map<String, String> more = new LinkedHashMap<>(messages);
        more.putAll(others);
        return new Words(more, names, seats, forgiving);
    }

    /** These words with names from the game's data for the values of a class. */
    public <T> Words naming(Class<T> type, Function<? super T, String> name) {
        Map<Class<?>, Function<Object, String>> more = new LinkedHashMap<>(names);
        more.put(type, value -> name.apply(type.cast(value)));
        return new Words(messages, more, seats, forgiving);
    }

    /** These words with names for the seats, by seat id: those of the people who sit there. */
    public Words seating(Map<String, String> titles) {
        return new Words(messages, names, new LinkedHashMap<>(titles), forgiving);
    }

    /**
     * These words for use at a table. A message that is missing, or that names a component its record doesn't have,
     * must not end a game, so the record's name and content appear instead.
     */
    public Words forgiving() {
        return new Words(messages, names, seats, true);
    }

    /** The keys for which there is a message. */
    public Set<String> keys() {
        return Collections.unmodifiableSet(messages.keySet());
    }

    /** Whether there is a message for a key. */
    public boolean has(String key) {
        return messages.containsKey(key);
    }

    /** The message of a key; if there is none, the key itself, made readable. */
    public String text(String key) {
        String message = messages.get(key);
        return message != null ? message : readable(key);
    }

    /** The message of a key with arguments, each given by its {@link #name}: {@code {0}} is the first. */
    public String text(String key, Object... parts) {
        Object[] named = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            named[i] = parts[i] instanceof Number || parts[i] instanceof Boolean ? parts[i] : name(parts[i]);
        }
        return Phrases.filled(text(key), messages.get(Plural.KEY), named);
    }

    /** The label of a field of a view. */
    public String label(String field) {
        String message = messages.get("label." + field);
        return message != null ? message : readable(field);
    }

    /** The key of a record's text. */
    public static String key(Class<?> type) {
        return type.getEnclosingClass() == null
                ? type.getSimpleName()
                : type.getEnclosingClass().getSimpleName() + "." + type.getSimpleName();
    }

    /** The text of a move, event, question or reason. It begins with a capital, even if a name like "the 300" comes first. */
    public String say(Object record) {
        String text = phrase(record);
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** The same text, for the middle of a sentence. */
    private String phrase(Object record) {
        String message = messages.get(key(record.getClass()));
        if (!forgiving) {
            return message == null
                    ? readable(record.getClass().getSimpleName()) + details(record)
                    : fill(message, record);
        }
        try {
            return message == null ? plain(record) : fill(message, record);
        } catch (IllegalStateException e) {
            return plain(record);
        }
    }

    /**
     * What an event decides, in a few words for the odds of a move: the message whose key is {@code odds.} and the
     * event's key. Most events decide nothing and have none.
     */
    public Optional<String> outcome(Object event) {
        return Optional.ofNullable(messages.get("odds." + key(event.getClass())))
                .map(message -> fill(message, event));
    }

    /** "Walls broken: Thebes, 3". */
    private String plain(Object record) {
        List<String> parts = new ArrayList<>();
        if (record.getClass().isRecord()) {
            for (RecordComponent component : components(record)) {
                parts.add(name(component(record, component)));
            }
        }
        String name = readable(record.getClass().getSimpleName());
        return parts.isEmpty() ? name : name + ": " + String.join(", ", parts);
    }

    private String details(Object record) {
        StringBuilder all = new StringBuilder();
        if (record.getClass().isRecord()) {
            for (RecordComponent component : components(record)) {
                all.append(' ').append(name(component(record, component)));
            }
        }
        return all.toString();
    }

    private String fill(String message, Object record) {
        Matcher slot = SLOT.matcher(message);
        StringBuilder filled = new StringBuilder();
        while (slot.find()) {
            Object value = component(record, slot.group(1));
            slot.appendReplacement(filled, Matcher.quoteReplacement(slot(value, slot.group(2))));
        }
        return slot.appendTail(filled).toString();
    }

    private String slot(Object value, String form) {
        if (form == null) {
            return name(value);
        }
        if (form.equals("!")) {
            return text(String.valueOf(value));
        }
        return chosen(value, form, messages.get(Plural.KEY));
    }

    /** Chooses one of the words of a slot: after a question mark by a boolean, after a bar by number. */
    static String chosen(Object value, String form, String rules) {
        boolean counted = form.charAt(0) == '|';
        String[] words =
                counted ? form.substring(1).split("\\|", -1) : form.substring(1).split(":", 2);
        int last = words.length - 1;
        if (value instanceof Boolean yes) {
            return words[yes ? 0 : last];
        }
        if (!(value instanceof Number number)) {
            return words[last];
        }
        return words[
                counted ? Plural.form(rules, number.longValue(), words.length) : number.intValue() == 1 ? 0 : last];
    }

    /** The name of an id, an enum constant, a seat, or a list of these. */
    public String name(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(this::name).orElseGet(() -> text("nothing"));
        }
        if (value instanceof Collection<?> many) {
            return many.isEmpty()
                    ? text("nothing")
                    : String.join(", ", many.stream().map(this::name).toList());
        }
        if (value instanceof Seat seat) {
            String title = seats.get(seat.id());
            return title != null ? title : text("Seat." + seat.id());
        }
        // A constant with a body of its own has a class of its own.
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        Function<Object, String> naming = names.get(type);
        if (naming != null) {
            return translated(value).orElseGet(() -> Language.current().shownName(naming.apply(value)));
        }
        if (value instanceof Boolean yes) {
            return yes ? text("yes") : text("no");
        }
        if (value instanceof Enum<?> constant) {
            return named(constant.getDeclaringClass(), constant.name());
        }
        if (value instanceof Record record) {
            if (messages.containsKey(key(record.getClass()))) {
                return phrase(record);
            }
            RecordComponent[] components = components(record);
            if (components.length == 1) {
                return named(record.getClass(), String.valueOf(component(record, components[0])));
            }
            return details(record).trim();
        }
        return String.valueOf(value);
    }

    /** A name in the data is translated like any other text, by a message. */
    private Optional<String> translated(Object value) {
        if (Language.current().isEnglish()) {
            return Optional.empty();
        }
        if (value instanceof Enum<?> constant) {
            return Optional.ofNullable(
                    messages.get(constant.getDeclaringClass().getSimpleName() + "." + constant.name()));
        }
        RecordComponent[] components = value instanceof Record ? components(value) : new RecordComponent[0];
        return components.length != 1
                ? Optional.empty()
                : Optional.ofNullable(
                        messages.get(value.getClass().getSimpleName() + "." + component(value, components[0])));
    }

    /**
     * The translation of an English text that comes from outside the bundle, if the bundle has one; otherwise the text.
     */
    public String orElse(String key, String english) {
        return Optional.ofNullable(messages.get(key))
                .orElseGet(() -> Language.current().shown(english));
    }

    private String named(Class<?> type, String id) {
        String message = messages.get(type.getSimpleName() + "." + id);
        return message != null ? message : readable(id);
    }

    private static Object component(Object record, String name) {
        for (RecordComponent component : components(record)) {
            if (component.getName().equals(name)) {
                return component(record, component);
            }
        }
        try {
            return record.getClass().getMethod(name).invoke(record);
        } catch (NoSuchMethodException none) {
            throw spokenOfInVain(record, name);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + name + " of " + record, e);
        }
    }

    private static IllegalStateException spokenOfInVain(Object record, String name) {
        return new IllegalStateException(
                "the message of " + key(record.getClass()) + " speaks of {" + name + "}, which it does not have");
    }

    static RecordComponent[] components(Object record) {
        return COMPONENTS.get(record.getClass());
    }

    /** @param component one of {@link #components} */
    static Object component(Object record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component + " of " + record, e);
        }
    }

    /** "ANY_CITY", "any-city" or "anyCity" as "Any city". */
    static String readable(String id) {
        String last = id.substring(id.lastIndexOf('.') + 1);
        String spaced = HUMP.matcher(last)
                .replaceAll(" ")
                .replace('-', ' ')
                .replace('_', ' ')
                .toLowerCase(Locale.ROOT);
        return spaced.isEmpty() ? "" : Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
    }
}
