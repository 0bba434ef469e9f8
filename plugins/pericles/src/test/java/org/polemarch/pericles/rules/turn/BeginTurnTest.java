package org.polemarch.pericles.rules.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polemarch.api.cite.Cites;
import org.polemarch.pericles.PericlesTable;
import org.polemarch.pericles.Schedule;
import org.polemarch.pericles.model.Issue;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.model.Theater;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.aristophanes.EntourageKept;
import org.polemarch.pericles.rules.assembly.AssemblyRound;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.end.EndPhase;
import org.polemarch.pericles.rules.end.WillOfTheAssembly;
import org.polemarch.pericles.rules.political.ControllingFaction;
import org.polemarch.pericles.rules.political.Games;
import org.polemarch.pericles.rules.political.IssueAward;
import org.polemarch.pericles.rules.political.Oration;
import org.polemarch.pericles.rules.political.StrategyBoard;
import org.polemarch.pericles.rules.political.UniqueIssues;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.PoliticalCapital;
import org.polemarch.testkit.Covers;

/** 4.0 What a turn consists of, and what it begins with. */
@Cites("4.0")
class BeginTurnTest {

    private final BeginTurn rule = PericlesTable.book("14.2").rules().stream()
            .filter(BeginTurn.class::isInstance)
            .map(BeginTurn.class::cast)
            .findFirst()
            .orElseThrow();

    private Schedule run(PericlesState state) {
        Schedule schedule = new Schedule(state);
        rule.run(BeginTurn.TURN, schedule);
        return schedule;
    }

    @Test
    @Covers({"4.0a", "7.2h", "7.3a", "7.4a"})
    void theTurnGoesInTheOrderOfTheBook() {
        assertThat(run(PericlesTable.war().state()).frames())
                .containsExactly(
                        AristophanesCard.DRAW,
                        EntourageKept.KEEP,
                        Deal.DEAL,
                        Boule.OPEN,
                        AssemblyRound.FIRST,
                        Oration.COUNT,
                        ControllingFaction.DETERMINE,
                        StrategyBoard.OPEN,
                        WarAndPeace.RESOLVE,
                        Games.RESOLVE,
                        UniqueIssues.RESOLVE,
                        IssueAward.AWARD,
                        HonorOrder.BEGIN,
                        PoliticalCapital.RETURN,
                        EndPhase.BEGIN,
                        BeginTurn.TURN);
    }

    @Test
    @Covers("11.13b")
    void aHungryAthensIsRememberedAsHungry() {
        PericlesState hungry =
                PericlesTable.war().at(Theater.ATHENS, "1 athens-base").state();
        hungry.setGranaryAtStart(true);
        run(hungry);
        assertThat(hungry.granaryAtStart()).isFalse();
        PericlesState fed =
                PericlesTable.war().at(Theater.HELLESPONT, "1 delian-base").state();
        run(fed);
        assertThat(fed.granaryAtStart()).isTrue();
    }

    @Test
    @Covers("11.41a")
    void aBaseOfLastTurnDoesNotCountForThisOne() {
        PericlesState state = PericlesTable.war().state();
        state.markBuilt(Side.ATHENS, Theater.SAMOS);
        run(state);
        assertThat(state.built(Side.ATHENS, Theater.SAMOS)).isFalse();
    }

    @Test
    @Covers("9.54d")
    void warPeaceOfAMajorDefeatWaitsThroughTheNewTurn() {
        PericlesTable table = PericlesTable.war().issue(Side.ATHENS, Issue.WAR_PEACE, 2);
        table.state().cards().setCurrentPlay(0);
        PericlesTable.book("14.2").rules().stream()
                .filter(WillOfTheAssembly.class::isInstance)
                .map(WillOfTheAssembly.class::cast)
                .forEach(judging -> judging.run(new WillOfTheAssembly.Judge(), new Schedule(table.state())));
        run(table.state());
        assertThat(table.spaces(Side.ATHENS, Issue.WAR_PEACE)).containsExactly(2);
    }
}
