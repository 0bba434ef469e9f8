package org.polemarch.mountford;

import jakarta.inject.Inject;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.bot.Appraisal;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.api.plugin.BoardGame;
import org.polemarch.mountford.bot.Evaluation;
import org.polemarch.mountford.model.MountfordState;
import org.polemarch.mountford.rules.combat.BattleAftermath;
import org.polemarch.mountford.rules.combat.BattleDice;
import org.polemarch.mountford.rules.combat.BattleLosses;
import org.polemarch.mountford.rules.combat.BattleResult;
import org.polemarch.mountford.rules.combat.CavalryBattle;
import org.polemarch.mountford.rules.combat.Combat;
import org.polemarch.mountford.rules.combat.CombatTiles;
import org.polemarch.mountford.rules.combat.CommandOfTheSea;
import org.polemarch.mountford.rules.combat.LandBattle;
import org.polemarch.mountford.rules.combat.NavalBattle;
import org.polemarch.mountford.rules.combat.PuttingToSea;
import org.polemarch.mountford.rules.combat.Shelter;
import org.polemarch.mountford.rules.combat.Support;
import org.polemarch.mountford.rules.control.ArgiveSpoils;
import org.polemarch.mountford.rules.economy.EconomicPhase;
import org.polemarch.mountford.rules.economy.EmergencyFund;
import org.polemarch.mountford.rules.economy.Income;
import org.polemarch.mountford.rules.economy.TributeRate;
import org.polemarch.mountford.rules.maintenance.FieldMaintenance;
import org.polemarch.mountford.rules.maintenance.MaintenancePayment;
import org.polemarch.mountford.rules.maintenance.MaintenancePhase;
import org.polemarch.mountford.rules.maintenance.NavalUpkeep;
import org.polemarch.mountford.rules.maintenance.RebelFeeding;
import org.polemarch.mountford.rules.maintenance.Reinforcements;
import org.polemarch.mountford.rules.maintenance.UpkeepPayment;
import org.polemarch.mountford.rules.movement.Entering;
import org.polemarch.mountford.rules.movement.Interception;
import org.polemarch.mountford.rules.movement.MarchLosses;
import org.polemarch.mountford.rules.movement.Marching;
import org.polemarch.mountford.rules.movement.NavalTransport;
import org.polemarch.mountford.rules.movement.NextSpace;
import org.polemarch.mountford.rules.movement.Ravaging;
import org.polemarch.mountford.rules.movement.RouteChoice;
import org.polemarch.mountford.rules.movement.UnfamiliarCountry;
import org.polemarch.mountford.rules.operations.Assembly;
import org.polemarch.mountford.rules.operations.AssemblyChoice;
import org.polemarch.mountford.rules.operations.AssemblyVisit;
import org.polemarch.mountford.rules.operations.BattleOffer;
import org.polemarch.mountford.rules.operations.CombatEnd;
import org.polemarch.mountford.rules.operations.CombinedAttack;
import org.polemarch.mountford.rules.operations.ContinuingDiscard;
import org.polemarch.mountford.rules.operations.ContinuingEffect;
import org.polemarch.mountford.rules.operations.ContinuingOperation;
import org.polemarch.mountford.rules.operations.EndOfMove;
import org.polemarch.mountford.rules.operations.HomeChoice;
import org.polemarch.mountford.rules.operations.HomeReturn;
import org.polemarch.mountford.rules.operations.Homeward;
import org.polemarch.mountford.rules.operations.LeaderPlacement;
import org.polemarch.mountford.rules.operations.ObjectiveChoice;
import org.polemarch.mountford.rules.operations.PersianHomeChoice;
import org.polemarch.mountford.rules.operations.RavagingAfterCombat;
import org.polemarch.mountford.rules.operations.Stance;
import org.polemarch.mountford.rules.operations.Withdrawal;
import org.polemarch.mountford.rules.operations.WithdrawalDemand;
import org.polemarch.mountford.rules.politics.Armistice;
import org.polemarch.mountford.rules.politics.PersianAlliance;
import org.polemarch.mountford.rules.politics.PoliticalPhase;
import org.polemarch.mountford.rules.scenario.ForcedDiscard;
import org.polemarch.mountford.rules.scenario.HelotLosses;
import org.polemarch.mountford.rules.scenario.HelotRebellion;
import org.polemarch.mountford.rules.sieges.GarrisonChoice;
import org.polemarch.mountford.rules.sieges.Siege;
import org.polemarch.mountford.rules.specials.Betrayal;
import org.polemarch.mountford.rules.specials.CampaignObjective;
import org.polemarch.mountford.rules.specials.ColonyPlacement;
import org.polemarch.mountford.rules.specials.CongressOfGela;
import org.polemarch.mountford.rules.specials.ExtendedCampaign;
import org.polemarch.mountford.rules.specials.Influence;
import org.polemarch.mountford.rules.specials.RebellionPlacement;
import org.polemarch.mountford.rules.specials.RebellionSpreads;
import org.polemarch.mountford.rules.specials.RebellionSuppressed;
import org.polemarch.mountford.rules.specials.SpecialPlay;
import org.polemarch.mountford.rules.specials.SpreadOutcome;
import org.polemarch.mountford.rules.turn.OperationChoice;
import org.polemarch.mountford.rules.turn.OperationEnd;
import org.polemarch.mountford.rules.turn.OperationsPhase;
import org.polemarch.mountford.rules.turn.TurnEnd;
import org.polemarch.mountford.rules.turn.TurnSequence;
import org.polemarch.mountford.scoring.Scoring;
import org.polemarch.mountford.scoring.Yardstick;
import org.polemarch.mountford.view.Imagination;
import org.polemarch.mountford.view.Projection;

/** The game. Its list of rules is the table of contents. */
public final class MountfordGame implements BoardGame<MountfordState> {

    private static final List<Class<? extends RuleStep<MountfordState, ?>>> RULES = List.of(
            TurnSequence.class,
            OperationsPhase.class,
            OperationChoice.class,
            Stance.class,
            LeaderPlacement.class,
            ObjectiveChoice.class,
            Assembly.class,
            AssemblyChoice.class,
            AssemblyVisit.class,
            EndOfMove.class,
            CombinedAttack.class,
            ContinuingOperation.class,
            ContinuingDiscard.class,
            BattleOffer.class,
            Ravaging.class,
            RavagingAfterCombat.class,
            ContinuingEffect.class,
            WithdrawalDemand.class,
            Withdrawal.class,
            HomeReturn.class,
            HomeChoice.class,
            Homeward.class,
            PersianHomeChoice.class,
            OperationEnd.class,
            Marching.class,
            RouteChoice.class,
            NextSpace.class,
            NavalTransport.class,
            UnfamiliarCountry.class,
            MarchLosses.class,
            Entering.class,
            Interception.class,
            Combat.class,
            CombatEnd.class,
            NavalBattle.class,
            LandBattle.class,
            Shelter.class,
            PuttingToSea.class,
            Support.class,
            BattleDice.class,
            CavalryBattle.class,
            CombatTiles.class,
            BattleResult.class,
            BattleLosses.class,
            BattleAftermath.class,
            CommandOfTheSea.class,
            Siege.class,
            GarrisonChoice.class,
            MaintenancePhase.class,
            FieldMaintenance.class,
            RebelFeeding.class,
            MaintenancePayment.class,
            NavalUpkeep.class,
            UpkeepPayment.class,
            Reinforcements.class,
            PoliticalPhase.class,
            Armistice.class,
            PersianAlliance.class,
            EconomicPhase.class,
            TributeRate.class,
            EmergencyFund.class,
            Income.class,
            TurnEnd.class,
            SpecialPlay.class,
            Influence.class,
            ColonyPlacement.class,
            RebellionPlacement.class,
            RebellionSuppressed.class,
            RebellionSpreads.class,
            SpreadOutcome.class,
            ExtendedCampaign.class,
            CampaignObjective.class,
            Betrayal.class,
            CongressOfGela.class,
            ArgiveSpoils.class,
            HelotRebellion.class,
            HelotLosses.class,
            ForcedDiscard.class);

    private final StartingPosition start;
    private final Projection projection;
    private final Imagination imagination;
    private final Evaluation evaluation;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final FieldMaintenance field;
    private final NavalUpkeep fleets;

    @Inject
    public MountfordGame(
            StartingPosition start,
            Projection projection,
            Imagination imagination,
            Evaluation evaluation,
            Scoring scoring,
            Yardstick yardstick,
            FieldMaintenance field,
            NavalUpkeep fleets) {
        this.start = start;
        this.projection = projection;
        this.imagination = imagination;
        this.evaluation = evaluation;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.field = field;
        this.fleets = fleets;
    }

    @Override
    public List<Class<? extends RuleStep<MountfordState, ?>>> rules() {
        return RULES;
    }

    @Override
    public MountfordState table() {
        return start.table();
    }

    @Override
    public List<Frame> opening() {
        return List.of(new TurnSequence.Begin(1));
    }

    @Override
    public Record project(MountfordState state, Seat seat) {
        return projection.project(state, seat);
    }

    @Override
    public MountfordState imagine(MountfordState state, Seat seat, Chance chance) {
        return imagination.imagine(state, seat, chance);
    }

    @Override
    public Outcome outcome(MountfordState state) {
        return scoring.outcome(state);
    }

    @Override
    public List<Record> due(MountfordState state, Seat seat) {
        return List.of(field.due(state, seat.index()), fleets.due(state, seat.index()));
    }

    @Override
    public Standing standing(MountfordState state) {
        return yardstick.standing(state);
    }

    @Override
    public double evaluate(MountfordState imagined, Seat seat) {
        return evaluation.evaluate(imagined, seat.index());
    }

    @Override
    public Appraisal appraise(MountfordState imagined, Seat seat) {
        return evaluation.appraise(imagined, seat.index());
    }

    @Override
    public SortedMap<String, Integer> census(MountfordState state) {
        return yardstick.census(state);
    }
}
