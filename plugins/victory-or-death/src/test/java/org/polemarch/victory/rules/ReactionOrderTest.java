package org.polemarch.victory.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.testkit.Covers;
import org.polemarch.testkit.Table;
import org.polemarch.victory.Position;
import org.polemarch.victory.model.Power;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.effects.GainPoints;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.turn.NextRound;
import org.polemarch.victory.rules.turn.Turn;

/** Who may answer when: a team's slot, the order within it, and who is locked out. */
@Cites("reactions")
class ReactionOrderTest {

    /** Two Status cards of one team for the same Scoring Round: of Corinth and of Sparta. */
    private static Table<VictoryState> twoTeammates() {
        return Position.of("sparta city megara", "sparta hoplite attica")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin(), new NextRound.Begin());
    }

    @Test
    void whoWaitsForItsTeammateIsNotLockedOut() {
        Table<VictoryState> table = twoTeammates()
                .asks("corinth", React.Ask.class)
                .choose("pass")
                .asks("sparta", React.Ask.class)
                .choose("use spa-09")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17");
        assertThat(table.state().points(0)).isEqualTo(1 + 2 + 2);
    }

    @Test
    @Covers("R176")
    void aTeamThatLetsItsSlotGoByIsLockedOut() {
        Table<VictoryState> table = twoTeammates().choose("pass", "pass");
        assertThat(table.state().points(0)).isEqualTo(1);
        assertThat(table.state().round()).isEqualTo(4);
        assertThat(table.state().depth()).isZero();
    }

    @Test
    void aStatusCardAnswersATriggerOnce() {
        Table<VictoryState> table = twoTeammates().choose("use cor-17").asks("sparta", React.Ask.class);
        table.offersNot("use cor-17").choose("pass");
        assertThat(table.state().points(0)).isEqualTo(3);
    }

    /** Two Status cards of the Delian League and one each of the others hold in a Scoring Round after the turn of Athens. */
    private static Table<VictoryState> allFour() {
        return Position.of(
                        "delian trireme hellespont",
                        "delian city thrace",
                        "athens city naxos",
                        "athens trireme dodecanese",
                        "sparta hoplite attica",
                        "sparta city megara")
                .status("delian", "del-06", "del-07")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin());
    }

    @Test
    @Covers("R176")
    void whoUsedACardAndThenWaitsIsAskedAgainAfterAnEnemyAnswer() {
        Table<VictoryState> table = allFour()
                .asks("delian", React.Ask.class)
                .choose("use del-06")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17")
                .asks("delian", React.Ask.class)
                .choose("pass")
                .asks("sparta", React.Ask.class)
                .choose("use spa-09")
                .asks("delian", React.Ask.class)
                .choose("use del-07");
        assertThat(table.last(GainPoints.PointsGained.class).card().id()).isEqualTo("del-07");
    }

    @Test
    void theMoverIsAskedBeforeItsTeammate() {
        Position.of("athens city athens", "athens trireme saronic-gulf", "athens city naxos", "sparta city laconia")
                .status("delian", "del-07")
                .status("athens", "ath-01")
                .round(3)
                .turn("athens")
                .run(new ScoringRound.Begin())
                .asks("athens", React.Ask.class)
                .choose("pass")
                .asks("delian", React.Ask.class);
    }

    @Test
    @Covers("R038")
    @Cites("turn/strategy")
    void strategyCardsAreUsedInAnyOrder() {
        Position.start()
                .prepared("sparta", "spa-03", "spa-05", "spa-14")
                .run(new Turn.Begin(Power.SPARTA))
                .offers("use spa-03", "use spa-05", "use spa-14")
                .choose("use spa-14", "fill 0", "decline")
                .offers("use spa-03", "use spa-05")
                .choose("use spa-05", "decline")
                .offers("use spa-03");
    }

    @Test
    @Covers({"R173", "R174"})
    void aSlotIsTheTeamsWhicheverOfTheTwoWaits() {
        Position position = Position.of("sparta city megara", "sparta hoplite attica", "athens city naxos")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .status("delian", "del-07")
                .round(3)
                .turn("sparta");
        position.run(new ScoringRound.Begin())
                .asks("sparta", React.Ask.class)
                .choose("pass")
                .asks("corinth", React.Ask.class)
                .choose("pass")
                .asks("delian", React.Ask.class);
        Position.of("sparta city megara", "sparta hoplite attica", "athens city naxos")
                .status("corinth", "cor-17")
                .status("sparta", "spa-09")
                .status("delian", "del-07")
                .round(3)
                .turn("sparta")
                .run(new ScoringRound.Begin())
                .choose("pass")
                .asks("corinth", React.Ask.class)
                .choose("use cor-17")
                .asks("delian", React.Ask.class);
    }
}
