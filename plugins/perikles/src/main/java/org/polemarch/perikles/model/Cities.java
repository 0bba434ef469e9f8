package org.polemarch.perikles.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;

/**
 * The politics of the six cities: cubes in the temple areas and candidate spaces, leaders, statues, defeats, and the cubes
 * in the players' supplies. Cubes are never made or lost here, only moved.
 */
public final class Cities {

    /** Stands for no player, where there may be one. */
    public static final int NOBODY = -1;

    private static final int SPACES = 2;

    private final byte[] supply;
    private final byte[] temple;
    private final byte[] candidate;
    private final byte[] leader;
    private final byte[] latestLeader;
    private final byte[] statues;
    private final byte[] defeats;

    /** The cities each player leads, eight bits for each: what {@link #leader} says the other way round. */
    private transient long led;

    Cities(int players, int cubes) {
        supply = new byte[players];
        temple = new byte[players * Power.CITIES];
        candidate = new byte[SPACES * Power.CITIES];
        leader = new byte[Power.CITIES];
        latestLeader = new byte[Power.CITIES];
        statues = new byte[players * Power.CITIES];
        defeats = new byte[Power.CITIES];
        Arrays.fill(supply, (byte) cubes);
        Arrays.fill(candidate, (byte) NOBODY);
        Arrays.fill(leader, (byte) NOBODY);
        Arrays.fill(latestLeader, (byte) NOBODY);
    }

    private Cities(Cities other) {
        supply = other.supply.clone();
        temple = other.temple.clone();
        candidate = other.candidate.clone();
        leader = other.leader.clone();
        latestLeader = other.latestLeader.clone();
        statues = other.statues.clone();
        defeats = other.defeats.clone();
        led = other.led;
    }

    Cities copy() {
        return new Cities(this);
    }

    /** The cubes a player has left to place. */
    public int supply(int player) {
        return supply[player];
    }

    /** The cubes of a player in the temple area of a city. */
    public int cubes(int player, int city) {
        return temple[player * Power.CITIES + city];
    }

    /** The cubes of a player in all temple areas. */
    public int templeCubes(int player) {
        int all = 0;
        for (int city = 0; city < Power.CITIES; city++) {
            all += temple[player * Power.CITIES + city];
        }
        return all;
    }

    /** The cubes of a player in cities, candidates included. */
    public int cubesOnBoard(int player) {
        int all = templeCubes(player);
        for (byte owner : candidate) {
            if (owner == player) {
                all++;
            }
        }
        return all;
    }

    /** Puts a player's cubes into a temple area, as many as he has left, and returns how many. */
    public int place(int player, int city, int count) {
        int placed = Math.min(count, supply[player]);
        supply[player] -= (byte) placed;
        temple[player * Power.CITIES + city] += (byte) placed;
        return placed;
    }

    /** Returns cubes from a temple area to their owner's supply. */
    public void remove(int player, int city, int count) {
        int at = player * Power.CITIES + city;
        if (count < 0 || count > temple[at]) {
            throw new IllegalArgumentException("cannot remove " + count + " of " + temple[at] + " cubes");
        }
        temple[at] -= (byte) count;
        supply[player] += (byte) count;
    }

    public void move(int player, int from, int to) {
        remove(player, from, 1);
        place(player, to, 1);
    }

    /** Whose cube is in a candidate space, or {@link #NOBODY}. */
    public int candidate(int city, int space) {
        return candidate[city * SPACES + space];
    }

    /** Whether both candidate spaces of a city are filled. */
    public boolean full(int city) {
        return candidate[city * SPACES + 1] != NOBODY;
    }

    /** Whether a player has a cube in a city, whether in the temple area or in a candidate space. */
    public boolean present(int player, int city) {
        return temple[player * Power.CITIES + city] > 0
                || candidate[city * SPACES] == player
                || candidate[city * SPACES + 1] == player;
    }

    /** Moves a cube from the temple area to the first free candidate space and returns that space. */
    public int propose(int city, int owner) {
        int space = candidate[city * SPACES] == NOBODY ? 0 : 1;
        if (candidate[city * SPACES + space] != NOBODY || temple[owner * Power.CITIES + city] == 0) {
            throw new IllegalArgumentException("no free space or no cube of " + owner + " in " + Power.of(city));
        }
        temple[owner * Power.CITIES + city]--;
        candidate[city * SPACES + space] = (byte) owner;
        return space;
    }

    /** Returns a candidate cube to its owner's supply; a β candidate left alone becomes α. */
    public void removeCandidate(int city, int space) {
        int at = city * SPACES + space;
        if (candidate[at] == NOBODY) {
            throw new IllegalArgumentException("no candidate in " + Power.of(city));
        }
        supply[candidate[at]]++;
        candidate[at] = NOBODY;
        if (space == 0) {
            candidate[at] = candidate[at + 1];
            candidate[at + 1] = NOBODY;
        }
    }

    /** Who leads a city, or {@link #NOBODY}. */
    public int leader(int city) {
        return leader[city];
    }

    /** Who led a city last, this turn included, or {@link #NOBODY}. */
    public int latestLeader(int city) {
        return latestLeader[city];
    }

    public void elect(int city, int player) {
        resign(city);
        leader[city] = (byte) player;
        if (player != NOBODY) {
            led |= bit(player, city);
        }
        latestLeader[city] = (byte) player;
    }

    public IndexSet led(int player) {
        return Sets.of((int) (led >>> (player * Byte.SIZE)) & 0xff);
    }

    private static long bit(int player, int city) {
        return 1L << (player * Byte.SIZE + city);
    }

    private void resign(int city) {
        if (leader[city] != NOBODY) {
            led &= ~bit(leader[city], city);
        }
        leader[city] = NOBODY;
    }

    public void raiseStatue(int city) {
        if (leader[city] == NOBODY) {
            throw new IllegalArgumentException("nobody leads " + Power.of(city));
        }
        statues[leader[city] * Power.CITIES + city]++;
        resign(city);
    }

    public int statues(int player, int city) {
        return statues[player * Power.CITIES + city];
    }

    public int statues(int player) {
        int all = 0;
        for (int city = 0; city < Power.CITIES; city++) {
            all += statues[player * Power.CITIES + city];
        }
        return all;
    }

    public int defeats(int city) {
        return defeats[city];
    }

    public void defeat(int city) {
        defeats[city]++;
    }
}
