package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.combat.Strengths;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Seating;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/**
 * 4.6 A round is fought by the counters of its type. A side alone with strength wins it without dice or losses; with
 * nobody there is no round. The winner of the first round has one token in the second, and no other token is kept.
 */
@Cites({"4.6/rounds", "7/advantage"})
public class BattleRound implements Procedure<PeriklesState, BattleRound.Begin> {

    public record Begin(int round) implements Frame {}

    /** A round will be fought, with these strengths and starting tokens. */
    public record RoundBegan(
            Location location, UnitType type, int attack, int defence, int attackerTokens, int defenderTokens)
            implements GameEvent {}

    public record WonUnopposed(Location location, UnitType type, Side side) implements GameEvent {}

    public record NoRound(Location location, UnitType type) implements GameEvent {}

    private final Strengths strengths;
    private final Seating seating;

    @Inject
    public BattleRound(Strengths strengths, Seating seating) {
        this.strengths = strengths;
        this.seating = seating;
    }

    @Override
    public void run(Begin frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Battle battle = state.battle();
        battle.beginRound(frame.round());
        Location location = state.fought().location();
        UnitType type = state.roundType();
        int attack = strengths.of(Side.ATTACK, type, state);
        int defence = strengths.of(Side.DEFENCE, type, state);
        battle.setStrength(attack, defence);
        if (attack == 0 && defence == 0) {
            battle.setCourse(Battle.Course.NOBODY);
            play.report(() -> new NoRound(location, type));
        } else if (attack == 0 || defence == 0) {
            Side winner = defence == 0 ? Side.ATTACK : Side.DEFENCE;
            battle.setCourse(Battle.Course.UNOPPOSED);
            battle.setWinner(winner);
            play.report(() -> new WonUnopposed(location, type, winner));
            play.next(new ReturnHome.Of(type));
        } else {
            battle.setCourse(Battle.Course.FOUGHT);
            takeAdvantage(frame.round(), battle);
            int attackerTokens = battle.tokens(frame.round(), Side.ATTACK);
            int defenderTokens = battle.tokens(frame.round(), Side.DEFENCE);
            play.report(() -> new RoundBegan(location, type, attack, defence, attackerTokens, defenderTokens));
            play.next(
                    new SpecialTileWindow.Next(seating.seat(state.first()), seating.players()),
                    new CombatRoll.Throw(),
                    new ReturnHome.Of(type));
        }
    }

    /** The tokens with which a round starts: one for the winner of the round before. */
    protected void takeAdvantage(int round, Battle battle) {
        if (round > 0 && battle.winner(round - 1) != Battle.NO_SIDE) {
            battle.addToken(Side.of(battle.winner(round - 1)));
        }
    }
}
