package org.polemarch.perikles.rules.battles;

import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.data.CombatColumn;
import org.polemarch.perikles.model.Battle;
import org.polemarch.perikles.model.Location;
import org.polemarch.perikles.model.PeriklesState;
import org.polemarch.perikles.model.Side;
import org.polemarch.perikles.model.UnitType;

/**
 * 4.6 Both sides throw two dice against their number in the column, which stays the same for the round; who reaches it
 * gains a token. Two tokens against fewer win. At two all the throwing goes on until only one side succeeds.
 */
@Cites({"4.6/table", "4.6/dice"})
public class CombatRoll implements Procedure<PeriklesState, CombatRoll.Throw> {

    private static final int SIDES = 6;

    /** The dice are thrown. */
    public record Throw() implements Frame {}

    /** The column was found. */
    public record ColumnFound(int attack, int defence, String column, int attackerNeeds, int defenderNeeds)
            implements GameEvent {}

    /** Both sides threw; the tokens are those after the throw. */
    @Cites("4.6/dice")
    public record Thrown(int attacker, int defender, int attackerTokens, int defenderTokens) implements GameEvent {}

    /** A side won a round. */
    @Cites("4.6/dice")
    public record RoundWon(Location location, UnitType type, Side side) implements GameEvent {}

    @Override
    public void run(Throw frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Battle battle = state.battle();
        int round = battle.round();
        int attack = battle.strength(round, Side.ATTACK);
        int defence = battle.strength(round, Side.DEFENCE);
        CombatColumn column = CombatColumn.between(attack, defence);
        int attackerNeeds = state.data().attackerNeeds(column.ordinal());
        int defenderNeeds = state.data().defenderNeeds(column.ordinal());
        play.report(() -> new ColumnFound(attack, defence, column.label(), attackerNeeds, defenderNeeds));
        Side winner = fight(attackerNeeds, defenderNeeds, play);
        battle.setWinner(winner);
        Location location = Location.of(state.tiles().open(battle.slot()));
        UnitType type = state.data().round(location.ordinal(), round);
        play.report(() -> new RoundWon(location, type, winner));
        play.next(new Casualties.Of(winner.other()));
    }

    private static Side fight(int attackerNeeds, int defenderNeeds, Play<PeriklesState> play) {
        Battle battle = play.state().battle();
        int enough = play.state().data().game().tokensToWin();
        while (true) {
            int one = play.roll(SIDES, "roll.attacker");
            int two = play.roll(SIDES, "roll.attacker");
            int three = play.roll(SIDES, "roll.defender");
            int four = play.roll(SIDES, "roll.defender");
            battle.setDice(one, two, three, four);
            boolean attacker = one + two >= attackerNeeds;
            boolean defender = three + four >= defenderNeeds;
            boolean level = battle.tokens(battle.round(), Side.ATTACK) == enough
                    && battle.tokens(battle.round(), Side.DEFENCE) == enough;
            gain(Side.ATTACK, attacker, enough, battle);
            gain(Side.DEFENCE, defender, enough, battle);
            int attackerTokens = battle.tokens(battle.round(), Side.ATTACK);
            int defenderTokens = battle.tokens(battle.round(), Side.DEFENCE);
            play.report(() -> new Thrown(one + two, three + four, attackerTokens, defenderTokens));
            if (level) {
                if (attacker != defender) {
                    return attacker ? Side.ATTACK : Side.DEFENCE;
                }
            } else if (attackerTokens != defenderTokens && Math.max(attackerTokens, defenderTokens) == enough) {
                return attackerTokens == enough ? Side.ATTACK : Side.DEFENCE;
            }
        }
    }

    private static void gain(Side side, boolean success, int most, Battle battle) {
        if (success && battle.tokens(battle.round(), side) < most) {
            battle.addToken(side);
        }
    }
}
