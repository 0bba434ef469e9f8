package org.polemarch.victory;

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
import org.polemarch.victory.bot.Evaluation;
import org.polemarch.victory.data.VictoryData;
import org.polemarch.victory.model.VictoryState;
import org.polemarch.victory.rules.battle.AfterBattle;
import org.polemarch.victory.rules.battle.ChooseBattle;
import org.polemarch.victory.rules.battle.ChooseRemoval;
import org.polemarch.victory.rules.battle.Fall;
import org.polemarch.victory.rules.battle.More;
import org.polemarch.victory.rules.battle.Removal;
import org.polemarch.victory.rules.battle.Strike;
import org.polemarch.victory.rules.cards.ChooseDiscard;
import org.polemarch.victory.rules.cards.LosePrepared;
import org.polemarch.victory.rules.cards.Owe;
import org.polemarch.victory.rules.effects.ForcedDiscard;
import org.polemarch.victory.rules.effects.Perform;
import org.polemarch.victory.rules.effects.TokensToBowl;
import org.polemarch.victory.rules.effects.UseCard;
import org.polemarch.victory.rules.muster.LiftForRedeploy;
import org.polemarch.victory.rules.muster.MusterAgain;
import org.polemarch.victory.rules.muster.MusterPiece;
import org.polemarch.victory.rules.muster.PlacePiece;
import org.polemarch.victory.rules.reactions.React;
import org.polemarch.victory.rules.reactions.ReactionRound;
import org.polemarch.victory.rules.reactions.Window;
import org.polemarch.victory.rules.scoring.ScoringRound;
import org.polemarch.victory.rules.scoring.Victory;
import org.polemarch.victory.rules.setup.Mulligan;
import org.polemarch.victory.rules.setup.OpeningDiscard;
import org.polemarch.victory.rules.setup.OpeningDiscards;
import org.polemarch.victory.rules.setup.SetUp;
import org.polemarch.victory.rules.tokens.BuyToken;
import org.polemarch.victory.rules.tokens.Help;
import org.polemarch.victory.rules.tokens.LiftPiece;
import org.polemarch.victory.rules.tokens.PlaceToken;
import org.polemarch.victory.rules.tokens.TakeToken;
import org.polemarch.victory.rules.tokens.TokenRound;
import org.polemarch.victory.rules.tokens.UseTokens;
import org.polemarch.victory.rules.turn.EmergencyProvision;
import org.polemarch.victory.rules.turn.EndOfTurn;
import org.polemarch.victory.rules.turn.EnterStep;
import org.polemarch.victory.rules.turn.NextRound;
import org.polemarch.victory.rules.turn.Planning;
import org.polemarch.victory.rules.turn.PlayStep;
import org.polemarch.victory.rules.turn.SupplyStep;
import org.polemarch.victory.rules.turn.Turn;
import org.polemarch.victory.scoring.Scoring;
import org.polemarch.victory.scoring.Yardstick;
import org.polemarch.victory.view.Imagination;
import org.polemarch.victory.view.Projection;

/** The game: its rules in the order of the rulebook, and whom to ask about a position. */
final class VictoryGame implements BoardGame<VictoryState> {

    private static final List<Class<? extends RuleStep<VictoryState, ?>>> RULES = List.of(
            // Set-up
            SetUp.class,
            Mulligan.class,
            OpeningDiscard.class,
            OpeningDiscards.class,
            // Order of play, turn sequence
            Turn.class,
            EnterStep.class,
            PlayStep.class,
            Planning.class,
            SupplyStep.class,
            EndOfTurn.class,
            NextRound.class,
            // Pieces
            LiftPiece.class,
            MusterPiece.class,
            PlacePiece.class,
            LiftForRedeploy.class,
            MusterAgain.class,
            // Bribery tokens
            BuyToken.class,
            PlaceToken.class,
            TakeToken.class,
            TokenRound.class,
            UseTokens.class,
            Help.class,
            // Battle
            ChooseBattle.class,
            Strike.class,
            AfterBattle.class,
            ChooseRemoval.class,
            More.class,
            Removal.class,
            Fall.class,
            // Cards
            Owe.class,
            ChooseDiscard.class,
            UseCard.class,
            Perform.class,
            ForcedDiscard.class,
            LosePrepared.class,
            TokensToBowl.class,
            // Emergency Provision
            EmergencyProvision.class,
            // Reactions
            Window.class,
            ReactionRound.class,
            React.class,
            // Scoring and victory
            ScoringRound.class,
            Victory.class);

    private final VictoryData data;
    private final Projection projection;
    private final Imagination imagination;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final Evaluation evaluation;

    @Inject
    VictoryGame(
            VictoryData data,
            Projection projection,
            Imagination imagination,
            Scoring scoring,
            Yardstick yardstick,
            Evaluation evaluation) {
        this.data = data;
        this.projection = projection;
        this.imagination = imagination;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.evaluation = evaluation;
    }

    @Override
    public List<Class<? extends RuleStep<VictoryState, ?>>> rules() {
        return RULES;
    }

    @Override
    public VictoryState table() {
        return new VictoryState(data);
    }

    @Override
    public List<Frame> opening() {
        return List.of(new SetUp.Begin());
    }

    @Override
    public Record project(VictoryState state, Seat seat) {
        return projection.of(state, seat);
    }

    @Override
    public VictoryState imagine(VictoryState state, Seat seat, Chance chance) {
        return imagination.of(state, seat, chance);
    }

    @Override
    public Outcome outcome(VictoryState state) {
        return scoring.outcome(state);
    }

    @Override
    public Standing standing(VictoryState state) {
        return yardstick.standing(state);
    }

    @Override
    public double evaluate(VictoryState imagined, Seat seat) {
        return evaluation.of(imagined, seat.index());
    }

    @Override
    public Appraisal appraise(VictoryState imagined, Seat seat) {
        return evaluation.appraise(imagined, seat.index());
    }

    @Override
    public SortedMap<String, Integer> census(VictoryState state) {
        return yardstick.census(state);
    }
}
