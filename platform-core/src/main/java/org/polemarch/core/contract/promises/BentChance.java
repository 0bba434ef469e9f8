package org.polemarch.core.contract.promises;

import org.polemarch.api.chance.Chance;

/** Chance with one of its draws bent to another result. */
final class BentChance implements Chance {

    private static final int NEVER = -1;

    private final Chance chance;
    private final int bentCall;
    private int calls;

    private BentChance(Chance chance, int bentCall, int calls) {
        this.chance = chance;
        this.bentCall = bentCall;
        this.calls = calls;
    }

    static BentChance straight(Chance chance) {
        return new BentChance(chance, NEVER, 0);
    }

    static BentChance bent(Chance chance, int call) {
        return new BentChance(chance, call, 0);
    }

    int calls() {
        return calls;
    }

    @Override
    public int below(int bound) {
        int result = chance.below(bound);
        return calls++ == bentCall ? (result + 1) % bound : result;
    }

    @Override
    public Chance copy() {
        return new BentChance(chance.copy(), bentCall, calls);
    }

    @Override
    public long state() {
        return chance.state();
    }
}
