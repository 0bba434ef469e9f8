package org.polemarch.victory.ui;

import java.lang.reflect.RecordComponent;

/** A record with one component another. */
final class Changed {

    private Changed() {}

    static <R extends Record> R of(R record, String component, Object value) {
        RecordComponent[] all = record.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[all.length];
        Object[] values = new Object[all.length];
        boolean found = false;
        try {
            for (int i = 0; i < all.length; i++) {
                boolean here = all[i].getName().equals(component);
                found |= here;
                types[i] = all[i].getType();
                values[i] = here ? value : all[i].getAccessor().invoke(record);
            }
            if (!found) {
                throw new IllegalArgumentException("no '" + component + "' in " + record.getClass());
            }
            @SuppressWarnings("unchecked") // the constructor of its own class
            R changed = (R) record.getClass().getDeclaredConstructor(types).newInstance(values);
            return changed;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
