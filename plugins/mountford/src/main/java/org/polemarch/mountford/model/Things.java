package org.polemarch.mountford.model;

import java.util.List;
import org.polemarch.api.play.Move;
import org.polemarch.api.play.Target;

/** What can be clicked: the one place where rules, moves and board agree on the ids of drawn things. */
public final class Things {

    public static final Target CONFIRM = Target.button("confirm");

    public static final Target BY_STORM = Target.button("by-storm");

    public static final Target PLAY = Target.button("play");

    public static final Target DISCARD = Target.button("discard");

    public static final Target ALL = Target.button("all");

    private Things() {}

    public static Target space(Space space) {
        return Target.space(space.id());
    }

    /** A tile in a treasury, a pool or the Situation Box. */
    public static Target tile(Tile tile) {
        return Target.card(tile.id());
    }

    /** An army on the map, by the leader on top of it. */
    public static Target army(Tile leader) {
        return Target.piece(leader.id());
    }

    /** The SPs of a kind that have no leader. */
    public static Target sps(Kind kind) {
        return Target.piece(kind.id());
    }

    /** The button of a kind of SP, where several kinds stand in one stack. */
    public static Target button(Kind kind) {
        return Target.button(kind.id());
    }

    /** The button of a number of SPs of a kind. */
    public static Target some(int count, Kind kind) {
        return Target.button(count + "-" + kind.id());
    }

    /** A move that is made by clicking a space. */
    public interface AtSpace extends Move {
        Space space();

        @Override
        default List<Target> targets() {
            return List.of(Things.space(space()));
        }
    }

    /** A move that is made by clicking a tile. */
    public interface WithTile extends Move {
        Tile tile();

        @Override
        default List<Target> targets() {
            return List.of(Things.tile(tile()));
        }
    }

    /** A move that is made by clicking an army. */
    public interface WithArmy extends Move {
        Tile leader();

        @Override
        default List<Target> targets() {
            return List.of(army(leader()));
        }
    }

    /** A move about the SPs of one stack. */
    public interface OfStack extends Move {
        Stack stack();
    }

    public interface OfArmy extends OfStack {
        Tile leader();

        @Override
        default Stack stack() {
            return Stack.army(leader().index());
        }
    }

    /** About the unactivated SPs of a space. */
    public interface OfSpace extends OfStack {
        Space space();

        @Override
        default Stack stack() {
            return Stack.space(space().index());
        }
    }

    /** A move that is made by clicking SPs. */
    public interface WithSps extends Move {
        Kind kind();

        @Override
        default List<Target> targets() {
            return List.of(sps(kind()));
        }
    }

    /** A move to a space, over the open sea or not (3.3). */
    public interface Voyage extends AtSpace {
        boolean storm();

        @Override
        default List<Target> targets() {
            return storm() ? List.of(Things.space(space()), BY_STORM) : AtSpace.super.targets();
        }
    }
}
