package org.polemarch.perikles;

import jakarta.inject.Inject;
import java.util.List;
import java.util.SortedMap;
import org.polemarch.api.chance.Chance;
import org.polemarch.api.game.BoardGame;
import org.polemarch.api.game.Outcome;
import org.polemarch.api.game.Seat;
import org.polemarch.api.game.Standing;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.RuleStep;
import org.polemarch.perikles.bot.Evaluation;
import org.polemarch.perikles.data.PeriklesData;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.rules.battles.BattleRound;
import org.polemarch.perikles.rules.battles.Casualties;
import org.polemarch.perikles.rules.battles.ChooseCasualty;
import org.polemarch.perikles.rules.battles.CombatRoll;
import org.polemarch.perikles.rules.battles.PlayBattleTile;
import org.polemarch.perikles.rules.battles.ResolveBattles;
import org.polemarch.perikles.rules.battles.ReturnHome;
import org.polemarch.perikles.rules.battles.SpecialTileWindow;
import org.polemarch.perikles.rules.battles.Spoils;
import org.polemarch.perikles.rules.candidates.ProposeCandidate;
import org.polemarch.perikles.rules.candidates.ProposeCandidates;
import org.polemarch.perikles.rules.elections.Elections;
import org.polemarch.perikles.rules.forces.AdditionalForces;
import org.polemarch.perikles.rules.forces.ChooseRecovery;
import org.polemarch.perikles.rules.forces.CommitAction;
import org.polemarch.perikles.rules.forces.CommitOrder;
import org.polemarch.perikles.rules.forces.FirstToCommit;
import org.polemarch.perikles.rules.forces.GrantPermission;
import org.polemarch.perikles.rules.forces.PayForPersians;
import org.polemarch.perikles.rules.forces.Recovery;
import org.polemarch.perikles.rules.forces.SendForces;
import org.polemarch.perikles.rules.forces.TakeControl;
import org.polemarch.perikles.rules.influence.AfterTile;
import org.polemarch.perikles.rules.influence.Alkibiades;
import org.polemarch.perikles.rules.influence.AnyCity;
import org.polemarch.perikles.rules.influence.Assassin;
import org.polemarch.perikles.rules.influence.FinishTile;
import org.polemarch.perikles.rules.influence.InfluencePhase;
import org.polemarch.perikles.rules.influence.RefillDisplay;
import org.polemarch.perikles.rules.influence.TakeInfluence;
import org.polemarch.perikles.rules.setup.ExtraCubes;
import org.polemarch.perikles.rules.setup.SetUp;
import org.polemarch.perikles.rules.turn.DrawTiles;
import org.polemarch.perikles.rules.turn.EndOfTurn;
import org.polemarch.perikles.rules.turn.Turn;
import org.polemarch.perikles.scoring.Scoring;
import org.polemarch.perikles.view.Imagination;
import org.polemarch.perikles.view.Projection;

/** The game: its rules in the order of the rulebook, and whom to ask about a position. */
final class PeriklesGame implements BoardGame<PeriklesState> {

    private final PeriklesData data;
    private final Seating seating;
    private final Projection projection;
    private final Imagination imagination;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final Evaluation evaluation;
    private final List<RuleStep<PeriklesState, ?>> rules;

    @Inject
    PeriklesGame(
            PeriklesData data,
            Seating seating,
            Projection projection,
            Imagination imagination,
            Scoring scoring,
            Yardstick yardstick,
            Evaluation evaluation,
            // 3 Set-up
            SetUp setUp,
            ExtraCubes extraCubes,
            // 4 The turn
            Turn turn,
            // 4.1 Draw tiles
            DrawTiles drawTiles,
            // 4.2 Take influence tiles
            InfluencePhase influencePhase,
            TakeInfluence takeInfluence,
            AnyCity anyCity,
            FinishTile finishTile,
            Assassin assassin,
            AfterTile afterTile,
            Alkibiades alkibiades,
            RefillDisplay refillDisplay,
            // 4.3 Propose candidates
            ProposeCandidates proposeCandidates,
            ProposeCandidate proposeCandidate,
            // 4.4 Hold elections
            Elections elections,
            // 4.5 Commit military forces
            TakeControl takeControl,
            Recovery recovery,
            ChooseRecovery chooseRecovery,
            FirstToCommit firstToCommit,
            CommitOrder commitOrder,
            CommitAction commitAction,
            SendForces sendForces,
            GrantPermission grantPermission,
            AdditionalForces additionalForces,
            PayForPersians payForPersians,
            // 4.6 Resolve battles
            ResolveBattles resolveBattles,
            BattleRound battleRound,
            SpecialTileWindow specialTileWindow,
            PlayBattleTile playBattleTile,
            CombatRoll combatRoll,
            Casualties casualties,
            ChooseCasualty chooseCasualty,
            ReturnHome returnHome,
            Spoils spoils,
            // 4.7 End of turn
            EndOfTurn endOfTurn) {
        this.data = data;
        this.seating = seating;
        this.projection = projection;
        this.imagination = imagination;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.evaluation = evaluation;
        rules = List.of(
                setUp,
                extraCubes,
                turn,
                drawTiles,
                influencePhase,
                takeInfluence,
                anyCity,
                finishTile,
                assassin,
                afterTile,
                alkibiades,
                refillDisplay,
                proposeCandidates,
                proposeCandidate,
                elections,
                takeControl,
                recovery,
                chooseRecovery,
                firstToCommit,
                commitOrder,
                commitAction,
                sendForces,
                grantPermission,
                additionalForces,
                payForPersians,
                resolveBattles,
                battleRound,
                specialTileWindow,
                playBattleTile,
                combatRoll,
                casualties,
                chooseCasualty,
                returnHome,
                spoils,
                endOfTurn);
    }

    @Override
    public List<RuleStep<PeriklesState, ?>> rules() {
        return rules;
    }

    @Override
    public PeriklesState table() {
        return new PeriklesState(data, seating.players());
    }

    @Override
    public List<Frame> opening() {
        return List.of(new SetUp.Begin(), new Turn.Begin());
    }

    @Override
    public Record project(PeriklesState state, Seat seat) {
        return projection.of(state, seat);
    }

    @Override
    public PeriklesState imagine(PeriklesState state, Seat seat, Chance chance) {
        return imagination.of(state, seat, chance);
    }

    @Override
    public Outcome outcome(PeriklesState state) {
        return scoring.outcome(state);
    }

    @Override
    public Standing standing(PeriklesState state) {
        return yardstick.standing(state);
    }

    @Override
    public double evaluate(PeriklesState imagined, Seat seat) {
        return evaluation.of(imagined, seat.index());
    }

    @Override
    public SortedMap<String, Integer> census(PeriklesState state) {
        return yardstick.census(state);
    }
}
