package org.polemarch.core.contract.promises;

import java.util.List;
import org.polemarch.api.game.GameState;
import org.polemarch.api.game.Seat;
import org.polemarch.api.text.TextBoard;
import org.polemarch.core.contract.trial.BrokenPromise;
import org.polemarch.core.contract.trial.Look;
import org.polemarch.core.contract.trial.Promise;
import org.polemarch.core.contract.trial.Trial;
import org.polemarch.core.contract.trial.Watch;
import org.polemarch.core.engine.Game;

/** The board can be drawn in a terminal from any view, in lines of at most 100 characters. */
public final class TextBoardDraws implements Promise {

    private static final int WIDEST = 100;
    private static final int LOOKS_BETWEEN = 3;

    @Override
    public String name() {
        return "the text board draws every view";
    }

    @Override
    public <S extends GameState<S>> Watch<S> over(Trial<S> trial) {
        TextBoard board = trial.prepared().textBoard();
        return new Watch<>() {

            @Override
            public void looked(Look<S> look) {
                if (trial.chance().below(LOOKS_BETWEEN) == 0) {
                    check(
                            look.game(),
                            trial.seats().get(trial.chance().below(trial.seats().size())));
                }
            }

            @Override
            public void ended(Game<S> game) {
                trial.seats().forEach(seat -> check(game, seat));
            }

            private void check(Game<S> game, Seat seat) {
                List<String> lines = board.draw(trial.rules().project(game.state(), seat), trial.words());
                if (lines.isEmpty()) {
                    throw new BrokenPromise("the text board draws nothing for " + seat + "; draw all it may know");
                }
                for (String line : lines) {
                    if (line.codePointCount(0, line.length()) > WIDEST
                            || line.lines().count() > 1) {
                        throw new BrokenPromise("the text board draws a line of " + line.length() + " characters: '"
                                + line + "'; a line has at most " + WIDEST + " and no break in it");
                    }
                }
            }
        };
    }
}
