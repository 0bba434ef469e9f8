package org.polemarch.polis;

import jakarta.inject.Inject;
import java.util.ArrayList;
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
import org.polemarch.polis.bot.Evaluation;
import org.polemarch.polis.model.PolisState;
import org.polemarch.polis.model.Side;
import org.polemarch.polis.rules.actions.CreateGalleys;
import org.polemarch.polis.rules.actions.CreateHoplites;
import org.polemarch.polis.rules.actions.CreateMerchants;
import org.polemarch.polis.rules.actions.LayHoplites;
import org.polemarch.polis.rules.actions.MoveGalleys;
import org.polemarch.polis.rules.actions.MoveHoplites;
import org.polemarch.polis.rules.battles.Attack;
import org.polemarch.polis.rules.battles.Battle;
import org.polemarch.polis.rules.battles.BattleCheck;
import org.polemarch.polis.rules.battles.BattleOrder;
import org.polemarch.polis.rules.battles.BeforeCards;
import org.polemarch.polis.rules.battles.Clash;
import org.polemarch.polis.rules.battles.Defence;
import org.polemarch.polis.rules.battles.DrawCards;
import org.polemarch.polis.rules.battles.NextBattle;
import org.polemarch.polis.rules.battles.Retreat;
import org.polemarch.polis.rules.endofround.AdjustmentOfGoods;
import org.polemarch.polis.rules.endofround.DemandPhoros;
import org.polemarch.polis.rules.endofround.EndOfRound;
import org.polemarch.polis.rules.endofround.Food;
import org.polemarch.polis.rules.endofround.GameEnd;
import org.polemarch.polis.rules.endofround.Grow;
import org.polemarch.polis.rules.endofround.Growth;
import org.polemarch.polis.rules.endofround.Megalopolis;
import org.polemarch.polis.rules.endofround.PhorosStep;
import org.polemarch.polis.rules.endofround.Preparation;
import org.polemarch.polis.rules.endofround.PrestigeCheck;
import org.polemarch.polis.rules.endofround.Projects;
import org.polemarch.polis.rules.endofround.RemoveProject;
import org.polemarch.polis.rules.endofround.Shortfall;
import org.polemarch.polis.rules.events.Betrayal;
import org.polemarch.polis.rules.events.EventAtEnd;
import org.polemarch.polis.rules.events.EventForBoth;
import org.polemarch.polis.rules.events.EventParts;
import org.polemarch.polis.rules.events.GalleysDue;
import org.polemarch.polis.rules.events.PrestigeIntoSilver;
import org.polemarch.polis.rules.events.RemoveUnit;
import org.polemarch.polis.rules.events.SendGalleysAway;
import org.polemarch.polis.rules.round.EndOfTurn;
import org.polemarch.polis.rules.round.FirstTurn;
import org.polemarch.polis.rules.round.LastWord;
import org.polemarch.polis.rules.round.RoundStart;
import org.polemarch.polis.rules.round.Surcharge;
import org.polemarch.polis.rules.round.TakeAction;
import org.polemarch.polis.rules.round.Turn;
import org.polemarch.polis.rules.setup.SetUp;
import org.polemarch.polis.scoring.Scoring;
import org.polemarch.polis.scoring.Yardstick;
import org.polemarch.polis.view.Imagination;
import org.polemarch.polis.view.Projection;

/** The game of Polis: its rules in the order of the book, and what the platform asks about a position. */
public final class PolisGame implements BoardGame<PolisState> {

    private static final List<Class<? extends RuleStep<PolisState, ?>>> RULES = List.of(
            // Game setup
            SetUp.class,
            // How the game is played
            RoundStart.class,
            EventParts.class,
            RemoveUnit.class,
            GalleysDue.class,
            SendGalleysAway.class,
            PrestigeIntoSilver.class,
            Betrayal.class,
            EventForBoth.class,
            FirstTurn.class,
            Turn.class,
            TakeAction.class,
            Surcharge.class,
            LastWord.class,
            EndOfTurn.class,
            // Actions that ask further questions
            CreateHoplites.class,
            CreateGalleys.class,
            CreateMerchants.class,
            MoveHoplites.class,
            MoveGalleys.class,
            LayHoplites.class,
            // Battles
            BattleCheck.class,
            NextBattle.class,
            BattleOrder.class,
            Battle.class,
            BeforeCards.class,
            Retreat.class,
            DrawCards.class,
            Attack.class,
            Defence.class,
            Clash.class,
            // The end of the round
            EndOfRound.class,
            EventAtEnd.class,
            Projects.class,
            Food.class,
            Shortfall.class,
            Growth.class,
            Grow.class,
            Megalopolis.class,
            AdjustmentOfGoods.class,
            PhorosStep.class,
            DemandPhoros.class,
            Preparation.class,
            RemoveProject.class,
            // The end of the game
            PrestigeCheck.class,
            GameEnd.class);

    private final SetUp setUp;
    private final Projection projection;
    private final Imagination imagination;
    private final Scoring scoring;
    private final Yardstick yardstick;
    private final Evaluation evaluation;
    private final Food food;
    private final PrestigeCheck prestige;

    @Inject
    PolisGame(
            SetUp setUp,
            Projection projection,
            Imagination imagination,
            Scoring scoring,
            Yardstick yardstick,
            Evaluation evaluation,
            Food food,
            PrestigeCheck prestige) {
        this.setUp = setUp;
        this.projection = projection;
        this.imagination = imagination;
        this.scoring = scoring;
        this.yardstick = yardstick;
        this.evaluation = evaluation;
        this.food = food;
        this.prestige = prestige;
    }

    @Override
    public List<Class<? extends RuleStep<PolisState, ?>>> rules() {
        return RULES;
    }

    @Override
    public PolisState table() {
        return setUp.table();
    }

    @Override
    public List<Frame> opening() {
        return List.of(new SetUp.Deal(), new RoundStart.Begin());
    }

    @Override
    public Record project(PolisState state, Seat seat) {
        return projection.of(state, Side.of(seat));
    }

    @Override
    public PolisState imagine(PolisState state, Seat seat, Chance chance) {
        return imagination.of(state, Side.of(seat), chance);
    }

    /** Nothing but the Battle cards in hand. */
    @Override
    public boolean hasSecret(PolisState state, Seat seat) {
        return state.combat().handSize(Side.of(seat)) > 0;
    }

    @Override
    public Outcome outcome(PolisState state) {
        return scoring.outcome(state);
    }

    @Override
    public List<Record> due(PolisState state, Seat seat) {
        List<Record> due = new ArrayList<>();
        due.add(food.due(Side.of(seat), state));
        prestige.due(Side.of(seat), state).ifPresent(due::add);
        return due;
    }

    @Override
    public Standing standing(PolisState state) {
        return yardstick.standing(state);
    }

    @Override
    public double evaluate(PolisState imagined, Seat seat) {
        return evaluation.of(imagined, Side.of(seat));
    }

    @Override
    public Appraisal appraise(PolisState imagined, Seat seat) {
        return evaluation.appraise(imagined, Side.of(seat));
    }

    @Override
    public SortedMap<String, Integer> census(PolisState state) {
        return yardstick.census(state);
    }
}
