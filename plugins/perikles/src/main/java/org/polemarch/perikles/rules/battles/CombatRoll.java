package org.polemarch.perikles.rules.battles;

import jakarta.inject.Inject;
import org.polemarch.api.cite.Cites;
import org.polemarch.api.log.GameEvent;
import org.polemarch.api.play.Frame;
import org.polemarch.api.play.Play;
import org.polemarch.api.play.Procedure;
import org.polemarch.perikles.combat.CombatTable;
import org.polemarch.perikles.data.Column;
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

    public record Throw() implements Frame {}

    public record ColumnFound(int attack, int defence, String column, int attackerNeeds, int defenderNeeds)
            implements GameEvent {}

    /** Both sides threw; the tokens are those after the throw. */
    @Cites("4.6/dice")
    public record Thrown(int attacker, int defender, int attackerTokens, int defenderTokens) implements GameEvent {}

    @Cites("4.6/dice")
    public record RoundWon(Location location, UnitType type, Side side) implements GameEvent {}

    private final CombatTable table;

    @Inject
    public CombatRoll(CombatTable table) {
        this.table = table;
    }

    @Override
    public void run(Throw frame, Play<PeriklesState> play) {
        PeriklesState state = play.state();
        Battle battle = state.battle();
        int attack = battle.strength(battle.round(), Side.ATTACK);
        int defence = battle.strength(battle.round(), Side.DEFENCE);
        Column column = table.column(attack, defence);
        play.report(
                () -> new ColumnFound(attack, defence, column.label(), column.attackerNeeds(), column.defenderNeeds()));
        Side winner = fight(column, play);
        battle.setWinner(winner);
        Location location = state.fought().location();
        UnitType type = state.roundType();
        play.report(() -> new RoundWon(location, type, winner));
        play.next(new Casualties.Of(winner.other()));
    }

    protected Side fight(Column column, Play<PeriklesState> play) {
        Battle battle = play.state().battle();
        int enough = table.tokensToWin();
        while (true) {
            int one = play.roll(table.dieSides(), "roll.attacker");
            int two = play.roll(table.dieSides(), "roll.attacker");
            int three = play.roll(table.dieSides(), "roll.defender");
            int four = play.roll(table.dieSides(), "roll.defender");
            battle.setDice(one, two, three, four);
            boolean attacker = table.succeeds(one + two, column.attackerNeeds());
            boolean defender = table.succeeds(three + four, column.defenderNeeds());
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
