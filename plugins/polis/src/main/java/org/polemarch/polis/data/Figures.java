package org.polemarch.polis.data;

/**
 * The figures that the rules name in their text.
 *
 * @param actionsPerTurn how many actions make a turn
 * @param moveCost the Prestige that moving Hoplites or Galleys costs
 * @param siegeCost the Prestige that a siege costs
 * @param tributeCost the Prestige that Tribute costs away from home
 * @param neutralBribe the Silver for each Population of a neutral polis in a civil war
 * @param enemyBribe the Silver for each Population of an enemy polis in a civil war
 * @param ransom the Silver that frees a Proxenos
 * @param surcharge the Resources that each action costs in addition once the opponent has passed
 * @param demandDice how many dice are rolled when demand falls; the lowest counts
 * @param retreatCost the Prestige that a retreat costs, and gives to the opponent
 */
public record Figures(
        int actionsPerTurn,
        int moveCost,
        int siegeCost,
        int tributeCost,
        int neutralBribe,
        int enemyBribe,
        int ransom,
        int surcharge,
        int demandDice,
        int retreatCost) {}
