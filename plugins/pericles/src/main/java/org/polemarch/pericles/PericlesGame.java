package org.polemarch.pericles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.pericles.bot.Evaluation;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.CardUnits;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.aristophanes.Entourage;
import org.polemarch.pericles.rules.aristophanes.EntourageKept;
import org.polemarch.pericles.rules.aristophanes.Plague;
import org.polemarch.pericles.rules.aristophanes.PlagueLosses;
import org.polemarch.pericles.rules.assembly.AssemblyRound;
import org.polemarch.pericles.rules.assembly.BrainTrust;
import org.polemarch.pericles.rules.assembly.CentreStop;
import org.polemarch.pericles.rules.assembly.DebateCards;
import org.polemarch.pericles.rules.assembly.DebateIssue;
import org.polemarch.pericles.rules.assembly.DebateResolution;
import org.polemarch.pericles.rules.assembly.DebateTally;
import org.polemarch.pericles.rules.boule.Boule;
import org.polemarch.pericles.rules.boule.Hostages;
import org.polemarch.pericles.rules.boule.IssueChoice;
import org.polemarch.pericles.rules.end.EndPhase;
import org.polemarch.pericles.rules.end.Maintenance;
import org.polemarch.pericles.rules.end.PeaceOfCallias;
import org.polemarch.pericles.rules.end.PersianWar;
import org.polemarch.pericles.rules.end.Redeployment;
import org.polemarch.pericles.rules.end.Upkeep;
import org.polemarch.pericles.rules.end.Victory;
import org.polemarch.pericles.rules.end.WillOfTheAssembly;
import org.polemarch.pericles.rules.military.BaseLosses;
import org.polemarch.pericles.rules.military.Battle;
import org.polemarch.pericles.rules.military.BattleHonor;
import org.polemarch.pericles.rules.military.Casualty;
import org.polemarch.pericles.rules.military.CityBuild;
import org.polemarch.pericles.rules.military.Commitment;
import org.polemarch.pericles.rules.military.ExpeditionBattle;
import org.polemarch.pericles.rules.military.ExpeditionEnd;
import org.polemarch.pericles.rules.military.LoserLosses;
import org.polemarch.pericles.rules.military.MilitaryIssue;
import org.polemarch.pericles.rules.military.Movement;
import org.polemarch.pericles.rules.military.PersianGold;
import org.polemarch.pericles.rules.military.Raid;
import org.polemarch.pericles.rules.military.SecondBattle;
import org.polemarch.pericles.rules.military.StateShip;
import org.polemarch.pericles.rules.military.WinnerLosses;
import org.polemarch.pericles.rules.political.Agoge;
import org.polemarch.pericles.rules.political.Citizenship;
import org.polemarch.pericles.rules.political.Colony;
import org.polemarch.pericles.rules.political.ControllingFaction;
import org.polemarch.pericles.rules.political.Games;
import org.polemarch.pericles.rules.political.Homecoming;
import org.polemarch.pericles.rules.political.IssueAward;
import org.polemarch.pericles.rules.political.Krypteia;
import org.polemarch.pericles.rules.political.MarkerLoan;
import org.polemarch.pericles.rules.political.Oration;
import org.polemarch.pericles.rules.political.SendHome;
import org.polemarch.pericles.rules.political.StrategyBoard;
import org.polemarch.pericles.rules.political.UniqueIssues;
import org.polemarch.pericles.rules.political.WarAndPeace;
import org.polemarch.pericles.rules.scenario.Opening;
import org.polemarch.pericles.rules.scenario.ScenarioEnd;
import org.polemarch.pericles.rules.scenario.StartingPosition;
import org.polemarch.pericles.rules.theater.DiplomaticIssue;
import org.polemarch.pericles.rules.theater.HonorOrder;
import org.polemarch.pericles.rules.theater.LeagueIssue;
import org.polemarch.pericles.rules.theater.LeagueUnits;
import org.polemarch.pericles.rules.theater.MarkerPlacement;
import org.polemarch.pericles.rules.theater.MarkerReveal;
import org.polemarch.pericles.rules.theater.NeutralDiplomacy;
import org.polemarch.pericles.rules.theater.OracleIssue;
import org.polemarch.pericles.rules.theater.OracleTreachery;
import org.polemarch.pericles.rules.theater.PoliticalCapital;
import org.polemarch.pericles.rules.theater.ResolutionTurn;
import org.polemarch.pericles.rules.theater.TreacheryRemoval;
import org.polemarch.pericles.rules.turn.BeginTurn;
import org.polemarch.pericles.scoring.Scoring;
import org.polemarch.pericles.scoring.Yardstick;
import org.polemarch.pericles.view.Imagination;
import org.polemarch.pericles.view.Projection;

/** Pericles, ready to be played. Its list of rules is the table of contents. */
final class PericlesGame implements BoardGame<PericlesState> {

    private static final List<Class<? extends RuleStep<PericlesState, ?>>> RULES = List.of(
            Opening.class,
            BeginTurn.class,
            AristophanesCard.class,
            CardUnits.class,
            Plague.class,
            PlagueLosses.class,
            EntourageKept.class,
            Deal.class,
            Entourage.class,
            Boule.class,
            Hostages.class,
            IssueChoice.class,
            AssemblyRound.class,
            DebateIssue.class,
            DebateCards.class,
            DebateResolution.class,
            BrainTrust.class,
            DebateTally.class,
            CentreStop.class,
            Oration.class,
            ControllingFaction.class,
            StrategyBoard.class,
            WarAndPeace.class,
            Homecoming.class,
            SendHome.class,
            Games.class,
            UniqueIssues.class,
            Citizenship.class,
            Colony.class,
            Krypteia.class,
            Agoge.class,
            IssueAward.class,
            MarkerLoan.class,
            HonorOrder.class,
            MarkerPlacement.class,
            ResolutionTurn.class,
            MarkerReveal.class,
            DiplomaticIssue.class,
            TreacheryRemoval.class,
            NeutralDiplomacy.class,
            LeagueIssue.class,
            LeagueUnits.class,
            OracleIssue.class,
            OracleTreachery.class,
            PoliticalCapital.class,
            MilitaryIssue.class,
            CityBuild.class,
            PersianGold.class,
            Raid.class,
            Commitment.class,
            Movement.class,
            ExpeditionBattle.class,
            StateShip.class,
            Battle.class,
            LoserLosses.class,
            BaseLosses.class,
            WinnerLosses.class,
            Casualty.class,
            BattleHonor.class,
            SecondBattle.class,
            ExpeditionEnd.class,
            EndPhase.class,
            PeaceOfCallias.class,
            PersianWar.class,
            Victory.class,
            Upkeep.class,
            Maintenance.class,
            Redeployment.class,
            WillOfTheAssembly.class,
            ScenarioEnd.class);

    private final Setup setup;
    private final StartingPosition start;
    private final Projection projection;
    private final Imagination imagination;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final Evaluation evaluation;
    private final Maintenance maintenance;

    @Inject
    PericlesGame(
            Setup setup,
            StartingPosition start,
            Projection projection,
            Imagination imagination,
            Scoring scoring,
            Yardstick yardstick,
            Evaluation evaluation,
            Maintenance maintenance) {
        this.setup = setup;
        this.start = start;
        this.projection = projection;
        this.imagination = imagination;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.evaluation = evaluation;
        this.maintenance = maintenance;
    }

    @Override
    public List<Class<? extends RuleStep<PericlesState, ?>>> rules() {
        return RULES;
    }

    @Override
    public PericlesState table() {
        return start.table();
    }

    @Override
    public List<Frame> opening() {
        return List.of(new Opening.SetUp(setup.option("first-play").equals("clouds")));
    }

    @Override
    public Record project(PericlesState state, Seat seat) {
        return projection.of(state, Faction.of(seat));
    }

    @Override
    public PericlesState imagine(PericlesState state, Seat seat, Chance chance) {
        return imagination.of(state, Faction.of(seat), chance);
    }

    @Override
    public Outcome outcome(PericlesState state) {
        return scoring.of(state);
    }

    @Override
    public List<Maintenance.Due> due(PericlesState state, Seat seat) {
        return List.of(maintenance.due(Faction.of(seat).side(), state));
    }

    @Override
    public Standing standing(PericlesState state) {
        return yardstick.standing(state);
    }

    @Override
    public double evaluate(PericlesState imagined, Seat seat) {
        return evaluation.of(imagined, Faction.of(seat));
    }

    @Override
    public Appraisal appraise(PericlesState imagined, Seat seat) {
        return evaluation.appraise(imagined, Faction.of(seat));
    }

    @Override
    public SortedMap<String, Integer> census(PericlesState state) {
        return yardstick.census(state);
    }
}
