package org.polemarch.victory.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polemarch.api.data.DataFault;
import org.polemarch.victory.model.PieceAt;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.Sort;
import org.polemarch.victory.model.Space;
import org.polemarch.victory.model.Spaces;

/** The board as bits: a set of spaces is a {@code long}. Immutable; one serves all games and threads. */
public final class Atlas {

    private final Space[] spaces;
    private final Map<String, Space> byId = new LinkedHashMap<>();
    private final long[] neighbours;

    /** The neighbours of every set of eight spaces in a row, set after set. */
    private final long[] around;

    private final PieceAt[] pieces = new PieceAt[PieceAt.CODES];
    private final int[] keyValues;
    private final long land;
    private final long sea;
    private final long neutral;

    Atlas(List<VictoryData.SpaceFigures> figures, List<VictoryData.Border> borders) {
        if (figures.size() >= Long.SIZE) {
            throw new DataFault("table spaces has " + figures.size() + " records; a set of spaces holds 63");
        }
        spaces = new Space[figures.size()];
        keyValues = new int[figures.size()];
        neighbours = new long[figures.size()];
        long[] kinds = new long[Space.Kind.values().length];
        for (int i = 0; i < spaces.length; i++) {
            VictoryData.SpaceFigures figure = figures.get(i);
            spaces[i] = new Space(i, figure.id(), figure.name(), figure.kind());
            keyValues[i] = figure.keyValue().orElse(0);
            byId.put(figure.id(), spaces[i]);
            kinds[figure.kind().ordinal()] |= Spaces.of(i);
        }
        land = kinds[Space.Kind.LAND.ordinal()];
        sea = kinds[Space.Kind.SEA.ordinal()];
        neutral = kinds[Space.Kind.NEUTRAL.ordinal()];
        for (VictoryData.Border border : borders) {
            join(border);
        }
        around = around();
        for (Power power : Power.values()) {
            for (Sort sort : Sort.values()) {
                for (Space space : spaces) {
                    PieceAt piece = new PieceAt(power, sort, space);
                    pieces[piece.code()] = piece;
                }
            }
        }
    }

    private void join(VictoryData.Border border) {
        int a = space(border.a(), "border " + border.id()).index();
        int b = space(border.b(), "border " + border.id()).index();
        if (a == b || Spaces.has(neighbours[a], b)) {
            throw new DataFault("border " + border.id() + (a == b ? " joins a space to itself" : " is there twice"));
        }
        neighbours[a] |= Spaces.of(b);
        neighbours[b] |= Spaces.of(a);
    }

    private long[] around() {
        long[] all = new long[(spaces.length + 7) / 8 * 256];
        for (int i = 0; i < all.length; i++) {
            for (int bit = 0; bit < 8; bit++) {
                int space = i / 256 * 8 + bit;
                all[i] |= space < spaces.length && (i >>> bit & 1) != 0 ? neighbours[space] : 0;
            }
        }
        return all;
    }

    public int size() {
        return spaces.length;
    }

    public Space space(int index) {
        return spaces[index];
    }

    public Space space(String id, String wantedBy) {
        Space space = byId.get(id);
        if (space == null) {
            throw new DataFault(wantedBy + " refers to '" + id + "', which table spaces does not have");
        }
        return space;
    }

    /** All spaces in the order of the data. */
    public List<Space> spaces() {
        return List.of(spaces);
    }

    public long neighbours(int space) {
        return neighbours[space];
    }

    /** The spaces that share a border with any of a set; some may lie in the set. */
    public long adjacent(long set) {
        long all = 0;
        int from = 0;
        for (long rest = set; rest != 0; rest >>>= 8) {
            all |= around[from + (int) (rest & 255)];
            from += 256;
        }
        return all;
    }

    /** Everything that can be reached from a set, itself included, without leaving the allowed spaces. */
    public long reached(long from, long allowed) {
        long reached = from & allowed;
        long edge = reached;
        while (edge != 0) {
            edge = adjacent(edge) & allowed & ~reached;
            reached |= edge;
        }
        return reached;
    }

    public long kind(Space.Kind kind) {
        return switch (kind) {
            case LAND -> land;
            case SEA -> sea;
            case NEUTRAL -> neutral;
        };
    }

    public long land() {
        return land;
    }

    public long sea() {
        return sea;
    }

    public long neutral() {
        return neutral;
    }

    public long everywhere() {
        return land | sea | neutral;
    }

    /** The spaces in which a sort of piece may be. */
    public long home(int sort) {
        return sort == Sort.TRIREME.ordinal() ? sea : land;
    }

    public PieceAt piece(int power, Sort sort, Space space) {
        return pieces[PieceAt.code(power, sort.ordinal(), space.index())];
    }

    public PieceAt piece(int code) {
        return pieces[code];
    }

    /** The points of a key location, 0 for other spaces. */
    public int keyValue(int space) {
        return keyValues[space];
    }

    /** The spaces of a set, in the order of the data. */
    public List<Space> list(long set) {
        List<Space> all = new ArrayList<>();
        for (int space = Spaces.first(set); space >= 0; space = Spaces.after(set, space)) {
            all.add(spaces[space]);
        }
        return all;
    }
}
