package org.polemarch.pericles.rules;

import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.data.AristophanesFacts;
import org.polemarch.pericles.model.Board;
import org.polemarch.pericles.model.Goal;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;

/** 11.41, 11.42 What the Will of the Assembly asks for, and whether it is done. */
@Cites({"11.41", "11.42", "5.12"})
public class WillGoals {

    /** Whether a Side meets a goal as things stand. */
    public boolean isMet(Side side, AristophanesFacts.SideFacts will, PericlesState state) {
        int met = 0;
        for (int i = 0; i < will.theaters().size(); i++) {
            if (isMetIn(will.theaters().get(i), side, will.goal(), state)) {
                met++;
            }
        }
        return met >= will.atLeast();
    }

    protected boolean isMetIn(Theater theater, Side side, Goal goal, PericlesState state) {
        Board board = state.board();
        return switch (goal) {
            case CONTROL -> board.present(side, theater) && !board.present(side.enemy(), theater);
            case CONTROL_OR_CONTEST -> board.present(side, theater);
            default -> state.built(side, theater) && board.bases(side, theater) > 0;
        };
    }

    /** 11.41: a goal that nothing is left to reach it with is ignored. */
    public boolean isBeyond(Side side, Goal goal, PericlesState state) {
        return goal == Goal.BUILD_OR_CONVERT_BASE
                && state.board().supply(Piece.leagueBase(side)) == 0
                && state.board().supply(Piece.cityBase(side)) == 0;
    }
}
