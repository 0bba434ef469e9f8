package org.polemarch.api.data;

import java.util.Arrays;
import java.util.List;
import org.polemarch.api.kit.Id;

/** From ids of the data to the constants they stand for. */
public final class Ids {

    private Ids() {}

    /** The constant with that id; a reference that leads nowhere is a fault that names both ends and what there is. */
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

    /** A fault unless the table has exactly one record for each constant, with the reason why there can be no other. */
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
