package org.example.skirmish.model;

import org.polemarch.api.game.GameState;

/** The position. It answers questions and makes truthful changes; it contains no rule. */
public final class SkirmishState implements GameState<SkirmishState> {

    private final int[] hoplites;
    private final int[] fallen;
    private final int[] fields;
    private final int[] omens;
    private int summer;
    private boolean omensShown;
    private boolean over;

    public SkirmishState(int hoplites) {
        this(new int[] {hoplites, hoplites}, new int[2], new int[2], new int[2]);
    }

    private SkirmishState(int[] hoplites, int[] fallen, int[] fields, int[] omens) {
        this.hoplites = hoplites;
        this.fallen = fallen;
        this.fields = fields;
        this.omens = omens;
    }

    @Override
    public SkirmishState copy() {
        SkirmishState copy = new SkirmishState(hoplites.clone(), fallen.clone(), fields.clone(), omens.clone());
        copy.summer = summer;
        copy.omensShown = omensShown;
        copy.over = over;
        return copy;
    }

    public int summer() {
        return summer;
    }

    public void begin(int number) {
        summer = number;
    }

    public int hoplites(int seat) {
        return hoplites[seat];
    }

    public int fallen(int seat) {
        return fallen[seat];
    }

    public void fall(int seat, int count) {
        if (count < 0 || count > hoplites[seat]) {
            throw new IllegalArgumentException(count + " of " + hoplites[seat] + " Hoplites");
        }
        hoplites[seat] -= count;
        fallen[seat] += count;
    }

    public int fields(int seat) {
        return fields[seat];
    }

    public void takeField(int seat) {
        fields[seat]++;
    }

    public int omen(int seat) {
        return omens[seat];
    }

    public void drawOmen(int seat, int omen) {
        omens[seat] = omen;
    }

    public boolean areOmensShown() {
        return omensShown;
    }

    public void showOmens() {
        omensShown = true;
    }

    public boolean isOver() {
        return over;
    }

    public void end() {
        over = true;
    }
}
