package org.polemarch.perikles;

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
import org.polemarch.perikles.rules.setup.DealIn;
import org.polemarch.perikles.rules.setup.ExtraCubes;
import org.polemarch.perikles.rules.setup.SetUp;
import org.polemarch.perikles.rules.turn.DrawTiles;
import org.polemarch.perikles.rules.turn.EndOfTurn;
import org.polemarch.perikles.rules.turn.LayOut;
import org.polemarch.perikles.rules.turn.Turn;
import org.polemarch.perikles.scoring.Scoring;
import org.polemarch.perikles.scoring.Yardstick;
import org.polemarch.perikles.view.Imagination;
import org.polemarch.perikles.view.Projection;

/** The game: its rules in the order of the rulebook, and whom to ask about a position. */
final class PeriklesGame implements BoardGame<PeriklesState> {

    private static final List<Class<? extends RuleStep<PeriklesState, ?>>> RULES = List.of(
            // 3 Set-up
            SetUp.class,
            DealIn.class,
            ExtraCubes.class,
            // 4 The turn
            Turn.class,
            // 4.1 Draw tiles
            DrawTiles.class,
            LayOut.class,
            // 4.2 Take influence tiles
            InfluencePhase.class,
            TakeInfluence.class,
            AnyCity.class,
            FinishTile.class,
            Assassin.class,
            AfterTile.class,
            Alkibiades.class,
            RefillDisplay.class,
            // 4.3 Propose candidates
            ProposeCandidates.class,
            ProposeCandidate.class,
            // 4.4 Hold elections
            Elections.class,
            // 4.5 Commit military forces
            TakeControl.class,
            Recovery.class,
            ChooseRecovery.class,
            FirstToCommit.class,
            CommitOrder.class,
            CommitAction.class,
            SendForces.class,
            GrantPermission.class,
            AdditionalForces.class,
            PayForPersians.class,
            // 4.6 Resolve battles
            ResolveBattles.class,
            BattleRound.class,
            SpecialTileWindow.class,
            PlayBattleTile.class,
            CombatRoll.class,
            Casualties.class,
            ChooseCasualty.class,
            ReturnHome.class,
            Spoils.class,
            // 4.7 End of turn
            EndOfTurn.class);

    private final PeriklesData data;
    private final Seating seating;
    private final Projection projection;
    private final Imagination imagination;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final Evaluation evaluation;

    @Inject
    PeriklesGame(
            PeriklesData data,
            Seating seating,
            Projection projection,
            Imagination imagination,
            Scoring scoring,
            Yardstick yardstick,
            Evaluation evaluation) {
        this.data = data;
        this.seating = seating;
        this.projection = projection;
        this.imagination = imagination;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.evaluation = evaluation;
    }

    @Override
    public List<Class<? extends RuleStep<PeriklesState, ?>>> rules() {
        return RULES;
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
    public Appraisal appraise(PeriklesState imagined, Seat seat) {
        return evaluation.appraise(imagined, seat.index());
    }

    @Override
    public SortedMap<String, Integer> census(PeriklesState state) {
        return yardstick.census(state);
    }
}
