package org.polemarch.launcher.tour;

import java.util.List;
import org.polemarch.launcher.table.Stage;
import org.polemarch.launcher.table.TableModel;
import org.polemarch.launcher.words.Say;

/** A first game with a guide: what to try next, and whether it was done. The player makes all the moves. */
public final class TourModel {

    public enum Step {
        LOOK,
        CHOOSE,
        WHY_NOT,
        RULE,
        HINT,
        UNDO,
        PALETTE,
        PLAY_ON
    }

    private static final List<Step> STEPS = List.of(Step.values());
    private static final int MOVES_TO_PLAY = 2;

    private final TableModel table;
    private int step;
    private int movesBefore;
    private boolean ruleRead;
    private boolean paletteOpened;
    private boolean wentOn;

    public TourModel(TableModel table) {
        this.table = table;
    }

    public Step step() {
        return STEPS.get(Math.min(step, STEPS.size() - 1));
    }

    public boolean finished() {
        return step >= STEPS.size();
    }

    public String text() {
        return finished() ? Say.of("tour.finished") : Say.of("tour." + step().name());
    }

    /** "3 of 8". */
    public String place() {
        return Say.of("tour.place", Math.min(step + 1, STEPS.size()), STEPS.size());
    }

    /** The player has read what there is to look at, or does not want this step. */
    public void goOn() {
        wentOn = true;
        check();
    }

    public void ruleOpened() {
        ruleRead = true;
        check();
    }

    public void paletteOpened() {
        paletteOpened = true;
        check();
    }

    /** Looks whether the step was done; returns whether there is another one now. */
    public boolean check() {
        if (finished() || !(wentOn || done())) {
            return false;
        }
        wentOn = false;
        ruleRead = false;
        paletteOpened = false;
        step++;
        movesBefore = table.session().decisions();
        return true;
    }

    private boolean done() {
        return switch (step()) {
            case LOOK -> false;
            case CHOOSE -> table.session().decisions() > movesBefore;
            case WHY_NOT ->
                table.stage() == Stage.ASKED && !table.notice().cites().isEmpty();
            case RULE -> ruleRead;
            case HINT ->
                table.stage() == Stage.ASKED
                        && table.notice().cites().isEmpty()
                        && !table.notice().text().isEmpty();
            case UNDO -> table.session().decisions() < movesBefore;
            case PALETTE -> paletteOpened;
            case PLAY_ON -> table.session().decisions() >= movesBefore + MOVES_TO_PLAY;
        };
    }
}
