package org.polemarch.pericles.data;

import java.lang.reflect.RecordComponent;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;

/** Reads a table of single figures into a record that has a component for each of them. */
final class Figures {

    record Figure(int amount) {}

    private Figures() {}

    static <R extends Record> R of(DataPack pack, String name, Class<R> type) {
        Table<Figure> table = pack.table(name, Figure.class);
        RecordComponent[] components = type.getRecordComponents();
        Object[] amounts = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            amounts[i] = table.get(components[i].getName(), "the rules").amount();
            types[i] = components[i].getType();
        }
        table.expect(components.length);
        try {
            return type.getDeclaredConstructor(types).newInstance(amounts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read table " + name + " into " + type, e);
        }
    }
}
