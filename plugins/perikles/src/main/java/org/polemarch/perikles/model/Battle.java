package org.polemarch.perikles.model;

import java.util.Arrays;
import org.polemarch.api.kit.IndexSet;

/** The battle being fought, or the last one of the turn: what is rolled with, what fell, who won. */
public final class Battle {

    /** Stands for no side, where there may be one. */
    public static final int NO_SIDE = -1;

    /** How a round came to its end. */
    public enum Course {
        AHEAD,
        NOBODY,
        /** Only one side had strength of its type. */
        UNOPPOSED,
        /** Dice were thrown, or will be. */
        FOUGHT
    }

    private static final Course[] COURSES = Course.values();

    private byte slot = -1;
    private byte round;
    private byte doubled;
    private final byte[] course = new byte[2];
    private final byte[] winner = new byte[2];
    private final short[] strength = new short[4];
    private final byte[] tokens = new byte[4];
    private final byte[] dice = new byte[8];

    Battle copy() {
        Battle copy = new Battle();
        copy.slot = slot;
        copy.round = round;
        copy.doubled = doubled;
        System.arraycopy(course, 0, copy.course, 0, course.length);
        System.arraycopy(winner, 0, copy.winner, 0, winner.length);
        System.arraycopy(strength, 0, copy.strength, 0, strength.length);
        System.arraycopy(tokens, 0, copy.tokens, 0, tokens.length);
        System.arraycopy(dice, 0, copy.dice, 0, dice.length);
        return copy;
    }

    /** No battle has been fought this turn. */
    public void clear() {
        open(-1);
    }

    /** The battle for the location in a space begins. */
    public void open(int newSlot) {
        slot = (byte) newSlot;
        round = 0;
        doubled = 0;
        Arrays.fill(course, (byte) 0);
        Arrays.fill(winner, (byte) NO_SIDE);
        Arrays.fill(strength, (short) 0);
        Arrays.fill(tokens, (byte) 0);
        Arrays.fill(dice, (byte) 0);
    }

    /** The space whose location is or was fought over last, or -1. */
    public int slot() {
        return slot;
    }

    public int round() {
        return round;
    }

    public void beginRound(int newRound) {
        round = (byte) newRound;
        doubled = 0;
    }

    public void setCourse(Course how) {
        course[round] = (byte) how.ordinal();
    }

    public void setStrength(int attack, int defence) {
        strength[round * 2] = (short) attack;
        strength[round * 2 + 1] = (short) defence;
    }

    public int strength(int ofRound, Side side) {
        return strength[ofRound * 2 + side.ordinal()];
    }

    public Course course(int ofRound) {
        return COURSES[course[ofRound]];
    }

    public IndexSet doubled() {
        return Sets.of(doubled);
    }

    public void doubles(Power power) {
        doubled |= (byte) (1 << power.index());
    }

    public int tokens(int ofRound, Side side) {
        return tokens[ofRound * 2 + side.ordinal()];
    }

    public void addToken(Side side) {
        tokens[round * 2 + side.ordinal()]++;
    }

    /** The dice that fell in the present round: two of the attacker, two of the defender. */
    public void setDice(int one, int two, int three, int four) {
        dice[round * 4] = (byte) one;
        dice[round * 4 + 1] = (byte) two;
        dice[round * 4 + 2] = (byte) three;
        dice[round * 4 + 3] = (byte) four;
    }

    /** A die of the last throw of a round, 0 if none was thrown. */
    public int die(int ofRound, int which) {
        return dice[ofRound * 4 + which];
    }

    /** The winner of a round: the ordinal of a side or {@link #NO_SIDE}. */
    public int winner(int ofRound) {
        return winner[ofRound];
    }

    public void setWinner(Side side) {
        winner[round] = (byte) side.ordinal();
    }
}
