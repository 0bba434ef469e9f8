package org.polemarch.pericles.data;

import java.util.List;
import org.polemarch.api.data.DataFault;
import org.polemarch.api.data.DataPack;
import org.polemarch.api.data.Table;
import org.polemarch.api.kit.IndexSet;
import org.polemarch.pericles.model.Exit;
import org.polemarch.pericles.model.Theater;

/** The lines of the map, and where they lead each kind of unit from each Theater (9.32). */
public final class Ways {

    private final List<ConnectionFacts> connections;
    private final Table<LineFacts> lines;
    private final IndexSet[] landByLand = nowhere();
    private final IndexSet[] landByLandWithBase = nowhere();
    private final IndexSet[] landBySea = nowhere();
    private final IndexSet[] naval = nowhere();
    private final IndexSet[] navalWithBase = nowhere();

    Ways(DataPack pack) {
        lines = pack.table("lines", LineFacts.class);
        connections = pack.table("connections", ConnectionFacts.class).list();
        for (ConnectionFacts connection : connections) {
            LineFacts line = lines.get(connection.line(), "connections/" + connection.id());
            if (connection.a() == connection.b()) {
                throw new DataFault("connections/" + connection.id() + " joins a Theater with itself");
            }
            leave(connection.a(), connection.b(), line);
            leave(connection.b(), connection.a(), line);
        }
    }

    private static IndexSet[] nowhere() {
        return Theater.each(theater -> IndexSet.EMPTY, IndexSet[]::new);
    }

    /** The base condition belongs to the line and is tested at whichever end is being left. */
    private void leave(Theater from, Theater to, LineFacts line) {
        if (line.landExit() == Exit.A) {
            open(line.landNeedsBase() ? landByLandWithBase : landByLand, from, to);
        } else if (line.landExit() == Exit.B) {
            open(landBySea, from, to);
        }
        if (line.navalExit() != Exit.NONE) {
            open(line.navalNeedsBase() ? navalWithBase : naval, from, to);
        }
    }

    private static void open(IndexSet[] ways, Theater from, Theater to) {
        ways[from.index()] = ways[from.index()].with(to.index());
    }

    public List<ConnectionFacts> connections() {
        return connections;
    }

    public LineFacts line(String id) {
        return lines.get(id, "the map");
    }

    /** Where land units go with test A. */
    public IndexSet landByLand(Theater from) {
        return landByLand[from.index()];
    }

    /** Where land units go with test A and a base. */
    public IndexSet landByLandWithBase(Theater from) {
        return landByLandWithBase[from.index()];
    }

    /** Where land units go with test B. */
    public IndexSet landBySea(Theater from) {
        return landBySea[from.index()];
    }

    /** Where naval units go with test C or D. */
    public IndexSet naval(Theater from) {
        return naval[from.index()];
    }

    /** Where naval units go with test C and a base. */
    public IndexSet navalWithBase(Theater from) {
        return navalWithBase[from.index()];
    }
}
