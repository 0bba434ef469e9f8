package org.polemarch.api.data;

import java.util.Arrays;
import java.util.List;
import org.polemarch.api.kit.Id;

/** Finds the constants that ids in the data stand for. */
public final class Ids {

    private Ids() {}

    /** The constant with this id. A dangling reference is a fault that names both ends and the ids that exist. */
    public static <E extends Enum<E> & Id> E of(Class<E> type, String id, String wantedBy) {
        for (E constant : type.getEnumConstants()) {
            if (constant.id().equals(id)) {
                return constant;
            }
        }
        List<String> known = Arrays.stream(type.getEnumConstants()).map(Id::id).toList();
        throw new DataFault(wantedBy + " refers to '" + id + "', which is no " + type.getSimpleName() + "; "
                + Nearest.question(id, known));
    }

    /** Faults unless the table has exactly one record for each constant, and says why there can be no others. */
    public static <E extends Enum<E> & Id> void complete(String name, Table<?> table, Class<E> type, String because) {
        for (String id : table.ids()) {
            if (Arrays.stream(type.getEnumConstants())
                    .noneMatch(constant -> constant.id().equals(id))) {
                throw new DataFault("table " + name + " cannot have a record '" + id + "': " + because);
            }
        }
        for (E constant : type.getEnumConstants()) {
            if (!table.has(constant.id())) {
                throw new DataFault("table " + name + " has no record '" + constant.id() + "': " + because);
            }
        }
    }
}
