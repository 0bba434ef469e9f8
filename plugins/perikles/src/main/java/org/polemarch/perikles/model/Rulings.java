package org.polemarch.perikles.model;

import org.polemarch.api.game.Setup;

/**
 * The four rulings on contested sentences that are chosen at set-up.
 *
 * @param printedUnitsFightAlone printed units fight in their round even when no counter of that type is there
 * @param tileForUnopposedDefence a defender who alone has strength in the final round takes the tile, not two cubes
 * @param cubesWithoutFinalRound two cubes for the Main Defender when both sides came and no final round took place
 * @param endsAtOnce the decisive defeat ends the game at once, not at the end of the turn
 */
public record Rulings(
        boolean printedUnitsFightAlone,
        boolean tileForUnopposedDefence,
        boolean cubesWithoutFinalRound,
        boolean endsAtOnce) {

    /** Option: do rebels fight without help of their own type? */
    public static final String PRINTED_UNITS = "intrinsicFightsAlone";

    /** Option: what does a defender win who is alone in the final round of an attacked location? */
    public static final String UNOPPOSED_DEFENCE = "defenderAutomaticFinalRound";

    /** Option: what does a defender get when no final round takes place? */
    public static final String NO_FINAL_ROUND = "firstTypeOnlyBothSides";

    /** Option: when does the fourth defeat of Athens or Sparta end the game? */
    public static final String EARLY_END = "earlyEnd";

    public static Rulings of(Setup setup) {
        return new Rulings(
                setup.option(PRINTED_UNITS).equals("true"),
                setup.option(UNOPPOSED_DEFENCE).equals("tile"),
                setup.option(NO_FINAL_ROUND).equals("twoCubes"),
                setup.option(EARLY_END).equals("immediate"));
    }
}
