package org.polemarch.api.data;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The records of one table of a data pack, in file order.
 *
 * @param <T> the record type
 */
public final class Table<T> implements Iterable<T> {

    private final String name;
    private final Map<String, T> records;

    Table(String name, Map<String, T> records) {
        this.name = name;
        this.records = new LinkedHashMap<>(records);
    }

    /** The record with this id. A dangling reference is a fault that names both ends. */
    public T get(String id, String wantedBy) {
        T record = records.get(id);
        if (record == null) {
            throw new DataFault(wantedBy + " refers to '" + id + "', which table " + name + " does not have; "
                    + Nearest.question(id, records.keySet()));
        }
        return record;
    }

    /** Whether there is a record with this id. */
    public boolean has(String id) {
        return records.containsKey(id);
    }

    public List<T> list() {
        return new ArrayList<>(records.values());
    }

    public List<String> ids() {
        return new ArrayList<>(records.keySet());
    }

    public int size() {
        return records.size();
    }

    /** Faults unless the table has exactly this many records. */
    public Table<T> expect(int count) {
        if (records.size() != count) {
            throw new DataFault("table " + name + " has " + records.size() + " records; it must have " + count);
        }
        return this;
    }

    @Override
    public Iterator<T> iterator() {
        return list().iterator();
    }
}
