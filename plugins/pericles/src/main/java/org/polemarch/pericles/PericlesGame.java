package org.polemarch.pericles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Setup;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.pericles.bot.PericlesEvaluation;
import org.polemarch.pericles.data.PericlesData;
import org.polemarch.pericles.model.Faction;
import org.polemarch.pericles.model.PericlesState;
import org.polemarch.pericles.model.Side;
import org.polemarch.pericles.rules.aristophanes.AristophanesCard;
import org.polemarch.pericles.rules.aristophanes.BeginTurn;
import org.polemarch.pericles.rules.aristophanes.CardUnits;
import org.polemarch.pericles.rules.aristophanes.Deal;
import org.polemarch.pericles.rules.aristophanes.Entourage;
import org.polemarch.pericles.rules.aristophanes.EntourageKept;
import org.polemarch.pericles.rules.aristophanes.Plague;
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
import org.polemarch.pericles.view.Imagination;
import org.polemarch.pericles.view.Projection;
import org.polemarch.pericles.view.Ranking;
import org.polemarch.pericles.view.Yardstick;

/** Pericles, ready to be played. The constructor is the table of contents of its rules. */
final class PericlesGame implements BoardGame<PericlesState> {

    private final List<RuleStep<PericlesState, ?>> rules;
    private final PericlesData data;
    private final Setup setup;
    private final Projection projection;
    private final Imagination imagination = new Imagination();
    private final Ranking ranking = new Ranking();
    private final Yardstick yardstick = new Yardstick();
    private final PericlesEvaluation evaluation = new PericlesEvaluation();

    @Inject
    PericlesGame(
            PericlesData data,
            Setup setup,
            Projection projection,
            Opening opening,
            BeginTurn beginTurn,
            AristophanesCard aristophanesCard,
            CardUnits cardUnits,
            Plague plague,
            EntourageKept entourageKept,
            Deal deal,
            Entourage entourage,
            Boule boule,
            Hostages hostages,
            IssueChoice issueChoice,
            AssemblyRound assemblyRound,
            DebateIssue debateIssue,
            DebateCards debateCards,
            DebateResolution debateResolution,
            BrainTrust brainTrust,
            DebateTally debateTally,
            CentreStop centreStop,
            Oration oration,
            ControllingFaction controllingFaction,
            StrategyBoard strategyBoard,
            WarAndPeace warAndPeace,
            SendHome sendHome,
            Games games,
            UniqueIssues uniqueIssues,
            Citizenship citizenship,
            Colony colony,
            Krypteia krypteia,
            Agoge agoge,
            IssueAward issueAward,
            MarkerLoan markerLoan,
            HonorOrder honorOrder,
            MarkerPlacement markerPlacement,
            ResolutionTurn resolutionTurn,
            MarkerReveal markerReveal,
            DiplomaticIssue diplomaticIssue,
            TreacheryRemoval treacheryRemoval,
            NeutralDiplomacy neutralDiplomacy,
            LeagueIssue leagueIssue,
            LeagueUnits leagueUnits,
            OracleIssue oracleIssue,
            OracleTreachery oracleTreachery,
            PoliticalCapital politicalCapital,
            MilitaryIssue militaryIssue,
            CityBuild cityBuild,
            PersianGold persianGold,
            Raid raid,
            Commitment commitment,
            Movement movement,
            ExpeditionBattle expeditionBattle,
            StateShip stateShip,
            Battle battle,
            LoserLosses loserLosses,
            BaseLosses baseLosses,
            WinnerLosses winnerLosses,
            SecondBattle secondBattle,
            ExpeditionEnd expeditionEnd,
            EndPhase endPhase,
            PeaceOfCallias peaceOfCallias,
            PersianWar persianWar,
            Victory victory,
            Upkeep upkeep,
            Maintenance maintenance,
            Redeployment redeployment,
            WillOfTheAssembly will,
            ScenarioEnd scenarioEnd) {
        this.data = data;
        this.setup = setup;
        this.projection = projection;
        rules = List.of(
                opening,
                beginTurn,
                aristophanesCard,
                cardUnits,
                plague,
                entourageKept,
                deal,
                entourage,
                boule,
                hostages,
                issueChoice,
                assemblyRound,
                debateIssue,
                debateCards,
                debateResolution,
                brainTrust,
                debateTally,
                centreStop,
                oration,
                controllingFaction,
                strategyBoard,
                warAndPeace,
                sendHome,
                games,
                uniqueIssues,
                citizenship,
                colony,
                krypteia,
                agoge,
                issueAward,
                markerLoan,
                honorOrder,
                markerPlacement,
                resolutionTurn,
                markerReveal,
                diplomaticIssue,
                treacheryRemoval,
                neutralDiplomacy,
                leagueIssue,
                leagueUnits,
                oracleIssue,
                oracleTreachery,
                politicalCapital,
                militaryIssue,
                cityBuild,
                persianGold,
                raid,
                commitment,
                movement,
                expeditionBattle,
                stateShip,
                battle,
                loserLosses,
                baseLosses,
                winnerLosses,
                secondBattle,
                expeditionEnd,
                endPhase,
                peaceOfCallias,
                persianWar,
                victory,
                upkeep,
                maintenance,
                redeployment,
                will,
                scenarioEnd);
    }

    @Override
    public List<RuleStep<PericlesState, ?>> rules() {
        return rules;
    }

    @Override
    public PericlesState table() {
        boolean show = setup.option("compatriots").equals("show");
        PericlesState state = new PericlesState(data, data.scenario(setup.scenario()), show);
        String[] handicap = setup.option("handicap").split("-", 2);
        if (handicap.length == 2) {
            Side side = handicap[0].equals("athens") ? Side.ATHENS : Side.SPARTA;
            state.addHonor(side.first(), Integer.parseInt(handicap[1]));
            state.addHonor(side.second(), Integer.parseInt(handicap[1]));
        }
        return state;
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
        return ranking.of(state);
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
    public SortedMap<String, Integer> census(PericlesState state) {
        return yardstick.census(state);
    }
}
