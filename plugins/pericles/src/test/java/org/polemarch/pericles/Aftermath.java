package org.polemarch.pericles;

import java.util.List;
import org.polemarch.api.play.Frame;
import org.polemarch.pericles.model.Piece;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.BattleHonor;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.WinnerLosses;

/** What follows a battle that was won, from one of its steps on. */
public final class Aftermath {

    private Aftermath() {}

    /** One base of the loser falls, then the winner pays and Honor is awarded. */
    public static Frame[] fromBases(Battle.Fight fight, Battle.Result result) {
        return new Frame[] {
            base(fight, result), new WinnerLosses.Suffer(fight, result), new BattleHonor.Award(fight, result)
        };
    }

    /** The question which base falls. */
    public static Casualty.Pick base(Battle.Fight fight, Battle.Result result) {
        List<Piece> bases = List.of(Piece.cityBase(result.loser()), Piece.leagueBase(result.loser()));
        return new Casualty.Pick(fight, result, Casualty.Step.BASES, List.of(new Casualty.Toll(bases, 1)));
    }
}
