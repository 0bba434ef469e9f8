package org.polemarch.polis.model;

import java.util.Optional;

/** How far the game has come: the round and its event, the turn and its actions, who has passed. */
public final class Course {

    private final byte[] events;
    private Round round = Round.ALPHA;
    private boolean eventShown;
    private Side active = Side.SPARTA;
    private int taken;
    private int used;
    private boolean surchargePaid;
    private int passed;
    private int firstPasser;

    Course() {
        events = new byte[3];
    }

    private Course(Course that) {
        events = that.events.clone();
        round = that.round;
        eventShown = that.eventShown;
        active = that.active;
        taken = that.taken;
        used = that.used;
        surchargePaid = that.surchargePaid;
        passed = that.passed;
        firstPasser = that.firstPasser;
    }

    Course copy() {
        return new Course(this);
    }

    /** The round. */
    public Round round() {
        return round;
    }

    /** The next round begins: its event is not yet known, nobody has passed. */
    public void advanceRound() {
        round = round.next();
        eventShown = false;
        passed = 0;
        firstPasser = 0;
    }

    /** The card of a round, as an index into all event cards. It is secret until {@link #isEventKnown}. */
    public int event(Round which) {
        return events[which.index()];
    }

    /** The card of a round is dealt. */
    public void setEvent(Round which, int card) {
        events[which.index()] = (byte) card;
    }

    /** Whether the card of a round has been read out. */
    public boolean isEventKnown(Round which) {
        return which.index() < round.index() || (which == round && eventShown);
    }

    /** The card of this round is read out. */
    public void showEvent() {
        eventShown = true;
    }

    /** Whether the card of this round has been read out. */
    public boolean eventShown() {
        return eventShown;
    }

    /** Whose turn it is. */
    public Side active() {
        return active;
    }

    /** A turn begins. */
    public void beginTurn(Side side) {
        active = side;
        taken = 0;
        used = 0;
        surchargePaid = false;
    }

    /** How many actions have been taken in this turn. */
    public int actionsTaken() {
        return taken;
    }

    /** Whether a type of action, given by its bit, has been taken in this turn. */
    public boolean isTaken(int actionBit) {
        return (used & actionBit) != 0;
    }

    /** An action, given by its bit, is taken. */
    public void takeAction(int actionBit) {
        used |= actionBit;
        taken++;
        surchargePaid = false;
    }

    /** Whether the extra Resource for the next action has been paid. */
    public boolean surchargePaid() {
        return surchargePaid;
    }

    /** The extra Resource for the next action is paid. */
    public void surchargeIsPaid() {
        surchargePaid = true;
    }

    /** Whether a side has passed in this round. */
    public boolean hasPassed(Side side) {
        return (passed & side.bit()) != 0;
    }

    /** A side passes. */
    public void pass(Side side) {
        if (passed == 0) {
            firstPasser = side.index() + 1;
        }
        passed |= side.bit();
    }

    /** Who passed first in this round. */
    public Optional<Side> firstPasser() {
        return Side.ofCode(firstPasser);
    }
}
