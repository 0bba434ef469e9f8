package org.polemarch.polis.data;

import java.util.Collection;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.Table;
import org.polemarch.polis.model.Id;

/** Ids of the data and the constants they stand for. */
final class Ids {

    private Ids() {}

    /** The constant with that id; a reference that leads nowhere is a fault naming both ends. */
    static <E extends Enum<E> & Id> E of(Class<E> type, String id, String wantedBy) {
        for (E constant : type.getEnumConstants()) {
            if (constant.id().equals(id)) {
                return constant;
            }
        }
        throw new DataFault(wantedBy + " refers to '" + id + "', which is no " + type.getSimpleName());
    }

    /** The bits of several constants. */
    static <E extends Enum<E> & Id> int bits(Class<E> type, Collection<String> ids, String wantedBy) {
        int bits = 0;
        for (String id : ids) {
            bits |= of(type, id, wantedBy).bit();
        }
        return bits;
    }

    /** A fault unless the table has exactly one record for each constant. */
    static <E extends Enum<E> & Id> void complete(String name, Table<?> table, Class<E> type) {
        for (String id : table.ids()) {
            of(type, id, name);
        }
        for (E constant : type.getEnumConstants()) {
            if (!table.has(constant.id())) {
                throw new DataFault("table " + name + " has no record '" + constant.id() + "'");
            }
        }
    }
}
