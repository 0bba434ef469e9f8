package org.polemarch.polis.model;

import java.util.Optional;
import org.polemarch.api.kit.IndexSet;

/** How far the game has come: the round and its event, the turn and its actions, who has passed. */
public final class Course {

    private final byte[] events;
    private Round round = Round.ALPHA;
    private boolean eventShown;
    private Side active = Side.SPARTA;
    private int taken;
    private IndexSet used = IndexSet.EMPTY;
    private boolean surchargePaid;
    private IndexSet passed = IndexSet.EMPTY;
    private int firstPasser;

    Course() {
        events = new byte[Round.values().length];
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

    public Round round() {
        return round;
    }

    /** The next round begins: its event is not yet known, nobody has passed. */
    public void advanceRound() {
        round = round.next();
        eventShown = false;
        passed = IndexSet.EMPTY;
        firstPasser = 0;
    }

    /** The card of a round, as an index into all event cards. It is secret until {@link #isEventKnown}. */
    public int event(Round which) {
        return events[which.index()];
    }

    public void setEvent(Round which, int card) {
        events[which.index()] = (byte) card;
    }

    public boolean isEventKnown(Round which) {
        return which.index() < round.index() || (which == round && eventShown);
    }

    public void showEvent() {
        eventShown = true;
    }

    public boolean eventShown() {
        return eventShown;
    }

    public Side active() {
        return active;
    }

    public void beginTurn(Side side) {
        active = side;
        taken = 0;
        used = IndexSet.EMPTY;
        surchargePaid = false;
    }

    public int actionsTaken() {
        return taken;
    }

    public boolean isTaken(ActionKind kind) {
        return used.has(kind.index());
    }

    public void takeAction(ActionKind kind) {
        used = used.with(kind.index());
        taken++;
        surchargePaid = false;
    }

    public boolean surchargePaid() {
        return surchargePaid;
    }

    public void surchargeIsPaid() {
        surchargePaid = true;
    }

    public boolean hasPassed(Side side) {
        return passed.has(side.index());
    }

    public void pass(Side side) {
        if (passed.isEmpty()) {
            firstPasser = side.index() + 1;
        }
        passed = passed.with(side.index());
    }

    public Optional<Side> firstPasser() {
        return Side.ofCode(firstPasser);
    }
}
