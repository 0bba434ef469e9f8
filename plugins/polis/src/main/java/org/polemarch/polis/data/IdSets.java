package org.polemarch.polis.data;

import java.util.Collection;
import org.polemarch.api.data.Ids;
import org.polemarch.api.kit.Id;
import org.polemarch.api.kit.IndexSet;

/** Turns several ids of the data into the set of what they stand for. */
final class IdSets {

    private IdSets() {}

    static <E extends Enum<E> & Id> IndexSet of(Class<E> type, Collection<String> ids, String wantedBy) {
        return IndexSet.of(
                ids.stream().mapToInt(id -> Ids.of(type, id, wantedBy).index()).toArray());
    }
}
