package org.polemarch.pericles.ui;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Views that differ from one another in a single thing. */
final class Mixtures {

    /** Of more parts alike, such as Theaters, this many are enough. */
    private static final int ENOUGH = 4;

    private Mixtures() {}

    /**
     * The first record with one component of the second at a time, and so on into the records it is made of, by name. What
     * is either so or not is the other way round.
     */
    static <R extends Record> Map<String, R> of(R one, R other) {
        Map<String, R> mixtures = new LinkedHashMap<>();
        RecordComponent[] components = one.getClass().getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            Object here = value(one, components[i]);
            Object there = here instanceof Boolean yes ? (Boolean) !yes : value(other, components[i]);
            if (!here.equals(there)) {
                String name = components[i].getName();
                mixtures.put(name, with(one, i, there));
                int at = i;
                inside(here, there).forEach((inner, mixed) -> mixtures.put(name + inner, with(one, at, mixed)));
            }
        }
        return mixtures;
    }

    private static Map<String, Object> inside(Object here, Object there) {
        Map<String, Object> mixtures = new LinkedHashMap<>();
        if (here instanceof List<?> ours && there instanceof List<?> theirs && ours.size() == theirs.size()) {
            int mixed = 0;
            for (int i = 0; i < ours.size() && mixed < ENOUGH; i++) {
                if (ours.get(i) instanceof Record mine && !mine.equals(theirs.get(i))) {
                    int at = i;
                    of(mine, (Record) theirs.get(i)).forEach((name, each) -> {
                        List<Object> list = new ArrayList<>(ours);
                        list.set(at, each);
                        mixtures.put("[" + at + "]." + name, list);
                    });
                    mixed++;
                }
            }
        }
        return mixtures;
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked") // made by the constructor of the same record
    private static <R extends Record> R with(R record, int index, Object value) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values =
                Arrays.stream(components).map(each -> value(record, each)).toArray();
        values[index] = value;
        try {
            Constructor<?> constructor = record.getClass()
                    .getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new));
            return (R) constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
